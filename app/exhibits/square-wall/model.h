// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "engine/measure/power_law.h"
#include "exhibits/shared/measuring_model.h"
#include "exhibits/square-wall/model_record.h"

namespace nunchi::exhibits::square_wall {

/// The computer that is measured; tests hand in one of their own.
struct Machine
{
    MeasureFunction measure;
    std::function<std::optional<double>()> availableMemory; ///< bytes, now
    std::optional<double> installedMemory; ///< bytes
    QString name;
};

/// What the square of the length costs: pairs and memory by the engine's counts, time by measuring attention with the
/// whole n×n matrix ("plain") and without ("tiled") on one core, in float32. Parameters: n (the length looked at), d
/// (the width), measured (what a run brought; a lesson leaves it alone). Another d drops the results.
class Model : public MeasuringModel<Record>
{
    Q_OBJECT
public:
    static constexpr int kLeastN = 100;
    static constexpr int kMostN = 2'000'000;

    explicit Model(QObject *parent = nullptr);
    explicit Model(Machine machine, QObject *parent = nullptr);

    QString exhibitId() const override { return QStringLiteral("square-wall"); }
    QList<Parameter> parameters() const override;
    QJsonObject state() const override;
    QString textForm() const override;
    QList<QStringList> table() const override;

    int n() const { return m_n; }
    int width() const { return m_width; }
    /// A change by the user; of one gesture together they are one step of undo.
    void setN(int n, const QString &gesture = {});

    /// From short to long, plain and tiled in turn; drops what was measured before (undo brings it back).
    void measure();

    static double pairs(double n); ///< queries times keys
    double memory(engine::Subject subject, double n) const; ///< bytes, inputs and output included
    std::optional<double> installedMemory() const { return m_machine.installedMemory; }
    /// The length at which it fills the memory of this computer; empty where that is unknown.
    std::optional<double> fullAt(engine::Subject subject) const;

    const MeasuredPoints &points(engine::Subject subject) const;
    /// The line through the points; empty with fewer than two.
    std::optional<engine::PowerLaw> law(engine::Subject subject) const { return lawThrough(points(subject)); }
    std::optional<engine::Forecast> forecast(engine::Subject subject, double n) const;
    double largestSpread() const; ///< of all points, as a share of the median
    bool isNoisy() const;

protected:
    std::optional<QString> apply(const QJsonObject &complete) override;
    void take(const MeasureTask &task, const engine::MeasuredPoint &point, Record &record) override;

private:
    engine::WorkloadOptions work(engine::Subject subject) const;
    QList<MeasureTask> tasks(engine::Index &leftOut) const;

    Machine m_machine;
    int m_n = 512;
    int m_width = 64;
};

} // namespace nunchi::exhibits::square_wall

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/measure/speedup.h"
#include "exhibits/grading/model_record.h"
#include "exhibits/shared/measuring_model.h"

namespace nunchi::exhibits::grading {

/// The computer that is measured; tests hand in one of their own.
struct Machine
{
    MeasureFunction measure;
    int cores = 1; ///< threads it runs at once
    QString name;
};

/// What it helps to divide work: 100 papers among 1 to 100 markers, Amdahl's law, and how much faster this computer
/// gets with every core at attention and at an RNN. Parameters: markers, share (of the work in order, in percent), time
/// (units since they began; one paper by one marker takes one unit), measured (what a run brought; a lesson leaves it
/// alone).
class Model : public MeasuringModel<Record>
{
    Q_OBJECT
public:
    static constexpr int kPapers = 100;
    static constexpr int kMostMarkers = 100;
    static constexpr int kMostShare = 50;
    static constexpr int kLength = 2048; ///< tokens of what is measured …
    static constexpr int kWidth = 64; ///< … and the width of one head and of the RNN's memory
    static constexpr int kRounds = 3; ///< every number of cores is measured so often, all of them in turn

    explicit Model(QObject *parent = nullptr);
    explicit Model(Machine machine, QObject *parent = nullptr);

    QString exhibitId() const override { return QStringLiteral("grading"); }
    QList<Parameter> parameters() const override;
    QJsonObject state() const override;
    QString textForm() const override;
    QList<QStringList> table() const override;

    int markers() const { return m_markers; }
    int share() const { return m_share; } ///< percent
    engine::DividedWork work() const { return {kPapers, m_markers, m_share / 100.0}; }
    double time() const { return std::min(m_time, work().time()); }
    engine::Progress progress() const { return work().at(m_time); }
    bool isDone() const { return m_time >= work().time(); }
    double amdahl(double markers) const { return engine::amdahlSpeedup(m_share / 100.0, markers); }

    // Changes by the user; of one gesture together they are one step of undo. The markers begin anew.
    void setMarkers(int markers, const QString &gesture = {});
    void setShare(int percent, const QString &gesture = {});
    void setTime(double units); ///< not kept for undo: time goes on

    /// From one core to all of them, attention and the RNN in turn, in rounds; drops what was measured before (undo
    /// brings it back).
    void measure();
    int cores() const { return record().isEmpty() ? m_machine.cores : record().cores; }
    QList<int> coreCounts() const; ///< that are measured: 1 … all, of many cores ever fewer between

    const MeasuredPoints &points(engine::Subject subject) const;
    /// The median of the rounds, in seconds; empty: not measured.
    std::optional<double> seconds(engine::Subject subject, int cores) const;
    /// How many times as fast as one core; empty: not measured.
    std::optional<double> speedup(engine::Subject subject, int cores) const;
    /// The most cores at which it was measured; 0: none.
    int mostMeasured(engine::Subject subject) const;
    /// The share of attention that would have to go in order to explain its speed-up; empty with one core.
    std::optional<double> explainingShare() const;
    double largestSpread() const; ///< of runs, and of rounds, as a share of the median
    bool isNoisy() const;

protected:
    std::optional<QString> apply(const QJsonObject &complete) override;
    void take(const MeasureTask &task, const engine::MeasuredPoint &point, Record &record) override;

private:
    QList<MeasureTask> tasks() const;

    Machine m_machine;
    int m_markers = 10;
    int m_share = 0;
    double m_time = 0;
};

} // namespace nunchi::exhibits::grading

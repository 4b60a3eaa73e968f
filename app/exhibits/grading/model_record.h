// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QJsonObject>
#include <QString>

#include "exhibits/shared/measured_points.h"

namespace nunchi::exhibits::grading {

/// What a run on some computer brought, as it is kept with the state. The n of its points is a number of cores; there
/// is one point a round for each of these numbers.
struct Record
{
    QString machine;
    int cores = 0; ///< of that computer
    MeasuredPoints attention;
    MeasuredPoints recurrent;
    MeasureWorker::Ending ending = MeasureWorker::Ending::Done;

    bool isEmpty() const { return machine.isEmpty(); }
    QJsonObject toJson() const; ///< {} when empty
    /// Why it cannot be read; empty: record holds it.
    static std::optional<QString> read(const QJsonObject &json, Record &record);
};

} // namespace nunchi::exhibits::grading

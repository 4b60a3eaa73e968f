// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QJsonObject>
#include <QString>

#include "exhibits/shared/measured_points.h"

namespace nunchi::exhibits::square_wall {

/// What a run on some computer brought, as it is kept with the state.
struct Record
{
    QString machine;
    int width = 0; ///< d
    MeasuredPoints plain;
    MeasuredPoints tiled;
    engine::Index leftOut = 0; ///< the first length at which the plain matrix did not fit into the memory; 0: none
    MeasureWorker::Ending ending = MeasureWorker::Ending::Done;

    bool isEmpty() const { return machine.isEmpty(); }
    QJsonObject toJson() const; ///< {} when empty
    /// Why it cannot be read; empty: record holds it.
    static std::optional<QString> read(const QJsonObject &json, Record &record);
};

} // namespace nunchi::exhibits::square_wall

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/exhibit_model.h"

namespace nunchi::exhibits::tally {

/// Counts presses.
class Model : public ExhibitModel
{
    Q_OBJECT
public:
    using ExhibitModel::ExhibitModel;

    QString exhibitId() const override { return QStringLiteral("tally"); }
    QList<Parameter> parameters() const override;
    QJsonObject state() const override { return {{QStringLiteral("count"), m_count}}; }
    QString textForm() const override { return QString::number(m_count); }

    void press();

protected:
    std::optional<QString> apply(const QJsonObject &complete) override;

private:
    int m_count = 0;
};

} // namespace nunchi::exhibits::tally

// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/tally/model.h"

namespace nunchi::exhibits::tally {

QList<Parameter> Model::parameters() const
{
    return {{QStringLiteral("count"), Parameter::Kind::Integer, 0, 0, 9, {}}};
}

void Model::press()
{
    remember();
    ++m_count;
    Q_EMIT changed();
}

std::optional<QString> Model::apply(const QJsonObject &complete)
{
    m_count = complete[QLatin1String("count")].toInt();
    return std::nullopt;
}

} // namespace nunchi::exhibits::tally

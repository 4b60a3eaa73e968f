// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/csv.h"

#include <algorithm>

#include <QLocale>

namespace nunchi::exhibits {

namespace {
QString cellText(QString cell)
{
    const bool quoted = std::any_of(cell.cbegin(), cell.cend(),
        [](QChar sign) { return sign == u',' || sign == u'"' || sign == u'\n' || sign == u'\r'; });
    if (!quoted)
        return cell;
    cell.replace(u'"', QStringLiteral("\"\""));
    return u'"' + cell + u'"';
}
} // namespace

QString csvNumber(double number)
{
    return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

QString csvText(const QList<QStringList> &rows)
{
    QString text;
    for (const QStringList &row : rows) {
        QStringList cells;
        for (const QString &cell : row)
            cells << cellText(cell);
        text += cells.join(u',') + QStringLiteral("\r\n");
    }
    return text;
}

} // namespace nunchi::exhibits

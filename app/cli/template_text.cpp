// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/template_text.h"

#include <QFile>

namespace nunchi::cli {

QByteArray templateText(const QString &resource)
{
    QFile file(resource);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArray text;
    while (!file.atEnd())
        if (const QByteArray line = file.readLine(); !line.contains("SPDX-License-Identifier"))
            text += line;
    return text;
}

} // namespace nunchi::cli

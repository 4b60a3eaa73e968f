// SPDX-License-Identifier: GPL-3.0-or-later
#include "pdf_tools.h"

#include <QHash>
#include <QProcess>
#include <QRegularExpression>
#include <QXmlStreamReader>

namespace pdf {

namespace {

using Attributes = QXmlStreamAttributes;

QRectF boxOf(const Attributes &attributes)
{
    const auto at = [&attributes](const char *name) { return attributes.value(QLatin1String(name)).toDouble(); };
    return QRectF(QPointF(at("xMin"), at("yMin")), QPointF(at("xMax"), at("yMax")));
}

QString html(const QString &file)
{
    return tool(QStringLiteral("pdftohtml"),
        {QStringLiteral("-xml"), QStringLiteral("-i"), QStringLiteral("-stdout"), file});
}

} // namespace

QString tool(const QString &name, const QStringList &arguments)
{
    QProcess process;
    process.start(name, arguments);
    if (!process.waitForFinished(120'000) || process.exitCode() != 0)
        qFatal("%s: %s", qPrintable(name), process.readAllStandardError().constData());
    const QByteArray complaint = process.readAllStandardError();
    if (complaint.contains("Error"))
        qFatal("%s: %s", qPrintable(name), complaint.constData());
    return QString::fromUtf8(process.readAllStandardOutput());
}

QString text(const QString &file, int sheet)
{
    QStringList arguments{QStringLiteral("-layout")};
    if (sheet > 0)
        arguments << QStringLiteral("-f") << QString::number(sheet) << QStringLiteral("-l") << QString::number(sheet);
    return tool(QStringLiteral("pdftotext"), arguments << file << QStringLiteral("-"));
}

QList<Word> words(const QString &file)
{
    QList<Word> words;
    QXmlStreamReader reader(tool(QStringLiteral("pdftotext"), {QStringLiteral("-bbox"), file, QStringLiteral("-")}));
    int sheet = 0;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (reader.name() == QLatin1String("page"))
            ++sheet;
        if (reader.name() != QLatin1String("word"))
            continue;
        const QRectF box = boxOf(reader.attributes());
        words << Word{sheet, box, reader.readElementText()};
    }
    return words;
}

QString info(const QString &file, const QString &key)
{
    const QRegularExpression line(
        QLatin1Char('^') + key + QStringLiteral(":\\s*(.*)$"), QRegularExpression::MultilineOption);
    return line.match(tool(QStringLiteral("pdfinfo"), {file})).captured(1);
}

int sheets(const QString &file)
{
    return info(file, QStringLiteral("Pages")).toInt();
}

QHash<QString, bool> fonts(const QString &file)
{
    QHash<QString, bool> fonts;
    const QStringList lines = tool(QStringLiteral("pdffonts"), {file}).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (const QString &line : lines.mid(2)) {
        const QStringList fields = line.simplified().split(QLatin1Char(' '));
        // … emb sub uni object ID
        fonts.insert(fields.first(), fields.value(fields.size() - 5) == QLatin1String("yes"));
    }
    return fonts;
}

int pixelImages(const QString &file)
{
    const QString list = tool(QStringLiteral("pdfimages"), {QStringLiteral("-list"), file});
    return static_cast<int>(list.split(QLatin1Char('\n'), Qt::SkipEmptyParts).size()) - 2;
}

QStringList bookmarks(const QString &file)
{
    QStringList titles;
    QXmlStreamReader reader(html(file));
    int level = -1;
    while (!reader.atEnd()) {
        const auto token = reader.readNext();
        if (reader.name() == QLatin1String("outline"))
            level += token == QXmlStreamReader::StartElement ? 1 : -1;
        else if (token == QXmlStreamReader::StartElement && reader.name() == QLatin1String("item"))
            titles << QString(2 * level, QLatin1Char(' ')) + reader.readElementText();
    }
    return titles;
}

QList<Link> links(const QString &file)
{
    QList<Link> links;
    static const QRegularExpression place(QStringLiteral("#(\\d+)$"));
    QXmlStreamReader reader(html(file));
    int sheet = 0;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (reader.name() == QLatin1String("page"))
            sheet = reader.attributes().value(QLatin1String("number")).toInt();
        if (reader.name() != QLatin1String("a"))
            continue;
        const QString href = reader.attributes().value(QLatin1String("href")).toString();
        const auto match = place.match(href);
        links << Link{sheet, match.captured(1).toInt(), match.hasMatch() ? QString() : href};
    }
    return links;
}

QHash<QString, int> destinations(const QString &file)
{
    QHash<QString, int> found;
    static const QRegularExpression line(
        QStringLiteral("^\\s*(\\d+) \\[.*\\] \"(.*)\"$"), QRegularExpression::MultilineOption);
    for (auto it = line.globalMatch(tool(QStringLiteral("pdfinfo"), {QStringLiteral("-dests"), file})); it.hasNext();) {
        const auto match = it.next();
        found.insert(match.captured(2), match.captured(1).toInt());
    }
    return found;
}

} // namespace pdf

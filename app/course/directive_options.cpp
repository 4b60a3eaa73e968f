// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/directive_options.h"

#include <algorithm>

#include <QCoreApplication>
#include <QRegularExpression>

#include "course/block_ids.h"
#include "course/code_ranges.h"
#include "course/front_matter.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::DirectiveOptions)
};

} // namespace

DirectiveOptions::DirectiveOptions(
    Reading &reading, const Segment &segment, std::initializer_list<const char *> allowed)
    : m_reading(reading)
    , m_segment(segment)
    , m_bodyStart(segment.start)
{
    static const QRegularExpression shape(QStringLiteral("^ {0,3}:([A-Za-z][A-Za-z0-9_-]*):(?:[ \\t]+(.*))?$"));
    const SourceText &source = reading.source();
    while (m_bodyStart < segment.end) {
        const qsizetype end = std::min(segment.end, source.lineEnd(m_bodyStart));
        const QByteArray line = source.text().sliced(m_bodyStart, end - m_bodyStart);
        const QRegularExpressionMatch match = shape.match(QString::fromUtf8(line));
        if (!match.hasMatch())
            break;
        add({match.captured(1), match.captured(2).trimmed(), m_bodyStart + line.indexOf(':')}, allowed);
        m_bodyStart = std::min(segment.end, end + 1);
    }
    warnOfMisplaced(allowed);
}

/// What looks like an option in the text that follows them: below other text, or without its second colon.
void DirectiveOptions::warnOfMisplaced(std::initializer_list<const char *> allowed) const
{
    static const QRegularExpression shape(QStringLiteral("^ {0,3}:([A-Za-z][A-Za-z0-9_-]*)(:?)(?:[ \\t]|$)"));
    const SourceText &source = m_reading.source();
    FenceLine fence;
    for (qsizetype at = m_bodyStart; at < m_segment.end; at = source.lineEnd(at) + 1) {
        const qsizetype end = std::min(m_segment.end, source.lineEnd(at));
        const QByteArrayView line = QByteArrayView(source.text()).sliced(at, end - at);
        if (fence.sign) {
            fence = closesFence(fence, line, false) ? FenceLine() : fence;
            continue;
        }
        fence = fenceLine(line, false);
        if (!line.trimmed().startsWith(':'))
            continue;
        const QRegularExpressionMatch match = shape.match(QString::fromUtf8(line));
        const QString name = match.captured(1);
        const bool known = std::any_of(
            allowed.begin(), allowed.end(), [&](const char *each) { return name == QLatin1String(each); });
        const bool isFirst = at == m_bodyStart;
        if (known && match.captured(2).isEmpty() && isFirst)
            m_reading.warning(at + line.indexOf(':'), Words::tr("an option has two colons: write :%1: …").arg(name));
        else if (known && !match.captured(2).isEmpty())
            m_reading.warning(at + line.indexOf(':'),
                Words::tr("this line is text: options such as :%1: stand right below the fence, before all text and "
                          "empty lines")
                    .arg(name));
    }
}

void DirectiveOptions::add(Option option, std::initializer_list<const char *> allowed)
{
    QStringList known;
    for (const char *name : allowed)
        known << QStringLiteral(":%1:").arg(QLatin1String(name));
    const QString written = QStringLiteral(":%1:").arg(option.name);
    const bool twice =
        std::any_of(m_options.begin(), m_options.end(), [&](const Option &o) { return o.name == option.name; });
    if (!known.contains(written))
        m_reading.error(option.offset,
            Words::tr("{%1} has no option %2; it knows: %3")
                .arg(m_segment.name, written, known.join(QStringLiteral(", "))));
    else if (twice)
        m_reading.error(option.offset, Words::tr("the option %1 stands here twice: remove one").arg(written));
    else if (option.value.isEmpty())
        m_reading.error(option.offset, Words::tr("the option %1 has no value: write it after the colon").arg(written));
    else
        m_options.append(std::move(option));
}

QByteArray DirectiveOptions::body() const
{
    return m_reading.source().text().sliced(m_bodyStart, m_segment.end - m_bodyStart);
}

const DirectiveOptions::Option *DirectiveOptions::find(const char *name) const
{
    for (const Option &option : m_options)
        if (option.name == QLatin1String(name))
            return &option;
    return nullptr;
}

QString DirectiveOptions::text(const char *name) const
{
    const Option *option = find(name);
    return option ? option->value : QString();
}

void DirectiveOptions::error(const char *name, const QString &message) const
{
    const Option *option = find(name);
    m_reading.error(option ? option->offset : m_segment.fence, message);
}

QString DirectiveOptions::id() const
{
    const Option *option = find("id");
    return option && checkId(m_reading, option->offset, option->value) ? option->value : QString();
}

QString DirectiveOptions::level() const
{
    const QString level = text("level");
    if (level.isEmpty() || isLevel(level))
        return level;
    error("level",
        Words::tr("there is no level \"%1\"; there are: high-school, undergraduate, graduate").arg(level));
    return {};
}

int DirectiveOptions::number(const char *name, int least, int most, int otherwise) const
{
    if (!has(name))
        return otherwise;
    QString word = text(name);
    if (word.endsWith(QLatin1Char('%')))
        word = word.chopped(1).trimmed();
    bool ok = false;
    const int number = word.toInt(&ok);
    if (ok && number >= least && number <= most)
        return number;
    error(name,
        Words::tr(":%1: must be a whole number from %2 to %3").arg(QLatin1String(name)).arg(least).arg(most));
    return otherwise;
}

QList<int> DirectiveOptions::places(const char *name, int most) const
{
    static const QRegularExpression between(QStringLiteral("[\\s,]+"));
    QList<int> places;
    for (const QString &word : text(name).split(between, Qt::SkipEmptyParts)) {
        bool ok = false;
        const int number = word.toInt(&ok);
        if (!ok || number < 1 || number > most)
            error(name,
                Words::tr(":%1: names \"%2\", but counts from 1 to %3 here")
                    .arg(QLatin1String(name), word)
                    .arg(most));
        else if (!places.contains(number - 1))
            places << number - 1;
    }
    std::sort(places.begin(), places.end());
    return places;
}

} // namespace nunchi::course

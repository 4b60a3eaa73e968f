// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/translation_record.h"

#include <vector>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QSaveFile>

#include "course/front_matter.h"
#include "course/yaml_tree.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::TranslationRecord)
};

constexpr char byteOrderMark[] = "\xEF\xBB\xBF";
constexpr QLatin1String field("made-from");
constexpr qsizetype digestsOnLine = 8;

/// A line of the file as it is, its end with it: \n, \r\n or \r.
struct Line
{
    QByteArrayView whole;

    QByteArrayView words() const { return whole.trimmed(); }
    bool isIndented() const { return whole.startsWith(' ') || whole.startsWith('\t'); }
    bool startsField() const
    {
        const QByteArrayView key(field.data(), field.size());
        return whole.startsWith(key) && whole.sliced(key.size()).trimmed().startsWith(':');
    }
    QByteArrayView end() const
    {
        qsizetype at = whole.size();
        while (at > 0 && (whole[at - 1] == '\n' || whole[at - 1] == '\r'))
            --at;
        return whole.sliced(at);
    }
};

std::vector<Line> linesOf(QByteArrayView text)
{
    std::vector<Line> lines;
    for (qsizetype start = 0, at = 0; at < text.size();) {
        const char sign = text[at++];
        if (sign == '\r' && at < text.size() && text[at] == '\n')
            ++at;
        if (sign == '\n' || sign == '\r' || at == text.size()) {
            lines.push_back({text.sliced(start, at - start)});
            start = at;
        }
    }
    return lines;
}

QByteArray joined(const std::vector<Line> &lines, size_t from, size_t to)
{
    QByteArray text;
    for (size_t i = from; i < to; ++i)
        text += lines[i].whole.toByteArray();
    return text;
}

QByteArray fieldText(const MadeFrom &record, const QByteArray &lineEnd)
{
    QByteArray text = QByteArray(field.data(), field.size()) + ':' + lineEnd + "  " + record.language.toUtf8() + ": [";
    for (qsizetype i = 0; i < record.digests.size(); ++i) {
        const bool breaks = i > 0 && i % digestsOnLine == 0;
        text += breaks ? ',' + lineEnd + "    " : QByteArray(i > 0 ? ", " : "");
        text += record.digests[i].toLatin1();
    }
    return text + ']' + lineEnd;
}

/// Empty: this is no front matter.
std::optional<YamlNode> parsed(QByteArray front)
{
    front.replace("\r\n", "\n").replace('\r', '\n');
    const SourceText source({}, front);
    Reading reading(source, {});
    std::optional<YamlNode> root = parseYaml(reading, 0, source.text().size());
    return root && root->kind == YamlNode::Kind::Map ? root : std::nullopt;
}

QJsonArray otherFields(const YamlNode &front)
{
    QJsonArray fields;
    for (const YamlEntry &entry : front.entries)
        if (entry.key != field)
            fields.append(QJsonArray{entry.key, toJson(entry.value)});
    return fields;
}

bool holds(const YamlNode &front, const MadeFrom &record)
{
    const YamlEntry *entry = front.find(field);
    if (!entry || entry->value.entries.size() != 1 || entry->value.entries.front().key != record.language)
        return false;
    QStringList digests;
    for (const YamlNode &item : entry->value.entries.front().value.items)
        digests << item.text;
    return digests == record.digests;
}

/// The page's lines: where its front matter begins and ends, and where the field stands in it.
struct Layout
{
    std::vector<Line> lines;
    size_t open = 0;
    size_t close = 0;
    size_t fieldStart = 0; ///< where it belongs, if it is not there
    size_t fieldEnd = 0;
};

/// Empty: there is no front matter.
std::optional<Layout> layoutOf(QByteArrayView text)
{
    Layout layout{linesOf(text)};
    const std::vector<Line> &lines = layout.lines;
    const auto isFence = [&](size_t i) { return isFrontFence(lines[i].whole); };
    while (layout.open < lines.size() && lines[layout.open].words().isEmpty())
        ++layout.open;
    if (layout.open == lines.size() || !isFence(layout.open))
        return {};
    layout.close = layout.open + 1;
    while (layout.close < lines.size() && !isFence(layout.close))
        ++layout.close;
    if (layout.close == lines.size())
        return {};
    layout.fieldStart = layout.open + 1;
    while (layout.fieldStart < layout.close && !lines[layout.fieldStart].startsField())
        ++layout.fieldStart;
    layout.fieldEnd = layout.fieldStart;
    for (size_t i = layout.fieldStart + 1; i < layout.close; ++i) {
        if (!lines[i].words().isEmpty() && !lines[i].isIndented())
            break;
        if (!lines[i].words().isEmpty())
            layout.fieldEnd = i;
    }
    if (layout.fieldStart < layout.close)
        ++layout.fieldEnd;
    return layout;
}

} // namespace

NewText withMadeFrom(const QByteArray &page, const MadeFrom &record)
{
    const QByteArray mark = page.startsWith(byteOrderMark) ? QByteArray(byteOrderMark) : QByteArray();
    const std::optional<Layout> layout = layoutOf(QByteArrayView(page).sliced(mark.size()));
    if (!layout)
        return Words::tr("the page has no front matter: write \"title: …\" between two lines --- first");
    const std::vector<Line> &lines = layout->lines;
    if (joined(lines, layout->fieldStart, layout->fieldEnd).contains('#'))
        return Words::tr("a comment stands in the lines of \"made-from\", which are written anew: move it above them");
    const QByteArray above = joined(lines, layout->open + 1, layout->fieldStart);
    const QByteArray below = joined(lines, layout->fieldEnd, layout->close);
    const QByteArray written = fieldText(record, lines[layout->open].end().toByteArray());
    const std::optional<YamlNode> before = parsed(above + below);
    const std::optional<YamlNode> after = parsed(above + written + below);
    if (!before || !after || otherFields(*before) != otherFields(*after) || !holds(*after, record))
        return Words::tr("\"made-from\" cannot be added to the front matter as it is: let \"nunchi check\" say what is "
                         "wrong, and write its fields as lines \"key: value\"");
    return mark + joined(lines, 0, layout->open + 1) + above + written + below
        + joined(lines, layout->close, lines.size());
}

QString recordTranslation(const Page &source, const QString &file)
{
    const QString shown = QDir::toNativeSeparators(file);
    QFile old(file);
    if (!old.open(QIODevice::ReadOnly))
        return Words::tr("%1 cannot be read: %2").arg(shown, old.errorString());
    const QByteArray bytes = old.readAll();
    const NewText text = withMadeFrom(bytes, {source.language, partsOf(source).digests()});
    if (const auto *why = std::get_if<QString>(&text))
        return QStringLiteral("%1: %2").arg(shown, *why);
    const auto &written = std::get<QByteArray>(text);
    if (written == bytes)
        return {};
    QSaveFile target(file);
    if (!target.open(QIODevice::WriteOnly) || target.write(written) != written.size() || !target.commit())
        return Words::tr("%1 cannot be written: %2").arg(shown, target.errorString());
    return {};
}

} // namespace nunchi::course

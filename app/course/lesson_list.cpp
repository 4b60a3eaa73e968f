// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/lesson_list.h"

#include <QRegularExpression>

#include "course/yaml_tree.h"

namespace nunchi::course {

namespace {

constexpr char byteOrderMark[] = "\xEF\xBB\xBF";

std::optional<YamlNode> parsed(const QByteArray &text)
{
    const SourceText source({}, text);
    Reading reading(source, {});
    std::optional<YamlNode> root = parseYaml(reading, 0, text.size());
    return root && (root->kind == YamlNode::Kind::Map || root->kind == YamlNode::Kind::Null) ? root : std::nullopt;
}

QStringList lessonsIn(const YamlNode &root)
{
    QStringList names;
    if (const YamlEntry *lessons = root.find(QLatin1String("lessons")))
        for (const YamlNode &item : lessons->value.items)
            names << item.text;
    return names;
}

QByteArray lineEnd(const QByteArray &text)
{
    return text.contains("\r\n") ? QByteArray("\r\n") : QByteArray("\n");
}

/// `[a, b]`
QByteArray intoBrackets(const QByteArray &text, const YamlNode &list, const QByteArray &name)
{
    QByteArray result = text;
    if (list.items.empty())
        return result.insert(list.offset + 1, name);
    const YamlNode &last = list.items.back();
    const qsizetype end = last.offset + last.text.toUtf8().size() + (last.quoted ? 2 : 0);
    return result.insert(end, ", " + name);
}

/// Lines that begin with "- ": one more like the last.
QByteArray intoLines(const QByteArray &text, const YamlNode &list, const QByteArray &name)
{
    const qsizetype item = list.items.back().offset;
    const qsizetype start = item == 0 ? 0 : text.lastIndexOf('\n', item - 1) + 1;
    QByteArray marker = text.sliced(start, item - start);
    qsizetype end = text.indexOf('\n', item);
    const bool lastLine = end < 0;
    end = lastLine ? text.size() : end + 1;
    const QByteArray line = marker + name + lineEnd(text);
    return QByteArray(text).insert(end, lastLine ? lineEnd(text) + line : line);
}

/// As it was, where the lesson cannot be added.
QByteArray added(const QByteArray &text, const YamlNode &root, const QByteArray &name)
{
    const YamlEntry *lessons = root.find(QLatin1String("lessons"));
    if (!lessons) {
        const bool open = !text.isEmpty() && !text.endsWith('\n');
        return text + (open ? lineEnd(text) : QByteArray()) + "lessons: [" + name + ']' + lineEnd(text);
    }
    const YamlNode &list = lessons->value;
    if (list.kind == YamlNode::Kind::Null)
        return QByteArray(text).insert(text.indexOf(':', lessons->offset) + 1, " [" + name + ']');
    if (list.kind != YamlNode::Kind::Sequence)
        return text;
    const bool brackets = text.size() > list.offset && text[list.offset] == '[';
    if (!brackets && list.items.empty())
        return text;
    return brackets ? intoBrackets(text, list, name) : intoLines(text, list, name);
}

} // namespace

bool isLessonName(const QString &name)
{
    static const QRegularExpression shape(QStringLiteral("^[A-Za-z0-9][A-Za-z0-9_-]*$"));
    return shape.match(name).hasMatch();
}

std::optional<QByteArray> withLesson(const QByteArray &courseYaml, const QString &name)
{
    // The parser passes over the mark and does not count it.
    const QByteArray mark = courseYaml.startsWith(byteOrderMark) ? QByteArray(byteOrderMark) : QByteArray();
    const QByteArray plain = courseYaml.sliced(mark.size());
    const std::optional<YamlNode> before = parsed(plain);
    if (!before)
        return {};
    const QByteArray text = added(plain, *before, name.toUtf8());
    const std::optional<YamlNode> after = parsed(text);
    const bool asMeant = after && lessonsIn(*after) == lessonsIn(*before) + QStringList{name}
        && (before->kind == YamlNode::Kind::Null
            || after->entries.size() - before->entries.size() == (before->find(QLatin1String("lessons")) ? 0u : 1u));
    return asMeant ? std::optional(mark + text) : std::nullopt;
}

} // namespace nunchi::course

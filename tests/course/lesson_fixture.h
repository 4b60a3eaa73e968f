// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons in a temporary folder, and what the reader made of them in a form short enough to compare.
#pragma once

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "course/page_reader.h"

namespace fixture {

using namespace nunchi::course;

class Lesson
{
public:
    QString path(const QString &name) const { return QDir(m_folder.path()).filePath(name); }

    QString write(const QString &name, const QByteArray &bytes) const
    {
        QDir(m_folder.path()).mkpath(QFileInfo(name).path());
        // Anew each time: some file systems write a file that was cut to nothing out to the disk at once.
        QFile::remove(path(name));
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(file.fileName()));
        return file.fileName();
    }

    /// The page with this text (its front matter is put before it, five lines) or, raw, with these bytes.
    PageReading read(const QByteArray &text, const ExhibitRules &rules = {}) const
    {
        return readRaw("---\ntitle: T\nminutes: 3\n---\n\n" + text, rules);
    }
    PageReading readRaw(const QByteArray &bytes, const ExhibitRules &rules = {}) const
    {
        const QString file = write(QStringLiteral("13-x/ko/01-page.md"), bytes);
        return readPage({file, path(QStringLiteral("13-x")), QStringLiteral("page"), QStringLiteral("ko")}, rules);
    }

    PageReading readIn(const QString &language, const QByteArray &text, const Glossary *glossary = nullptr) const
    {
        const QString file = write(
            QStringLiteral("13-x/%1/01-page.md").arg(language), "---\ntitle: T\nminutes: 3\n---\n\n" + text);
        return readPage({file, path(QStringLiteral("13-x")), QStringLiteral("page"), language, glossary}, {});
    }

private:
    QTemporaryDir m_folder;
};

/// Lines between the front matter read() puts before a page, and the page's first line.
constexpr int linesBefore = 5;

/// A question with these lines beside what every question needs.
inline QByteArray quiz(const QByteArray &lines)
{
    return "```{quiz} q\nask: a\nhint: h\n" + lines + "```\n";
}

/// "[b:bold] [m:x_1]": b bold, i italic, c code, m mathematics, q k v w meanings, > link, @ term; / and // line breaks; [^id] a note.
inline QString shown(const Inlines &inlines)
{
    QString out;
    for (const Span &span : inlines) {
        QString tags;
        tags += span.marks.testFlag(Mark::Strong) ? QStringLiteral("b") : QString();
        tags += span.marks.testFlag(Mark::Emphasis) ? QStringLiteral("i") : QString();
        tags += span.marks.testFlag(Mark::Code) ? QStringLiteral("c") : QString();
        tags += span.kind == Span::Kind::Math ? QStringLiteral("m") : QString();
        tags += span.meaning == Meaning::None ? QString() : QString(QLatin1String("?qkvw")[int(span.meaning)]);
        tags += span.term.isEmpty() ? QString() : QLatin1Char('@') + span.term;
        tags += span.link.isEmpty() ? QString() : QLatin1Char('>') + span.link;
        if (span.kind == Span::Kind::SoftBreak)
            out += QLatin1Char('/');
        else if (span.kind == Span::Kind::HardBreak)
            out += QStringLiteral("//");
        else if (span.kind == Span::Kind::Note)
            out += QStringLiteral("[^%1]").arg(span.text);
        else
            out += tags.isEmpty() ? span.text : QStringLiteral("[%1:%2]").arg(tags, span.text);
    }
    return out;
}

/// "p1@6:1" for each block in reading order, lines as in the page's file.
inline QStringList outline(const Blocks &blocks)
{
    QStringList lines;
    for (const Block *block : flattened(blocks))
        lines << QStringLiteral("%1@%2:%3").arg(block->id).arg(block->place.line).arg(block->place.column);
    return lines;
}

/// "6:3 error words", without the file.
inline QStringList listed(const Problems &problems)
{
    QStringList lines;
    for (const Problem &problem : problems)
        lines << QStringLiteral("%1:%2 %3 %4")
                     .arg(problem.place.line)
                     .arg(problem.place.column)
                     .arg(problem.severity == Severity::Error ? QStringLiteral("error") : QStringLiteral("warning"),
                         problem.message);
    return lines;
}

inline QByteArray joined(const Problems &problems)
{
    return listed(problems).join(QLatin1Char('\n')).toUtf8();
}

/// The text of the page's only paragraph.
inline QString paragraph(const PageReading &reading)
{
    if (reading.page.blocks.size() != 1)
        return QStringLiteral("%1 blocks: %2")
            .arg(reading.page.blocks.size())
            .arg(outline(reading.page.blocks).join(u' '));
    const auto *text = std::get_if<Paragraph>(&reading.page.blocks.first().content);
    return text ? shown(text->text) : QStringLiteral("no paragraph");
}

} // namespace fixture

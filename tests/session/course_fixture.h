// SPDX-License-Identifier: GPL-3.0-or-later
// A small course in two languages in a temporary folder: three pages of one lesson.
#pragma once

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace fixture {

class CourseFolder
{
public:
    CourseFolder()
    {
        write(QStringLiteral("course.yaml"), "title: {ko: K, en: E}\nlanguages: [ko, en]\nlessons: [13-x]\n");
        write(QStringLiteral("13-x/lesson.yaml"),
            "title: {ko: K, en: E}\nlabel: {ko: \"13\", en: \"13\"}\nlevel: high-school\n");
        for (const QByteArray &language : {QByteArray("ko"), QByteArray("en")})
            writePages(language);
    }

    QString path(const QString &name = {}) const { return QDir(m_folder.path()).filePath(name); }

    /// Adds to a page in both languages.
    void append(const QString &page, const QByteArray &text) const
    {
        for (const QLatin1String language : {QLatin1String("ko"), QLatin1String("en")})
            write(QStringLiteral("13-x/%1/%2").arg(language, page), text, QIODevice::Append);
    }

private:
    void writePages(const QByteArray &language) const
    {
        const QString folder = QStringLiteral("13-x/%1/").arg(QLatin1String(language));
        // Shares with a block of the next page.
        write(folder + QStringLiteral("01-first.md"),
            "---\ntitle: " + language
                + " first\nminutes: 1\n---\n\nWords.\n\n"
                  "```{exhibit} matrix\nid: far-matrix\nshare: demo\n```\n");
        // Shares with a block further down.
        write(folder + QStringLiteral("02-second.md"),
            "---\ntitle: " + language + " second\nshort: " + language
                + " 2\nminutes: 1\n---\n\nWords.\n\n"
                  "```{exhibit} matrix\nid: early-matrix\nshare: demo\n```\n\n"
                  "```{exhibit} attention-steps\nid: demo\n```\n");
        write(folder + QStringLiteral("03-quiz.md"),
            "---\ntitle: " + language
                + " quiz\nminutes: 1\n---\n\nWords.\n\n"
                  "```{quiz} why\ntype: single\nask: Why?\nhint: Think.\nchoices:\n"
                  "  - text: A\n    why: \""
                + language
                + ": not that\"\n"
                  "  - text: B\n    right: true\n    why: Yes.\n"
                  "  - text: C\n    why: No.\nexplain: So.\n```\n\n"
                  "```{quiz} pairs\ntype: numeric\nask: 쌍은 몇 개?\nanswer: 262144\ntolerance: 0\n"
                  "hint: Square.\nexplain: So.\n```\n");
    }

    void write(const QString &name, const QByteArray &text, QIODevice::OpenMode mode = QIODevice::WriteOnly) const
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        if (!file.open(mode) || file.write(text) != text.size())
            qFatal("cannot write %s", qPrintable(name));
    }

    QTemporaryDir m_folder;
};

} // namespace fixture

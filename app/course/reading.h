// SPDX-License-Identifier: GPL-3.0-or-later
// What is gathered while one page is read, beside its blocks.
#pragma once

#include <vector>

#include <QHash>

#include "course/glossary.h"
#include "course/page.h"
#include "course/source_text.h"

namespace nunchi::course {

/// Something a page points to, checked once all pages of the lesson are known.
struct Reference
{
    enum class Kind : quint8 { Page, Block, Share };
    Kind kind = Kind::Page;
    QString target;
    QString lesson; ///< of the target; empty: the page's own
    Place place;
};

/// Where the text points to a note.
struct NoteMark
{
    QString id;
    Place place;
};

/// Where an exhibit block and its parameters are written, for problems the exhibit's rules find.
struct ExhibitUse
{
    QString block;
    QString exhibit;
    QString share;
    QJsonObject state;
    Place place;
    QHash<QString, Place> parameters;
};

/// A formula as it is written, for whoever can set it.
struct FormulaUse
{
    QString tex;
    bool display = false;
    Place place;
};

/// A page, what is wrong in its file, and what only the whole lesson can judge.
struct PageReading
{
    Page page;
    Problems problems;
    QList<Reference> references;
    QList<ExhibitUse> exhibits;
    QList<FormulaUse> formulas;
};

/// What a file is read for.
struct Surroundings
{
    QString lessonFolder; ///< paths stay inside it
    QString language;
    const Glossary *glossary = nullptr; ///< null: its terms cannot be pointed to here
};

/// The file being read and the notes taken on it. Offsets are bytes of the source's text.
class Reading
{
public:
    Reading(const SourceText &source, Surroundings surroundings)
        : m_source(source)
        , m_surroundings(std::move(surroundings))
    {
    }

    const SourceText &source() const { return m_source; }
    const QString &lessonFolder() const { return m_surroundings.lessonFolder; }
    const QString &language() const { return m_surroundings.language; }
    /// For files that hold several languages.
    void setLanguage(const QString &language) { m_surroundings.language = language; }
    const Glossary *glossary() const { return m_surroundings.glossary; }
    Place place(qsizetype offset) const { return m_source.place(offset); }

    void error(qsizetype offset, const QString &message) { note(Severity::Error, offset, message); }
    void error(const Place &place, const QString &message) { note(Severity::Error, place, message); }
    void warning(qsizetype offset, const QString &message) { note(Severity::Warning, offset, message); }
    void warning(const Place &place, const QString &message) { note(Severity::Warning, place, message); }
    void add(const Problem &problem) { note(problem.severity, problem.place, problem.message); }

    /// The errors noted since there were that many problems.
    Problems errorsSince(qsizetype count) const;
    /// The errors noted so far in the line of that offset.
    Problems errorsInLine(qsizetype offset) const;

    /// From the top of the file down, those of other files after them.
    void putProblemsInOrder();

    /// Counts one more block, row or cell. False, with a problem the first time: the page has too many to read on.
    bool roomForMore(qsizetype offset);
    /// For whoever sets formulas. Names the first that is too many, and leaves those after it out.
    void addFormula(const QString &tex, bool display, qsizetype offset);
    /// What follows is not read, so that the page cannot be compared with others.
    void leaveOut() { m_isWhole = false; }
    bool isWhole() const { return m_isWhole; }

    QList<Reference> references;
    QList<ExhibitUse> exhibits;
    QList<Note> notes; ///< as they are written, not yet numbered
    QHash<QString, qsizetype> noteIndex; ///< by id
    QList<NoteMark> noteMarks;
    QList<FormulaUse> formulas;
    Problems problems;

private:
    void note(Severity severity, const Place &place, const QString &message);
    void note(Severity severity, qsizetype offset, const QString &message);

    const SourceText &m_source;
    Surroundings m_surroundings;
    int m_parts = 0;
    bool m_isWhole = true;
    bool m_tooManyFormulas = false;
};

/// A part of the file to be read as Markdown: its text, and where that stands.
struct Fragment
{
    /// From here on the text stands in the file from there on.
    struct Piece
    {
        qsizetype here = 0;
        qsizetype there = 0;
    };
    QByteArray text;
    qsizetype start = 0;
    /// Ascending, where the file writes it differently: a YAML value with indentation, line ends or escapes in it.
    /// Empty: it stands there as it is.
    std::vector<Piece> pieces{};

    qsizetype offset(qsizetype within) const;
    /// More text before it, which the file does not have.
    void prepend(const QByteArray &more);
};

} // namespace nunchi::course

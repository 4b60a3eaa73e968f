// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <md4c.h>

#include "course/inline.h"
#include "course/markdown_source.h"

namespace nunchi::course {

/// Makes runs of styled text from md4c's events: formulas put back, roles and links understood.
class InlineBuilder
{
public:
    explicit InlineBuilder(MarkdownSource &source)
        : m_source(source)
    {
    }

    void enterSpan(MD_SPANTYPE type, void *detail);
    void leaveSpan(MD_SPANTYPE type);
    void text(MD_TEXTTYPE type, QByteArrayView piece);

    struct Display
    {
        qsizetype span = 0; ///< index of the formula among the spans
        qsizetype at = 0; ///< offset in the prepared text
    };
    struct Result
    {
        Inlines spans;
        QList<Display> display; ///< formulas that want a line of their own
        qsizetype first = -1; ///< where the text begins in the prepared text
    };
    Result take(); ///< and begins anew

    /// The text as the author wrote it: formulas with their dollars, joiners gone.
    QString restored(QByteArrayView piece) const;
    qsizetype lastOffset() const { return m_at; }

private:
    struct Target
    {
        QString address;
        QString link; ///< the same, where it may be followed
        qsizetype at = -1;
        bool picture = false;
    };
    void plain(QByteArrayView piece);
    void withFormulas(QByteArrayView piece);
    void entity(QByteArrayView piece);
    void html(QByteArrayView piece);
    void addReason(qsizetype problemsBefore);
    void lineBreak(Span::Kind kind);
    void add(const QString &text);
    void addFormula(size_t index, qsizetype at);
    void noteOffset(QByteArrayView piece);
    void openCode();
    QString takeRole();
    void resolveTerm();
    Span style(Span::Kind kind, const QString &text) const;
    QString attribute(const MD_ATTRIBUTE &attribute) const;
    void leaveTarget();

    MarkdownSource &m_source;
    Result m_result;
    int m_strong = 0;
    int m_emphasis = 0;
    bool m_code = false;
    Meaning m_meaning = Meaning::None;
    QString m_term; ///< of the text being gathered
    qsizetype m_termStart = -1; ///< the span with which a {term}`…` begins
    qsizetype m_termAt = 0; ///< where in the file
    QList<Target> m_targets;
    QStringList m_reasons; ///< given in this text for what is not shown
    qsizetype m_at = 0; ///< just past the last text seen
};

} // namespace nunchi::course

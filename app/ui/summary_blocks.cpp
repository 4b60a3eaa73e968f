// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/summary_blocks.h"

#include <algorithm>

#include <QCoreApplication>

namespace nunchi::ui {

using namespace course;
using session::LessonSummary;

namespace {

using Outcome = LessonSummary::Outcome;
using Questions = QList<LessonSummary::Question>;

Span words(const QString &text, const QString &link = {})
{
    Span span;
    span.text = text;
    span.link = link;
    return span;
}

Span lineBreak()
{
    Span span;
    span.kind = Span::Kind::HardBreak;
    return span;
}

/// The whole of it leads there, whatever it led to before.
Inlines linked(Inlines text, const QString &link)
{
    for (Span &span : text) {
        span.link = link;
        span.term.clear();
    }
    return text;
}

class Writer
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::ui::Summary)
public:
    explicit Writer(const LessonSummary &summary)
        : m_summary(summary)
        , m_questions(summary.questions())
    {
    }

    Blocks write()
    {
        writeKeys();
        if (!m_questions.isEmpty())
            writeAnswers();
        return m_blocks;
    }

private:
    template <typename Content> void add(const char *name, Content content)
    {
        m_blocks << Block{QStringLiteral("summary-") + QLatin1String(name), {}, std::move(content)};
    }

    Span pageLink(const LessonSummary::Page &page) const
    {
        return words(QString::number(page.number) + QChar(0x00A0) + page.title, QStringLiteral("page:") + page.id);
    }

    Inlines pageLink(const QString &id) const
    {
        const LessonSummary::Page *page = m_summary.page(id);
        return page ? Inlines{pageLink(*page)} : Inlines();
    }

    qsizetype count(Outcome outcome) const
    {
        return std::count_if(m_questions.begin(), m_questions.end(),
            [outcome](const LessonSummary::Question &question) { return question.outcome == outcome; });
    }

    void writeKeys();
    void writeAnswers();
    QString score() const;
    void writeMisses();
    void writeOpen();

    const LessonSummary &m_summary;
    const Questions m_questions;
    Blocks m_blocks;
};

void Writer::writeKeys()
{
    Table table{{Align::Left, Align::Left}, {{words(tr("Page"))}, {words(tr("The sentence to keep"))}}, {}, {},
        {}, {}};
    for (const LessonSummary::Page &page : m_summary.pages()) {
        Inlines lines;
        for (const Inlines &line : page.keys)
            lines << (lines.isEmpty() ? Inlines() : Inlines{lineBreak()}) << line;
        if (!lines.isEmpty())
            table.rows << QList<Inlines>{{pageLink(page)}, lines};
    }
    if (table.rows.isEmpty())
        return;
    add("keys-title", Heading{2, {words(tr("What to remember"))}});
    add("keys", std::move(table));
}

QString Writer::score() const
{
    const int all = static_cast<int>(m_questions.size());
    const qsizetype right = count(Outcome::Right);
    if (count(Outcome::Open) == all)
        return tr("Answered so far: none of %n question(s).", nullptr, all);
    if (right == all)
        return tr("Answered rightly: all of %n question(s).", nullptr, all);
    //: %1: a number
    return tr("Answered rightly so far: %1 of %n question(s).", nullptr, all).arg(right);
}

void Writer::writeAnswers()
{
    add("answers-title", Heading{2, {words(tr("Your answers"))}});
    add("score", Paragraph{{words(score())}});
    writeMisses();
    writeOpen();
}

void Writer::writeMisses()
{
    Table table{{Align::Left, Align::Left, Align::Left},
        {{words(tr("Question"))}, {words(tr("So far"))}, {words(tr("Read again"))}}, {}, tr("What went wrong"), {}, {}};
    for (const LessonSummary::Question &question : m_questions) {
        if (question.outcome != Outcome::Retry && question.outcome != Outcome::Wrong)
            continue;
        const QString state = question.outcome == Outcome::Retry ? tr("wrong, one more try") : tr("wrong");
        table.rows << QList<Inlines>{linked(question.ask, QStringLiteral("block:") + question.id), {words(state)},
            pageLink(question.readAgain)};
    }
    if (!table.rows.isEmpty())
        add("misses", std::move(table));
}

void Writer::writeOpen()
{
    if (count(Outcome::Open) == 0 || count(Outcome::Open) == m_questions.size())
        return;
    Inlines line{words(tr("Not answered yet:") + QLatin1Char(' '))};
    for (const LessonSummary::Page &page : m_summary.pages()) {
        const auto open
            = std::count_if(m_questions.begin(), m_questions.end(), [&page](const LessonSummary::Question &question) {
                  return question.page == page.id && question.outcome == Outcome::Open;
              });
        if (open == 0)
            continue;
        if (line.size() > 1)
            line << words(QStringLiteral(" · "));
        line << pageLink(page) << words(QStringLiteral(" (%1)").arg(open));
    }
    add("open", Paragraph{line});
}

} // namespace

Blocks summaryBlocks(const LessonSummary &summary)
{
    return Writer(summary).write();
}

} // namespace nunchi::ui

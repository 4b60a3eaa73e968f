// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/block_parity.h"

#include <algorithm>

#include <QCoreApplication>
#include <QJsonDocument>

#include "course/cell_numbers.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Parity)
};

QString json(const QJsonObject &object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QString listed(const QList<double> &numbers)
{
    QStringList words;
    for (const double number : numbers)
        words << QString::number(number, 'g', 15);
    return words.isEmpty() ? Words::tr("none", "no numbers") : words.join(QStringLiteral(", "));
}

QString listed(const QStringList &words)
{
    return words.isEmpty() ? Words::tr("none", "no links or words") : words.join(QStringLiteral(", "));
}

/// Gathers the differences of one pair of blocks.
class Comparison
{
public:
    QList<Difference> found;

    void exhibits(const ExhibitBlock &first, const ExhibitBlock &second);
    void questions(const Question &first, const Question &second);
    void tables(const Table &first, const Table &second);
    void lists(const BlockList &first, const BlockList &second);
    void links(const Block &first, const Block &second);
    void equal(const QString &what, const QString &first, const QString &second);
    void both(const QString &what, const Inlines &first, const Inlines &second);

private:
    void choices(const Question &first, const Question &second);
    void numeric(const NumericKey &first, const NumericKey &second);
};

void Comparison::equal(const QString &what, const QString &first, const QString &second)
{
    //: %1: the thing that differs, %2: what it is here, %3: what it is in the other language
    if (first != second)
        found.append({Words::tr("%1: %2 here, %3 in the other language").arg(what, second, first), 0});
}

void Comparison::both(const QString &what, const Inlines &first, const Inlines &second)
{
    if (first.isEmpty() != second.isEmpty())
        equal(what, first.isEmpty() ? Words::tr("missing") : Words::tr("present"),
            second.isEmpty() ? Words::tr("missing") : Words::tr("present"));
}

void Comparison::exhibits(const ExhibitBlock &first, const ExhibitBlock &second)
{
    equal(Words::tr("the exhibit differs"), first.exhibit, second.exhibit);
    equal(Words::tr("\"share\" differs"), first.share, second.share);
    equal(Words::tr("the values under \"set\" differ"), json(first.state), json(second.state));
}

void Comparison::choices(const Question &first, const Question &second)
{
    const auto summary = [](const Question &question) {
        QStringList words;
        for (const Choice &choice : question.choices)
            words << choice.id + (choice.right ? Words::tr(" (right)") : QString());
        return listed(words);
    };
    equal(Words::tr("the choices differ"), summary(first), summary(second));
}

void Comparison::numeric(const NumericKey &first, const NumericKey &second)
{
    equal(Words::tr("the answer differs"), listed(QList<double>{first.value}), listed(QList<double>{second.value}));
    equal(Words::tr("the tolerance differs"), listed(QList<double>{first.tolerance}),
        listed(QList<double>{second.tolerance}));
    const auto values = [](const NumericKey &key) {
        QList<double> numbers;
        for (const NumericKey::Mistake &mistake : key.mistakes)
            numbers << mistake.value;
        return listed(numbers);
    };
    equal(Words::tr("the mistakes differ"), values(first), values(second));
}

void Comparison::questions(const Question &first, const Question &second)
{
    if (first.kind != second.kind) {
        found.append({Words::tr("the question is of another type than in the other language"), 0});
        return;
    }
    equal(Words::tr("\"concept\" differs"), first.concept_, second.concept_);
    both(Words::tr("\"hint\" differs"), first.hint, second.hint);
    both(Words::tr("\"right\" differs"), first.right, second.right);
    both(Words::tr("\"explain\" differs"), first.explain, second.explain);
    choices(first, second);
    if (first.kind == Question::Kind::Numeric)
        numeric(first.numeric, second.numeric);
}

void Comparison::tables(const Table &first, const Table &second)
{
    equal(Words::tr("the number of columns differs"), QString::number(first.columns.size()),
        QString::number(second.columns.size()));
    equal(Words::tr("the number of rows differs"), QString::number(first.rows.size()),
        QString::number(second.rows.size()));
    if (!found.isEmpty())
        return;
    const auto row = [&](const QList<Inlines> &a, const QList<Inlines> &b, int linesBelow) {
        for (qsizetype column = 0; column < std::min(a.size(), b.size()); ++column) {
            const QString there = listed(numbersIn(a[column]));
            const QString here = listed(numbersIn(b[column]));
            if (there != here)
                found.append({Words::tr("the numbers in column %1 differ: %2 here, %3 in the other language")
                                  .arg(column + 1)
                                  .arg(here, there),
                    linesBelow});
        }
    };
    row(first.head, second.head, 0);
    for (qsizetype i = 0; i < first.rows.size(); ++i)
        row(first.rows[i], second.rows[i], int(i) + 2); // below the head and the line of dashes
}

void Comparison::lists(const BlockList &first, const BlockList &second)
{
    equal(Words::tr("the number of items differs"), QString::number(first.items.size()),
        QString::number(second.items.size()));
    if (first.ordered != second.ordered)
        found.append({Words::tr("the list is numbered in one language only"), 0});
}

/// All running text that belongs to the block itself.
QList<Inlines> ownWords(const Block &block)
{
    if (const auto *heading = std::get_if<Heading>(&block.content))
        return {heading->text};
    if (const auto *paragraph = std::get_if<Paragraph>(&block.content))
        return {paragraph->text};
    if (const auto *table = std::get_if<Table>(&block.content)) {
        QList<Inlines> words = table->head;
        for (const QList<Inlines> &row : table->rows)
            words += row;
        return words;
    }
    const auto *quiz = std::get_if<QuizBlock>(&block.content);
    if (!quiz)
        return {};
    const Question &question = quiz->question;
    QList<Inlines> words{question.ask, question.hint, question.right, question.explain};
    for (const Choice &choice : question.choices)
        words << choice.text << choice.why;
    for (const NumericKey::Mistake &mistake : question.numeric.mistakes)
        words << mistake.why;
    return words;
}

void Comparison::links(const Block &first, const Block &second)
{
    const auto targets = [](const Block &block) {
        QStringList links;
        for (const Inlines &words : ownWords(block))
            for (const Span &span : words)
                if (!span.link.isEmpty() && !links.contains(span.link))
                    links << span.link;
        links.sort();
        return listed(links);
    };
    equal(Words::tr("the links differ"), targets(first), targets(second));
}

} // namespace

QList<Difference> differences(const Block &first, const Block &second)
{
    Comparison comparison;
    if (const auto *a = std::get_if<ExhibitBlock>(&first.content))
        comparison.exhibits(*a, std::get<ExhibitBlock>(second.content));
    else if (const auto *a = std::get_if<QuizBlock>(&first.content))
        comparison.questions(a->question, std::get<QuizBlock>(second.content).question);
    else if (const auto *a = std::get_if<Table>(&first.content))
        comparison.tables(*a, std::get<Table>(second.content));
    else if (const auto *a = std::get_if<BlockList>(&first.content))
        comparison.lists(*a, std::get<BlockList>(second.content));
    else if (const auto *a = std::get_if<Heading>(&first.content))
        comparison.equal(Words::tr("the heading's level differs"), QString::number(a->level),
            QString::number(std::get<Heading>(second.content).level));
    else if (const auto *a = std::get_if<CodeBlock>(&first.content))
        comparison.equal(
            Words::tr("the language of the code differs"), a->language, std::get<CodeBlock>(second.content).language);
    comparison.links(first, second);
    return comparison.found;
}

} // namespace nunchi::course

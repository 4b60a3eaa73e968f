// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/block_parity.h"

#include <algorithm>

#include <QCoreApplication>
#include <QJsonDocument>

#include "course/cell_numbers.h"
#include "course/python_code.h"

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
    void marks(const Block &first, const Block &second);
    void columns(const Columns &first, const Columns &second);
    void figures(const Figure &first, const Figure &second);
    void programs(const Python &first, const Python &second);
    void boxes(const Box &first, const Box &second);
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
    const auto marked = [](const QList<int> &places) {
        QStringList words;
        for (const int place : places)
            words << QString::number(place + 1);
        return listed(words);
    };
    equal(Words::tr("the marked rows differ"), marked(first.markedRows), marked(second.markedRows));
    equal(Words::tr("the marked columns differ"), marked(first.markedColumns), marked(second.markedColumns));
    if (first.caption.isEmpty() != second.caption.isEmpty())
        found.append({Words::tr("the table has a caption in one language only"), 0});
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

/// Marks of notes and words of the glossary: the same ones, wherever the sentence puts them.
void Comparison::marks(const Block &first, const Block &second)
{
    const auto ids = [](const Block &block, auto idOf) {
        QStringList all;
        for (const Inlines &words : wordsOf(block))
            for (const Span &span : words)
                if (const QString id = idOf(span); !id.isEmpty())
                    all << id;
        all.removeDuplicates();
        all.sort();
        return listed(all);
    };
    const auto note = [](const Span &span) { return span.kind == Span::Kind::Note ? span.text : QString(); };
    const auto term = [](const Span &span) { return span.term; };
    equal(Words::tr("the notes differ"), ids(first, note), ids(second, note));
    equal(Words::tr("the words of the glossary differ"), ids(first, term), ids(second, term));
}

void Comparison::columns(const Columns &first, const Columns &second)
{
    equal(Words::tr("the number of columns differs"), QString::number(first.columns.size()),
        QString::number(second.columns.size()));
}

void Comparison::figures(const Figure &first, const Figure &second)
{
    equal(Words::tr("the picture differs"), first.name, second.name);
    equal(Words::tr("the width differs"), QString::number(first.width), QString::number(second.width));
    both(Words::tr("the caption differs"), first.caption, second.caption);
}

/// Comments are translated, the program is not.
void Comparison::programs(const Python &first, const Python &second)
{
    const QList<CodeLine> a = codeWithoutComments(first.code);
    const QList<CodeLine> b = codeWithoutComments(second.code);
    qsizetype i = 0;
    while (i < a.size() && i < b.size() && a[i].text == b[i].text)
        ++i;
    if (i == a.size() && i == b.size())
        return;
    const auto shown = [&](const QList<CodeLine> &lines) {
        // Backticks: programs have quotes of their own.
        return i < lines.size() ? QStringLiteral("`%1`").arg(lines[i].text.trimmed())
                                : Words::tr("nothing more", "the program ends");
    };
    const int below = b.isEmpty() ? 0 : 1 + b[std::min(i, b.size() - 1)].line;
    found.append({Words::tr("the program differs: %1 here, %2 in the other language; only comments may differ")
                      .arg(shown(b), shown(a)),
        below});
}

void Comparison::boxes(const Box &first, const Box &second)
{
    equal(Words::tr("the level differs"), first.level, second.level);
    if (first.title.isEmpty() != second.title.isEmpty())
        found.append({Words::tr("the box has a title in one language only"), 0});
}

/// A page on the web has its own address in each language.
QString parityOf(const QString &link)
{
    return link.startsWith(u"http") ? Words::tr("an address on the web") : link;
}

void Comparison::links(const Block &first, const Block &second)
{
    const auto targets = [](const Block &block) {
        QStringList links;
        for (const Inlines &words : wordsOf(block))
            for (const Span &span : words)
                if (const QString target = parityOf(span.link); !target.isEmpty())
                    links << target;
        links.removeDuplicates();
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
    else if (const auto *a = std::get_if<Columns>(&first.content))
        comparison.columns(*a, std::get<Columns>(second.content));
    else if (const auto *a = std::get_if<Figure>(&first.content))
        comparison.figures(*a, std::get<Figure>(second.content));
    else if (const auto *a = std::get_if<Python>(&first.content))
        comparison.programs(*a, std::get<Python>(second.content));
    else if (const auto *a = std::get_if<Box>(&first.content))
        comparison.boxes(*a, std::get<Box>(second.content));
    comparison.links(first, second);
    comparison.marks(first, second);
    return comparison.found;
}

} // namespace nunchi::course

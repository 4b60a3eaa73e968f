// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/library/model_text.h"

#include <QCoreApplication>

#include "exhibits/library/model.h"
#include "exhibits/shared/csv.h"
#include "exhibits/shared/number_text.h"

namespace nunchi::exhibits::library::text {

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::exhibits::library::Text)
};

const QString comma = QStringLiteral(", ");

template <typename Number> QString byTopic(const Model &model, Number number)
{
    QStringList parts;
    for (int c = 0; c < Model::topicCount(); ++c)
        if (number(c) != 0)
            parts << model.topic(c) + u' ' + shortNumber(number(c));
    return parts.isEmpty() ? QStringLiteral("0") : parts.join(comma);
}

QString bookLine(const Model &model, int book)
{
    //: A book in the text form: %1 title, %2 keywords, %3 its key, %4 the score with its working, %5 the share.
    return Say::tr("“%1” (%2). Key: %3. Score %4. Share %5.")
        .arg(model.title(book), model.keywords(book), byTopic(model, [&](int c) { return Model::shelf().k()(book, c); }),
            working(model, book), percentNumber(model.share(book)));
}

QString valueLine(const Model &model, int book)
{
    //: What a book holds, in the text form: %1 title, %2 pages by topic, %3 a sentence of it.
    return Say::tr("“%1” holds, of ten pages: %2. It says: %3")
        .arg(model.title(book), byTopic(model, [&](int c) { return Model::shelf().v()(book, c); }), model.says(book));
}

} // namespace

QList<QStringList> table(const Model &model)
{
    QStringList heads{Say::tr("row")};
    QStringList query{QStringLiteral("q")};
    QStringList answer{QStringLiteral("z")};
    for (int c = 0; c < Model::topicCount(); ++c) {
        heads << model.topic(c);
        query << csvNumber(model.q()(0, c));
        answer << csvNumber(model.answer(c));
    }
    QList<QStringList> rows{heads << QStringLiteral("q·k") << Say::tr("share"), query};
    const auto add = [&rows](QStringList cells, const engine::Matrix &of, int book) {
        for (engine::Index c = 0; c < of.cols(); ++c)
            cells << csvNumber(of(book, c));
        rows << cells;
    };
    for (int book = 0; book < Model::bookCount(); ++book) {
        add({QStringLiteral("k: ") + model.title(book)}, Model::shelf().k(), book);
        rows.last() << csvNumber(model.score(book)) << csvNumber(model.share(book));
        add({QStringLiteral("v: ") + model.title(book)}, Model::shelf().v(), book);
    }
    rows << answer;
    for (QStringList &row : rows)
        while (row.size() < rows.first().size())
            row << QString(); // only keys have a score and a share
    return rows;
}

QString working(const Model &model, int book)
{
    QStringList terms;
    for (int c = 0; c < Model::topicCount(); ++c) {
        const double q = model.q()(0, c);
        const double k = Model::shelf().k()(book, c);
        if (q * k != 0)
            terms << shortNumber(q) + u'\u00D7' + shortNumber(k);
    }
    const QString sum = fixedNumber(model.score(book), 2);
    return terms.isEmpty() ? sum : terms.join(QStringLiteral(" + ")) + QStringLiteral(" = ") + sum;
}

QString answer(const Model &model)
{
    return byTopic(model, [&](int c) { return model.answer(c); });
}

QString temperature(double temperature)
{
    return fixedNumber(temperature, temperature < 10 ? 2 : 0);
}

QString unknown(const Model &model)
{
    if (model.unknownWords().isEmpty())
        return {};
    //: %1 is a list of typed words.
    return Say::tr("Not in this catalogue: %1.").arg(model.unknownWords().join(comma));
}

QString of(const Model &model)
{
    QStringList lines;
    lines << Say::tr("Looking for: %1.").arg(model.asked());
    if (const QString missing = unknown(model); !missing.isEmpty())
        lines << missing;
    lines << Say::tr("The query, by topic: %1.").arg(byTopic(model, [&](int c) { return model.q()(0, c); }));
    if (model.asksForNothing())
        lines << Say::tr("It asks for nothing, so every book gets the same share.");
    lines << Say::tr("Temperature %1.").arg(temperature(model.temperature()));
    for (int book = 0; book < Model::bookCount(); ++book)
        lines << bookLine(model, book);
    if (model.show() == Show::Values)
        for (int book = 0; book < Model::bookCount(); ++book)
            lines << valueLine(model, book);
    const int first = model.byShare().first();
    lines << Say::tr("The mixed answer, ten pages: %1.").arg(answer(model));
    lines << Say::tr("Most of it from “%1”: %2").arg(model.title(first), model.says(first));
    return lines.join(u'\n');
}

} // namespace nunchi::exhibits::library::text

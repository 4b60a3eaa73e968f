// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/pronoun/model.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include "exhibits/shared/csv.h"
#include "exhibits/shared/pronoun_text.h"

namespace nunchi::exhibits::pronoun {

QString Model::adjectives(engine::Language language, int pair)
{
    static const QJsonArray names = [] {
        QFile file(QStringLiteral(":/exhibits/pronoun/words.json"));
        return file.open(QIODevice::ReadOnly)
            ? QJsonDocument::fromJson(file.readAll()).object()[QLatin1String("adjectives")].toArray()
            : QJsonArray();
    }();
    const QLatin1String code = language == engine::Language::Korean ? QLatin1String("ko") : QLatin1String("en");
    return names.at(pair)[code].toString();
}

QString Model::textForm() const
{
    QStringList lines;
    if (m_show == Show::After && isTraining() && !network().isPlaying()) {
        lines << tr("The network is being trained.");
        for (const int which : {0, 1})
            lines << pronoun_text::sentence(sentence(which));
        return lines.join(u'\n');
    }
    if (m_show == Show::Before)
        lines << tr("Before training: the weights are random.");
    else if (shownStep() == 0)
        lines << tr("The network has not been trained yet: its weights are random.");
    else
        lines << tr("After %n step(s) of training.", nullptr, shownStep());
    for (const int which : {0, 1})
        lines << pronoun_text::everything(reading(which));
    const QString unseen = pronoun_text::whyUnseen(sentence(0));
    if (!unseen.isEmpty())
        lines << unseen;
    return lines.join(u'\n');
}

QList<QStringList> Model::table() const
{
    QList<QStringList> rows{{tr("sentence"), tr("word"), tr("weight before training"), tr("weight after training")}};
    for (const int which : {0, 1}) {
        const engine::PronounSentence said = sentence(which);
        const PronounReading before = network().read(said, 0);
        const PronounReading after = network().read(said);
        const std::vector<engine::PronounToken> tokens = words(said);
        for (std::size_t i = 0; i < tokens.size(); ++i)
            rows << QStringList{QString::number(which + 1), QString::fromStdString(tokens[i].text),
                csvNumber(before.weights(engine::Index(i))),
                isTrained() ? csvNumber(after.weights(engine::Index(i))) : QString()};
    }
    return rows;
}

} // namespace nunchi::exhibits::pronoun

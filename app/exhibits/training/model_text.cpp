// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/training/model.h"

#include <QStringList>

#include "exhibits/shared/csv.h"
#include "exhibits/shared/number_text.h"
#include "exhibits/shared/pronoun_text.h"

namespace nunchi::exhibits::training {

using engine::HeldOut;

QString Model::textForm() const
{
    QStringList lines;
    lines << tr("A network of %n number(s), random to begin with, learns what a pronoun means.", nullptr,
        parameterCount());
    lines << tr("Seed %1, learning rate %2.").arg(m_seed).arg(exactNumber(rate()));
    // What is still being computed has no numbers yet: none are told that change by themselves.
    if (m_network.isBusy() && !isPlaying()) {
        lines << tr("The network is on its way to step %1.").arg(steps());
        return lines.join(u'\n');
    }
    if (m_network.shown() == 0)
        lines << tr("Nothing is learned yet.");
    else
        lines << tr("After %n step(s). Loss of the last batch: %1.", nullptr, m_network.shown())
                     .arg(fixedNumber(m_network.now().loss, 3));
    const auto told = [&lines](const QString &which, const engine::PronounScore &score) {
        lines << tr("%1: names the right noun in %2, looks more at it than at the other in %3 of the pairs.")
                     .arg(which, percentNumber(score.accuracy), percentNumber(score.flips));
    };
    told(tr("Nouns it never read together"), m_network.score(HeldOut::Pair));
    told(tr("Nouns it never read at all"), m_network.score(HeldOut::Noun));
    told(tr("An adjective it read beside other nouns only"), m_network.score(HeldOut::Adjective));
    for (const int which : {0, 1})
        lines << pronoun_text::everything(reading(which));
    return lines.join(u'\n');
}

QList<QStringList> Model::table() const
{
    QList<QStringList> rows{{tr("step"), tr("loss"), tr("share named rightly"), tr("share looked at rightly"),
        tr("mean weight on the right noun")}};
    for (int step = 0; step <= m_network.computed(); ++step) {
        const TrainingMoment &moment = m_network.moment(step);
        rows << QStringList{QString::number(step), step == 0 ? QString() : csvNumber(moment.loss),
            csvNumber(moment.pairs.accuracy), csvNumber(moment.pairs.flips), csvNumber(moment.pairs.weight)};
    }
    return rows;
}

} // namespace nunchi::exhibits::training

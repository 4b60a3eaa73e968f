// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "exhibits/exhibit_model.h"
#include "exhibits/settling.h"
#include "exhibits/shared/trained_network.h"

namespace nunchi::exhibits::training {
class Model;
}

namespace nunchi::exhibits::pronoun {

enum class Show : quint8 { Before, After };

/// Two sentences that differ in one word, and where "it" looks in each. Parameters: object, container, adjective (the
/// task's words, in English), show (before|after training), seed. Following a `training`, its network and its
/// seed are this one's too; trained here, it is trained there.
class Model : public ExhibitModel, public Settling
{
    Q_OBJECT
public:
    explicit Model(QObject *parent = nullptr);

    QString exhibitId() const override { return QStringLiteral("pronoun"); }
    QList<Parameter> parameters() const override;
    QJsonObject state() const override;
    QString textForm() const override;
    QList<QStringList> table() const override;
    bool isSettled() const override { return !network().isBusy(); }
    void settle() override;
    bool follow(ExhibitModel &leader) override;
    bool canFollow(const QString &exhibitId) const override;
    bool isFollowing() const { return m_leader != nullptr; }

    const TrainedNetwork &network() const;
    Show show() const { return m_show; }
    int object() const { return m_object; } ///< numbers of the task's words
    int container() const { return m_container; }
    int adjective() const { return m_adjective; } ///< the one that means large

    bool isTrained() const { return network().shown() > 0; }
    bool isTraining() const { return network().isPlaying() || network().isBusy(); }
    int enough() const; ///< steps
    /// The step whose network reads the sentences.
    int shownStep() const { return m_show == Show::Before ? 0 : network().shown(); }
    engine::PronounSentence sentence(int which) const; ///< 0: too large, 1: too small
    PronounReading reading(int which) const { return network().read(sentence(which), shownStep()); }

    /// An adjective and its opposite, as they are named where they stand alone.
    static QString adjectives(engine::Language language, int pair);

    // By the user; each can be undone.
    void train(); ///< quickly, but to be seen
    void stop();
    void setShow(Show show);
    void setObject(int word);
    void setContainer(int word);
    void setAdjective(int word);

protected:
    std::optional<QString> apply(const QJsonObject &complete) override;
    void languageChanged() override;

private:
    int seed() const;
    void choose(int &mine, int word);
    void networkAdvanced();

    int m_object = 0;
    int m_container = engine::pronounContainers;
    int m_adjective = engine::pronounNouns;
    int m_seed;
    Show m_show = Show::Before;
    TrainedNetwork m_own;
    training::Model *m_leader = nullptr;
};

} // namespace nunchi::exhibits::pronoun

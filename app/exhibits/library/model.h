// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>

#include "engine/attention.h"
#include "exhibits/exhibit_model.h"
#include "exhibits/library/model_shelf.h"

namespace nunchi::exhibits::library {

enum class Show : quint8 { Keys, Values };

constexpr double maxWish = 3;
constexpr double minTemperature = 0.05; ///< only the best
constexpr double maxTemperature = 50; ///< all alike
constexpr int maxTextLength = 200;

/// A library that is read by attention. The question is the query, a book's title and keywords are its key, its pages
/// are its value: score = q·k, share = softmax(score/T), answer = Σ share·v. Parameters: question (id), text (typed
/// instead of it), wish (topic → number, instead of the question's), temperature, show (keys|values), book (id, the
/// one that is looked at closely).
class Model : public ExhibitModel
{
    Q_OBJECT
public:
    explicit Model(QObject *parent = nullptr);

    QString exhibitId() const override { return QStringLiteral("library"); }
    QList<Parameter> parameters() const override;
    QJsonObject state() const override;
    QString textForm() const override;
    QList<QStringList> table() const override;

    static const Shelf &shelf() { return Shelf::builtIn(); }
    static int topicCount() { return int(shelf().topics().size()); } ///< d
    static int bookCount() { return int(shelf().books().size()); } ///< m
    QString topic(int topic) const;
    QString title(int book) const;
    QString keywords(int book) const;
    QString says(int book) const;

    int question() const { return m_question; }
    QString text() const { return m_text; }
    bool isTyped() const { return !m_text.isEmpty(); }
    QString asked() const; ///< what is looked for, in words
    /// Typed words that are in the catalogue, and those that are not.
    QStringList knownWords() const { return m_known; }
    QStringList unknownWords() const { return m_unknown; }
    double temperature() const { return m_temperature; }
    Show show() const { return m_show; }
    int book() const { return m_book; }
    bool isWished(int topic) const; ///< set by hand

    const engine::Matrix &q() const { return m_q; } ///< 1×d
    double score(int book) const { return m_trace.raw(0, book); }
    double share(int book) const { return m_trace.weights(0, book); }
    double answer(int topic) const { return m_trace.output(0, topic); } ///< pages of ten
    QList<int> byShare() const; ///< books, the largest share first; equal ones in the order of the shelf
    bool asksForNothing() const { return m_q.isZero(0); }

    // Changes by the user: they can be undone.
    void setQuestion(int question);
    void setText(const QString &text); ///< empty: back to the question. At most maxTextLength are kept
    void setWish(int topic, double wish, const QString &gesture); ///< 0 … maxWish, in tenths
    void setTemperature(double temperature, const QString &gesture);
    void setShow(Show show);
    void setBook(int book);

protected:
    std::optional<QString> apply(const QJsonObject &complete) override;
    void languageChanged() override { recompute(); }

private:
    void readText();
    void recompute();
    void tell();

    int m_question = 0;
    QString m_text;
    QMap<QString, double> m_wish;
    double m_temperature = 1;
    Show m_show = Show::Keys;
    int m_book = 0;

    QStringList m_known;
    QStringList m_unknown;
    engine::Matrix m_q;
    engine::AttentionTrace m_trace;
};

} // namespace nunchi::exhibits::library

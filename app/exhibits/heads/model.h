// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "exhibits/exhibit_model.h"
#include "exhibits/heads/model_book.h"

namespace nunchi::exhibits::heads {

enum class Show : quint8 {
    Maps, ///< each head's n×n weights
    Output ///< Concat · W_O
};

/// One sentence and several heads of one layer. Parameters: sentence, query (key of a token; empty: the one the
/// sentence begins with), show, and for each head by its name whether it is on. A head that is off hands over nothing:
/// its W_V is 0.
class Model : public ExhibitModel
{
    Q_OBJECT
public:
    explicit Model(QObject *parent = nullptr);

    QString exhibitId() const override { return QStringLiteral("heads"); }
    QList<Parameter> parameters() const override;
    QJsonObject state() const override;
    QString textForm() const override;
    /// Every weight of every head.
    QList<QStringList> table() const override;

    static const HeadBook &book() { return HeadBook::builtIn(); }
    const Sentence &sentence() const;
    const QList<SentenceToken> &tokens() const { return m_tokens; }
    int count() const { return static_cast<int>(m_tokens.size()); }
    int query() const { return m_query; }
    Show show() const { return m_show; }
    static int headCount() { return static_cast<int>(book().heads().size()); }
    bool isOn(int head) const { return m_on[static_cast<size_t>(head)]; }
    static int width() { return static_cast<int>(book().dimensions().size()); } ///< d_model
    /// Names in the present language.
    QString headName(int head) const { return book().heads()[head].name.value(language()); }
    QString headDoes(int head) const { return book().heads()[head].does.value(language()); }
    QString dimensionName(int dimension) const { return book().dimensions()[dimension].name.value(language()); }
    /// The dimension that a column of Concat holds.
    static int valueDimension(int column);

    const engine::Matrix &x() const { return m_x; }
    const engine::MultiHeadTrace &trace() const { return m_trace; }
    double weight(int head, int query, int key) const { return m_trace.heads[size_t(head)].weights(query, key); }
    /// The key a head looks at most; −1: it looks at all alike.
    int strongest(int head, int query) const;

    // Changes by the user: they can be undone.
    void setSentence(const QString &id);
    void setQuery(int token, const QString &gesture = {});
    void setShow(Show show);
    void setOn(int head, bool on);

protected:
    std::optional<QString> apply(const QJsonObject &complete) override;
    void languageChanged() override;

private:
    void recompute();

    QString m_sentence;
    QString m_queryKey;
    Show m_show = Show::Maps;
    std::vector<bool> m_on;
    QList<SentenceToken> m_tokens;
    int m_query = 0;
    engine::Matrix m_x;
    engine::MultiHeadTrace m_trace;
};

} // namespace nunchi::exhibits::heads

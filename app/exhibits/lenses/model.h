// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/attention.h"
#include "exhibits/exhibit_model.h"
#include "exhibits/lenses/model_book.h"

namespace nunchi::exhibits::lenses {

constexpr double largestQuery = 9; ///< components of a query lie in −9 … 9

/// One text read through a lens. Parameters: lens (one of the book's, or "own"), and the components of the reader's own
/// query by the features' names.
class Model : public ExhibitModel
{
    Q_OBJECT
public:
    explicit Model(QObject *parent = nullptr);

    QString exhibitId() const override { return QStringLiteral("lenses"); }
    QList<Parameter> parameters() const override;
    QJsonObject state() const override;
    QString textForm() const override;
    /// The words with their features, scores and weights.
    QList<QStringList> table() const override;

    static const LensBook &book() { return LensBook::builtIn(); }
    static int lensCount() { return static_cast<int>(book().lenses().size()) + 1; } ///< the reader's own is the last
    int lens() const { return m_lens; }
    bool isOwn() const { return m_lens + 1 == lensCount(); }
    QString lensName(int lens) const;
    QString asks() const; ///< the question the present lens reads with
    QString featureName(int feature) const { return book().features()[feature].name.value(language()); }

    const QStringList &words() const { return m_text.words; }
    int count() const { return static_cast<int>(m_text.words.size()); }
    const engine::Vector &q() const { return m_q; }
    const engine::Matrix &k() const { return m_text.k; }
    double weight(int word) const { return m_trace.weights(0, word); }
    double score(int word) const { return m_trace.scaled(0, word); }
    /// The words with the largest weights, largest first; none when it looks at all alike.
    QList<int> strongest(int atMost) const;
    /// "subject 1, dark 0.3"; of a word with nothing: empty.
    QString featuresOf(int word) const;

    // Changes by the user: they can be undone.
    void setLens(int lens, const QString &gesture = {});
    /// Makes the present query the reader's own, with that component.
    void setComponent(int feature, double number, const QString &gesture = {});

protected:
    std::optional<QString> apply(const QJsonObject &complete) override;
    void languageChanged() override;

private:
    static QStringList lensIds();
    void recompute();

    int m_lens = 0;
    engine::Vector m_own;
    engine::Vector m_q;
    Text m_text;
    engine::AttentionTrace m_trace;
};

} // namespace nunchi::exhibits::lenses

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QList>
#include <QMap>
#include <QStringList>

#include "engine/types.h"
#include "exhibits/shared/json_words.h"

namespace nunchi::exhibits::lenses {

struct Feature
{
    QString id;
    Translated name;
};

/// A way to read: a query over the features.
struct Lens
{
    QString id;
    Translated name;
    Translated asks; ///< the question it reads with
    engine::Vector q;
};

/// The text in one language: its words, and a row of features for each.
struct Text
{
    QStringList words;
    engine::Matrix k;
};

/// The text, the features and the lenses as read from lenses.json.
class LensBook
{
public:
    /// Empty, with the reason, when the file is not what it should be.
    static std::optional<LensBook> read(const QByteArray &json, QString *reason);
    static const LensBook &builtIn();

    const QList<Feature> &features() const { return m_features; }
    const QList<Lens> &lenses() const { return m_lenses; }
    Text text(const QString &language) const { return m_texts.value(language); }
    int width() const { return static_cast<int>(m_features.size()); }

private:
    /// By feature; empty: something is named that there is not.
    std::optional<engine::Vector> vector(const QJsonValue &value) const;

    QList<Feature> m_features;
    QList<Lens> m_lenses;
    QMap<QString, Text> m_texts;
};

} // namespace nunchi::exhibits::lenses

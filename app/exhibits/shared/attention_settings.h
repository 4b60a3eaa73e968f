// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QMap>
#include <QString>

#include "exhibits/exhibit_model.h"

namespace nunchi::exhibits {

/// Places that only fill a sentence up to a common length.
enum class Padding : quint8 {
    None,
    Shown, ///< two ⟨pad⟩ are added and looked at like words
    Hidden ///< two ⟨pad⟩ are added and masked as keys
};

constexpr double maxEdit = 9.9; ///< embeddings lie in −9.9 … 9.9
constexpr int maxTextLength = 1000; ///< of typed tokens; as many as fit have room, whatever their letters

/// What decides the values that attention-steps and matrix show. A value.
struct AttentionSettings
{
    QString sentence;
    QString text; ///< typed tokens; empty: the sentence's
    QString query; ///< key of a token; empty: the one the sentence is about
    QMap<QString, double> edits; ///< "token.dimension" → number
    bool scaled = true;
    bool causal = false;
    Padding padding = Padding::None;

    bool operator==(const AttentionSettings &) const = default;

    static AttentionSettings defaults();
    /// The parameters both exhibits have; all but query, which each names in its own way.
    static QList<Parameter> parameters();
    void write(QJsonObject &state) const;
    /// From a state whose values fit parameters().
    static AttentionSettings read(const QJsonObject &state);

    static QString editName(const QString &tokenKey, const QString &dimension) { return tokenKey + u'.' + dimension; }
};

} // namespace nunchi::exhibits

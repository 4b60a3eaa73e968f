// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QHash>
#include <QString>
#include <QStringList>

namespace nunchi::exhibits {

/// Finds a typed word in a lexicon by any of its forms, whatever its capitals, punctuation or Korean particle.
class FormIndex
{
public:
    FormIndex() = default;
    explicit FormIndex(QStringList particles);

    /// The form, as bareWord() makes it, means this word of the lexicon; the first to take a form keeps it.
    void add(const QString &form, qsizetype word);
    /// The token's bare form as it stands; else, without one particle at its end (the longest first).
    std::optional<qsizetype> look(const QString &token) const;

private:
    QStringList m_particles; ///< longest first
    QHash<QString, qsizetype> m_byForm;
};

} // namespace nunchi::exhibits

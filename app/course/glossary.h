// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStringList>

#include "course/inline.h"
#include "course/problem.h"

namespace nunchi::course {

/// A word of the field, in every language of the course.
struct Term
{
    QString id; ///< stable: attention, query, scaled-dot-product
    QHash<QString, QStringList> names; ///< by language: the name, then other names for it
    QHash<QString, Inlines> text; ///< by language: what it means, in a line or two
    Meaning meaning = Meaning::None; ///< the colour its words take
    Place place;

    QString name(const QString &language) const { return names.value(language).value(0); }
};

/// glossary.yaml beside course.yaml.
class Glossary
{
public:
    Glossary() = default;
    explicit Glossary(QList<Term> terms);

    const QList<Term> &terms() const { return m_terms; }
    const Term *term(const QString &id) const;
    /// The term of that name, other names included; capital letters and NFC/NFD make no difference.
    const Term *named(const QString &name, const QString &language) const;

    /// The same for all ways to write a name that count as one.
    static QString nameKey(const QString &name, const QString &language);

private:
    QList<Term> m_terms;
    QHash<QString, int> m_byId;
    QHash<QString, int> m_byName; ///< language/folded name
};

} // namespace nunchi::course

// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/glossary.h"

namespace nunchi::course {

QString Glossary::nameKey(const QString &name, const QString &language)
{
    return language + QLatin1Char('/') + name.normalized(QString::NormalizationForm_C).simplified().toCaseFolded();
}

Glossary::Glossary(QList<Term> terms)
    : m_terms(std::move(terms))
{
    for (int i = 0; i < m_terms.size(); ++i) {
        const Term &term = m_terms[i];
        if (!m_byId.contains(term.id))
            m_byId.insert(term.id, i);
        for (auto names = term.names.begin(); names != term.names.end(); ++names)
            for (const QString &name : names.value())
                if (const QString key = nameKey(name, names.key()); !m_byName.contains(key))
                    m_byName.insert(key, i);
    }
}

const Term *Glossary::term(const QString &id) const
{
    const auto found = m_byId.constFind(id);
    return found == m_byId.constEnd() ? nullptr : &m_terms[*found];
}

const Term *Glossary::named(const QString &name, const QString &language) const
{
    const auto found = m_byName.constFind(nameKey(name, language));
    return found == m_byName.constEnd() ? nullptr : &m_terms[*found];
}

} // namespace nunchi::course

// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/form_index.h"

#include <algorithm>

#include "exhibits/shared/token_text.h"

namespace nunchi::exhibits {

FormIndex::FormIndex(QStringList particles)
    : m_particles(std::move(particles))
{
    std::stable_sort(
        m_particles.begin(), m_particles.end(), [](const QString &a, const QString &b) { return a.size() > b.size(); });
}

void FormIndex::add(const QString &form, qsizetype word)
{
    const QString bare = bareWord(form);
    if (!m_byForm.contains(bare))
        m_byForm[bare] = word;
}

std::optional<qsizetype> FormIndex::look(const QString &token) const
{
    const QString bare = bareWord(token);
    if (const auto it = m_byForm.find(bare); it != m_byForm.end())
        return *it;
    for (const QString &particle : m_particles) {
        if (bare.size() <= particle.size() || !bare.endsWith(particle))
            continue;
        if (const auto it = m_byForm.find(bare.chopped(particle.size())); it != m_byForm.end())
            return *it;
    }
    return {};
}

} // namespace nunchi::exhibits

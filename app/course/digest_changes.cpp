// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/digest_changes.h"

#include <algorithm>
#include <tuple>
#include <vector>

#include <QHash>

namespace nunchi::course {

namespace {

constexpr qsizetype nowhere = -1;

class Comparison
{
public:
    Comparison(const QStringList &before, const QStringList &now)
        : m_before(before)
        , m_now(now)
        , m_was(size_t(now.size()), nowhere)
        , m_isFound(size_t(before.size()), false)
    {
    }

    QList<DigestChange> run();

private:
    void pair(qsizetype before, qsizetype now);
    void pairEnds();
    void pairRest();
    std::vector<qsizetype> inOrder() const;
    void addGap(qsizetype before, qsizetype beforeEnd, qsizetype now, qsizetype nowEnd);

    const QStringList &m_before;
    const QStringList &m_now;
    std::vector<qsizetype> m_was; ///< where each text of now stood before
    std::vector<bool> m_isFound; ///< whether each text of before is there still
    QList<DigestChange> m_changes;
};

void Comparison::pair(qsizetype before, qsizetype now)
{
    m_was[size_t(now)] = before;
    m_isFound[size_t(before)] = true;
}

/// So that of several like texts the right ones are paired.
void Comparison::pairEnds()
{
    const qsizetype shorter = std::min(m_before.size(), m_now.size());
    qsizetype head = 0;
    for (; head < shorter && m_before[head] == m_now[head]; ++head)
        pair(head, head);
    for (qsizetype tail = 1; tail <= shorter - head; ++tail) {
        const qsizetype before = m_before.size() - tail;
        const qsizetype now = m_now.size() - tail;
        if (m_before[before] != m_now[now])
            break;
        pair(before, now);
    }
}

void Comparison::pairRest()
{
    QHash<QString, QList<qsizetype>> places;
    for (qsizetype i = m_before.size() - 1; i >= 0; --i)
        if (!m_isFound[size_t(i)])
            places[m_before[i]].append(i);
    for (qsizetype i = 0; i < m_now.size(); ++i)
        if (m_was[size_t(i)] == nowhere)
            if (const auto found = places.find(m_now[i]); found != places.end() && !found->isEmpty())
                pair(found->takeLast(), i);
}

/// The longest run of texts that stand in the order they had: the others were moved. Places in now.
std::vector<qsizetype> Comparison::inOrder() const
{
    std::vector<qsizetype> lasts; // of the runs of length 1, 2, …: that whose last text stood furthest ahead
    std::vector<qsizetype> previous(m_was.size(), nowhere);
    for (qsizetype i = 0; i < m_now.size(); ++i) {
        const qsizetype was = m_was[size_t(i)];
        if (was == nowhere)
            continue;
        const auto place = std::lower_bound(lasts.begin(), lasts.end(), was,
            [&](qsizetype last, qsizetype value) { return m_was[size_t(last)] < value; });
        if (place != lasts.begin())
            previous[size_t(i)] = *std::prev(place);
        if (place == lasts.end())
            lasts.push_back(i);
        else
            *place = i;
    }
    std::vector<qsizetype> run;
    for (qsizetype at = lasts.empty() ? nowhere : lasts.back(); at != nowhere; at = previous[size_t(at)])
        run.push_back(at);
    std::reverse(run.begin(), run.end());
    return run;
}

/// Between two texts that stayed: what is not found again was replaced by what was not there, one by one.
void Comparison::addGap(qsizetype before, qsizetype beforeEnd, qsizetype now, qsizetype nowEnd)
{
    const auto skipFound = [&] {
        while (before < beforeEnd && m_isFound[size_t(before)])
            ++before;
    };
    skipFound();
    for (; now < nowEnd; ++now) {
        const qsizetype was = m_was[size_t(now)];
        if (was != nowhere) {
            m_changes.append({DigestChange::Kind::Moved, was, now});
        } else if (before < beforeEnd) {
            m_changes.append({DigestChange::Kind::Changed, before++, now});
            skipFound();
        } else {
            m_changes.append({DigestChange::Kind::Added, beforeEnd, now});
        }
    }
    for (; before < beforeEnd; ++before, skipFound())
        m_changes.append({DigestChange::Kind::Removed, before, nowEnd});
}

QList<DigestChange> Comparison::run()
{
    pairEnds();
    pairRest();
    qsizetype before = 0;
    qsizetype now = 0;
    for (const qsizetype stayed : inOrder()) {
        addGap(before, m_was[size_t(stayed)], now, stayed);
        before = m_was[size_t(stayed)] + 1;
        now = stayed + 1;
    }
    addGap(before, m_before.size(), now, m_now.size());
    return m_changes;
}

} // namespace

QList<DigestChange> digestChanges(const QStringList &before, const QStringList &now)
{
    return Comparison(before, now).run();
}

} // namespace nunchi::course

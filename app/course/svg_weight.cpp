// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/svg_weight.h"

#include <algorithm>

#include <QCoreApplication>

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Pictures)
};

constexpr double mostElements = 50'000;
constexpr int mostLevels = 64;

} // namespace

void SvgWeight::open(const QString &id, const QString &target)
{
    const int index = int(m_elements.size());
    if (!m_open.empty())
        m_elements[size_t(m_open.back())].children.push_back(index);
    m_elements.push_back({{}, target});
    m_open.push_back(index);
    if (!id.isEmpty() && !m_byId.contains(id))
        m_byId.insert(id, index);
}

void SvgWeight::close()
{
    if (!m_open.empty())
        m_open.pop_back();
}

/// False: it repeats itself, or is nested too deeply.
bool SvgWeight::weigh(int index, int level)
{
    Element &element = m_elements[size_t(index)];
    if (element.state == Element::State::Known)
        return level + element.levels <= mostLevels;
    if (element.state == Element::State::Open || level > mostLevels)
        return false;
    element.state = Element::State::Open;
    std::vector<int> parts = element.children;
    if (const auto target = m_byId.constFind(element.target); target != m_byId.constEnd())
        parts.push_back(*target);
    double count = 1;
    int levels = 1;
    for (const int part : parts) {
        if (!weigh(part, level + 1))
            return false;
        count += m_elements[size_t(part)].count;
        levels = std::max(levels, m_elements[size_t(part)].levels + 1);
    }
    element.count = count;
    element.levels = levels;
    element.state = Element::State::Known;
    return true;
}

QString SvgWeight::fault()
{
    if (m_elements.empty())
        return {};
    if (!weigh(0, 1))
        return Words::tr("the picture is nested too deeply, or something in it repeats itself: simplify it");
    if (m_elements.front().count > mostElements)
        return Words::tr("the picture has more than %1 elements, repeated ones counted: simplify it")
            .arg(mostElements, 0, 'f', 0);
    return {};
}

} // namespace nunchi::course

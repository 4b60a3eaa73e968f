// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/mapped_text.h"

#include <algorithm>

namespace nunchi::course {

void MappedText::copy(QByteArrayView original, qsizetype from, qsizetype to)
{
    if (to <= from)
        return;
    m_pieces.push_back({m_text.size(), from});
    m_text.append(original.data() + from, to - from);
}

void MappedText::replace(const QByteArray &text, qsizetype original)
{
    m_pieces.push_back({m_text.size(), original});
    m_text.append(text);
}

void MappedText::copy(const MappedText &other, qsizetype from, qsizetype to)
{
    if (to <= from)
        return;
    const qsizetype shift = m_text.size() - from;
    m_pieces.push_back({m_text.size(), other.original(from)});
    auto piece = std::upper_bound(
        other.m_pieces.begin(), other.m_pieces.end(), from, [](qsizetype at, const Piece &p) { return at < p.here; });
    for (; piece != other.m_pieces.end() && piece->here < to; ++piece)
        m_pieces.push_back({piece->here + shift, piece->original});
    m_text.append(QByteArrayView(other.m_text).sliced(from, to - from));
}

qsizetype MappedText::original(qsizetype offset) const
{
    auto piece = std::upper_bound(
        m_pieces.begin(), m_pieces.end(), offset, [](qsizetype at, const Piece &p) { return at < p.here; });
    if (piece == m_pieces.begin())
        return offset;
    --piece;
    return piece->original + (offset - piece->here);
}

} // namespace nunchi::course

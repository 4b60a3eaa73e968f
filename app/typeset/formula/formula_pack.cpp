// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula/formula_pack.h"

#include <map>

#include <QFile>
#include <QtEndian>

#include "typeset/formula/formula_code.h"
#include "typeset/formula/mathjax.h"

// Header: "NunchiFormulas\0\0", the typesetter's fingerprint (16), version (4), count (4). Then for each formula, by
// its digest: digest (16), offset (4), size (4). Then the formulas as encodeFormula() writes them. Big-endian.
namespace nunchi::typeset {

namespace {
constexpr qsizetype kMagicSize = 16;
constexpr qsizetype kFingerprintSize = 16;
constexpr qsizetype kHeaderSize = kMagicSize + kFingerprintSize + 8;
constexpr qsizetype kDigestSize = 16;
constexpr qsizetype kEntrySize = kDigestSize + 8;

QByteArray header(quint32 count)
{
    QByteArray bytes("NunchiFormulas");
    bytes.resize(kMagicSize, '\0');
    bytes += MathJax::fingerprint().leftJustified(kFingerprintSize, '\0', true);
    QByteArray numbers(8, '\0');
    qToBigEndian<quint32>(kFormulaCodeVersion, numbers.data());
    qToBigEndian<quint32>(count, numbers.data() + 4);
    return bytes + numbers;
}
} // namespace

struct FormulaPack::Entry
{
    QByteArray digest;
    quint32 offset = 0;
    quint32 size = 0;
};

FormulaPack::FormulaPack() = default;
FormulaPack::~FormulaPack() = default;
FormulaPack::FormulaPack(FormulaPack &&) noexcept = default;
FormulaPack &FormulaPack::operator=(FormulaPack &&) noexcept = default;

bool FormulaPack::open(const QString &path)
{
    *this = FormulaPack();
    auto file = std::make_unique<QFile>(path);
    if (!file->open(QIODevice::ReadOnly) || file->size() < kHeaderSize)
        return false;
    const uchar *mapped = file->map(0, file->size());
    const QByteArray bytes = mapped ? QByteArray::fromRawData(reinterpret_cast<const char *>(mapped), file->size())
                                    : file->readAll();
    if (bytes.size() < kHeaderSize)
        return false;
    const quint32 count = qFromBigEndian<quint32>(bytes.constData() + kHeaderSize - 4);
    if (bytes.left(kHeaderSize) != header(count) || qsizetype(count) > (bytes.size() - kHeaderSize) / kEntrySize)
        return false;
    m_file = std::move(file);
    m_bytes = bytes;
    m_count = count;
    return true;
}

FormulaPack::Entry FormulaPack::entry(qsizetype index) const
{
    const char *at = m_bytes.constData() + kHeaderSize + index * kEntrySize;
    return {QByteArray::fromRawData(at, kDigestSize), qFromBigEndian<quint32>(at + kDigestSize),
            qFromBigEndian<quint32>(at + kDigestSize + 4)};
}

std::optional<Formula> FormulaPack::find(const FormulaKey &key) const
{
    const QByteArray digest = formulaDigest(key);
    qsizetype low = 0;
    qsizetype high = m_count;
    while (low < high) {
        const qsizetype middle = (low + high) / 2;
        if (entry(middle).digest < digest)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == m_count)
        return std::nullopt;
    const Entry found = entry(low);
    if (found.digest != digest || qsizetype(found.offset) > m_bytes.size()
        || qsizetype(found.size) > m_bytes.size() - qsizetype(found.offset))
        return std::nullopt;
    return decodeFormula(QByteArray::fromRawData(m_bytes.constData() + found.offset, found.size));
}

QByteArray FormulaPack::write(const QHash<FormulaKey, Formula> &formulas)
{
    std::map<QByteArray, QByteArray> sorted; // by digest, so that the same formulas make the same file
    for (auto it = formulas.begin(); it != formulas.end(); ++it)
        if (!it->isError() && it->isComplete())
            sorted.emplace(formulaDigest(it.key()), encodeFormula(*it));
    QByteArray table;
    QByteArray content;
    const qsizetype start = kHeaderSize + qsizetype(sorted.size()) * kEntrySize;
    for (const auto &[digest, bytes] : sorted) {
        QByteArray place(8, '\0');
        qToBigEndian<quint32>(quint32(start + content.size()), place.data());
        qToBigEndian<quint32>(quint32(bytes.size()), place.data() + 4);
        table += digest + place;
        content += bytes;
        if (content.size() > 0x7fffffff)
            return {};
    }
    return header(quint32(sorted.size())) + table + content;
}

} // namespace nunchi::typeset

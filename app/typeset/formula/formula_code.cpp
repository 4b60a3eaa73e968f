// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula/formula_code.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>

#include "typeset/formula/path_code.h"

namespace nunchi::typeset {

namespace {
constexpr quint32 kMagic = 0x4e464d4c; // "NFML"
constexpr QDataStream::Version kStreamVersion = QDataStream::Qt_6_4;

QByteArray checksum(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Md5).left(8);
}

QByteArray body(const Formula &formula)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(kStreamVersion);
    out << formula.width() << formula.ascent() << formula.descent() << formula.structure()
        << quint8(formula.inks().size());
    for (const FormulaInk &ink : formula.inks()) {
        out << quint8(ink.role) << encodePath(ink.path) << quint16(ink.rules.size());
        for (const QRectF &rule : ink.rules)
            out << rule;
    }
    return bytes;
}

bool readInk(QDataStream &in, FormulaInk &ink)
{
    quint8 role = 0;
    QByteArray path;
    quint16 rules = 0;
    in >> role >> path >> rules;
    if (in.status() != QDataStream::Ok || role >= kFormulaRoles)
        return false;
    const auto outline = decodePath(path);
    if (!outline)
        return false;
    ink.role = FormulaRole(role);
    ink.path = *outline;
    for (int i = 0; i < rules && in.status() == QDataStream::Ok; ++i) {
        QRectF rule;
        in >> rule;
        ink.rules += rule;
    }
    return in.status() == QDataStream::Ok;
}

std::optional<Formula> readBody(const QByteArray &bytes)
{
    QDataStream in(bytes);
    in.setVersion(kStreamVersion);
    qreal width = 0;
    qreal ascent = 0;
    qreal descent = 0;
    QByteArray structure;
    quint8 count = 0;
    in >> width >> ascent >> descent >> structure >> count;
    if (in.status() != QDataStream::Ok || count > kFormulaRoles)
        return std::nullopt;
    QList<FormulaInk> inks(count);
    for (FormulaInk &ink : inks)
        if (!readInk(in, ink))
            return std::nullopt;
    Formula formula;
    formula.setMeasures(width, ascent, descent);
    formula.setStructure(structure);
    formula.setInks(inks);
    return formula;
}
} // namespace

QByteArray encodeFormula(const Formula &formula)
{
    const QByteArray content = body(formula);
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(kStreamVersion);
    out << kMagic << kFormulaCodeVersion << checksum(content) << content;
    return bytes;
}

std::optional<Formula> decodeFormula(const QByteArray &bytes)
{
    QDataStream in(bytes);
    in.setVersion(kStreamVersion);
    quint32 magic = 0;
    quint16 version = 0;
    QByteArray sum;
    QByteArray content;
    in >> magic >> version;
    if (magic != kMagic || version != kFormulaCodeVersion)
        return std::nullopt;
    in >> sum >> content;
    if (in.status() != QDataStream::Ok || sum != checksum(content))
        return std::nullopt;
    return readBody(content);
}

Formula rounded(const Formula &formula)
{
    if (formula.isError())
        return formula;
    Formula result = readBody(body(formula)).value_or(formula);
    result.setComplete(formula.isComplete());
    return result;
}

QByteArray formulaDigest(const FormulaKey &key)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArray(1, key.display ? 'D' : 'I'));
    hash.addData(key.tex.toUtf8());
    return hash.result().left(16);
}

} // namespace nunchi::typeset

// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula/disk_cache.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QSaveFile>

#include "typeset/formula/formula_code.h"

namespace nunchi::typeset {

namespace {
constexpr qint64 kLargestFile = 8 * 1024 * 1024;
const QString kPrefix = QStringLiteral("formulas-");
const QString kSuffix = QStringLiteral(".formula");
} // namespace

DiskCache::DiskCache(const QString &folder, const QByteArray &version)
{
    if (folder.isEmpty())
        return;
    const QByteArray name = QCryptographicHash::hash(version + QByteArray::number(kFormulaCodeVersion),
                                                     QCryptographicHash::Sha256);
    m_root = folder;
    m_folder = folder + QLatin1Char('/') + kPrefix + QString::fromLatin1(name.toHex().left(16));
}

QString DiskCache::path(const FormulaKey &key) const
{
    return m_folder + QLatin1Char('/') + QString::fromLatin1(formulaDigest(key).toHex()) + kSuffix;
}

std::optional<Formula> DiskCache::find(const FormulaKey &key) const
{
    if (m_folder.isEmpty())
        return std::nullopt;
    QFile file(path(key));
    if (!file.open(QIODevice::ReadOnly) || file.size() > kLargestFile)
        return std::nullopt;
    return decodeFormula(file.readAll());
}

bool DiskCache::insert(const FormulaKey &key, const Formula &formula) const
{
    if (m_folder.isEmpty() || formula.isError() || !formula.isComplete())
        return false;
    if (!QDir().mkpath(m_folder))
        return false;
    QSaveFile file(path(key));
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.write(encodeFormula(formula));
    return file.commit();
}

void DiskCache::tidy(int most) const
{
    if (m_folder.isEmpty())
        return;
    const QDir root(m_root);
    const QStringList versions = root.entryList({kPrefix + QLatin1Char('*')}, QDir::Dirs | QDir::NoDotAndDotDot,
                                                QDir::Time);
    constexpr int kKeptVersions = 3; // another copy of the program may be of another version
    for (const QString &version : versions.mid(kKeptVersions))
        if (root.filePath(version) != m_folder)
            QDir(root.filePath(version)).removeRecursively();

    QDir folder(m_folder);
    const QStringList files = folder.entryList({QLatin1Char('*') + kSuffix}, QDir::Files, QDir::Time);
    for (const QString &oldest : files.mid(most))
        folder.remove(oldest);
}

} // namespace nunchi::typeset

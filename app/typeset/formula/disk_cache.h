// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "typeset/formula/formula.h"

namespace nunchi::typeset {

/// One small file a formula, in a folder of its own for each typesetter and set of fonts. Several programs may use it
/// at once: files appear whole or not at all. A damaged one counts as missing.
class DiskCache
{
public:
    static constexpr int kMostFiles = 6000;

    /// An empty folder: no cache.
    DiskCache(const QString &folder, const QByteArray &version);

    std::optional<Formula> find(const FormulaKey &key) const;
    /// Errors and incomplete formulas are not kept. False: it could not be written (a full disk is no reason to stop).
    bool insert(const FormulaKey &key, const Formula &formula) const;
    /// Removes the oldest files when there are too many, and whatever other versions left behind.
    void tidy(int most = kMostFiles) const;

    QString path(const FormulaKey &key) const;

private:
    QString m_root;
    QString m_folder;
};

} // namespace nunchi::typeset

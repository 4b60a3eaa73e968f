// SPDX-License-Identifier: GPL-3.0-or-later
// Many formulas in one file, set at build time. Opening reads the table only; each formula is read when it is asked for.
#pragma once

#include <memory>
#include <optional>

#include <QHash>
#include <QString>

#include "typeset/formula/formula.h"

class QFile;

namespace nunchi::typeset {

class FormulaPack
{
public:
    FormulaPack();
    ~FormulaPack();
    FormulaPack(FormulaPack &&) noexcept;
    FormulaPack &operator=(FormulaPack &&) noexcept;

    /// A file or a resource. False when it is missing, damaged, or set by another typesetter: it then holds nothing.
    bool open(const QString &path);
    qsizetype count() const { return m_count; }
    std::optional<Formula> find(const FormulaKey &key) const;

    /// Empty when it cannot be written as a pack.
    static QByteArray write(const QHash<FormulaKey, Formula> &formulas);

private:
    struct Entry;
    Entry entry(qsizetype index) const;

    std::unique_ptr<QFile> m_file;
    QByteArray m_bytes; ///< the whole file, mapped where it lies
    qsizetype m_count = 0;
};

} // namespace nunchi::typeset

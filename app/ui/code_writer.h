// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextCursor>

#include "typeset/appearance.h"
#include "ui/inline_writer.h"
#include "ui/python_tokens.h"

namespace nunchi::ui {

/// Writes programs: ink in three strengths, and the colours of query, key, value and weight for variables of those
/// names. Colour is the mathematics' here as well.
class CodeWriter
{
public:
    explicit CodeWriter(const typeset::Appearance &look);

    static TextStyle style();
    QTextCharFormat base() const { return m_base; }
    /// As one paragraph with line separators.
    void write(QTextCursor &cursor, const QString &code, bool python) const;
    /// Of the longest line.
    qreal width(const QString &code) const;

private:
    QTextCharFormat formatOf(PythonToken token) const;

    const typeset::Appearance &m_look;
    QTextCharFormat m_base;
};

} // namespace nunchi::ui

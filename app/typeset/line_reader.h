// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/math_runs.h"

namespace nunchi::typeset {

/// Splits a line into words and the mathematics between dollars.
class LineReader
{
public:
    explicit LineReader(const QString &line)
        : m_line(line)
    {
    }
    MathRuns read();

private:
    void readMath();
    bool readColor();
    void finishWords();

    const QString &m_line;
    qsizetype m_at = 0;
    QString m_words;
    Token m_color = Token::Ink;
    MathRuns m_runs;
};

/// Signs a backslash makes ordinary among words.
bool isEscapable(QChar c);
/// The colour \Q, \K, \V or \W stands for.
std::optional<Token> meaningColor(QStringView name);

} // namespace nunchi::typeset

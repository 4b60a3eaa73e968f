// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QStringView>

#include "typeset/math_runs.h"

namespace nunchi::typeset {

/// Reads a small part of TeX into runs, in one pass and never deeper than kDeepest. What it does not know it
/// keeps as it is written.
class MathParser
{
public:
    explicit MathParser(QStringView tex);
    MathRuns parse();

private:
    /// How the next run looks. Copied for each group.
    struct Style
    {
        bool upright = false;
        bool bold = false;
        bool overline = false;
        int level = 0;
        int inner = 0;
        Token color = Token::Ink;
    };
    /// What a group was made of: whether a fraction has to bracket it.
    struct Extent
    {
        int atoms = 0;
        bool sum = false;
        bool operand = false; ///< the last thing can have a binary sign after it
        Extent &operator+=(const Extent &other);
    };
    enum class Until : quint8 { End, Brace, Right, Environment, Bracket };

    bool atEnd() const { return m_at >= m_tex.size(); }
    QChar peek() const { return atEnd() ? QChar() : m_tex[m_at]; }
    void skipSpaces();
    bool skip(QStringView text);

    Extent sequence(const Style &style, Until until);
    bool closes(Until until);
    Extent item(const Style &style, const Extent &before);
    Extent shallowItem(const Style &style, const Extent &before);
    Extent argument(const Style &style);
    QString rawArgument();
    QString rawGroup(QChar open, QChar close);
    QStringView commandName();

    void sign(QChar c, const Style &style, const Extent &before, Extent &made);
    void script(bool up, const Style &style);
    Extent command(const Style &style, const Extent &before);
    bool wordCommand(QStringView name, const Style &style, Extent &made);
    bool structure(QStringView name, const Style &style, Extent &made);
    bool delimiter(QStringView name, const Style &style, Extent &made);
    void symbol(const QString &text, int kind, const Style &style, const Extent &before, Extent &made);
    void fraction(const Style &style);
    void root(const Style &style);
    void environment(const Style &style);
    void accent(QChar mark, const Style &style);
    void operatorName(const QString &name, const Style &style);
    void unknown(qsizetype start, const Style &style);

    void emitRun(const QString &text, const Style &style, bool italic);
    void emitBracketed(const MathRuns &runs, bool bracket, const Style &style);
    /// Parses an argument into runs of its own.
    MathRuns captured(const Style &style, Extent &made);

    static constexpr int kDeepest = 40;
    QStringView m_tex;
    qsizetype m_at = 0;
    int m_depth = 0;
    int m_openBraces = 0;
    MathRuns m_runs;
    std::optional<int> m_nameLevel; ///< a name like log was set at this level, and nothing behind it yet
    QString m_column; ///< what stands for & in the innermost environment
    QString m_line; ///< what stands for \\ there
};

} // namespace nunchi::typeset

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/python_tokens.h"

#include <algorithm>

#include <QRegularExpression>
#include <QSet>

namespace nunchi::ui {

namespace {

bool startsName(QChar c)
{
    return c.isLetter() || c == u'_';
}

bool isKeyword(const QString &word)
{
    static const QSet<QString> keywords = [] {
        const auto words = QStringLiteral("False None True and as assert async await break class continue def del elif "
                                          "else except finally for from global if import in is lambda nonlocal not or "
                                          "pass raise return try while with yield")
                               .split(u' ');
        return QSet<QString>(words.begin(), words.end());
    }();
    return keywords.contains(word);
}

PythonToken meaningOf(const QString &name)
{
    struct Rule
    {
        QRegularExpression pattern;
        PythonToken token;
    };
    const auto rule = [](const char *letter, const char *words, PythonToken token) {
        return Rule{QRegularExpression(QStringLiteral("^(?:(?:[Ww]_?)?%1(?:_\\w+|\\d+)?|%2)$")
                                           .arg(QLatin1String(letter), QLatin1String(words))),
            token};
    };
    static const QList<Rule> rules{rule("[Qq]", "quer(?:y|ies)", PythonToken::Query),
        rule("[Kk]", "keys?", PythonToken::Key), rule("[Vv]", "values?", PythonToken::Value),
        {QRegularExpression(QStringLiteral("^(?:w(?:_\\w+|\\d+)?|weights?)$")), PythonToken::Weight}};
    for (const Rule &each : rules)
        if (each.pattern.match(name).hasMatch())
            return each.token;
    return PythonToken::Plain;
}

class Scanner
{
public:
    explicit Scanner(const QString &code)
        : m_code(code)
    {
    }

    QList<PythonRun> runs()
    {
        while (m_at < m_code.size())
            step();
        return m_runs;
    }

private:
    QChar next(qsizetype ahead = 0) const { return m_code.size() > m_at + ahead ? m_code.at(m_at + ahead) : QChar(); }

    void emitTo(qsizetype end, PythonToken token)
    {
        if (!m_runs.isEmpty() && m_runs.last().token == token)
            m_runs.last().length += end - m_at;
        else if (end > m_at)
            m_runs << PythonRun{m_at, end - m_at, token};
        m_at = end;
    }

    void step()
    {
        const qsizetype quote = stringStart();
        if (next() == u'#') {
            const qsizetype end = m_code.indexOf(u'\n', m_at);
            emitTo(end < 0 ? m_code.size() : end, PythonToken::Comment);
        } else if (quote >= 0) {
            emitTo(stringEnd(quote), PythonToken::String);
        } else if (startsName(next())) {
            name();
        } else if (next().isDigit() || (next() == u'.' && next(1).isDigit())) {
            number();
        } else {
            if (QStringView(u"([{").contains(next()))
                ++m_depth;
            else if (QStringView(u")]}").contains(next()))
                --m_depth;
            emitTo(m_at + 1, PythonToken::Plain);
        }
    }

    /// Where the quote of a string with its prefix (rb, f …) stands; −1: no string begins here.
    qsizetype stringStart() const
    {
        qsizetype at = m_at;
        while (at < m_code.size() && at - m_at < 2 && QStringView(u"rRbBuUfF").contains(m_code.at(at)))
            ++at;
        return at < m_code.size() && (m_code.at(at) == u'"' || m_code.at(at) == u'\'') ? at : -1;
    }

    qsizetype stringEnd(qsizetype quote) const
    {
        const QChar mark = m_code.at(quote);
        const QString triple(3, mark);
        const bool isLong = QStringView(m_code).mid(quote).startsWith(triple);
        for (qsizetype at = quote + (isLong ? 3 : 1); at < m_code.size(); ++at) {
            if (m_code.at(at) == u'\\')
                ++at;
            else if (isLong && QStringView(m_code).mid(at).startsWith(triple))
                return at + 3;
            else if (!isLong && m_code.at(at) == mark)
                return at + 1;
            else if (!isLong && m_code.at(at) == u'\n')
                return at;
        }
        return m_code.size();
    }

    void name()
    {
        qsizetype end = m_at;
        while (end < m_code.size() && (startsName(m_code.at(end)) || m_code.at(end).isDigit()))
            ++end;
        const QString word = m_code.mid(m_at, end - m_at);
        PythonToken token = PythonToken::Plain;
        if (isKeyword(word))
            token = PythonToken::Keyword;
        else if (m_last == QLatin1String("def") || m_last == QLatin1String("class"))
            token = PythonToken::Name;
        else if (!namesArgument(end))
            token = meaningOf(word);
        m_last = word;
        emitTo(end, token);
    }

    /// key=… within brackets names an argument of somebody else's function.
    bool namesArgument(qsizetype end) const
    {
        return m_depth > 0 && end < m_code.size() && m_code.at(end) == u'='
            && (end + 1 >= m_code.size() || m_code.at(end + 1) != u'=');
    }

    void number()
    {
        static const QRegularExpression pattern(QStringLiteral("(?:0[xXoObB][\\da-fA-F_]+|[\\d_]*\\.?[\\d_]*"
                                                               "(?:[eE][-+]?\\d+)?)j?"));
        const auto match =
            pattern.match(m_code, m_at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
        emitTo(std::max(m_at + 1, match.capturedEnd()), PythonToken::Number);
    }

    const QString &m_code;
    qsizetype m_at = 0;
    int m_depth = 0;
    QString m_last; ///< the word before
    QList<PythonRun> m_runs;
};

} // namespace

QList<PythonRun> pythonRuns(const QString &code)
{
    return Scanner(code).runs();
}

} // namespace nunchi::ui

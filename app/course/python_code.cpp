// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/python_code.h"

namespace nunchi::course {

namespace {

/// Goes through a program once; knows whether it is in a string.
class CommentRemover
{
public:
    explicit CommentRemover(const QString &code)
        : m_code(code)
    {
    }

    QString run();

private:
    QStringView rest() const { return QStringView(m_code).sliced(m_at); }
    void keep(qsizetype length);
    void openString();
    void inString();

    const QString &m_code;
    qsizetype m_at = 0;
    QString m_quote; ///< of the string that is open; empty: none
    QString m_result;
};

QString CommentRemover::run()
{
    while (m_at < m_code.size()) {
        const QChar c = m_code[m_at];
        if (!m_quote.isEmpty()) {
            inString();
        } else if (c == u'#') {
            const qsizetype end = m_code.indexOf(QLatin1Char('\n'), m_at);
            m_at = end < 0 ? m_code.size() : end;
        } else if (c == u'"' || c == u'\'') {
            openString();
        } else {
            keep(1);
        }
    }
    return m_result;
}

void CommentRemover::keep(qsizetype length)
{
    m_result += rest().first(std::min(length, rest().size()));
    m_at += length;
}

void CommentRemover::openString()
{
    const QString triple(3, m_code[m_at]);
    m_quote = rest().startsWith(triple) ? triple : triple.first(1);
    keep(m_quote.size());
}

void CommentRemover::inString()
{
    if (m_code[m_at] == u'\\')
        return keep(2);
    const bool lineEnds = m_code[m_at] == u'\n' && m_quote.size() == 1;
    const bool closes = rest().startsWith(m_quote);
    keep(closes ? m_quote.size() : 1);
    if (closes || lineEnds)
        m_quote.clear();
}

} // namespace

QList<CodeLine> codeWithoutComments(const QString &code)
{
    QList<CodeLine> lines;
    const QStringList all = CommentRemover(code).run().split(QLatin1Char('\n'));
    for (qsizetype i = 0; i < all.size(); ++i) {
        QString text = all[i];
        while (!text.isEmpty() && text.back().isSpace())
            text.chop(1);
        if (!text.isEmpty())
            lines.append({text, int(i)});
    }
    return lines;
}

} // namespace nunchi::course

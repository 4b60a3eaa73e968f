// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/typography.h"

#include <QRegularExpression>

namespace nunchi::course {

namespace {

struct Signs
{
    QChar openDouble;
    QChar closeDouble;
    QChar openSingle;
    QChar closeSingle; ///< the apostrophe too
};

/// Null: quotes of this language are not known, and stay as they are written.
const Signs *signsOf(const QString &language)
{
    static constexpr Signs curly{u'\u201C', u'\u201D', u'\u2018', u'\u2019'};
    const QString base = language.section(QLatin1Char('-'), 0, 0);
    return base == u"ko" || base == u"en" ? &curly : nullptr;
}

bool isSpaceOrNothing(QChar c)
{
    return c.isNull() || c.isSpace();
}

/// A quote after this character opens.
bool opensAfter(QChar c)
{
    return isSpaceOrNothing(c) || c.category() == QChar::Punctuation_Open
        || c.category() == QChar::Punctuation_InitialQuote || c.category() == QChar::Punctuation_Dash || c.isSymbol()
        || c == u'/' || c == u'\u00B7';
}

/// A quote before this character closes.
bool closesBefore(QChar c)
{
    return isSpaceOrNothing(c) || c.category() == QChar::Punctuation_Close
        || c.category() == QChar::Punctuation_FinalQuote;
}

bool isHangul(QChar c)
{
    return c.script() == QChar::Script_Hangul;
}

/// Goes through a text once; knows which quotes are open.
class QuoteSetter
{
public:
    QuoteSetter(const Signs &signs, QString text)
        : m_signs(signs)
        , m_text(std::move(text))
    {
    }

    QString run();

private:
    QChar at(qsizetype index) const { return index >= 0 && index < m_text.size() ? m_text[index] : QChar(); }
    QChar doubleQuote(QChar before, QChar after);
    QChar singleQuote(QChar before, QChar after, qsizetype index);
    QChar withinWord(QChar before, QChar after);

    const Signs &m_signs;
    QString m_text;
    bool m_double = false;
    bool m_single = false;
};

QString QuoteSetter::run()
{
    for (qsizetype i = 0; i < m_text.size(); ++i) {
        if (m_text[i] == u'"')
            m_text[i] = doubleQuote(at(i - 1), at(i + 1));
        else if (m_text[i] == u'\'')
            m_text[i] = singleQuote(at(i - 1), at(i + 1), i);
    }
    return m_text;
}

QChar QuoteSetter::doubleQuote(QChar before, QChar after)
{
    const bool attached = after.isLetterOrNumber() || after.category() == QChar::Punctuation_Open;
    if (m_double ? opensAfter(before) && !closesBefore(after) : opensAfter(before) || attached) {
        m_double = true;
        return m_signs.openDouble;
    }
    if (!std::exchange(m_double, false) && before.isDigit()) // inches
        return u'"';
    return m_signs.closeDouble;
}

QChar QuoteSetter::singleQuote(QChar before, QChar after, qsizetype index)
{
    if (before.isLetterOrNumber() && after.isLetterOrNumber())
        return withinWord(before, after);
    if (opensAfter(before)) {
        // '90s; asked of the characters, for an expression would check the whole text at each quote.
        if (after.isDigit() && at(index + 2).isDigit() && at(index + 3) == u's' && !at(index + 4).isLetterOrNumber())
            return m_signs.closeSingle;
        if (isSpaceOrNothing(after))
            return u'\'';
        m_single = true;
        return m_signs.openSingle;
    }
    if (!std::exchange(m_single, false) && before.isDigit()) // feet, minutes
        return u'\'';
    return m_signs.closeSingle;
}

/// Between letters it is an apostrophe in English; in Korean a particle may follow the closing one at once.
QChar QuoteSetter::withinWord(QChar before, QChar after)
{
    if (isHangul(before) && !m_single) {
        m_single = true;
        return m_signs.openSingle;
    }
    if (isHangul(before) || isHangul(after))
        m_single = false;
    return m_signs.closeSingle;
}

bool isProse(const Span &span)
{
    return span.kind == Span::Kind::Text && !span.marks.testFlag(Mark::Code);
}

/// What a quote beside the span sees of it.
QString outside(const Span &span)
{
    if (isProse(span))
        return span.text;
    if (span.kind == Span::Kind::Note)
        return {};
    return span.kind == Span::Kind::Text || span.kind == Span::Kind::Math ? QStringLiteral("x") : QStringLiteral(" ");
}

} // namespace

void setQuotes(Inlines *words, const QString &language)
{
    const Signs *signs = signsOf(language);
    QString text;
    for (const Span &span : std::as_const(*words))
        text += outside(span);
    if (signs)
        text = QuoteSetter(*signs, text).run();
    text.replace(straightDouble, QLatin1Char('"')).replace(straightSingle, QLatin1Char('\''));
    qsizetype at = 0;
    for (Span &span : *words) {
        const qsizetype length = outside(span).size();
        if (isProse(span))
            span.text = text.sliced(at, length);
        at += length;
    }
}

QString withQuotes(const QString &words, const QString &language)
{
    static const QRegularExpression kept(QStringLiteral("\\$[^$]+\\$|`[^`]+`"));
    Inlines parts;
    qsizetype done = 0;
    const auto add = [&](Span::Kind kind, qsizetype end) {
        parts.append({kind, words.sliced(done, end - done), {}, Meaning::None, {}, {}});
        done = end;
    };
    for (auto match = kept.globalMatch(words); match.hasNext();) {
        const QRegularExpressionMatch formula = match.next();
        add(Span::Kind::Text, formula.capturedStart());
        add(Span::Kind::Math, formula.capturedEnd());
    }
    add(Span::Kind::Text, words.size());
    setQuotes(&parts, language);
    QString result;
    for (const Span &part : std::as_const(parts))
        result += part.text;
    return result;
}

} // namespace nunchi::course

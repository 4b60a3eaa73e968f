// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula/svg_values.h"

#include <array>
#include <cmath>

namespace nunchi::typeset {

namespace {
bool isSeparator(QChar c) { return c.isSpace() || c == u','; }
bool isDigit(QChar c) { return c >= u'0' && c <= u'9'; }

/// Reads numbers as SVG writes them: "12-3.5.25" is three.
class Scanner
{
public:
    explicit Scanner(QStringView text) : m_text(text) { }

    void skipSeparators()
    {
        while (m_at < m_text.size() && isSeparator(m_text[m_at]))
            ++m_at;
    }
    bool atEnd()
    {
        skipSeparators();
        return m_at >= m_text.size();
    }
    QChar peek() const { return m_text[m_at]; }
    QChar take() { return m_text[m_at++]; }
    bool atNumber()
    {
        if (atEnd())
            return false;
        const QChar c = peek();
        return isDigit(c) || c == u'-' || c == u'+' || c == u'.';
    }
    std::optional<qreal> number()
    {
        skipSeparators();
        const qsizetype start = m_at;
        if (m_at < m_text.size() && (peek() == u'-' || peek() == u'+'))
            ++m_at;
        skipDigits();
        if (m_at < m_text.size() && peek() == u'.') {
            ++m_at;
            skipDigits();
        }
        skipExponent();
        bool ok = false;
        const qreal value = m_text.mid(start, m_at - start).toDouble(&ok);
        return ok && std::isfinite(value) ? std::optional(value) : std::nullopt;
    }

private:
    void skipDigits()
    {
        while (m_at < m_text.size() && isDigit(m_text[m_at]))
            ++m_at;
    }
    void skipExponent()
    {
        if (m_at + 1 >= m_text.size() || (peek() != u'e' && peek() != u'E'))
            return;
        const qsizetype digits = m_text[m_at + 1] == u'-' || m_text[m_at + 1] == u'+' ? m_at + 2 : m_at + 1;
        if (digits < m_text.size() && isDigit(m_text[digits])) {
            m_at = digits;
            skipDigits();
        }
    }

    QStringView m_text;
    qsizetype m_at = 0;
};

int argumentsOf(char16_t command)
{
    switch (command) {
    case u'M': case u'L': case u'T': return 2;
    case u'H': case u'V': return 1;
    case u'Q': case u'S': return 4;
    case u'C': return 6;
    case u'Z': return 0;
    default: return -1;
    }
}

class PathBuilder
{
public:
    void apply(char16_t command, bool relative, std::array<qreal, 6> a)
    {
        const QPointF origin = relative ? m_at : QPointF();
        const auto point = [&](int i) { return origin + QPointF(a[size_t(i)], a[size_t(i) + 1]); };
        const QPointF mirrored = 2 * m_at - m_control;
        switch (command) {
        case u'M': start(point(0)); break;
        case u'L': line(point(0)); break;
        case u'H': line({origin.x() + a[0], m_at.y()}); break;
        case u'V': line({m_at.x(), origin.y() + a[0]}); break;
        case u'Q': quadratic(point(0), point(2)); break;
        case u'T': quadratic(m_last == u'Q' || m_last == u'T' ? mirrored : m_at, point(0)); break;
        case u'C': cubic(point(0), point(2), point(4)); break;
        case u'S': cubic(m_last == u'C' || m_last == u'S' ? mirrored : m_at, point(0), point(2)); break;
        default:
            m_path.closeSubpath();
            m_at = m_start;
        }
        m_last = command;
    }
    QPainterPath path() const { return m_path; }

private:
    void start(QPointF to)
    {
        m_path.moveTo(to);
        m_start = m_at = to;
    }
    void line(QPointF to)
    {
        m_path.lineTo(to);
        m_at = to;
    }
    void quadratic(QPointF control, QPointF to)
    {
        m_path.quadTo(control, to);
        m_control = control;
        m_at = to;
    }
    void cubic(QPointF control1, QPointF control2, QPointF to)
    {
        m_path.cubicTo(control1, control2, to);
        m_control = control2;
        m_at = to;
    }

    QPainterPath m_path;
    QPointF m_at;
    QPointF m_start;
    QPointF m_control;
    char16_t m_last = 0;
};

std::optional<QTransform> oneTransform(QStringView name, const QList<qreal> &n)
{
    if (name == u"translate" && (n.size() == 1 || n.size() == 2))
        return QTransform::fromTranslate(n[0], n.value(1, 0));
    if (name == u"scale" && (n.size() == 1 || n.size() == 2))
        return QTransform::fromScale(n[0], n.value(1, n[0]));
    if (name == u"matrix" && n.size() == 6)
        return QTransform(n[0], n[1], n[2], n[3], n[4], n[5]);
    return std::nullopt;
}
} // namespace

std::optional<QPainterPath> pathFromData(QStringView data)
{
    Scanner scanner(data);
    PathBuilder builder;
    while (!scanner.atEnd()) {
        const QChar letter = scanner.take();
        char16_t command = letter.toUpper().unicode();
        const int count = argumentsOf(command);
        if (count < 0)
            return std::nullopt;
        do {
            std::array<qreal, 6> arguments{};
            for (int i = 0; i < count; ++i) {
                const std::optional<qreal> value = scanner.number();
                if (!value)
                    return std::nullopt;
                arguments[size_t(i)] = *value;
            }
            builder.apply(command, letter.isLower(), arguments);
            if (command == u'M')
                command = u'L'; // further points after a move are lines
        } while (count > 0 && scanner.atNumber());
    }
    return builder.path();
}

std::optional<QTransform> transformFrom(QStringView text)
{
    QTransform result;
    while (!(text = text.trimmed()).isEmpty()) {
        const qsizetype open = text.indexOf(u'(');
        const qsizetype close = text.indexOf(u')');
        if (open < 0 || close < open)
            return std::nullopt;
        const auto numbers = numbersFrom(text.mid(open + 1, close - open - 1));
        const auto one = numbers ? oneTransform(text.left(open).trimmed(), *numbers) : std::nullopt;
        if (!one)
            return std::nullopt;
        result = *one * result; // the right-most is applied first
        text = text.mid(close + 1);
    }
    return result;
}

std::optional<QList<qreal>> numbersFrom(QStringView text)
{
    if (text.endsWith(u"px"))
        text.chop(2);
    QList<qreal> numbers;
    Scanner scanner(text);
    while (!scanner.atEnd()) {
        const std::optional<qreal> value = scanner.number();
        if (!value)
            return std::nullopt;
        numbers += *value;
    }
    return numbers;
}

} // namespace nunchi::typeset

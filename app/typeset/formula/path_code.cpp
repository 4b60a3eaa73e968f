// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula/path_code.h"

#include <cmath>

#include <QPoint>

namespace nunchi::typeset {

namespace {
constexpr qreal kSteps = 16;
constexpr qreal kLargest = 1e8; // beyond any formula; keeps the sums of differences inside 64 bits

enum Op : char { Move = 'M', Line = 'L', Quadratic = 'Q', Cubic = 'C' };

struct Step
{
    qint64 x = 0;
    qint64 y = 0;
};

class PathWriter
{
public:
    void op(Op op) { m_bytes += char(op); }
    void point(QPointF point)
    {
        const Step to{std::llround(point.x() * kSteps), std::llround(point.y() * kSteps)};
        number(to.x - m_at.x);
        number(to.y - m_at.y);
        m_at = to;
    }
    QByteArray bytes() const { return m_bytes; }

private:
    /// The sign in the last bit, then seven bits a byte.
    void number(qint64 value)
    {
        quint64 rest = (quint64(value) << 1) ^ quint64(value >> 63);
        while (rest >= 0x80) {
            m_bytes += char(0x80 | (rest & 0x7f));
            rest >>= 7;
        }
        m_bytes += char(rest);
    }

    QByteArray m_bytes;
    Step m_at;
};

class PathScanner
{
public:
    explicit PathScanner(const QByteArray &bytes) : m_bytes(bytes) { }
    bool atEnd() const { return m_at >= m_bytes.size(); }
    bool isGood() const { return m_good; }
    char op() { return m_bytes[m_at++]; }
    QPointF point()
    {
        m_x += number();
        m_y += number();
        if (std::abs(double(m_x)) > kLargest * kSteps || std::abs(double(m_y)) > kLargest * kSteps) {
            m_good = false;
            m_x = m_y = 0;
        }
        return {qreal(m_x) / kSteps, qreal(m_y) / kSteps};
    }

private:
    qint64 number()
    {
        quint64 value = 0;
        for (int shift = 0; shift < 42; shift += 7) {
            if (atEnd())
                break;
            const quint64 byte = quint8(m_bytes[m_at++]);
            value |= (byte & 0x7f) << shift;
            if (byte < 0x80)
                return qint64(value >> 1) ^ -qint64(value & 1);
        }
        m_good = false;
        return 0;
    }

    const QByteArray &m_bytes;
    qsizetype m_at = 0;
    qint64 m_x = 0;
    qint64 m_y = 0;
    bool m_good = true;
};

/// The control point of the quadratic curve a cubic one was made from, if it was.
std::optional<QPointF> quadraticControl(QPointF from, QPointF control1, QPointF control2, QPointF to)
{
    constexpr qreal kTolerance = 1e-3;
    const QPointF one = (3 * control1 - from) / 2;
    const QPointF two = (3 * control2 - to) / 2;
    if (std::abs(one.x() - two.x()) > kTolerance || std::abs(one.y() - two.y()) > kTolerance)
        return std::nullopt;
    return (one + two) / 2;
}

void writeCurve(PathWriter &writer, const QPainterPath &path, int index)
{
    const QPointF one = path.elementAt(index);
    const QPointF two = path.elementAt(index + 1);
    const QPointF to = path.elementAt(index + 2);
    if (const auto control = quadraticControl(path.elementAt(index - 1), one, two, to)) {
        writer.op(Quadratic);
        writer.point(*control);
    } else {
        writer.op(Cubic);
        writer.point(one);
        writer.point(two);
    }
    writer.point(to);
}
} // namespace

QByteArray encodePath(const QPainterPath &path)
{
    PathWriter writer;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element &element = path.elementAt(i);
        if (element.isCurveTo()) {
            writeCurve(writer, path, i);
            i += 2;
        } else {
            writer.op(element.isMoveTo() ? Move : Line);
            writer.point(element);
        }
    }
    return writer.bytes();
}

std::optional<QPainterPath> decodePath(const QByteArray &bytes)
{
    PathScanner scanner(bytes);
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.reserve(int(bytes.size() / 4));
    while (!scanner.atEnd() && scanner.isGood()) {
        switch (scanner.op()) {
        case Move: path.moveTo(scanner.point()); break;
        case Line: path.lineTo(scanner.point()); break;
        case Quadratic: {
            const QPointF control = scanner.point();
            path.quadTo(control, scanner.point());
            break;
        }
        case Cubic: {
            const QPointF one = scanner.point();
            const QPointF two = scanner.point();
            path.cubicTo(one, two, scanner.point());
            break;
        }
        default: return std::nullopt;
        }
    }
    return scanner.isGood() ? std::optional(path) : std::nullopt;
}

} // namespace nunchi::typeset

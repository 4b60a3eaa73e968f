// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula/svg_reader.h"

#include <QPainterPathStroker>

#include "typeset/formula/svg_values.h"
#include "typeset/formula/text_outliner.h"

namespace nunchi::typeset {

namespace {
constexpr int kDeepest = 2000;
/// Lines of tables carry their width in MathJax's style sheet only.
constexpr qreal kTableLine = 70;

/// Twice the area inside, positive when clockwise on the screen.
qreal turning(const QPainterPath &path)
{
    qreal sum = 0;
    QPointF start;
    QPointF last;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPointF at = path.elementAt(i);
        if (path.elementAt(i).isMoveTo()) {
            sum += last.x() * start.y() - start.x() * last.y();
            start = at;
        } else {
            sum += last.x() * at.y() - at.x() * last.y();
        }
        last = at;
    }
    return sum + last.x() * start.y() - start.x() * last.y();
}

QPainterPath rectPath(const QRectF &rect)
{
    QPainterPath path;
    path.addRect(rect);
    return path;
}
} // namespace

Formula SvgReader::read(const QString &svg)
{
    m_xml.addData(svg);
    readDocument();
    if (m_xml.hasError())
        fail(m_xml.errorString());
    if (!m_error.isEmpty())
        return Formula::failed(m_error);
    QList<FormulaInk> inks;
    for (int role = 0; role < kFormulaRoles; ++role) {
        const Collected &ink = m_inks[size_t(role)];
        if (!ink.path.isEmpty() || !ink.rules.isEmpty())
            inks += {FormulaRole(role), ink.path, ink.rules};
    }
    m_formula.setInks(inks);
    m_formula.setComplete(m_complete);
    return m_formula;
}

void SvgReader::readDocument()
{
    for (Collected &ink : m_inks)
        ink.path.setFillRule(Qt::WindingFill);
    if (!m_xml.readNextStartElement() || m_xml.name() != u"svg")
        return fail(QStringLiteral("svg"));
    const auto box = numbersFrom(m_xml.attributes().value(QLatin1String("viewBox")));
    if (!box || box->size() != 4)
        return fail(QStringLiteral("viewBox"));
    m_formula.setMeasures(box->at(2) / Formula::kUnitsPerEm, -box->at(1) / Formula::kUnitsPerEm,
                          (box->at(3) + box->at(1)) / Formula::kUnitsPerEm);
    readChildren(Frame{});
}

void SvgReader::readChildren(const Frame &frame)
{
    if (++m_depth > kDeepest)
        fail(tr("The formula is nested too deeply."));
    while (m_error.isEmpty() && m_xml.readNextStartElement())
        readElement(frame);
    --m_depth;
}

void SvgReader::readElement(const Frame &outer)
{
    Frame frame = outer;
    if (!applyAttributes(frame))
        return;
    const QStringView name = m_xml.name();
    if (name == u"g")
        return readGroup(frame);
    if (name == u"svg")
        return enterSvg(frame) ? readChildren(frame) : void();
    if (name == u"text")
        return drawText(frame);
    if (name == u"path")
        drawPath(frame);
    else if (name == u"rect")
        drawRect(frame);
    else if (name == u"line")
        drawLine(frame);
    else
        fail(name.toString());
    m_xml.skipCurrentElement();
}

void SvgReader::readGroup(const Frame &frame)
{
    // An operator may be assembled from pieces that overlap: they become one outline, or their soft edges would add
    // up where they meet.
    const bool opens = frame.node == u"mo" && !m_inOperator;
    m_inOperator = m_inOperator || opens;
    readChildren(frame);
    if (opens)
        closeAssembly(frame.role);
}

void SvgReader::closeAssembly(FormulaRole role)
{
    QPainterPath whole;
    whole.setFillRule(Qt::WindingFill);
    for (const QPainterPath &piece : std::as_const(m_pieces)) {
        if (m_assembled && !whole.isEmpty())
            whole = whole.united(piece);
        else
            whole.addPath(piece);
    }
    if (m_assembled && turning(whole) < 0)
        whole = whole.toReversed();
    m_inks[size_t(role)].path.addPath(whole);
    m_pieces.clear();
    m_inOperator = m_assembled = false;
}

bool SvgReader::applyAttributes(Frame &frame)
{
    const QXmlStreamAttributes attributes = m_xml.attributes();
    const auto transform = transformFrom(attributes.value(QLatin1String("transform")));
    if (!transform) {
        fail(QStringLiteral("transform"));
        return false;
    }
    frame.transform = *transform * frame.transform;
    if (const auto node = attributes.value(QLatin1String("data-mml-node")); !node.isEmpty())
        frame.node = node.toString();
    const auto fill = attributes.value(QLatin1String("fill"));
    return fill.isEmpty() || applyFill(frame, fill);
}

bool SvgReader::applyFill(Frame &frame, QStringView fill)
{
    static constexpr std::array<char16_t, kFormulaRoles> kLetters{u'\0', u'Q', u'K', u'V', u'W'};
    frame.fills = fill != u"none";
    if (!frame.fills || fill == u"currentColor")
        return true;
    if (fill == u"black") { // what MathJax writes for "as the text"
        return true;
    }
    for (int role = 1; role < kFormulaRoles; ++role) {
        if (fill.size() == 1 && fill[0] == kLetters[size_t(role)]) {
            frame.role = FormulaRole(role);
            return true;
        }
    }
    fail(tr("The colour %1 is not one of \\Q, \\K, \\V and \\W.").arg(fill));
    return false;
}

bool SvgReader::enterSvg(Frame &frame)
{
    const auto box = numbersFrom(m_xml.attributes().value(QLatin1String("viewBox")));
    if (!box || box->size() != 4 || box->at(2) <= 0 || box->at(3) <= 0) {
        fail(QStringLiteral("viewBox"));
        return false;
    }
    const QRectF view(box->at(0), box->at(1), box->at(2), box->at(3));
    const QTransform placed = QTransform::fromTranslate(-view.x(), -view.y())
                              * QTransform::fromScale(number("width", view.width()) / view.width(),
                                                      number("height", view.height()) / view.height())
                              * QTransform::fromTranslate(number("x"), number("y"));
    frame.transform = placed * frame.transform;
    frame.clip = view;
    frame.clipTransform = frame.transform;
    m_assembled = m_inOperator;
    return true;
}

void SvgReader::drawPath(const Frame &frame)
{
    const auto path = pathFromData(m_xml.attributes().value(QLatin1String("d")));
    if (!path)
        return fail(QStringLiteral("path"));
    if (frame.fills)
        add(frame, *path);
    else
        stroke(frame, *path);
}

void SvgReader::drawRect(const Frame &frame)
{
    const QRectF rect(number("x"), number("y"), number("width"), number("height"));
    const bool frameOfTable = m_xml.attributes().hasAttribute(QLatin1String("data-frame"));
    if (!frame.fills || frameOfTable)
        stroke(frame, rectPath(rect));
    else if (frame.node == u"mfrac")
        addRule(frame, rect);
    else
        add(frame, rectPath(rect));
}

void SvgReader::drawLine(const Frame &frame)
{
    const QPointF from(number("x1"), number("y1"));
    const QPointF to(number("x2"), number("y2"));
    const QStringView kind = m_xml.attributes().value(QLatin1String("class"));
    const bool straight = from.x() == to.x() || from.y() == to.y();
    if (straight && frame.node == u"mtable" && !kind.contains(u"mjx-dashed") && !kind.contains(u"mjx-dotted")) {
        const qreal half = lineWidth() / 2;
        const bool upright = from.x() == to.x();
        const QRectF line = QRectF(from, to).normalized();
        return addRule(frame, upright ? line.adjusted(-half, 0, half, 0) : line.adjusted(0, -half, 0, half));
    }
    QPainterPath path(from);
    path.lineTo(to);
    stroke(frame, path);
}

void SvgReader::drawText(const Frame &frame)
{
    const QString variant = m_xml.attributes().value(QLatin1String("data-variant")).toString();
    const QString text = m_xml.readElementText();
    if (text.isEmpty())
        return;
    const TextOutline outline = m_words.outline(text, variant);
    m_complete = m_complete && outline.complete;
    add(frame, outline.path);
}

qreal SvgReader::number(const char *attribute, qreal otherwise)
{
    const auto text = m_xml.attributes().value(QLatin1String(attribute));
    if (text.isEmpty())
        return otherwise;
    const auto numbers = numbersFrom(text);
    if (!numbers || numbers->size() != 1) {
        fail(QLatin1String(attribute));
        return otherwise;
    }
    return numbers->first();
}

qreal SvgReader::lineWidth()
{
    return number("stroke-width", number("stroke-thickness", kTableLine));
}

void SvgReader::stroke(const Frame &frame, const QPainterPath &path)
{
    const qreal width = lineWidth();
    if (width <= 0)
        return;
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setJoinStyle(Qt::MiterJoin);
    stroker.setCapStyle(Qt::FlatCap);
    const QStringView kind = m_xml.attributes().value(QLatin1String("class"));
    if (kind.contains(u"mjx-dotted")) {
        stroker.setCapStyle(Qt::RoundCap);
        stroker.setDashPattern(QList<qreal>{0.01, 2});
    } else if (kind.contains(u"mjx-dashed") || m_xml.attributes().hasAttribute(QLatin1String("stroke-dasharray"))) {
        stroker.setDashPattern(QList<qreal>{2, 2});
    }
    add(frame, stroker.createStroke(path));
}

void SvgReader::add(const Frame &frame, QPainterPath path)
{
    path.setFillRule(Qt::WindingFill);
    QPainterPath placed = frame.transform.map(path);
    if (!frame.clip.isNull())
        placed = placed.intersected(frame.clipTransform.map(rectPath(frame.clip)));
    // All outlines turn the same way, so that overlapping ones add up and never cancel out.
    if (turning(placed) < 0)
        placed = placed.toReversed();
    if (m_inOperator)
        m_pieces += placed;
    else
        m_inks[size_t(frame.role)].path.addPath(placed);
}

void SvgReader::addRule(const Frame &frame, const QRectF &rect)
{
    m_inks[size_t(frame.role)].rules += frame.transform.mapRect(rect);
}

void SvgReader::fail(const QString &what)
{
    if (m_error.isEmpty())
        m_error = what.contains(QLatin1Char(' '))
                      ? what
                      : tr("The typesetter cannot draw this (%1).").arg(what);
}

} // namespace nunchi::typeset

// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/cross/view_bridge.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

#include "controls/focus_ring.h"
#include "exhibits/cross/model_text.h"
#include "exhibits/shared/number_text.h"

namespace nunchi::exhibits::cross {

using controls::kFocusRoom;
using typeset::Face;

namespace {
constexpr qreal kNameColumn = 198;
constexpr qreal kLeastBeside = 760; ///< of the design; narrower, names stand above and below
constexpr qreal kBridge = 108; ///< between the sentences
constexpr qreal kGap = 8;
} // namespace

BridgePart::BridgePart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : SentencePart(look, role, parent)
    , m_model(model)
    , m_layout(layoutFor(width()))
{
}

void BridgePart::refresh()
{
    setAccessibleName(tr("Where “%1” looks").arg(m_model.asking()[m_model.query()].text));
    setAccessibleDescription(
        lookText(m_model, m_model.query()) + QStringLiteral(". ") + workingText(m_model, m_model.query(), m_model.key()));
    m_layout = layoutFor(width());
    updateGeometry();
    update();
}

void BridgePart::resizeEvent(QResizeEvent *)
{
    m_layout = layoutFor(width());
}

bool BridgePart::isBeside(int width) const
{
    return width >= length(kLeastBeside);
}

qreal BridgePart::nameHeight() const
{
    return std::ceil(look().pixelSize(step(-1)) * 1.6);
}

qreal BridgePart::numberHeight() const
{
    return std::ceil(look().pixelSize(step(-1)) * 1.5);
}

QList<QSizeF> BridgePart::sizes(const QList<Word> &words, int typeStep, bool withNumber) const
{
    const QFontMetricsF metrics(look().font(Face::Label, typeStep, true));
    const qreal least = QFontMetricsF(font(-1, true)).horizontalAdvance(QStringLiteral("0.00")) + length(4);
    QList<QSizeF> list;
    for (const Word &word : words) {
        const qreal wide = metrics.horizontalAdvance(word.text) + 2 * length(8);
        list << QSizeF(std::ceil(std::max(wide, least)),
            std::ceil(metrics.height() + length(10)) + (withNumber ? numberHeight() : 0));
    }
    return list;
}

int BridgePart::typeStep(qreal width) const
{
    return stepFor(width, [this](int size) {
        qreal widest = 0;
        for (const QList<Word> &words : {m_model.asking(), m_model.answering()}) {
            qreal total = length(kGap) * qreal(words.size() - 1);
            for (const QSizeF &one : sizes(words, size, true))
                total += one.width();
            widest = std::max(widest, total);
        }
        return widest;
    });
}

BridgePart::Layout BridgePart::layoutFor(int width) const
{
    const bool beside = isBeside(width);
    const qreal left = kFocusRoom + (beside ? length(kNameColumn) : 0);
    const qreal column = width - left - kFocusRoom;
    const int size = typeStep(column);
    SentenceGeometry::Measures measures;
    measures.width = column;
    measures.gap = length(kGap);
    const SentenceGeometry asking(sizes(m_model.asking(), size, false), measures);
    const SentenceGeometry answering(sizes(m_model.answering(), size, true), measures);
    const qreal name = beside ? 0 : nameHeight();
    const QPointF askingAt(left, kFocusRoom + name);
    const QPointF answeringAt(left, askingAt.y() + asking.height() + length(isConsole() ? kBridge * 0.6 : kBridge));
    const qreal height = answeringAt.y() + answering.height() + name + kFocusRoom;
    return {size, asking, answering, askingAt, answeringAt, height};
}

int BridgePart::heightForWidth(int width) const
{
    return qRound(layoutFor(width).height);
}

QRectF BridgePart::queryBox(int word) const
{
    return m_layout.asking.tokens()[word].translated(m_layout.askingAt);
}

QRectF BridgePart::keyBox(int word) const
{
    return m_layout.answering.tokens()[word].translated(m_layout.answeringAt).adjusted(0, 0, 0, -numberHeight());
}

QString BridgePart::nameOf(bool asking) const
{
    if (asking)
        //: Name of a sentence; %1 is its language.
        return tr("%1, being written").arg(languageName(m_model.askingLanguage()));
    //: Name of a sentence; %1 is its language.
    return m_model.attention() == Attention::Cross ? tr("%1 source").arg(languageName(m_model.answeringLanguage()))
                                                   : tr("the same sentence");
}

QString BridgePart::givesOf(bool asking) const
{
    //: What a sentence brings. The mathematics stays as it is.
    return asking ? tr("asks: queries $\\Q{Q}$")
                  //: What a sentence brings. The mathematics stays as it is.
                  : tr("answers: keys $\\K{K}$, values $\\V{V}$");
}

void BridgePart::mousePressEvent(QMouseEvent *event)
{
    usedBy(false);
    if (isAudience() || event->button() != Qt::LeftButton)
        return SentencePart::mousePressEvent(event);
    for (int word = 0; word < m_model.queryCount(); ++word)
        if (queryBox(word).contains(event->position()))
            return m_model.setQuery(word);
    for (int word = 0; word < m_model.keyCount(); ++word)
        if (keyBox(word).adjusted(0, 0, 0, numberHeight()).contains(event->position()))
            return m_model.setKey(word);
    SentencePart::mousePressEvent(event);
}

void BridgePart::keyPressEvent(QKeyEvent *event)
{
    const bool ofKey = event->modifiers() & Qt::ShiftModifier;
    const int last = (ofKey ? m_model.keyCount() : m_model.queryCount()) - 1;
    const auto to = movedBy(*event, ofKey ? m_model.key() : m_model.query(), last);
    if (!to)
        return SentencePart::keyPressEvent(event);
    usedBy(true);
    if (ofKey)
        m_model.setKey(*to, QStringLiteral("key"));
    else if (*to != m_model.query())
        m_model.setQuery(*to, QStringLiteral("query"));
    update();
}

QString BridgePart::readOut(int key) const
{
    const QString weight = exactNumber(m_model.weight(m_model.query(), key));
    return workingText(m_model, m_model.query(), key) + u'\n' + tr("weight %1").arg(weight);
}

bool BridgePart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return SentencePart::event(event);
    auto *help = static_cast<QHelpEvent *>(event);
    QString text;
    for (int word = 0; word < m_model.queryCount() && !isAudience(); ++word)
        if (queryBox(word).contains(help->pos()))
            text = lookText(m_model, word);
    for (int word = 0; word < m_model.keyCount() && !isAudience(); ++word)
        if (keyBox(word).contains(help->pos()))
            text = readOut(word);
    QToolTip::showText(help->globalPos(), text, this);
    return true;
}

} // namespace nunchi::exhibits::cross

// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/heads/view_maps.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "exhibits/shared/number_text.h"
#include "exhibits/shared/weight_scale.h"

namespace nunchi::exhibits::heads {

using typeset::Token;

namespace {
constexpr qreal kLeastMap = 220;
constexpr qreal kGap = 24;
constexpr qreal kPitch = 26;
constexpr qreal kPitchHeight = 22;
constexpr qreal kScaleGap = 10;
constexpr qreal kRadius = 2;
constexpr qreal kOff = 0.25; ///< opacity of a head that is off
} // namespace

MapsPart::MapsPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : ViewPart(look, role, parent)
    , m_model(model)
{
    setFocusPolicy(Qt::NoFocus); // everything it can be asked is asked above, by key
}

void MapsPart::refresh()
{
    setAccessibleName(tr("Weights of all queries, one map a head"));
    updateGeometry();
    update();
}

GridNeeds MapsPart::needs() const
{
    const QFontMetricsF small(font(-2));
    const QFontMetricsF smallBold(font(-2, true));
    GridNeeds needs;
    for (const SentenceToken &token : m_model.tokens())
        needs.labelWidths << std::ceil(smallBold.horizontalAdvance(token.text));
    needs.smallWidths = needs.labelWidths;
    needs.lineHeight = std::ceil(look().pixelSize(step(-2)) * 1.4);
    needs.smallLine = needs.lineHeight;
    needs.idealPitch = length(kPitch);
    needs.idealHeight = length(kPitchHeight);
    needs.ring = std::ceil(length(2));
    needs.frame = look().theme().dataLine();
    return needs;
}

int MapsPart::perRow(int width) const
{
    const int fitting = static_cast<int>((width + length(kGap)) / (length(kLeastMap) + length(kGap)));
    return std::clamp(fitting, 1, Model::headCount());
}

qreal MapsPart::mapWidth(int width) const
{
    const int maps = perRow(width);
    return (width - length(kGap) * (maps - 1)) / maps;
}

qreal MapsPart::nameHeight() const
{
    return std::ceil(look().pixelSize(step(-1)) * 1.6);
}

QPointF MapsPart::mapAt(int head) const
{
    const int maps = perRow(width());
    const qreal high = geometryFor(width()).height() + nameHeight() + length(kGap);
    return {(head % maps) * (mapWidth(width()) + length(kGap)), (head / maps) * high + nameHeight()};
}

int MapsPart::heightForWidth(int width) const
{
    if (m_model.show() != Show::Maps)
        return 0;
    const int rows = (Model::headCount() + perRow(width) - 1) / perRow(width);
    const qreal maps = rows * (geometryFor(width).height() + nameHeight()) + (rows - 1) * length(kGap);
    return static_cast<int>(std::ceil(maps + length(kScaleGap) + look().pixelSize(step(-2)) * 1.4));
}

QRectF MapsPart::cellBox(int head, Cell cell) const
{
    return geometryFor(width()).cell(cell).translated(mapAt(head));
}

MapsPart::Hit MapsPart::hitAt(QPointF point) const
{
    const GridGeometry at = geometryFor(width());
    for (int head = 0; head < Model::headCount(); ++head)
        if (const auto cell = at.cellAt(point - mapAt(head)))
            return {head, *cell};
    return {};
}

void MapsPart::mousePressEvent(QMouseEvent *event)
{
    const Hit hit = hitAt(event->position());
    if (isAudience() || event->button() != Qt::LeftButton || hit.head < 0)
        return ViewPart::mousePressEvent(event);
    m_model.setQuery(hit.cell.row);
}

bool MapsPart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return ViewPart::event(event);
    auto *help = static_cast<QHelpEvent *>(event);
    const Hit hit = hitAt(help->pos());
    if (hit.head < 0 || isAudience()) {
        QToolTip::hideText();
        return true;
    }
    const auto &tokens = m_model.tokens();
    QToolTip::showText(help->globalPos(),
        //: Tool tip: %1 is the query, %2 the key, %3 a number.
        tr("%1 → %2: weight %3")
            .arg(tokens[hit.cell.row].text, tokens[hit.cell.column].text,
                exactNumber(m_model.weight(hit.head, hit.cell.row, hit.cell.column))),
        this);
    return true;
}

void MapsPart::drawMap(QPainter &painter, const GridGeometry &at, int head) const
{
    painter.setOpacity(m_model.isOn(head) ? 1 : kOff);
    painter.setPen(Qt::NoPen);
    for (int row = 0; row < m_model.count(); ++row) {
        for (int column = 0; column < m_model.count(); ++column) {
            painter.setBrush(look().theme().weightMap().at(m_model.weight(head, row, column)));
            painter.drawRoundedRect(at.cell({row, column}), kRadius, kRadius);
        }
    }
    const int most = m_model.strongest(head, m_model.query());
    for (int i = 0; i < m_model.count(); ++i) {
        const bool isQuery = i == m_model.query();
        painter.setFont(font(-2, isQuery));
        painter.setPen(color(isQuery ? Token::QText : Token::Ink2));
        const QString name =
            QFontMetricsF(painter.font()).elidedText(m_model.tokens()[i].text, Qt::ElideRight, at.rowLabel(i).width());
        painter.drawText(at.rowLabel(i), Qt::AlignRight | Qt::AlignVCenter, name);
        painter.setFont(font(-2, i == most));
        painter.setPen(color(i == most ? Token::KText : Token::Ink2));
        at.drawColumnLabel(painter, i, m_model.tokens()[i].text);
    }
    const qreal line = look().theme().dataLine();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color(Token::QText), line));
    painter.drawRoundedRect(at.row(m_model.query()).adjusted(-line / 2, 0, line / 2, 0), kRadius + 1, kRadius + 1);
    painter.setOpacity(1);
}

void MapsPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const GridGeometry at = geometryFor(width());
    for (int head = 0; head < Model::headCount(); ++head) {
        painter.save();
        painter.translate(mapAt(head));
        const FlowText name = flow(QString::number(head + 1) + QStringLiteral("  ") + m_model.headName(head),
            style(-1, m_model.isOn(head) ? Token::Ink : Token::Ink3, true));
        name.draw(painter, QRectF(0, -nameHeight(), mapWidth(width()), nameHeight()));
        drawMap(painter, at, head);
        painter.restore();
    }
    //: In front of the colour scale of a heat map.
    const WeightScale scale(*this, tr("row: query, column: key, shade: weight"), 1);
    scale.draw(painter, QPointF(0, height() - scale.height()));
}

} // namespace nunchi::exhibits::heads

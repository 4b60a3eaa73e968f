// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/formula/view_chain.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "controls/focus_ring.h"
#include "exhibits/shared/number_text.h"
#include "typeset/math_runs.h"

namespace nunchi::exhibits::formula {

using typeset::Token;

namespace {
constexpr std::array allStages{Stage::Q, Stage::KTransposed, Stage::Scores, Stage::Scaled, Stage::Weights, Stage::V,
    Stage::Output};
constexpr qreal kSign = 38; ///< room for a sign between two matrices
constexpr qreal kLargestCell = 19;
constexpr qreal kSmallestCell = 3;
constexpr qreal kRoom = 6; ///< above and below, for the frame of the row
constexpr qreal kFaint = 0.28;
} // namespace

ChainPart::ChainPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : ViewPart(look, role, parent)
    , m_model(model)
{
    setFocusPolicy(isAudience() ? Qt::NoFocus : Qt::StrongFocus);
}

QList<QWidget *> ChainPart::stops() const
{
    return isAudience() ? QList<QWidget *>() : QList<QWidget *>{const_cast<ChainPart *>(this)};
}

void ChainPart::refresh()
{
    //: Name of the row of small matrices; %1 is the word whose row is followed.
    setAccessibleName(tr("the matrices, row of “%1”").arg(m_model.values().tokens()[m_model.row()].text));
    setAccessibleDescription(m_model.textForm());
    update();
}

qreal ChainPart::captionLine() const
{
    return std::ceil(look().pixelSize(step(-1)) * 1.45);
}

ChainPart::Places ChainPart::places(int width) const
{
    Places at;
    const QFontMetricsF metrics(font(-1, true));
    // For any row, so that nothing moves with it.
    for (const exhibits::Token &token : m_model.values().tokens())
        at.label = std::max(at.label, metrics.horizontalAdvance(token.text));
    at.label = std::min(at.label + length(10), width * 0.2);
    qreal columns = 0;
    for (const Stage stage : allStages)
        columns += qreal(m_model.matrix(stage).cols());
    const qreal signs = length(isConsole() ? 22 : kSign) * (stageCount - 1);
    const qreal room = width - at.label - signs - 2 * controls::kFocusRoom - length(8);
    at.cell = std::clamp(std::floor(room / columns * 2) / 2, kSmallestCell, length(kLargestCell));
    const qreal tall = at.cell * m_model.count();
    qreal x = controls::kFocusRoom + at.label + std::max(0.0, (room - columns * at.cell) / 2);
    for (const Stage stage : allStages) {
        const engine::Matrix &matrix = m_model.matrix(stage);
        const QSizeF size(at.cell * qreal(matrix.cols()), at.cell * qreal(matrix.rows()));
        at.matrices[size_t(stage)] = QRectF(QPointF(x, length(kRoom) + (tall - size.height()) / 2), size);
        x += size.width() + signs / (stageCount - 1);
    }
    at.captionTop = tall + 2 * length(kRoom);
    at.height = at.captionTop + 2 * captionLine();
    return at;
}

int ChainPart::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(places(width).height));
}

QRectF ChainPart::matrixRect(Stage stage) const
{
    return places(width()).matrices[size_t(stage)];
}

QColor ChainPart::cellColor(Stage stage, int row, int column) const
{
    const typeset::Theme &theme = look().theme();
    const double number = m_model.matrix(stage)(row, column);
    // Scores before and after the division on one scale: that it makes them smaller is to be seen.
    const double largest = stage == Stage::Scaled ? m_model.matrix(Stage::Scores).cwiseAbs().maxCoeff()
                                                  : m_model.matrix(stage).cwiseAbs().maxCoeff();
    const double share = largest > 0 ? number / largest : 0;
    const auto blend = [&](Token tint, Token full) {
        const QColor from = theme.color(tint);
        const QColor to = theme.color(full);
        const double t = std::clamp(std::abs(share), 0.0, 1.0);
        return QColor::fromRgbF(float(from.redF() + (to.redF() - from.redF()) * t),
            float(from.greenF() + (to.greenF() - from.greenF()) * t),
            float(from.blueF() + (to.blueF() - from.blueF()) * t));
    };
    switch (stage) {
    case Stage::Q:
        return blend(Token::QTint, Token::Q);
    case Stage::KTransposed:
        return blend(Token::KTint, Token::K);
    case Stage::Scores:
    case Stage::Scaled:
        return theme.scoreMap().at(share);
    case Stage::Weights:
        return theme.weightMap().at(number);
    case Stage::V:
    case Stage::Output:
        break;
    }
    return blend(Token::VTint, Token::V);
}

QString ChainPart::nameOf(Stage stage) const
{
    switch (stage) {
    case Stage::Q:
        return QStringLiteral("$\\Q{Q}$");
    case Stage::KTransposed:
        return QStringLiteral("$\\K{K}^\\top$");
    case Stage::Scores:
        return QStringLiteral("$\\Q{Q}\\K{K}^\\top$");
    case Stage::Scaled:
        return QStringLiteral("$\\div\\sqrt{d_k}$");
    case Stage::Weights:
        //: Under the matrix of weights.
        return QStringLiteral("\\W{%1}").arg(typeset::asLine(tr("weights")));
    case Stage::V:
        return QStringLiteral("$\\V{V}$");
    case Stage::Output:
        break;
    }
    //: Under the matrix that comes out.
    return QStringLiteral("\\V{%1}").arg(typeset::asLine(tr("output")));
}

/// The sign between this matrix and the next.
QString ChainPart::signBehind(Stage stage)
{
    switch (stage) {
    case Stage::Q:
    case Stage::Weights:
        return QStringLiteral("\u00D7");
    case Stage::KTransposed:
    case Stage::V:
        return QStringLiteral("=");
    case Stage::Scores:
    case Stage::Scaled:
        return QStringLiteral("\u2192");
    case Stage::Output:
        break;
    }
    return {};
}

QString ChainPart::rowName(Stage stage, int row) const
{
    return stage == Stage::KTransposed ? m_model.values().dimensions()[row].name : m_model.values().tokens()[row].text;
}

QString ChainPart::columnName(Stage stage, int column) const
{
    const bool byToken = m_model.matrix(stage).cols() == m_model.count() && stage != Stage::Q && stage < Stage::V;
    return byToken ? m_model.values().tokens()[column].text : m_model.values().dimensions()[column].name;
}

QString ChainPart::toolTipAt(QPointF point) const
{
    const Places at = places(width());
    for (const Stage stage : allStages) {
        const QRectF box = at.matrices[size_t(stage)];
        if (!box.contains(point))
            continue;
        const engine::Matrix &matrix = m_model.matrix(stage);
        const int row = std::min(int((point.y() - box.top()) / at.cell), int(matrix.rows()) - 1);
        const int column = std::min(int((point.x() - box.left()) / at.cell), int(matrix.cols()) - 1);
        return rowName(stage, row) + QStringLiteral(" \u00B7 ") + columnName(stage, column) + u'\n'
            + exactNumber(matrix(row, column));
    }
    return {};
}

void ChainPart::drawMatrix(QPainter &painter, const Places &at, Stage stage) const
{
    const engine::Matrix &matrix = m_model.matrix(stage);
    const QRectF box = at.matrices[size_t(stage)];
    const qreal gap = at.cell >= 8 ? 1.0 : 0.0;
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < int(matrix.rows()); ++i) {
        for (int j = 0; j < int(matrix.cols()); ++j) {
            painter.setBrush(cellColor(stage, i, j));
            const QRectF cell(box.left() + j * at.cell, box.top() + i * at.cell, at.cell - gap, at.cell - gap);
            painter.drawRoundedRect(cell, gap * 2, gap * 2);
        }
    }
    if (!hasTokenRows(stage))
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color(Token::Q), look().theme().dataLine()));
    const QRectF row(box.left(), box.top() + m_model.row() * at.cell, box.width() - gap, at.cell - gap);
    painter.drawRoundedRect(row.adjusted(-2.5, -2.5, 2.5, 2.5), 4, 4);
}

void ChainPart::drawCaption(QPainter &painter, const Places &at, Stage stage) const
{
    const QRectF box = at.matrices[size_t(stage)];
    const qreal wide = std::max(box.width(), length(60));
    const QRectF name(box.center().x() - wide / 2, at.captionTop, wide, captionLine());
    typeset::drawLine(
        painter, name, Qt::AlignHCenter, typeset::lineRuns(nameOf(stage)), look(), style(-1, Token::Ink, true));
    painter.setFont(font(-2));
    painter.setPen(color(Token::Ink2));
    painter.drawText(name.translated(0, captionLine()), Qt::AlignHCenter | Qt::AlignTop,
        shapeOf(m_model.matrix(stage)));
}

void ChainPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Places at = places(width());
    for (const Stage stage : allStages) {
        painter.setOpacity(Model::belongs(stage, m_model.part()) ? 1.0 : kFaint);
        drawMatrix(painter, at, stage);
        drawCaption(painter, at, stage);
        if (stage == Stage::Output)
            continue;
        const qreal left = at.matrices[size_t(stage)].right();
        const qreal right = at.matrices[size_t(stage) + 1].left();
        const qreal middle = at.matrices[size_t(Stage::Scores)].center().y();
        painter.setFont(font(isConsole() ? -1 : 1));
        painter.setPen(color(Token::Ink2));
        painter.drawText(QRectF(left, middle - length(20), right - left, length(40)), Qt::AlignCenter, signBehind(stage));
    }
    painter.setOpacity(1);
    const QRectF q = at.matrices[size_t(Stage::Q)];
    painter.setFont(font(-1, true));
    painter.setPen(color(Token::QText));
    const QRectF label(q.left() - at.label, q.top() + (m_model.row() + 0.5) * at.cell - length(12), at.label - length(8),
        length(24));
    painter.drawText(label, Qt::AlignRight | Qt::AlignVCenter,
        QFontMetricsF(painter.font()).elidedText(m_model.values().tokens()[m_model.row()].text, Qt::ElideRight, label.width()));
    if (hasFocus() && m_byKeyboard)
        controls::drawFocusRing(painter, QRectF(rect()).adjusted(4, 4, -4, -4), 6, look());
}

void ChainPart::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Up)
        m_model.setRow(m_model.row() - 1);
    else if (event->key() == Qt::Key_Down)
        m_model.setRow(m_model.row() + 1);
    else if (event->key() == Qt::Key_Left)
        m_model.next(-1);
    else if (event->key() == Qt::Key_Right)
        m_model.next(1);
    else
        return QWidget::keyPressEvent(event);
    m_byKeyboard = true;
    update();
}

void ChainPart::mousePressEvent(QMouseEvent *event)
{
    if (isAudience() || event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_byKeyboard = false;
    const Places at = places(width());
    const QRectF rows = at.matrices[size_t(Stage::Scores)];
    if (event->position().y() >= rows.top() && event->position().y() < rows.bottom())
        m_model.setRow(int((event->position().y() - rows.top()) / at.cell));
}

void ChainPart::focusInEvent(QFocusEvent *event)
{
    m_byKeyboard = event->reason() != Qt::MouseFocusReason && event->reason() != Qt::ActiveWindowFocusReason;
    update();
}

void ChainPart::focusOutEvent(QFocusEvent *)
{
    update();
}

bool ChainPart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return ViewPart::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), toolTipAt(help->pos()), this);
    return true;
}

} // namespace nunchi::exhibits::formula

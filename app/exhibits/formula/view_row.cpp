// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/formula/view_row.h"

#include <algorithm>
#include <array>

#include <QFontMetricsF>
#include <QPainter>

#include "controls/focus_ring.h"
#include "exhibits/shared/number_text.h"
#include "typeset/math_runs.h"

namespace nunchi::exhibits::formula {

using typeset::Token;

namespace {
struct Row
{
    Stage stage;
    Part part;
};
constexpr std::array kRows{Row{Stage::Scores, Part::Scores}, Row{Stage::Scaled, Part::Scaling},
    Row{Stage::Weights, Part::Softmax}};
constexpr qreal kHead = 78;
constexpr qreal kAir = 10;
} // namespace

RowPart::RowPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : ViewPart(look, role, parent)
    , m_model(model)
{
}

bool RowPart::fits(int width) const
{
    const qreal number = QFontMetricsF(font(-1, true)).horizontalAdvance(QStringLiteral("0.00")) + length(kAir);
    return width - length(kHead) >= number * m_model.count();
}

int RowPart::heightForWidth(int width) const
{
    return fits(width) ? static_cast<int>(line() * (1 + kRows.size())) + 2 : 0;
}

void RowPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal left = controls::kFocusRoom + length(kHead);
    const qreal column = (width() - left - controls::kFocusRoom) / m_model.count();
    const auto box = [&](int row, int j) { return QRectF(left + j * column, row * line(), column - 4, line()); };
    for (int j = 0; j < m_model.count(); ++j) {
        painter.setFont(font(-2, j == m_model.row()));
        painter.setPen(color(j == m_model.row() ? Token::QText : Token::Ink2));
        const QString word = m_model.values().tokens()[j].text;
        painter.drawText(box(0, j), Qt::AlignRight | Qt::AlignVCenter,
            QFontMetricsF(painter.font()).elidedText(word, Qt::ElideRight, column - 4));
    }
    for (int r = 0; r < int(kRows.size()); ++r) {
        const Row &row = kRows[size_t(r)];
        const bool lit = m_model.part() == row.part;
        const bool faint = !lit && m_model.part() != Part::Whole;
        const QRectF head(controls::kFocusRoom, (r + 1) * line(), length(kHead), line());
        painter.fillRect(QRectF(controls::kFocusRoom, head.top(), width() - 2 * controls::kFocusRoom,
                             look().theme().hairline()),
            color(Token::Hair));
        typeset::drawLine(painter, head, Qt::AlignLeft, typeset::lineRuns(partFormula(row.part)), look(),
            style(-1, faint ? Token::Ink3 : Token::Ink, lit));
        const engine::Matrix &matrix = m_model.matrix(row.stage);
        engine::Index largest = 0;
        matrix.row(m_model.row()).maxCoeff(&largest);
        for (int j = 0; j < m_model.count(); ++j) {
            painter.setFont(font(-1, j == int(largest) && !faint));
            painter.setPen(color(faint ? Token::Ink3 : row.stage == Stage::Weights ? Token::WText : Token::Ink));
            painter.drawText(
                box(r + 1, j), Qt::AlignRight | Qt::AlignVCenter, fixedNumber(matrix(m_model.row(), j), 2));
        }
    }
}

} // namespace nunchi::exhibits::formula

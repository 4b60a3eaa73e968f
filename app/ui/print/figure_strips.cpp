// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/figure_strips.h"

#include <algorithm>

#include <QFileInfo>
#include <QPainter>

#include "ui/figure_picture.h"
#include "ui/print/text_strips.h"

namespace nunchi::ui {

using print::Strip;
using print::Strips;
using typeset::Face;
using typeset::Token;

namespace {
constexpr qreal kLeast = 0.6; ///< how much smaller a picture may become to stay on its sheet
}

FigureStrips::FigureStrips(const PrintContext &context)
    : m_context(context)
{
}

Strips FigureStrips::strips(const course::Figure &figure, qreal width) const
{
    const auto picture = FigurePicture::load(figure.file);
    const QSizeF size = picture->size();
    if (!picture->error().isEmpty() || size.isEmpty())
        return problem(figure, picture->error(), width);
    const qreal wide = width * std::clamp(figure.width, 10, 100) / 100.0;
    Strip drawing;
    drawing.height = wide * size.height() / size.width();
    drawing.least = kLeast;
    drawing.paint = [picture, rect = QRectF(0, 0, wide, drawing.height)](
                        QPainter &painter) { picture->draw(painter, rect); };
    Strips strips;
    strips.push_back(std::move(drawing));
    Strips caption = TextStrips(
        m_context, m_context.text(figure.caption, {Face::Label, -1, false, Token::Ink2}, width)).strips();
    if (caption.empty())
        return strips;
    strips.front().keepWithNext = true;
    caption.front().above = 6;
    append(strips, std::move(caption));
    return strips;
}

Strips FigureStrips::problem(const course::Figure &figure, const QString &reason, qreal width) const
{
    //: On paper, in place of a picture; %1 file, %2 reason, %3 what it shows
    const QString words = tr("The picture %1 cannot be shown: %2. It shows: %3")
                              .arg(QFileInfo(figure.file).fileName(), reason, figure.alt);
    return TextStrips(m_context, m_context.text(words, {Face::Label, -1, false, Token::Ink2}, width)).strips();
}

} // namespace nunchi::ui

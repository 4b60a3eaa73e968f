// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/exhibit_strips.h"

#include <algorithm>

#include <QPainter>
#include <QPicture>

#include "exhibits/settling.h"
#include "exhibits/view_catalog.h"
#include "ui/flow.h"
#include "ui/palette.h"
#include "ui/print/box_frame.h"
#include "ui/print/text_strips.h"

namespace nunchi::ui {

using print::Strip;
using print::Strips;
using typeset::Face;
using typeset::Token;

namespace {
constexpr qreal kIndent = 14;
constexpr qreal kBelow = 8;
constexpr qreal kLeast = 0.72; ///< how much smaller an exhibit may become to save half an empty sheet

/// Widgets are drawn as pictures of pixels on a printer, but recorded as lines.
void paintWidget(QPainter &painter, QWidget &widget)
{
    const auto flags = QWidget::DrawChildren;
    QPicture picture;
    if (painter.device()->devType() == QInternal::Printer) {
        QPainter recorder(&picture);
        widget.render(&recorder, QPoint(), QRegion(), flags);
        recorder.end();
        // A record keeps its size in inches; here a pixel is a pixel.
        painter.save();
        painter.scale(qreal(picture.logicalDpiX()) / painter.device()->logicalDpiX(),
            qreal(picture.logicalDpiY()) / painter.device()->logicalDpiY());
        painter.drawPicture(0, 0, picture);
        painter.restore();
    } else {
        widget.render(&painter, QPoint(), QRegion(), flags);
    }
}
} // namespace

ExhibitStrips::ExhibitStrips(const PrintContext &context)
    : m_context(context)
{
}

Strips ExhibitStrips::strips(const course::Block &block, qreal width) const
{
    const auto &exhibit = std::get<course::ExhibitBlock>(block.content);
    exhibits::ExhibitModel *model = m_context.page.session.model(m_context.lesson, block);
    if (!model) {
        const QString message = tr("There is no exhibit called “%1” in this version of Nunchi.").arg(exhibit.exhibit);
        return TextStrips(m_context, m_context.text(message, {Face::Label, -1, false, Token::Ink2}, width)).strips();
    }
    settle(*model); // of what a handout waited for nothing is left
    Strips strips;
    strips.push_back(picture(exhibit, *model, width));
    append(strips, words(model->textForm(), m_context.paper.column()));
    if (strips.size() > 1)
        strips.front().keepWithNext = true;
    return strips;
}

Strip ExhibitStrips::picture(const course::ExhibitBlock &exhibit, exhibits::ExhibitModel &model, qreal width) const
{
    const std::shared_ptr<exhibits::ExhibitView> view(
        exhibits::makeView(model, m_context.look(), exhibits::Role::Student));
    view->setAttribute(Qt::WA_DontShowOnScreen);
    view->setPalette(paletteFor(m_context.look().theme()));
    view->setWords(exhibit.title, exhibit.tryThis);
    const int pixels = static_cast<int>(width);
    view->resize(pixels, Flow::heightOf(view.get(), pixels));
    view->show(); // its parts are placed as on a screen, which never sees them
    view->resize(pixels, Flow::heightOf(view.get(), pixels));
    Strip strip;
    strip.height = view->height();
    strip.least = kLeast;
    strip.paint = [view](QPainter &painter) { paintWidget(painter, *view); };
    return strip;
}

Strips ExhibitStrips::words(const QString &text, qreal width) const
{
    Strips strips;
    for (const QString &paragraph : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        Strips made = TextStrips(
            m_context, m_context.text(paragraph, {Face::Label, -2, false, Token::Ink2}, width - kIndent)).strips();
        if (!made.empty())
            made.front().above = strips.empty() ? 10 : 3;
        append(strips, std::move(made));
    }
    if (strips.empty())
        return strips;
    indent(strips, kIndent);
    // Two lines at least on either side of a sheet's end.
    strips.front().keepWithNext = strips.size() > 1;
    if (strips.size() > 1)
        strips[strips.size() - 2].keepWithNext = true;
    const auto &look = m_context.look();
    auto line = std::make_shared<print::Frame>();
    line->right = width;
    line->paint = [pen = QPen(look.color(Token::Rule), look.theme().hairline())](
                      QPainter &painter, const QRectF &rect, bool, bool) {
        painter.setPen(pen);
        painter.drawLine(rect.topLeft(), rect.bottomLeft());
    };
    for (Strip &strip : strips)
        strip.frames << line;
    pad(strips.back(), 0, kBelow); // what follows is the lesson's text again
    return strips;
}

} // namespace nunchi::ui

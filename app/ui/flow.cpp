// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/flow.h"

#include <algorithm>

#include <QEvent>

namespace nunchi::ui {

Flow::Flow(Pass pass, int top)
    : m_pass(pass)
    , m_y(top)
{
}

void Flow::space(qreal pixels)
{
    m_y += qRound(pixels);
}

void Flow::add(QWidget *widget, int left, int width)
{
    add(widget, left, width, heightOf(widget, width));
}

void Flow::add(QWidget *widget, int left, int width, int height)
{
    if (m_pass == Pass::Place)
        widget->setGeometry(left, m_y, width, height);
    m_y += height;
}

int Flow::heightOf(const QWidget *widget, int width)
{
    const int height = widget->hasHeightForWidth() ? widget->heightForWidth(width) : -1;
    return height >= 0 ? height : widget->sizeHint().height();
}

FlowWidget::FlowWidget(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize FlowWidget::sizeHint() const
{
    // At the present width: measuring at another one would lay all text out twice.
    const int width = std::max(1, this->width());
    return {width, heightForWidth(width)};
}

void FlowWidget::rearrange()
{
    if (arrange(width(), Flow::Pass::Place) != height())
        updateGeometry();
}

bool FlowWidget::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) {
        rearrange();
        return true;
    }
    return QWidget::event(event);
}

void FlowWidget::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange(width(), Flow::Pass::Place);
}

typeset::Token groundUnder(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget())
        if (const auto *flow = dynamic_cast<const FlowWidget *>(widget))
            if (const auto ground = flow->ground())
                return *ground;
    return typeset::Token::Paper;
}

typeset::Token shadeOn(typeset::Token ground)
{
    return ground == typeset::Token::Sunk ? typeset::Token::Surface : typeset::Token::Sunk;
}

} // namespace nunchi::ui

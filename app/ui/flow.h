// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "typeset/theme.h"

namespace nunchi::ui {

/// Puts widgets under each other, each as tall as its width asks for. With Measure nothing is moved.
class Flow
{
public:
    enum class Pass : quint8 { Measure, Place };
    Flow(Pass pass, int top = 0);

    void space(qreal pixels);
    void add(QWidget *widget, int left, int width);
    void add(QWidget *widget, int left, int width, int height);
    int bottom() const { return m_y; }
    bool isPlacing() const { return m_pass == Pass::Place; }

    /// How tall a widget wants to be at that width.
    static int heightOf(const QWidget *widget, int width);

private:
    Pass m_pass;
    int m_y;
};

/// A widget whose height follows from its width and whose parts are placed by a Flow.
class FlowWidget : public QWidget
{
public:
    explicit FlowWidget(QWidget *parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(width, Flow::Pass::Measure); }
    QSize sizeHint() const override;

    /// The colour it lays under its parts; none: what it lies on itself.
    virtual std::optional<typeset::Token> ground() const { return {}; }

protected:
    /// Places (or only measures) the parts for that width and returns the height.
    virtual int arrange(int width, Flow::Pass pass) const = 0;
    /// The parts changed: place them now and tell the parent when the height is another one.
    void rearrange();

    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
};

/// The colour a widget of the page lies on.
typeset::Token groundUnder(const QWidget *widget);

/// What stands out from it: on a sunk ground, what lies higher.
typeset::Token shadeOn(typeset::Token ground);

} // namespace nunchi::ui

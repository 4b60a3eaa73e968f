// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QTimer>

#include "course/block.h"
#include "ui/flow.h"
#include "ui/page_context.h"

namespace nunchi::controls {
class Button;
}

namespace nunchi::ui {

class ProseView;
class SideScroller;

/// {python}: a program in a frame of its own, with a title, line numbers and a button that copies it. Long lines are
/// not broken; the frame scrolls sideways.
class PythonView : public FlowWidget
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::ui::PythonView)
public:
    explicit PythonView(const PageContext &context, QWidget *parent = nullptr);

    void setPython(const course::Python &python);
    ProseView *text() const { return m_text; }
    controls::Button *copyButton() const { return m_copy; }
    SideScroller *frame() const { return m_frame; }

    std::optional<typeset::Token> ground() const override { return typeset::Token::Sunk; }

protected:
    int arrange(int width, Flow::Pass pass) const override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void showWords();
    void copyAll();
    int headHeight() const;
    qreal numbersWidth() const;
    void paintNumbers(QPainter &painter) const;
    QRectF box() const;

    const PageContext &m_context;
    course::Python m_python;
    ProseView *m_text;
    SideScroller *m_frame;
    controls::Button *m_copy;
    QTimer m_copied; ///< runs while the button says that it has been done
};

} // namespace nunchi::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/inline.h"
#include "ui/flow.h"
#include "ui/page_context.h"

namespace nunchi::controls {
class Button;
}

namespace nunchi::ui {

class ProseView;

/// A small card beside a link: what a term means, what a note says, where a web link leads. Asked to, it offers to open
/// or copy the address; nothing is opened unless Open is pressed.
class LinkCard : public FlowWidget
{
    Q_OBJECT
public:
    LinkCard(const PageContext &context, QWidget *host);

    void setWords(const QString &title, const course::Inlines &text);
    void setAddress(const QString &address, bool asks);
    bool asks() const { return m_asks; }
    QString words() const;
    /// Beside a part of the host, where there is room.
    void showBeside(const QRect &part);

Q_SIGNALS:
    void openAsked();
    void closed(); ///< by a key or a button
    void entered(); ///< by the pointer

protected:
    int arrange(int width, Flow::Pass pass) const override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    int cardWidth() const;
    void showButtons();
    void copy();

    const PageContext &m_context;
    QString m_title;
    QString m_address;
    bool m_asks = false;
    ProseView *m_text;
    controls::Button *m_open;
    controls::Button *m_copy;
    controls::Button *m_cancel;
};

} // namespace nunchi::ui

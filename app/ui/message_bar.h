// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQueue>

#include "session/notice.h"
#include "typeset/appearance.h"
#include "ui/flow.h"

class QLabel;

namespace nunchi::controls {
class Button;
} // namespace nunchi::controls

namespace nunchi::ui {

/// What went wrong outside the lesson, or went well, in words, until it is closed. Hidden while there is nothing to say.
class MessageBar : public FlowWidget
{
    Q_OBJECT
public:
    explicit MessageBar(const typeset::Appearance &look, QWidget *parent = nullptr);

    void show(const session::Notice &notice);
    /// Something went well: said calmly, until the page is turned.
    void showDone(const session::Notice &notice);
    void forgetDone();
    /// Something is wrong until it is better: said in place of what was said so before.
    void showState(const session::Notice &notice);
    void forgetState();
    QString message() const;

Q_SIGNALS:
    void closed(); ///< by hand: the keyboard goes back to the page

protected:
    int arrange(int width, Flow::Pass pass) const override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    enum class Kind : quint8 { Trouble, Done, State };
    struct Message
    {
        session::Notice notice;
        Kind kind = Kind::Trouble;
    };
    void add(const Message &message);
    void forget(Kind kind);
    void showNext();
    void restyle();

    const typeset::Appearance &m_look;
    QLabel *m_words;
    controls::Button *m_close;
    QQueue<Message> m_messages;
};

} // namespace nunchi::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTimer>
#include <QUrl>

#include "ui/page_context.h"

namespace nunchi::ui {

class LinkCard;
class ProseView;

/// What the links of one text do. Those inside the course are followed; terms, notes and web addresses show a card
/// while the pointer or the keyboard is at them; a web address is opened only from the card that asks.
class LinkGuide : public QObject
{
    Q_OBJECT
public:
    LinkGuide(const PageContext &context, ProseView &text);
    ~LinkGuide() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void hover(const QString &target);
    void focus();
    void activate(const QString &target);
    bool fill(LinkCard &card, const QString &target) const;
    void show(const QString &target, const QRect &at, bool asks);
    void close();
    void leave(QWidget *now);
    QWidget *host() const;

    const PageContext &m_context;
    ProseView &m_text;
    QPointer<LinkCard> m_card;
    QString m_hovered;
    QTimer m_opening;
    QTimer m_closing;
};

} // namespace nunchi::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link_guide.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>

#include "ui/link_card.h"
#include "ui/link_targets.h"
#include "ui/page_view.h"
#include "ui/prose_view.h"

namespace nunchi::ui {

namespace {
constexpr int kOpenAfter = 250; ///< ms the pointer rests on a link
constexpr int kCloseAfter = 300; ///< ms to reach the card
} // namespace

LinkGuide::LinkGuide(const PageContext &context, ProseView &text)
    : QObject(&text)
    , m_context(context)
    , m_text(text)
{
    for (QTimer *timer : {&m_opening, &m_closing})
        timer->setSingleShot(true);
    m_opening.setInterval(kOpenAfter);
    m_closing.setInterval(kCloseAfter);
    connect(&m_opening, &QTimer::timeout, this, [this] { show(m_hovered, m_text.anchorRect(m_hovered), false); });
    connect(&m_closing, &QTimer::timeout, this, &LinkGuide::close);
    connect(&text, &QTextBrowser::highlighted, this, [this](const QUrl &url) { hover(url.toString()); });
    connect(&text, &QTextBrowser::anchorClicked, this, [this](const QUrl &url) { activate(url.toString()); });
    connect(&text, &ProseView::linkFocused, this, &LinkGuide::focus);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { leave(now); });
    text.installEventFilter(this);
}

LinkGuide::~LinkGuide()
{
    delete m_card;
}

QWidget *LinkGuide::host() const
{
    for (QWidget *widget = m_text.parentWidget(); widget; widget = widget->parentWidget())
        if (qobject_cast<PageView *>(widget))
            return widget;
    return m_text.window();
}

void LinkGuide::hover(const QString &target)
{
    m_hovered = target;
    if (m_card && m_card->asks())
        return;
    if (target.isEmpty()) {
        m_opening.stop();
        if (m_card)
            m_closing.start();
    } else {
        m_opening.start();
    }
}

void LinkGuide::focus()
{
    const QString target = m_text.textCursor().charFormat().anchorHref();
    close();
    if (target.isEmpty())
        return;
    show(target, m_text.anchorRect(target), false);
    // A card is not read out by itself: the text that has the keyboard says it.
    m_text.setAccessibleDescription(m_card ? m_card->words() : QString());
    QAccessibleEvent event(&m_text, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void LinkGuide::activate(const QString &target)
{
    switch (linkKind(target)) {
    case LinkKind::Inside:
    case LinkKind::Note:
    case LinkKind::Mark:
        close();
        m_context.followLink(target);
        break;
    case LinkKind::Term:
        show(target, m_text.anchorRect(target), false);
        break;
    case LinkKind::Web:
        show(target, m_text.anchorRect(target), true);
        break;
    }
}

bool LinkGuide::fill(LinkCard &card, const QString &target) const
{
    const QString id = linkId(target);
    if (linkKind(target) == LinkKind::Term) {
        const QString language = m_context.session.language();
        const course::Term *term = m_context.session.course().glossary().term(id);
        if (term)
            card.setWords(term->name(language), term->text.value(language));
        return term;
    }
    const auto *page = qobject_cast<const PageView *>(host());
    if (linkKind(target) == LinkKind::Note && !(page && page->hasNotesInMargin())) {
        const auto shown = m_context.session.page();
        for (const course::Note &note : shown ? shown->notes : QList<course::Note>()) {
            if (note.id != id)
                continue;
            card.setWords({}, note.text);
            return true;
        }
    }
    return false;
}

void LinkGuide::show(const QString &target, const QRect &at, bool asks)
{
    close();
    auto *card = new LinkCard(m_context, host());
    const bool web = linkKind(target) == LinkKind::Web;
    if (web)
        card->setAddress(target, asks);
    else if (!fill(*card, target)) {
        delete card;
        return;
    }
    m_card = card;
    connect(card, &LinkCard::entered, &m_closing, &QTimer::stop);
    connect(card, &LinkCard::openAsked, this, [this, target] {
        m_text.setFocus(Qt::OtherFocusReason);
        close();
        m_context.followLink(target);
    });
    connect(card, &LinkCard::closed, this, [this, card] {
        if (card->asks())
            m_text.setFocus(Qt::OtherFocusReason);
        close();
    });
    card->showBeside({m_text.viewport()->mapTo(host(), at.topLeft()), at.size()});
}

void LinkGuide::close()
{
    m_opening.stop();
    m_closing.stop();
    if (!m_card)
        return;
    m_card->hide();
    m_card->deleteLater();
    m_card.clear();
}

void LinkGuide::leave(QWidget *now)
{
    if (m_card && now != &m_text && now != m_card && !m_card->isAncestorOf(now))
        close();
}

bool LinkGuide::eventFilter(QObject *watched, QEvent *event)
{
    const bool escape = event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
    if (escape && m_card) {
        close();
        return true;
    }
    if (event->type() == QEvent::Hide)
        close();
    return QObject::eventFilter(watched, event);
}

} // namespace nunchi::ui

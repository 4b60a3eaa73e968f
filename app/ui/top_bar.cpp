// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/top_bar.h"

#include <algorithm>

#include <QEvent>
#include <QFontMetricsF>
#include <QLocale>
#include <QMenu>
#include <QPainter>

#include "controls/button.h"
#include "typeset/math_runs.h"

namespace nunchi::ui {

using controls::Button;
using controls::Icon;
using typeset::Face;
using typeset::Token;

namespace {
constexpr int kGap = 12;
constexpr int kAround = 10; ///< over and under the buttons together: large type has better use for the room
}

TopBar::TopBar(session::Session &session, const typeset::Appearance &look, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_look(look)
    , m_rail(new Button(look, Button::Kind::Quiet, this))
{
    makeLanguages();
    m_smaller = new Button(look, Button::Kind::Quiet, this);
    m_smaller->setStep(-2);
    m_larger = new Button(look, Button::Kind::Quiet, this);
    m_larger->setStep(1);
    m_theme = new Button(look, Button::Kind::Quiet, this);
    m_keys = new Button(look, Button::Kind::Quiet, this);
    m_more = new Button(look, Button::Kind::Quiet, this);
    connect(m_rail, &Button::clicked, this, &TopBar::railAsked);
    connect(m_smaller, &Button::clicked, this, &TopBar::smallerAsked);
    connect(m_larger, &Button::clicked, this, &TopBar::largerAsked);
    connect(m_theme, &Button::clicked, this, &TopBar::themeAsked);
    connect(m_keys, &Button::clicked, this, &TopBar::keysAsked);
    connect(m_more, &Button::clicked, this, &TopBar::showMore);
    connect(&look, &typeset::Appearance::changed, this, [this] {
        updateGeometry();
        layOut();
    });
    reload();
}

void TopBar::makeLanguages()
{
    m_languageOrder = m_session.course().languages();
    for (const QString &language : std::as_const(m_languageOrder)) {
        auto *button = new Button(m_look, Button::Kind::Quiet, this);
        button->setCheckable(true);
        button->setLabel(QLocale(language).nativeLanguageName().section(QLatin1Char(' '), -1));
        connect(button, &Button::clicked, this, [this, language] {
            m_languages.value(language)->setChecked(language == m_session.language());
            Q_EMIT languageChosen(language);
        });
        m_languages.insert(language, button);
    }
}

void TopBar::reload()
{
    const course::LessonInfo *lesson = m_session.course().lesson(m_session.lessonId());
    const QString language = m_session.language();
    m_label = lesson ? typeset::plainLine(lesson->label.value(language)) : QString();
    m_title = lesson ? typeset::plainLine(lesson->title.value(language)) : QString();
    for (auto it = m_languages.cbegin(); it != m_languages.cend(); ++it)
        it.value()->setChecked(it.key() == language);
    m_rail->setIconOnly(tr("Page list"), Icon::Menu);
    //: A letter on the two buttons for the size of the text, shown small and large
    const QString letter = tr("A");
    m_smaller->setLabel(letter);
    m_smaller->setAccessibleName(tr("Smaller text"));
    m_larger->setLabel(letter);
    m_larger->setAccessibleName(tr("Larger text"));
    m_keys->setLabel(QStringLiteral("?"));
    m_keys->setAccessibleName(tr("Keys"));
    m_rail->setToolTip(tr("Page list (F9)"));
    m_smaller->setToolTip(tr("Smaller text (Ctrl+−)"));
    m_larger->setToolTip(tr("Larger text (Ctrl++)"));
    m_keys->setToolTip(tr("Keys (F1)"));
    //: Button for what is seldom done: print, export
    m_more->setIconOnly(tr("More"), Icon::More);
    layOut();
}

void TopBar::setThemeWords(const QString &words)
{
    m_themeWords = words;
    layOut();
}

void TopBar::showMore()
{
    QMenu menu(this);
    menu.setPalette(palette());
    menu.setFont(m_look.font(Face::Label, -1));
    QAction *pdf = menu.addAction(tr("Export as PDF…"), this, &TopBar::pdfAsked);
    QAction *print = menu.addAction(tr("Print…"), this, &TopBar::printAsked);
    QAction *copy = menu.addAction(tr("Copy the words of this page"), this, &TopBar::copyAsked);
    // Shown only: the window has these keys.
    pdf->setShortcut(pdfKeys());
    print->setShortcut(printKeys());
    copy->setShortcut(copyKeys());
    for (QAction *action : {pdf, print, copy})
        action->setShortcutVisibleInContextMenu(true);
    if (m_keys->isHidden())
        addHidden(menu);
    const QPoint corner = m_more->mapToGlobal(m_more->rect().bottomRight());
    menu.exec(corner - QPoint(menu.sizeHint().width(), 0));
}

/// What the bar has no room for, in large type.
void TopBar::addHidden(QMenu &menu)
{
    menu.addSeparator();
    menu.addAction(tr("Smaller text (Ctrl+−)"), this, &TopBar::smallerAsked);
    menu.addAction(tr("Larger text (Ctrl++)"), this, &TopBar::largerAsked);
    menu.addAction(tr("Light, dark or high contrast (Ctrl+T)"), this, &TopBar::themeAsked);
    menu.addAction(tr("Keys (F1)"), this, &TopBar::keysAsked);
}

void TopBar::showTheme(bool compact)
{
    if (compact)
        m_theme->setIconOnly(m_themeWords, Icon::Theme);
    else
        m_theme->setLabel(m_themeWords, Icon::Theme);
    //: Name of the theme button for screen readers; %1 is the present theme
    m_theme->setAccessibleName(tr("Theme: %1").arg(m_themeWords));
    m_theme->setToolTip(tr("Light, dark or high contrast (Ctrl+T)"));
}

void TopBar::setRailWidth(int width)
{
    m_railWidth = width;
    layOut();
}

QSize TopBar::sizeHint() const
{
    return {600, m_rail->sizeHint().height() + kAround};
}

int TopBar::layOutRight(Room room)
{
    showTheme(room != Room::All);
    for (Button *button : {m_smaller, m_larger, m_theme, m_keys})
        button->setVisible(room < Room::OnlyLanguages);
    for (Button *button : std::as_const(m_languages))
        button->setVisible(room < Room::OnlyOtherLanguages || !button->isChecked());
    m_dividers.clear();
    int right = width() - qRound(m_look.length(14));
    const auto put = [&](Button *button) {
        const QSize size = button->sizeHint();
        right -= size.width();
        button->setGeometry(right, (height() - size.height()) / 2, size.width(), size.height());
    };
    const auto divide = [&] {
        right -= kGap;
        m_dividers << right;
        right -= kGap;
    };
    put(m_more); // which has what finds no room beside it
    if (room < Room::OnlyLanguages) {
        put(m_keys);
        put(m_theme);
        divide();
        put(m_larger);
        put(m_smaller);
    }
    divide();
    for (auto it = m_languageOrder.crbegin(); it != m_languageOrder.crend(); ++it)
        if (!m_languages.value(*it)->isHidden())
            put(m_languages.value(*it));
    return right;
}

void TopBar::layOut()
{
    if (!testAttribute(Qt::WA_WState_Created) && !isVisible())
        return; // the first resize comes with the window
    const QSize menu = m_rail->sizeHint();
    const qreal title = m_look.length(80);
    for (const Room room :
        {Room::All, Room::ThemeAsIcon, Room::NoWordMark, Room::OnlyLanguages, Room::OnlyOtherLanguages}) {
        m_room = room;
        m_textRight = layOutRight(room);
        const qreal wanted = menuLeft(room) + menu.width() + (room == Room::All ? title : kGap);
        if (m_textRight >= wanted)
            break;
    }
    m_rail->setGeometry(menuLeft(m_room), (height() - menu.height()) / 2, menu.width(), menu.height());
    update();
}

int TopBar::menuLeft(Room room) const
{
    if (room >= Room::NoWordMark)
        return qRound(m_look.length(8));
    const qreal brand = QFontMetricsF(m_look.font(Face::Prose, 1, true)).horizontalAdvance(tr("Nunchi"));
    const int afterBrand = qRound(m_look.length(24) + brand + m_look.length(10));
    return std::max(afterBrand, m_railWidth - m_rail->sizeHint().width() - 10);
}

void TopBar::paintDivider(QPainter &painter, int x) const
{
    painter.setPen(QPen(m_look.color(Token::Hair), 1));
    const qreal half = m_look.length(9);
    painter.drawLine(QPointF(x + 0.5, height() / 2.0 - half), QPointF(x + 0.5, height() / 2.0 + half));
}

void TopBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_look.color(Token::Paper));
    painter.setPen(QPen(m_look.color(Token::Hair), m_look.theme().hairline()));
    painter.drawLine(QPointF(0, height() - 0.5), QPointF(width(), height() - 0.5));
    for (const int x : m_dividers)
        paintDivider(painter, x);
    if (m_room < Room::NoWordMark) {
        painter.setPen(m_look.color(Token::Ink));
        painter.setFont(m_look.font(Face::Prose, 1, true));
        const QRectF place(m_look.length(24), 0, width(), height());
        //: The program's name as a word mark; Korean: 눈치
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, tr("Nunchi"));
    }
    paintLesson(painter);
}

void TopBar::paintLesson(QPainter &painter) const
{
    const int left = std::max(m_railWidth, m_rail->geometry().right() + kGap);
    QRectF room(left, 0, m_textRight - left - kGap, height());
    const QFont bold = m_look.font(Face::Label, -1, true);
    const QFont plain = m_look.font(Face::Label, -1);
    if (room.width() < m_look.length(40))
        return;
    painter.setPen(m_look.color(Token::Ink));
    painter.setFont(bold);
    const QFontMetricsF metrics(bold);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(m_label, Qt::ElideRight, room.width()));
    room.setLeft(room.left() + metrics.horizontalAdvance(m_label) + m_look.length(8));
    if (room.width() < m_look.length(40))
        return;
    painter.setFont(plain);
    painter.setPen(m_look.color(Token::Ink2));
    painter.drawText(
        room, Qt::AlignLeft | Qt::AlignVCenter, QFontMetricsF(plain).elidedText(m_title, Qt::ElideRight, room.width()));
}

void TopBar::resizeEvent(QResizeEvent *)
{
    layOut();
}

void TopBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        reload();
}

} // namespace nunchi::ui

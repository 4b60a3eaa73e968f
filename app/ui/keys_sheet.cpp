// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keys_sheet.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include "controls/button.h"
#include "ui/page_scroll_bar.h"
#include "ui/palette.h"

namespace nunchi::ui {

using typeset::Appearance;
using typeset::Face;
using typeset::Token;

namespace {

constexpr int kSide = 24;
constexpr int kCapGap = 6;
constexpr qreal kBeside = 600; ///< so much room, in design pixels, for caps and words side by side
constexpr double kShareOfWindow = 0.95;

/// A key as it looks on a keyboard: its name in a rounded frame.
class KeyCap : public QLabel
{
public:
    KeyCap(const QString &text, const Appearance &look, QWidget *parent)
        : QLabel(text, parent)
        , m_look(look)
    {
        setFont(look.font(Face::Label, -2));
        setAlignment(Qt::AlignCenter);
        const int side = qRound(look.length(7));
        setContentsMargins(side, 3, side, 3);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_look.color(Token::Rule), m_look.theme().outline()));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
        QLabel::paintEvent(event);
    }

private:
    const Appearance &m_look;
};

struct Line
{
    const char *keys; ///< alternatives by |, as written on the keys
    const char *words;
};

constexpr Line kLines[]{
    {"←|→", QT_TRANSLATE_NOOP("nunchi::ui::KeysSheet", "previous and next page (in an exhibit or a field: its own)")},
    {"Alt+←|Alt+→|Ctrl+PgUp|Ctrl+PgDn",
        QT_TRANSLATE_NOOP("nunchi::ui::KeysSheet", "previous and next page, from anywhere")},
    {"Space|Shift+Space|PgDn|PgUp",
        QT_TRANSLATE_NOOP("nunchi::ui::KeysSheet", "a screen further or back, then the next page")},
    {"↑|↓|Home|End", QT_TRANSLATE_NOOP("nunchi::ui::KeysSheet", "scroll the page")},
    {"Tab|Shift+Tab", QT_TRANSLATE_NOOP("nunchi::ui::KeysSheet", "to the next thing on the page, and back")},
    {"Esc", QT_TRANSLATE_NOOP("nunchi::ui::KeysSheet", "leave an exhibit: the keys are the page’s again")},
    {"1 … 9|Enter", QT_TRANSLATE_NOOP("nunchi::ui::KeysSheet", "in a question: choose, check")},
    {"Ctrl+←|Shift+→|Ctrl+C", QT_TRANSLATE_NOOP("nunchi::ui::KeysSheet", "in a text: move, select, copy")},
    {"Ctrl+A|Esc", QT_TRANSLATE_NOOP("nunchi::ui::KeysSheet", "select the whole page; let go of what is selected")},
    {"Ctrl+Shift+C", QT_TRANSLATE_NOOP("nunchi::ui::KeysSheet", "copy the words of the page")},
    {"Ctrl+Z|Ctrl+Y", QT_TRANSLATE_NOOP("nunchi::ui::KeysSheet", "in an exhibit: undo and redo")},
    {"Ctrl+F|F3|Shift+F3", QT_TRANSLATE_NOOP("nunchi::ui::KeysSheet", "find in this lesson, the next place, the one before")},
    {"Ctrl+K", QT_TRANSLATE_NOOP("nunchi::ui::KeysSheet", "find in the whole course")},
    {"Ctrl+L", QT_TRANSLATE_NOOP("nunchi::ui::KeysSheet", "the other language")},
    {"Ctrl+T", QT_TRANSLATE_NOOP("nunchi::ui::KeysSheet", "the next theme")},
    {"Ctrl++|Ctrl+−|Ctrl+0", QT_TRANSLATE_NOOP("nunchi::ui::KeysSheet", "larger, smaller, normal text")},
    {"Ctrl+P|Ctrl+Shift+E", QT_TRANSLATE_NOOP("nunchi::ui::KeysSheet", "print, export as PDF")},
    {"F9", QT_TRANSLATE_NOOP("nunchi::ui::KeysSheet", "show or hide the page list")},
    {"Ctrl+R|F8|Shift+F8", QT_TRANSLATE_NOOP("nunchi::ui::KeysSheet", "for authors: read the files again, next and previous problem")},
    {"F1|?", QT_TRANSLATE_NOOP("nunchi::ui::KeysSheet", "this sheet")},
};

/// The caps of a line, in as many rows as the width asks for.
QWidget *capsOf(const Line &line, const Appearance &look, int width, QWidget *parent)
{
    auto *caps = new QWidget(parent);
    auto *rows = new QVBoxLayout(caps);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(kCapGap);
    QHBoxLayout *row = nullptr;
    int room = 0;
    const QStringList keys = QString::fromUtf8(line.keys).split(QLatin1Char('|'));
    for (const QString &key : keys) {
        auto *cap = new KeyCap(key, look, caps);
        const int wide = cap->sizeHint().width() + kCapGap;
        if (!row || wide > room) {
            if (row)
                row->addStretch();
            row = new QHBoxLayout;
            row->setSpacing(kCapGap);
            rows->addLayout(row);
            room = width;
        }
        row->addWidget(cap);
        room -= wide;
    }
    row->addStretch();
    return caps;
}

QLabel *wordsOf(const Line &line, const Appearance &look, QWidget *parent)
{
    auto *words = new QLabel(KeysSheet::tr(line.words), parent);
    words->setFont(look.font(Face::Label, -1));
    words->setWordWrap(true);
    words->setAccessibleName(QString::fromUtf8(line.keys).replace(QLatin1Char('|'), QStringLiteral(", "))
        + QStringLiteral(": ") + words->text());
    return words;
}

/// Caps beside their words; above them where the type is too large for that.
QWidget *makeSheet(const Appearance &look, int width)
{
    auto *sheet = new QWidget;
    auto *grid = new QGridLayout(sheet);
    const int gap = qRound(look.length(24));
    grid->setHorizontalSpacing(gap);
    grid->setVerticalSpacing(qRound(look.length(8)));
    const bool beside = width >= look.length(kBeside);
    int row = 0;
    for (const Line &line : kLines) {
        grid->addWidget(capsOf(line, look, beside ? width / 2 : width, sheet), row, 0, Qt::AlignTop);
        QLabel *words = wordsOf(line, look, sheet);
        if (beside) {
            grid->addWidget(words, row++, 1);
            continue;
        }
        words->setContentsMargins(0, 0, 0, gap / 2);
        grid->addWidget(words, ++row, 0);
        ++row;
    }
    grid->setColumnStretch(beside ? 1 : 0, 1);
    grid->setRowStretch(row, 1);
    return sheet;
}

} // namespace

KeysSheet::KeysSheet(const Appearance &look, QWidget *parent)
    : QDialog(parent)
    , m_look(look)
{
    setWindowTitle(tr("Keys"));
    setPalette(paletteFor(look.theme()));
    const QSize size =
        QSize(qRound(look.length(800)), qRound(look.length(660))).boundedTo(parent->size() * kShareOfWindow);
    auto *area = m_area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    auto *bar = new PageScrollBar(look, area);
    area->setVerticalScrollBar(bar);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidgetResizable(true);
    area->setWidget(makeSheet(look, size.width() - 2 * kSide - 2 * bar->sizeHint().width()));
    auto *close = new controls::Button(look, controls::Button::Kind::Primary, this);
    close->setLabel(tr("Close"));
    connect(close, &controls::Button::clicked, this, &QDialog::accept);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSide, 20, kSide, 20);
    column->setSpacing(16);
    auto *title = new QLabel(tr("Keys"), this);
    title->setFont(look.font(Face::Prose, 2, true));
    column->addWidget(title);
    column->addWidget(area, 1);
    column->addWidget(close, 0, Qt::AlignRight);
    resize(size);
    close->setFocus();
}

void KeysSheet::keyPressEvent(QKeyEvent *event)
{
    QScrollBar *bar = m_area->verticalScrollBar();
    switch (event->key()) {
    case Qt::Key_F1:
    case Qt::Key_Question:
        accept();
        break;
    case Qt::Key_Down:
        bar->triggerAction(QScrollBar::SliderSingleStepAdd);
        break;
    case Qt::Key_Up:
        bar->triggerAction(QScrollBar::SliderSingleStepSub);
        break;
    case Qt::Key_PageDown:
        bar->triggerAction(QScrollBar::SliderPageStepAdd);
        break;
    case Qt::Key_PageUp:
        bar->triggerAction(QScrollBar::SliderPageStepSub);
        break;
    default:
        QDialog::keyPressEvent(event);
    }
}

} // namespace nunchi::ui

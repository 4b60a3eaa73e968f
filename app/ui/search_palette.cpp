// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search_palette.h"

#include <algorithm>
#include <utility>

#include <QAccessible>
#include <QApplication>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPainter>

#include "session/course_search.h"
#include "session/session.h"
#include "typeset/math_runs.h"
#include "ui/page_scroll_bar.h"
#include "ui/search_field.h"

namespace nunchi::ui {

using course::SearchHit;
using course::TextPiece;
using course::TextRange;
using typeset::Face;
using typeset::Token;

namespace {

constexpr qreal kWidth = 680;
constexpr qreal kPadding = 14;
constexpr qreal kRow = 58;
constexpr int kShownRows = 8;
constexpr qreal kRadius = 10;

/// Words as they are read: formulas in plain signs, where all of them are whole. Spaces at the ends stay.
QString readable(const QString &text, bool inFormula = false)
{
    if (inFormula || !text.contains(QLatin1Char('$')) || text.count(QLatin1Char('$')) % 2 != 0)
        return text;
    const QString words = text.trimmed();
    QString result = text;
    return result.replace(text.indexOf(words), words.size(), typeset::plainLine(words));
}

} // namespace

HitModel::HitModel(session::Session &session, QObject *parent)
    : QAbstractListModel(parent)
    , m_session(session)
{
}

int HitModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_hits.size());
}

void HitModel::setHits(const QList<SearchHit> &hits)
{
    beginResetModel();
    m_hits = hits;
    endResetModel();
}

QString HitModel::whereOf(const SearchHit &hit) const
{
    const course::LessonInfo *lesson = m_session.course().lesson(hit.place.lesson);
    const QString label = lesson ? lesson->label.value(m_session.language()) : QString();
    QStringList parts;
    if (hit.kind == TextPiece::Kind::Term)
        //: Before the meaning of a word, in a list of what was found
        parts << tr("Glossary") << readable(hit.meaning);
    if (!label.isEmpty())
        parts << label;
    if (lesson)
        parts << tr("page %1").arg(lesson->pageIds.indexOf(hit.place.page) + 1);
    if (hit.kind != TextPiece::Kind::Title && hit.kind != TextPiece::Kind::Term)
        parts << readable(hit.pageTitle);
    if (lesson && hit.place.language != m_session.language())
        parts << hit.place.language.toUpper();
    return parts.join(QStringLiteral(" · "));
}

QVariant HitModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_hits.size())
        return {};
    const SearchHit &hit = m_hits.at(index.row());
    if (role == Qt::DisplayRole)
        return readable(hit.text);
    if (role == Qt::AccessibleTextRole)
        return QString(readable(hit.text) + QStringLiteral(", ") + whereOf(hit));
    return {};
}

HitDelegate::HitDelegate(const HitModel &model, const typeset::Appearance &look, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
    , m_look(look)
{
}

QSize HitDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {qRound(m_look.length(200)), qRound(m_look.length(kRow))};
}

/// The marked words are bold on a ground, as they are on the page.
void HitDelegate::paintMarked(QPainter &painter, QRectF room, const SearchHit &hit) const
{
    const Face face = hit.kind == TextPiece::Kind::Text ? Face::Prose : Face::Label;
    const bool strong = hit.kind != TextPiece::Kind::Text && hit.kind != TextPiece::Kind::Heading;
    const auto part = [&](const QString &text, bool marked) {
        const QFont font = m_look.font(face, -1, marked || strong);
        const QFontMetricsF metrics(font);
        const QString shown = metrics.elidedText(text, Qt::ElideRight, std::max(0.0, room.width()));
        const qreal width = metrics.horizontalAdvance(shown);
        if (marked) {
            const QRectF ground(room.left(), room.center().y() - metrics.height() / 2, width, metrics.height());
            painter.fillRect(ground, m_look.color(Token::NoteTint));
            painter.fillRect(QRectF(ground.left(), ground.bottom() - 1.5, width, 1.5), m_look.color(Token::Note));
        }
        painter.setFont(font);
        painter.setPen(m_look.color(Token::Ink));
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, shown);
        room.setLeft(room.left() + width);
    };
    qsizetype at = 0;
    const auto between = [&hit, &at](qsizetype end) {
        return readable(hit.text.mid(at, end - at), hit.text.left(at).count(QLatin1Char('$')) % 2 != 0);
    };
    for (const TextRange &mark : hit.marks) {
        part(between(mark.start), false);
        part(hit.text.mid(mark.start, mark.length), true);
        at = mark.start + mark.length;
    }
    part(between(hit.text.size()), false);
}

void HitDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF row = QRectF(option.rect).adjusted(2, 2, -2, -2);
    const SearchHit &hit = m_model.hit(index.row());
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->setPen(QPen(m_look.color(Token::Ink), m_look.theme().dataLine()));
        painter->setBrush(m_look.color(Token::Sunk));
        painter->drawRoundedRect(row.adjusted(1, 1, -1, -1), 6, 6);
    } else if (option.state.testFlag(QStyle::State_MouseOver)) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_look.color(Token::Sunk));
        painter->drawRoundedRect(row.adjusted(1, 1, -1, -1), 6, 6);
    }
    const qreal side = m_look.length(12);
    const QRectF inside = row.adjusted(side, m_look.length(5), -side, -m_look.length(5));
    QRectF top = inside;
    top.setBottom(inside.top() + inside.height() * 0.56);
    paintMarked(*painter, top, hit);
    QRectF bottom = inside;
    bottom.setTop(top.bottom());
    const QFont small = m_look.font(Face::Label, -2);
    painter->setFont(small);
    painter->setPen(m_look.color(Token::Ink3));
    painter->drawText(bottom, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(small).elidedText(m_model.whereOf(hit), Qt::ElideRight, bottom.width()));
    painter->restore();
}

SearchPalette::SearchPalette(
    session::Session &session, session::CourseSearch &search, const typeset::Appearance &look, QWidget *window)
    : QWidget(window)
    , m_search(search)
    , m_look(look)
    , m_field(new SearchField(look, this))
    , m_model(new HitModel(session, this))
    , m_list(new QListView(this))
    , m_state(new QLabel(this))
{
    m_list->setModel(m_model);
    m_list->setItemDelegate(new HitDelegate(*m_model, look, this));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *bar = new PageScrollBar(look, m_list);
    bar->setGround(Token::Surface);
    m_list->setVerticalScrollBar(bar);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex &index) { choose(index.row()); });
    connect(m_field, &SearchField::wordsChanged, this, [this] { m_search.search(m_field->words()); });
    connect(&search, &session::CourseSearch::found, this, &SearchPalette::take);
    connect(&look, &typeset::Appearance::changed, this, &SearchPalette::restyle);
    window->installEventFilter(this);
    restyle();
    hide();
}

void SearchPalette::open()
{
    QWidget *focus = QApplication::focusWidget();
    if (focus && !isAncestorOf(focus))
        m_before = focus;
    m_search.prepare();
    place();
    show();
    raise();
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
    if (m_field->words().isEmpty())
        say(hint());
    else
        m_search.search(m_field->words());
}

QString SearchPalette::hint() const
{
    return tr("Words of titles, text and glossary, in every language, Hangul by its first letters too");
}

void SearchPalette::close()
{
    if (isHidden())
        return;
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    hide();
    if (hadFocus && m_before && m_before->isVisible())
        m_before->setFocus(Qt::OtherFocusReason);
}

void SearchPalette::take(const QString &words, const QList<SearchHit> &hits, bool complete)
{
    if (isHidden() || words != m_field->words())
        return;
    // More pages may have been read since the first answer: what the reader chose meanwhile stays chosen.
    const int row = m_list->currentIndex().row();
    const bool again = std::exchange(m_shown, words) == words && row > 0 && row < m_model->rowCount();
    const SearchHit before = again ? m_model->hit(row) : SearchHit();
    m_model->setHits(hits);
    const auto same = std::find_if(hits.begin(), hits.end(), [&before](const SearchHit &each) {
        return each.place == before.place && each.block == before.block && each.text == before.text;
    });
    const bool kept = again && same != hits.end();
    if (!hits.isEmpty())
        m_list->setCurrentIndex(m_model->index(kept ? static_cast<int>(same - hits.begin()) : 0));
    if (!complete)
        say(tr("Still reading the course …"));
    else if (words.trimmed().isEmpty())
        say(hint());
    else if (hits.isEmpty())
        say(tr("Nothing found in this course"));
    else if (hits.size() >= course::SearchWish().limit)
        say(tr("%n place(s) and more, best first", nullptr, static_cast<int>(hits.size())));
    else
        say(tr("%n place(s), best first", nullptr, static_cast<int>(hits.size())));
    place();
}

void SearchPalette::say(const QString &words)
{
    m_state->setText(words);
    const QModelIndex current = m_list->currentIndex();
    const QString row = current.isValid() ? current.data(Qt::AccessibleTextRole).toString() : QString();
    m_field->setAccessibleDescription(row.isEmpty() ? words : row);
    QAccessibleEvent event(m_field, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void SearchPalette::choose(int row)
{
    if (row < 0 || row >= m_model->rowCount())
        return;
    const SearchHit hit = m_model->hit(row);
    if (hit.place.page.isEmpty()) {
        say(tr("No page uses this word of the glossary. What it means stands beside it."));
        return;
    }
    close();
    Q_EMIT chosen(hit);
}

void SearchPalette::moveBy(int rows)
{
    const int count = m_model->rowCount();
    if (count == 0)
        return;
    const int row = std::clamp(m_list->currentIndex().row() + rows, 0, count - 1);
    m_list->setCurrentIndex(m_model->index(row));
    say(m_state->text());
}

void SearchPalette::keyPressEvent(QKeyEvent *event)
{
    event->accept(); // nothing typed or steered here is the page's
    switch (event->key()) {
    case Qt::Key_Escape:
        close();
        break;
    case Qt::Key_Down:
        moveBy(1);
        break;
    case Qt::Key_Up:
        moveBy(-1);
        break;
    case Qt::Key_PageDown:
        moveBy(kShownRows - 1);
        break;
    case Qt::Key_PageUp:
        moveBy(1 - kShownRows);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose(m_list->currentIndex().row());
        break;
    default:
        break;
    }
}

bool SearchPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && !isHidden())
        place();
    return QWidget::eventFilter(watched, event);
}

void SearchPalette::place()
{
    const QSize window = parentWidget()->size();
    const int padding = qRound(m_look.length(kPadding));
    const int rows = std::min(m_model->rowCount(), kShownRows);
    const int wanted = 2 * padding + padding / 2 + padding / 4 + m_field->sizeHint().height()
        + m_state->sizeHint().height() + rows * qRound(m_look.length(kRow));
    const int width = std::min(qRound(m_look.length(kWidth)), window.width() - 32);
    const int top = std::min(qRound(m_look.length(72)), window.height() / 10);
    setGeometry((window.width() - width) / 2, top, width, std::min(wanted, window.height() - 2 * top));
}

void SearchPalette::resizeEvent(QResizeEvent *)
{
    const int padding = qRound(m_look.length(kPadding));
    const int room = width() - 2 * padding;
    int y = padding;
    m_field->setGeometry(padding, y, room, m_field->sizeHint().height());
    y += m_field->height() + padding / 2;
    const int state = m_state->sizeHint().height();
    const int bottom = height() - padding - state;
    m_list->setGeometry(padding / 2, y, width() - padding, std::max(0, bottom - y - padding / 4));
    m_state->setGeometry(padding + 4, bottom, room - 8, state);
}

void SearchPalette::restyle()
{
    m_field->setPlaceholderText(tr("Find in the whole course"));
    m_field->setAccessibleName(tr("Find in the whole course"));
    m_list->setAccessibleName(tr("What was found"));
    m_state->setFont(m_look.font(Face::Label, -2));
    m_list->doItemsLayout();
    if (!isHidden())
        place();
    update();
}

void SearchPalette::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = m_look.theme().outline();
    painter.fillRect(rect(), m_look.color(Token::Paper));
    painter.setPen(QPen(m_look.color(Token::Ink), line));
    painter.setBrush(m_look.color(Token::Surface));
    painter.drawRoundedRect(QRectF(rect()).adjusted(line, line, -line, -line), kRadius, kRadius);
}

void SearchPalette::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        restyle();
}

} // namespace nunchi::ui

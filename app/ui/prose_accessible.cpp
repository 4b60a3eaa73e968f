// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prose_accessible.h"

#include <algorithm>

#include <QTextBlock>
#include <QTextBoundaryFinder>
#include <QTextCursor>
#include <QTextDocument>

#include "ui/prose_view.h"
#include "ui/table_accessible.h"
#include "ui/table_text.h"
#include "ui/text_part_accessible.h"

namespace nunchi::ui {

namespace {

QAccessibleInterface *makeAccessible(const QString &className, QObject *object)
{
    // Asked for the class itself, then for those it is made of.
    if (className == QLatin1String("nunchi::ui::TableText"))
        if (auto *table = qobject_cast<TableText *>(object))
            return new TableAccessible(table);
    auto *view = className == QLatin1String("nunchi::ui::ProseView") ? qobject_cast<ProseView *>(object) : nullptr;
    return view ? new ProseAccessible(view) : nullptr;
}

QTextCursor cursorAt(const ProseView &view, int offset)
{
    QTextCursor cursor(view.document());
    cursor.setPosition(std::clamp(offset, 0, view.document()->characterCount() - 1));
    return cursor;
}

} // namespace

ProseAccessible::ProseAccessible(ProseView *view)
    : QAccessibleWidget(view, QAccessible::StaticText)
    , m_view(view)
{
}

ProseAccessible::~ProseAccessible()
{
    for (const QAccessible::Id part : m_parts)
        QAccessible::deleteAccessibleInterface(part);
}

int ProseAccessible::headingLevel() const
{
    const QTextBlock first = m_view->document()->begin();
    return first.next().isValid() ? 0 : first.blockFormat().headingLevel();
}

QAccessible::Role ProseAccessible::role() const
{
    return headingLevel() > 0 ? QAccessible::Heading : QAccessible::StaticText;
}

int ProseAccessible::partCount() const
{
    return headingLevel() > 0 ? 0 : HeadingAccessible::count(*m_view);
}

QAccessibleInterface *ProseAccessible::makePart(int index) const
{
    return new HeadingAccessible(m_view, index);
}

QAccessibleInterface *ProseAccessible::child(int index) const
{
    if (index < 0 || index >= partCount())
        return nullptr;
    while (m_parts.size() <= static_cast<size_t>(index))
        m_parts.push_back(QAccessible::registerAccessibleInterface(makePart(static_cast<int>(m_parts.size()))));
    return QAccessible::accessibleInterface(m_parts[static_cast<size_t>(index)]);
}

int ProseAccessible::indexOfChild(const QAccessibleInterface *child) const
{
    const QAccessible::Id id = QAccessible::uniqueId(const_cast<QAccessibleInterface *>(child));
    const auto part = std::find(m_parts.begin(), m_parts.end(), id);
    return part == m_parts.end() ? -1 : static_cast<int>(part - m_parts.begin());
}

QAccessibleInterface *ProseAccessible::childAt(int x, int y) const
{
    for (int i = 0; i < partCount(); ++i)
        if (QAccessibleInterface *part = child(i); part->rect().contains(x, y))
            return part;
    return nullptr;
}

void ProseAccessible::install()
{
    QAccessible::installFactory(makeAccessible); // a second time does nothing
}

QAccessible::State ProseAccessible::state() const
{
    QAccessible::State state = QAccessibleWidget::state();
    state.readOnly = true;
    state.multiLine = true;
    state.selectableText = true;
    return state;
}

QString ProseAccessible::text(QAccessible::Text kind) const
{
    if (headingLevel() > 0 && kind == QAccessible::Name)
        return m_view->spokenText().trimmed();
    if (headingLevel() > 0 && kind == QAccessible::Description)
        return HeadingAccessible::levelText(headingLevel());
    return kind == QAccessible::Value ? m_view->spokenText() : QAccessibleWidget::text(kind);
}

void *ProseAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TextInterface)
        return static_cast<QAccessibleTextInterface *>(this);
    return QAccessibleWidget::interface_cast(type);
}

void ProseAccessible::selection(int index, int *start, int *end) const
{
    const QTextCursor cursor = m_view->textCursor();
    const bool known = index == 0 && cursor.hasSelection();
    *start = known ? cursor.selectionStart() : 0;
    *end = known ? cursor.selectionEnd() : 0;
}

int ProseAccessible::selectionCount() const
{
    return m_view->textCursor().hasSelection() ? 1 : 0;
}

void ProseAccessible::addSelection(int start, int end)
{
    setSelection(0, start, end);
}

void ProseAccessible::removeSelection(int index)
{
    if (index == 0)
        setCursorPosition(cursorPosition());
}

void ProseAccessible::setSelection(int index, int start, int end)
{
    if (index != 0)
        return;
    QTextCursor cursor = cursorAt(*m_view, start);
    cursor.setPosition(cursorAt(*m_view, end).position(), QTextCursor::KeepAnchor);
    m_view->setTextCursor(cursor);
}

int ProseAccessible::cursorPosition() const
{
    return m_view->textCursor().position();
}

void ProseAccessible::setCursorPosition(int position)
{
    m_view->setTextCursor(cursorAt(*m_view, position));
}

QString ProseAccessible::text(int start, int end) const
{
    return m_view->spokenText(start, end);
}

int ProseAccessible::characterCount() const
{
    return m_view->document()->characterCount() - 1;
}

ProseAccessible::Range ProseAccessible::sentence(int offset) const
{
    const QTextBlock block = m_view->document()->findBlock(offset);
    const QString text = block.text();
    QTextBoundaryFinder finder(QTextBoundaryFinder::Sentence, text);
    finder.setPosition(std::min<qsizetype>(offset - block.position() + 1, text.size()));
    const auto start = std::max<qsizetype>(0, finder.toPreviousBoundary());
    const auto end = finder.toNextBoundary();
    return {block.position() + static_cast<int>(start),
        block.position() + static_cast<int>(end < 0 ? text.size() : end)};
}

ProseAccessible::Range ProseAccessible::around(int offset, QAccessible::TextBoundaryType boundary) const
{
    QTextCursor start = cursorAt(*m_view, offset);
    QTextCursor end = start;
    const int here = start.position();
    const bool isObject = m_view->document()->characterAt(here) == QChar::ObjectReplacementCharacter;
    switch (boundary) {
    case QAccessible::WordBoundary:
        if (isObject)
            break;
        start.movePosition(QTextCursor::StartOfWord);
        end.movePosition(QTextCursor::EndOfWord);
        return {start.position(), std::max(end.position(), std::min(here + 1, characterCount()))};
    case QAccessible::SentenceBoundary:
        return sentence(here);
    case QAccessible::LineBoundary:
        start.movePosition(QTextCursor::StartOfLine);
        end.movePosition(QTextCursor::EndOfLine);
        return {start.position(), end.position()};
    case QAccessible::ParagraphBoundary:
        return {start.block().position(), start.block().position() + start.block().length() - 1};
    case QAccessible::NoBoundary:
        return {0, characterCount()};
    case QAccessible::CharBoundary:
        break;
    }
    return {here, std::min(here + 1, characterCount())};
}

QString ProseAccessible::give(Range range, int *start, int *end) const
{
    *start = range.start;
    *end = range.end;
    return text(range.start, range.end);
}

QString ProseAccessible::textAtOffset(
    int offset, QAccessible::TextBoundaryType boundary, int *start, int *end) const
{
    return give(around(offset, boundary), start, end);
}

QString ProseAccessible::textBeforeOffset(
    int offset, QAccessible::TextBoundaryType boundary, int *start, int *end) const
{
    const int here = around(offset, boundary).start;
    return give(here > 0 ? around(here - 1, boundary) : Range{}, start, end);
}

QString ProseAccessible::textAfterOffset(
    int offset, QAccessible::TextBoundaryType boundary, int *start, int *end) const
{
    const int count = characterCount();
    const Range here = around(offset, boundary);
    const int next = std::max(here.end, here.start + 1);
    return give(next < count ? around(next, boundary) : Range{count, count}, start, end);
}

QRect ProseAccessible::characterRect(int offset) const
{
    const QRect here = m_view->cursorRect(cursorAt(*m_view, offset));
    const QRect next = m_view->cursorRect(cursorAt(*m_view, offset + 1));
    QRect rect = here;
    if (next.top() == here.top() && next.left() > here.left())
        rect.setRight(next.left());
    return {m_view->viewport()->mapToGlobal(rect.topLeft()), rect.size()};
}

int ProseAccessible::offsetAtPoint(const QPoint &point) const
{
    return m_view->cursorForPosition(m_view->viewport()->mapFromGlobal(point)).position();
}

void ProseAccessible::scrollToSubstring(int start, int end)
{
    m_view->revealText(start, end);
}

QString ProseAccessible::attributes(int offset, int *start, int *end) const
{
    const QTextBlock block = m_view->document()->findBlock(offset);
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        const QTextFragment fragment = it.fragment();
        if (!fragment.contains(offset))
            continue;
        *start = fragment.position();
        *end = fragment.position() + fragment.length();
        const QFont font = fragment.charFormat().font();
        QString attributes = QStringLiteral("font-family:%1;").arg(font.family());
        attributes += QLatin1String(font.bold() ? "font-weight:bold;" : "font-weight:normal;");
        attributes += QLatin1String(font.italic() ? "font-style:italic;" : "font-style:normal;");
        return attributes;
    }
    *start = *end = std::clamp(offset, 0, characterCount());
    return {};
}

} // namespace nunchi::ui

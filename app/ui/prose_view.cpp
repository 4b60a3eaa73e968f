// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prose_view.h"

#include <cmath>

#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextTable>

#include "ui/flow.h"
#include "ui/link_guide.h"
#include "ui/link_targets.h"
#include "ui/page_selection.h"
#include "ui/prose_accessible.h"

namespace nunchi::ui {

namespace {

/// What of a fragment lies inside the selection.
QString selectedPart(const QTextFragment &fragment, const QTextCursor &selection)
{
    const int from = std::max(fragment.position(), selection.selectionStart());
    const int to = std::min(fragment.position() + fragment.length(), selection.selectionEnd());
    return from < to ? fragment.text().mid(from - fragment.position(), to - from) : QString();
}

QString textOfBlock(const QTextBlock &block, const QTextCursor &selection, int &lastFormula)
{
    QString text;
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        const QTextFragment fragment = it.fragment();
        const QString part = selectedPart(fragment, selection);
        if (part.isEmpty())
            continue;
        const QTextCharFormat format = fragment.charFormat();
        if (!format.hasProperty(FormulaSource)) {
            text += isNoteMark(format.anchorHref()) ? QStringLiteral("[%1]").arg(part) : part;
            continue;
        }
        const int formula = format.intProperty(FormulaNumber);
        if (formula != lastFormula)
            text += format.stringProperty(FormulaSource);
        lastFormula = formula;
    }
    return text;
}

bool inSameRow(const QTextBlock &a, const QTextBlock &b)
{
    const QTextCursor first(a);
    const QTextCursor second(b);
    const QTextTable *table = first.currentTable();
    return table && table == second.currentTable() && table->cellAt(first).row() == table->cellAt(second).row();
}

} // namespace

QString textWithSource(const QTextCursor &selection)
{
    QString text;
    int lastFormula = -1;
    const QTextDocument *document = selection.document();
    const QTextBlock first = document->findBlock(selection.selectionStart());
    for (QTextBlock block = first; block.isValid() && block.position() <= selection.selectionEnd();
         block = block.next()) {
        if (block != first)
            text += inSameRow(block.previous(), block) ? QLatin1Char('\t') : QLatin1Char('\n');
        text += textOfBlock(block, selection, lastFormula);
    }
    text.remove(kStrut);
    return text.replace(QChar::LineSeparator, QLatin1Char('\n')).replace(QChar::Nbsp, QLatin1Char(' '));
}

ProseView::ProseView(const PageContext &context, QWidget *parent)
    : QTextBrowser(parent)
    , m_context(context)
    , m_prose(context.look, context.formulas)
    , m_marks(*this, context.look)
{
    ProseAccessible::install();
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // All of the text is shown: written at a height it had before, it must not scroll to the caret and stay there.
    for (QScrollBar *bar : {horizontalScrollBar(), verticalScrollBar()})
        connect(bar, &QScrollBar::rangeChanged, bar, [bar] { bar->setRange(0, 0); });
    setOpenLinks(false);
    setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    viewport()->setAutoFillBackground(false);
    setDocument(&m_prose.document());
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    new LinkGuide(context, *this);
    connect(this, &QTextEdit::cursorPositionChanged, this, &ProseView::revealCaret);
    connect(&context.look, &typeset::Appearance::changed, this, &ProseView::rewrite);
    m_prose.whenChanged([this] {
        m_marks.seek(); // the text may have been written anew
        updateGeometry();
        viewport()->update();
        Q_EMIT formulasArrived();
    });
}

ProseView::~ProseView()
{
    blockSignals(true); // whoever holds this may be half gone already
    // The document is a member and dies before QTextEdit does.
    disconnect(&m_prose.document(), nullptr, this, nullptr);
    setDocument(nullptr);
}

void ProseView::setBlocks(const course::Blocks &blocks, const TextStyle &style)
{
    m_content = blocks;
    m_style = style;
    rewrite();
}

void ProseView::setInlines(const course::Inlines &inlines, const TextStyle &style)
{
    m_content = inlines;
    m_style = style;
    rewrite();
}

void ProseView::setProgram(const QString &code)
{
    m_content = Program{code};
    rewrite();
}

bool ProseView::hasText() const
{
    return !m_prose.document().isEmpty();
}

void ProseView::rewrite()
{
    const QSignalBlocker quiet(this);
    m_prose.fit(width());
    m_style.shade = shadeOn(groundUnder(this));
    if (const auto *blocks = std::get_if<course::Blocks>(&m_content))
        m_prose.write(*blocks, m_style);
    else if (const auto *program = std::get_if<Program>(&m_content))
        m_prose.writeProgram(program->code);
    else
        m_prose.write(std::get<course::Inlines>(m_content), m_style);
    moveCursor(QTextCursor::Start);
    m_marks.seek();
    updateGeometry();
    update();
}

QString ProseView::spokenText(int start, int end) const
{
    return m_prose.spokenText(start, end);
}

void ProseView::revealText(int start, int end)
{
    QTextCursor cursor(document());
    cursor.setPosition(start);
    const QRect first = cursorRect(cursor);
    cursor.setPosition(end);
    m_context.reveal(this, first.united(cursorRect(cursor)));
}

void ProseView::setSought(const course::TextPattern &pattern)
{
    if (m_marks.setPattern(pattern))
        viewport()->update();
}

void ProseView::setCurrentFound(qsizetype index)
{
    if (m_marks.setCurrent(index))
        viewport()->update();
}

QRect ProseView::rectOf(const course::TextRange &range) const
{
    QTextCursor cursor(&m_prose.document());
    cursor.setPosition(static_cast<int>(range.start));
    const QRect first = cursorRect(cursor);
    cursor.setPosition(static_cast<int>(range.start + range.length));
    const QRect last = cursorRect(cursor);
    if (last.top() == first.top())
        return first.united(last);
    return QRect(first.topLeft(), QPoint(width() - 1, std::max(first.bottom(), last.bottom())));
}

int ProseView::heightForWidth(int width) const
{
    // Unheard by QTextEdit, which would lay the text out again at the width it has itself.
    const QSignalBlocker quiet(m_prose.document().documentLayout());
    m_prose.fit(width);
    return static_cast<int>(std::ceil(m_prose.document().size().height()));
}

QRect ProseView::anchorRect(const QString &target) const
{
    QTextCursor link = m_prose.link(target);
    if (link.isNull())
        return {};
    const QRect end = cursorRect(link);
    link.setPosition(link.anchor());
    const QRect start = cursorRect(link);
    // Of a link on two lines, its beginning.
    return start.top() == end.top() ? start.united(end) : start;
}

void ProseView::focusLink(const QString &target)
{
    setFocus(Qt::TabFocusReason);
    const QTextCursor link = m_prose.link(target);
    if (link.isNull())
        return;
    setTextCursor(link);
    Q_EMIT linkFocused();
}

bool ProseView::focusNextPrevChild(bool next)
{
    if (PageSelection *page = PageSelection::around(this); page && page->isAcross())
        page->clear();
    const bool stayed = QTextBrowser::focusNextPrevChild(next);
    if (stayed && hasFocus()) {
        Q_EMIT linkFocused();
        revealCaret();
    }
    return stayed;
}

QMimeData *ProseView::createMimeDataFromSelection() const
{
    auto *data = new QMimeData;
    const PageSelection *page = PageSelection::around(this);
    data->setText(page && page->isAcross() ? page->text() : textWithSource(textCursor()));
    return data;
}

bool ProseView::keepsKey(const QKeyEvent &event) const
{
    if (event.matches(QKeySequence::Copy) || event.matches(QKeySequence::SelectAll))
        return true;
    if ((event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
        && !textCursor().charFormat().anchorHref().isEmpty())
        return true;
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        return modifiers == Qt::ShiftModifier || modifiers.testFlag(Qt::ControlModifier);
    default:
        return false;
    }
}

void ProseView::keyPressEvent(QKeyEvent *event)
{
    PageSelection *page = PageSelection::around(this);
    if (page && page->takeKey(*this, *event))
        return;
    if (!keepsKey(*event)) {
        event->ignore();
        return;
    }
    const int before = textCursor().position();
    QTextBrowser::keyPressEvent(event);
    if (page)
        page->extended(*this, *event, textCursor().position() != before);
}

void ProseView::mousePressEvent(QMouseEvent *event)
{
    PageSelection *page = event->button() == Qt::LeftButton ? PageSelection::around(this) : nullptr;
    const QPoint global = event->globalPosition().toPoint();
    if (page && event->modifiers().testFlag(Qt::ShiftModifier) && page->extendTo(*this, global)) {
        event->accept();
        return;
    }
    if (page && !event->modifiers().testFlag(Qt::ShiftModifier))
        page->clear(); // or Qt would drag away what is selected
    QTextBrowser::mousePressEvent(event);
    if (page)
        page->press(*this);
}

void ProseView::mouseMoveEvent(QMouseEvent *event)
{
    PageSelection *page = event->buttons().testFlag(Qt::LeftButton) ? PageSelection::around(this) : nullptr;
    if (page && page->drag(*this, event->globalPosition().toPoint()))
        event->accept();
    else
        QTextBrowser::mouseMoveEvent(event);
}

void ProseView::mouseReleaseEvent(QMouseEvent *event)
{
    QTextBrowser::mouseReleaseEvent(event);
    if (PageSelection *page = PageSelection::around(this); page && event->button() == Qt::LeftButton)
        page->release();
}

void ProseView::contextMenuEvent(QContextMenuEvent *event)
{
    PageSelection *page = PageSelection::around(this);
    QMenu *menu = createStandardContextMenu(event->pos());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (QAction *all = menu->findChild<QAction *>(QStringLiteral("select-all")); all && page) {
        all->disconnect();
        connect(all, &QAction::triggered, page, &PageSelection::selectAll);
    }
    if (QAction *copy = menu->findChild<QAction *>(QStringLiteral("edit-copy")); copy && page && page->isAcross()) {
        copy->setEnabled(true);
        copy->disconnect();
        connect(copy, &QAction::triggered, page, &PageSelection::copy);
    }
    menu->popup(event->globalPos());
}

bool ProseView::event(QEvent *event)
{
    // Shortcuts of the page (Ctrl+Left is the caret's, Alt+Left the page's) are not the text's to take.
    if (event->type() == QEvent::ShortcutOverride && !keepsKey(*static_cast<QKeyEvent *>(event))) {
        event->ignore();
        return true;
    }
    return QTextBrowser::event(event);
}

void ProseView::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

void ProseView::resizeEvent(QResizeEvent *event)
{
    // Not the base class: it would lay the text out once more, and its bars are not wanted.
    m_prose.fit(event->size().width());
}

void ProseView::paintEvent(QPaintEvent *event)
{
    // Somebody may have asked for the height at another width since.
    m_prose.fit(width());
    {
        QPainter under(viewport());
        m_marks.paintUnder(under);
    }
    QTextBrowser::paintEvent(event);
    QPainter painter(viewport());
    QPalette colours = palette();
    colours.setCurrentColorGroup(hasFocus() ? QPalette::Active : QPalette::Inactive);
    m_prose.formulas().drawSelected(painter, textCursor(), colours);
    m_marks.paintCurrent(painter);
}

void ProseView::focusInEvent(QFocusEvent *event)
{
    QTextBrowser::focusInEvent(event);
    m_byKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (parentWidget())
        parentWidget()->update();
    revealCaret();
}

void ProseView::focusOutEvent(QFocusEvent *event)
{
    QTextBrowser::focusOutEvent(event);
    if (parentWidget())
        parentWidget()->update();
}

void ProseView::revealCaret()
{
    if (hasFocus() && QGuiApplication::mouseButtons() == Qt::NoButton)
        m_context.reveal(this, cursorRect());
}

} // namespace nunchi::ui

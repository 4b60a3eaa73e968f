// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reading_place.h"

#include <algorithm>

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextLayout>

#include "ui/page_view.h"
#include "ui/prose_view.h"

namespace nunchi::ui {

namespace {

int topOn(const PageView &page, const QWidget &widget)
{
    return widget.mapTo(&page, QPoint()).y();
}

/// Of the texts in a part the one at that height.
ProseView *textAt(const PageView &page, QWidget *part, int y)
{
    QList<ProseView *> texts = part->findChildren<ProseView *>();
    if (auto *itself = qobject_cast<ProseView *>(part))
        texts.prepend(itself);
    const auto found = std::find_if(texts.begin(), texts.end(), [&](const ProseView *text) {
        const int top = topOn(page, *text);
        return text->isVisibleTo(&page) && top <= y && y < top + text->height();
    });
    return found == texts.end() ? nullptr : *found;
}

/// The line a position of a document is in.
QRectF lineOf(const QTextDocument &document, int position)
{
    const QTextBlock block = document.findBlock(position);
    const QRectF box = document.documentLayout()->blockBoundingRect(block);
    const QTextLine line = block.layout()->lineForTextPosition(position - block.position());
    return line.isValid() ? line.rect().translated(box.topLeft()) : box;
}

} // namespace

ReadingPlace::ReadingPlace(const PageView &page, int y)
{
    if (y <= 0)
        return;
    for (QWidget *part : page.parts()) {
        const int top = topOn(page, *part);
        if (top + part->height() <= y)
            continue;
        m_part = part;
        m_text = textAt(page, part, y);
        m_depth = double(y - top) / std::max(1, part->height());
        break;
    }
    if (!m_text)
        return;
    const QTextDocument &document = m_text->prose().document();
    const QPointF point(0, y - topOn(page, *m_text));
    m_position = std::max(0, document.documentLayout()->hitTest(point, Qt::FuzzyHit));
    const QRectF line = lineOf(document, m_position);
    m_depth = (point.y() - line.top()) / std::max(1.0, line.height());
}

std::optional<int> ReadingPlace::top(const PageView &page) const
{
    if (m_text && page.isAncestorOf(m_text)) {
        const QTextDocument &document = m_text->prose().document();
        const QRectF line = lineOf(document, std::min(m_position, document.characterCount() - 1));
        return topOn(page, *m_text) + qRound(line.top() + m_depth * line.height());
    }
    if (m_part && !m_text && page.isAncestorOf(m_part))
        return topOn(page, *m_part) + qRound(m_depth * m_part->height());
    return {};
}

} // namespace nunchi::ui

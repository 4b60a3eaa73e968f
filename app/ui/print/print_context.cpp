// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/print_context.h"

#include <QTextBlock>
#include <QTextCursor>

namespace nunchi::ui {

namespace {

/// The numbers of notes stand above the line and are not underlined like other links.
void raiseMarks(QTextDocument &document)
{
    QList<QPair<int, int>> marks;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (isNoteLink(it.fragment().charFormat().anchorHref()))
                marks << qMakePair(it.fragment().position(), it.fragment().length());
    QTextCharFormat raised;
    raised.setVerticalAlignment(QTextCharFormat::AlignSuperScript);
    raised.setFontUnderline(false);
    for (const auto &[position, length] : std::as_const(marks)) {
        QTextCursor cursor(&document);
        cursor.setPosition(position);
        cursor.setPosition(position + length, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(raised);
    }
}

} // namespace

QString PrintContext::target(const QString &href) const
{
    if (isNoteLink(href))
        return lesson + QLatin1Char('/') + pageId + QLatin1Char('/') + href;
    const bool within = href.startsWith(QLatin1String("page:")) || href.startsWith(QLatin1String("block:"));
    return within ? lesson + QLatin1Char('/') + href : href;
}

PrintContext::Text PrintContext::plain(const course::Inlines &inlines, TextStyle style, qreal width) const
{
    auto text = std::make_shared<ProseDocument>(page.look, page.formulas);
    style.shade = shade;
    text->write(inlines, style);
    raiseMarks(text->document());
    text->fit(width);
    return text;
}

PrintContext::Text PrintContext::text(const course::Inlines &inlines, const TextStyle &style, qreal width) const
{
    return plain(notes->marked(inlines), style, width);
}

PrintContext::Text PrintContext::text(const QString &words, const TextStyle &style, qreal width) const
{
    course::Span span;
    span.text = words;
    return plain({span}, style, width);
}

PrintContext::Text PrintContext::text(const course::Block &block, TextStyle style, qreal width) const
{
    auto text = std::make_shared<ProseDocument>(page.look, page.formulas);
    style.shade = shade;
    text->write(course::Blocks{notes->marked(block)}, style);
    raiseMarks(text->document());
    text->fit(width);
    return text;
}

} // namespace nunchi::ui

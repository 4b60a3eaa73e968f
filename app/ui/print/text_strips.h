// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBlock>

#include "ui/print/print_context.h"

class QTextFrame;
class QTextTable;

namespace nunchi::ui {

/// Cuts a text that is laid out into strips where it may be cut: between lines, between the rows of a table. Each
/// draws its own lines alone, so that a PDF holds every word once.
class TextStrips
{
public:
    TextStrips(const PrintContext &context, PrintContext::Text text);

    print::Strips strips();

private:
    using Frames = QList<std::shared_ptr<const print::Frame>>;
    void takeFrame(QTextFrame *frame, const Frames &frames);
    void takeBox(QTextFrame *frame, const Frames &frames);
    void takeBlock(const QTextBlock &block, const Frames &frames);
    print::Strip line(const QTextBlock &block, int index, const QRectF &box);
    void takeAnchors();

    PrintContext::Text m_text;
    const PrintContext &m_context;
    print::Strips m_strips;
    std::vector<qreal> m_tops; ///< of the strips, in the document
    qreal m_bottom = 0;
};

/// The words of a line that lead somewhere, from the line's top left.
QList<print::StripLink> linksOf(const QTextBlock &block, const QTextLine &line, const PrintContext &context);

/// The notes that this line is the first to point to.
QList<std::shared_ptr<const print::Strip>> notesOf(
    const QTextBlock &block, const QTextLine &line, const PrintContext &context);

} // namespace nunchi::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// What a sheet is made of. Lengths are the design's pixels; a strip's own top left corner is the origin.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <QList>
#include <QRectF>
#include <QString>

class QPainter;

namespace nunchi::print {

/// A ground or an outline around strips that follow each other: a box of the lesson, a program's text. Cut where the
/// strips are cut.
struct Frame
{
    qreal left = 0;
    qreal right = 0;
    qreal reach = 0; ///< how far above and below its strips it goes where it is cut
    std::function<void(QPainter &painter, const QRectF &rect, bool begins, bool ends)> paint;
};

struct StripLink
{
    QRectF rect;
    QString target;
};

struct Heading
{
    QString title;
    int level = 0;
};

/// A place something else points to.
struct Anchor
{
    QString name;
    qreal top = 0;
};

/// A piece of a page that is never cut: a line of text, a row, a formula, an exhibit.
struct Strip
{
    qreal above = 0; ///< space before it, dropped at the top of a sheet
    qreal height = 0;
    bool keepWithNext = false;
    /// Begins a sheet, unless no more than this part of the one before is taken. 1: goes on wherever it is.
    qreal newSheetAfter = 1;
    qreal least = 1; ///< may be drawn that much smaller to stay on a sheet with what is before it
    std::function<void(QPainter &painter)> paint;
    QList<std::shared_ptr<const Frame>> frames; ///< outermost first
    std::shared_ptr<const Strip> repeated; ///< on a further sheet, what stands over it once more: a table's head
    QList<std::shared_ptr<const Strip>> notes; ///< to stand at the foot of the sheet
    QList<StripLink> links;
    QList<Anchor> anchors;
    QList<Heading> headings; ///< for the bookmarks
    QString running; ///< the running title from here on; empty: as before
};

using Strips = std::vector<Strip>;

/// Moved to the right, its frames with it.
void indent(Strips &strips, qreal by);
/// Drawn smaller, their frames too.
Strips scaled(Strips strips, qreal factor);
/// All as one that is not cut any more.
Strip joined(Strips strips);
void append(Strips &strips, Strips more);

} // namespace nunchi::print

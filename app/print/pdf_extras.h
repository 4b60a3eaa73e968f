// SPDX-License-Identifier: GPL-3.0-or-later
// What a PDF holds beside its pictures. Lengths are points from the top left corner of a sheet; sheets count from 0.
#pragma once

#include <QList>
#include <QRectF>
#include <QString>

namespace nunchi::print {

struct PdfDestination
{
    QString name;
    int sheet = 0;
    qreal top = 0;
};

struct PdfLink
{
    int sheet = 0;
    QRectF rect;
    QString target; ///< name of a destination, or a web address
};

struct PdfBookmark
{
    QString title;
    int level = 0; ///< 0: outermost; at most one deeper than the one before
    QString destination;
};

struct PdfExtras
{
    QString language; ///< of the text: "ko", "en"
    QList<PdfDestination> destinations;
    QList<PdfLink> links; ///< those to a destination that is not there are left out
    QList<PdfBookmark> bookmarks; ///< in reading order
};

} // namespace nunchi::print

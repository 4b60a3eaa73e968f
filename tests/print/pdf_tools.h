// SPDX-License-Identifier: GPL-3.0-or-later
// What poppler's tools say about a PDF: other eyes than those that wrote it.
#pragma once

#include <QList>
#include <QRectF>
#include <QString>
#include <QStringList>

namespace pdf {

struct Word
{
    int sheet = 0; ///< from 1
    QRectF box; ///< points from the top left
    QString text;
};

struct Link
{
    int sheet = 0;
    int target = 0; ///< sheet; 0: not within the file
    QString address;
};

/// Output of a tool; the test stops if it cannot be run or says that the file is faulty.
QString tool(const QString &name, const QStringList &arguments);

QString text(const QString &file, int sheet = 0); ///< 0: all
QList<Word> words(const QString &file);
int sheets(const QString &file);
QString info(const QString &file, const QString &key);
/// Of each font: whether it is embedded.
QHash<QString, bool> fonts(const QString &file);
/// Pictures made of pixels.
int pixelImages(const QString &file);
/// Bookmarks in order, indented by two spaces a level.
QStringList bookmarks(const QString &file);
QList<Link> links(const QString &file);
/// Names of the destinations with their sheets.
QHash<QString, int> destinations(const QString &file);

} // namespace pdf

// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/link_rules.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QUrl>

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Links)
};

/// "https" of https://…; empty: the target is a path. One letter is a drive, not a scheme.
QString scheme(const QString &target)
{
    const qsizetype colon = target.indexOf(QLatin1Char(':'));
    if (colon < 2)
        return {};
    const QString word = target.first(colon).toLower();
    const bool plain = std::all_of(word.begin(), word.end(), [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'+' || c == u'-' || c == u'.';
    });
    return plain ? word : QString();
}

bool isRemote(const QString &target)
{
    const QString word = scheme(target);
    return target.startsWith(u"//") || word == u"http" || word == u"https" || word == u"ftp";
}

bool leavesFolder(const Reading &reading, const QString &target)
{
    const QString path = QUrl::fromPercentEncoding(target.toUtf8()).replace(QLatin1Char('\\'), QLatin1Char('/'));
    const bool drive = path.size() > 1 && path[1] == QLatin1Char(':');
    if (path.startsWith(QLatin1Char('/')) || path.startsWith(QLatin1Char('~')) || drive)
        return true;
    const QString pageFolder = QFileInfo(reading.source().file()).absolutePath();
    const QString folder = QDir::cleanPath(QFileInfo(reading.lessonFolder()).absoluteFilePath());
    return !QDir::cleanPath(pageFolder + QLatin1Char('/') + path).startsWith(folder + QLatin1Char('/'));
}

QString leaving(const QString &target)
{
    return Words::tr("the path %1 leaves the lesson's folder: put the file into the lesson").arg(target);
}

} // namespace

void checkLink(Reading &reading, qsizetype offset, const QString &target)
{
    const QString word = scheme(target);
    if (word == u"page" || word == u"block") {
        const auto kind = word == u"page" ? Reference::Kind::Page : Reference::Kind::Block;
        reading.references.append({kind, target.sliced(word.size() + 1), reading.place(offset)});
    } else if (isRemote(target)) {
        reading.error(offset,
            Words::tr("%1 is an address on the web, and lessons work without a network: "
                      "name the source in words")
                .arg(target));
    } else if (!word.isEmpty()) {
        reading.error(offset, Words::tr("links cannot lead to \"%1:\": write page:… or block:…").arg(word));
    } else if (leavesFolder(reading, target)) {
        reading.error(offset, leaving(target));
    } else {
        reading.error(offset,
            Words::tr("links lead to a page (page:three-vectors) or a block (block:demo), not to \"%1\"").arg(target));
    }
}

void checkPicture(Reading &reading, qsizetype offset, const QString &target)
{
    if (isRemote(target) || !scheme(target).isEmpty())
        reading.error(offset,
            Words::tr("the picture %1 is not in the lesson's folder: lessons work without a network").arg(target));
    else if (leavesFolder(reading, target))
        reading.error(offset, leaving(target));
    else
        reading.error(
            offset, Words::tr("lessons do not show picture files (%1): use an exhibit, a table or words").arg(target));
}

} // namespace nunchi::course

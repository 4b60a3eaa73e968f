// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/link_rules.h"

#include <QCoreApplication>
#include <QDir>
#include <QUrl>

#include "course/link_target.h"

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

QString webFault(const QString &target)
{
    const QUrl url(target, QUrl::StrictMode);
    if (!url.isValid() || url.host().isEmpty())
        return Words::tr("\"%1\" is no address on the web: write it as https://name/path").arg(target);
    if (!url.userInfo().isEmpty())
        return Words::tr("the address %1 names a user before an @, which hides where it leads: write it without")
            .arg(target);
    return {};
}

} // namespace

bool staysInLesson(const QString &path)
{
    const QString plain = QUrl::fromPercentEncoding(path.toUtf8()).replace(QLatin1Char('\\'), QLatin1Char('/'));
    const bool drive = plain.size() > 1 && plain[1] == QLatin1Char(':');
    if (drive || plain.startsWith(QLatin1Char('/')) || plain.startsWith(QLatin1Char('~')) || !scheme(path).isEmpty())
        return false;
    const QString clean = QDir::cleanPath(plain);
    return clean != u".." && !clean.startsWith(u"../");
}

QString linkFault(const QString &target)
{
    if (const std::optional<LinkTarget> known = linkTarget(target))
        return known->kind == LinkTarget::Kind::Web ? webFault(target) : QString();
    const QString word = scheme(target);
    if (target.startsWith(u"//"))
        return Words::tr("write the address %1 with https: before it").arg(target);
    if (!word.isEmpty())
        return Words::tr("links cannot lead to \"%1:\": write page:…, block:…, or an address that begins with https://")
            .arg(word);
    return Words::tr("links lead to a page (page:three-vectors), a block (block:demo) or an address on the web "
                     "(https://…), not to \"%1\"")
        .arg(target);
}

void checkLink(Reading &reading, qsizetype offset, const QString &target)
{
    if (const QString fault = linkFault(target); !fault.isEmpty())
        return reading.error(offset, fault);
    const std::optional<LinkTarget> known = linkTarget(target);
    if (!known || known->kind == LinkTarget::Kind::Web)
        return;
    const auto kind = known->kind == LinkTarget::Kind::Page ? Reference::Kind::Page : Reference::Kind::Block;
    reading.references.append({kind, known->id, known->lesson, reading.place(offset)});
}

void checkPicture(Reading &reading, qsizetype offset, const QString &target)
{
    if (target.startsWith(u"//") || !scheme(target).isEmpty())
        reading.error(offset,
            Words::tr("the picture %1 is not in the lesson's folder: lessons work without a network").arg(target));
    else
        reading.error(offset,
            Words::tr("a picture stands in a block of its own, {figure} %1, with words for those who cannot see it")
                .arg(target));
}

} // namespace nunchi::course

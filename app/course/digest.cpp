// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/digest.h"

#include <algorithm>

#include <QByteArray>
#include <QCryptographicHash>

namespace nunchi::course {

namespace {

constexpr qsizetype digestSigns = 8; ///< of a page's hundred texts two are taken for one in a million changes

} // namespace

QString textDigest(QByteArrayView text)
{
    const QByteArray words = text.toByteArray().simplified();
    return QString::fromLatin1(QCryptographicHash::hash(words, QCryptographicHash::Sha256).toHex().first(digestSigns));
}

bool isTextDigest(QStringView text)
{
    const auto isSign = [](QChar c) { return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f'); };
    return text.size() == digestSigns && std::all_of(text.begin(), text.end(), isSign);
}

} // namespace nunchi::course

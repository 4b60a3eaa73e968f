// SPDX-License-Identifier: GPL-3.0-or-later
// How long a search of a course of 5,000 pages in two languages takes, letter by letter.
#include <algorithm>
#include <cmath>
#include <cstdio>

#include <QElapsedTimer>
#include <QRandomGenerator>

#include "course/search_index.h"

using namespace nunchi::course;

namespace {

constexpr int kPages = 5000;
constexpr int kPieces = 12;
constexpr int kWords = 30;

/// A vocabulary as large as a long text's: stems with the endings Korean joins to them.
QStringList vocabulary(const QString &language)
{
    QRandomGenerator random(language == QLatin1String("ko") ? 1 : 2);
    QStringList words;
    for (int i = 0; i < 60000; ++i) {
        QString word;
        const int length = random.bounded(2, language == QLatin1String("ko") ? 6 : 10);
        for (int k = 0; k < length; ++k)
            word += language == QLatin1String("ko") ? QChar(0xAC00 + random.bounded(11172))
                                                    : QChar(u'a' + char16_t(random.bounded(26)));
        words << word;
    }
    return words;
}

QString sentence(const QStringList &words, QRandomGenerator &random)
{
    QStringList parts;
    for (int i = 0; i < kWords; ++i)
        parts << words.at(int(words.size() * std::pow(random.generateDouble(), 3)));
    return parts.join(QLatin1Char(' '));
}

void fill(SearchIndex &index, const QString &language)
{
    const QStringList words = vocabulary(language);
    QRandomGenerator random(3);
    for (int page = 0; page < kPages; ++page) {
        QList<TextPiece> pieces{{TextPiece::Kind::Title, {}, sentence(words, random).left(20), {}}};
        for (int i = 0; i < kPieces; ++i)
            pieces << TextPiece{i % 4 == 0 ? TextPiece::Kind::Heading : TextPiece::Kind::Text,
                QStringLiteral("p%1").arg(i), sentence(words, random), {}};
        if (page == kPages / 2)
            pieces << TextPiece{TextPiece::Kind::Text, QStringLiteral("x"),
                QString::fromUtf8("스케일드 닷 프로덕트 어텐션은 attention"), {}};
        index.setPage({QStringLiteral("l%1").arg(page / 50), QString::number(page), language}, page, pieces);
    }
}

} // namespace

int main()
{
    SearchIndex index;
    QElapsedTimer timer;
    timer.start();
    for (const char *language : {"ko", "en"})
        fill(index, QLatin1String(language));
    std::printf("indexed %d pages in two languages: %lld ms\n", kPages, static_cast<long long>(timer.elapsed()));
    index.search({QStringLiteral("a"), QStringLiteral("ko"), {}}); // sorts
    double worst = 0;
    for (const char *words : {"a", "at", "atten", "attention", "ㅇ", "ㅇㅌ", "ㅇㅌㅅ", "어", "어테", "어텐션", "스케일드 어텐션", "어ㅌㅅ"}) {
        timer.start();
        const auto hits = index.search({QString::fromUtf8(words), QStringLiteral("ko"), QStringLiteral("l7")});
        const double ms = double(timer.nsecsElapsed()) / 1e6;
        worst = std::max(worst, ms);
        std::printf("%-28s %3d hits %7.2f ms\n", words, int(hits.size()), ms);
    }
    std::printf("slowest: %.2f ms\n", worst);
    return 0;
}

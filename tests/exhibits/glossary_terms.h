// SPDX-License-Identifier: GPL-3.0-or-later
// Three terms, found by plain comparison: how the course searches is tested with the course.
#pragma once

#include "exhibits/shared/terms.h"

namespace fixture {

inline nunchi::exhibits::Terms someTerms()
{
    using nunchi::exhibits::Term;
    const QString ko = QStringLiteral("ko");
    const QString en = QStringLiteral("en");
    Term query;
    query.id = QStringLiteral("query");
    query.role = QLatin1Char('q');
    query.names = {{ko, {QStringLiteral("질의"), QStringLiteral("쿼리")}},
        {en, {QStringLiteral("query"), QStringLiteral("queries")}}};
    query.meaning = {{ko, QStringLiteral("무엇을 찾는지 나타내는 벡터.")}, {en, QStringLiteral("What it looks for.")}};
    query.firstUse = {{ko, {QStringLiteral("page:13-x/vectors"), QStringLiteral("세 벡터")}},
        {en, {QStringLiteral("page:13-x/vectors"), QStringLiteral("Three vectors")}}};
    Term head;
    head.id = QStringLiteral("head");
    head.names = {{ko, {QStringLiteral("머리")}}, {en, {QStringLiteral("head")}}};
    head.meaning = {{ko, QStringLiteral("어텐션 하나.")}, {en, QStringLiteral("One attention among several.")}};
    head.firstUse = {{ko, {QStringLiteral("page:13-x/heads"), QStringLiteral("여러 머리")}}};
    Term cost;
    cost.id = QStringLiteral("cost");
    cost.names = {{ko, {QStringLiteral("계산량")}}, {en, {QStringLiteral("cost")}}};
    cost.meaning = {{ko, QStringLiteral("곱셈의 수 $n^2 d$.")}, {en, QStringLiteral("Multiplications: $n^2 d$.")}};
    const auto contains = [](const QString &text, const QString &typed) {
        return text.contains(typed.trimmed(), Qt::CaseInsensitive);
    };
    return {{query, head, cost}, contains};
}

} // namespace fixture

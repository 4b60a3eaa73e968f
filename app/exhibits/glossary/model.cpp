// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/glossary/model.h"

#include <algorithm>

#include <QCollator>

namespace nunchi::exhibits::glossary {

namespace {
constexpr int kLongestId = 64;

const QStringList &orderNames()
{
    static const QStringList names{QStringLiteral("course"), QStringLiteral("name")};
    return names;
}

QString joined(const QStringList &names)
{
    return names.join(QStringLiteral(", "));
}
} // namespace

QList<Parameter> Model::parameters() const
{
    using Kind = Parameter::Kind;
    return {
        {QStringLiteral("filter"), Kind::Text, QString(), 0, longestFilter, {}},
        {QStringLiteral("order"), Kind::Choice, orderNames().first(), 0, 0, orderNames()},
        {QStringLiteral("term"), Kind::Text, QString(), 0, kLongestId, {}},
    };
}

QJsonObject Model::state() const
{
    return {{QStringLiteral("filter"), m_filter}, {QStringLiteral("order"), orderNames()[int(m_order)]},
        {QStringLiteral("term"), m_term}};
}

std::optional<QString> Model::apply(const QJsonObject &complete)
{
    m_filter = complete[QLatin1String("filter")].toString();
    m_order = Order(orderNames().indexOf(complete[QLatin1String("order")].toString()));
    m_term = complete[QLatin1String("term")].toString();
    recompute();
    return {};
}

void Model::languageChanged()
{
    recompute();
}

void Model::setTerms(const Terms &terms)
{
    m_terms = terms;
    recompute();
    Q_EMIT changed();
}

QString Model::otherLanguage() const
{
    return language() == QLatin1String("ko") ? QStringLiteral("en") : QStringLiteral("ko");
}

/// Each of the words may stand in another language, but all of them in one piece: the names, or the meaning.
bool Model::passes(const Term &term) const
{
    if (m_filter.trimmed().isEmpty() || !m_terms.finds)
        return true;
    QStringList pieces = term.meaning.values();
    for (const QStringList &names : term.names)
        pieces << joined(names);
    return std::any_of(
        pieces.begin(), pieces.end(), [this](const QString &piece) { return m_terms.finds(piece, m_filter); });
}

void Model::recompute()
{
    m_shown.clear();
    for (qsizetype i = 0; i < m_terms.list.size(); ++i)
        if (passes(m_terms.list[i]))
            m_shown << static_cast<int>(i);
    if (m_order == Order::Name) {
        const QCollator collator{QLocale(language())};
        std::stable_sort(m_shown.begin(), m_shown.end(), [&](int a, int b) {
            return collator.compare(m_terms.list[a].name(language()), m_terms.list[b].name(language())) < 0;
        });
    }
    const auto at = std::find_if(
        m_shown.begin(), m_shown.end(), [this](int index) { return m_terms.list[index].id == m_term; });
    m_chosen = m_shown.isEmpty() ? -1 : at == m_shown.end() ? 0 : static_cast<int>(at - m_shown.begin());
}

TermUse Model::firstUse(int row) const
{
    const Term &term = shown(row);
    const auto own = term.firstUse.constFind(language());
    return own != term.firstUse.constEnd() ? *own : term.firstUse.value(otherLanguage());
}

QString Model::whyNone() const
{
    if (count() > 0)
        return {};
    return termCount() == 0 ? tr("This course has no glossary.") : tr("No term has “%1” in it.").arg(m_filter.trimmed());
}

QString Model::termText(int row) const
{
    const Term &term = shown(row);
    QString text = joined(term.names.value(language())) + QStringLiteral(" / ") + joined(term.names.value(otherLanguage()))
        + QStringLiteral(": ") + term.meaning.value(language());
    const TermUse use = firstUse(row);
    if (!use.title.isEmpty())
        //: After the meaning of a term: %1 is the title of a page.
        text += u' ' + tr("First used on the page “%1”.").arg(use.title);
    return text;
}

QString Model::textForm() const
{
    QStringList lines;
    if (!m_filter.trimmed().isEmpty())
        lines << tr("Filter: %1").arg(m_filter.trimmed());
    if (count() > 0)
        lines << tr("%1 of %2 terms").arg(count()).arg(termCount());
    else
        lines << whyNone();
    for (int row = 0; row < count(); ++row)
        lines << termText(row);
    return lines.join(u'\n');
}

QList<QStringList> Model::table() const
{
    if (count() == 0)
        return {};
    const QString ko = QStringLiteral("ko");
    const QString en = QStringLiteral("en");
    //: Heads of a table's columns.
    QList<QStringList> rows{{tr("Korean"), tr("English"), tr("meaning in Korean"), tr("meaning in English")}};
    for (int row = 0; row < count(); ++row)
        rows << QStringList{joined(shown(row).names.value(ko)), joined(shown(row).names.value(en)),
            shown(row).meaning.value(ko), shown(row).meaning.value(en)};
    return rows;
}

void Model::setFilter(const QString &words, const QString &gesture)
{
    const QString filter = words.left(longestFilter);
    if (filter == m_filter)
        return;
    remember(gesture);
    m_filter = filter;
    recompute();
    Q_EMIT changed();
}

void Model::setOrder(Order order)
{
    if (order == m_order)
        return;
    remember();
    m_order = order;
    recompute();
    Q_EMIT changed();
}

void Model::choose(int row, const QString &gesture)
{
    if (row < 0 || row >= count() || (row == m_chosen && m_term == shown(row).id))
        return;
    remember(gesture);
    m_term = shown(row).id;
    m_chosen = row;
    Q_EMIT changed();
}

} // namespace nunchi::exhibits::glossary

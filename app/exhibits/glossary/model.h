// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/exhibit_model.h"
#include "exhibits/shared/terms.h"

namespace nunchi::exhibits::glossary {

constexpr int longestFilter = 100;

enum class Order : quint8 {
    Course, ///< as the course's glossary has them
    Name ///< by the name in the present language
};

/// The terms of the course, those that a filter leaves. Parameters: filter, order, term (id of the one chosen; empty or
/// not shown: the first).
class Model : public ExhibitModel, public TermReader
{
    Q_OBJECT
public:
    using ExhibitModel::ExhibitModel;

    QString exhibitId() const override { return QStringLiteral("glossary"); }
    QList<Parameter> parameters() const override;
    QJsonObject state() const override;
    QString textForm() const override;
    /// Every term that is shown, in both languages.
    QList<QStringList> table() const override;

    void setTerms(const Terms &terms) override;
    int termCount() const { return static_cast<int>(m_terms.list.size()); }

    const QString &filter() const { return m_filter; }
    Order order() const { return m_order; }
    int count() const { return static_cast<int>(m_shown.size()); }
    const Term &shown(int row) const { return m_terms.list[m_shown[row]]; }
    int chosen() const { return m_chosen; } ///< row; −1: there is none
    QString otherLanguage() const;
    /// In the present language; where it is used in the other one only, there.
    TermUse firstUse(int row) const;
    /// What stands in place of the terms where none is shown; empty: some are.
    QString whyNone() const;
    QString termText(int row) const; ///< both names, the meaning, where it is first used

    // Changes by the user: they can be undone.
    void setFilter(const QString &words, const QString &gesture = {});
    void setOrder(Order order);
    void choose(int row, const QString &gesture = {});

protected:
    std::optional<QString> apply(const QJsonObject &complete) override;
    void languageChanged() override;

private:
    bool passes(const Term &term) const;
    void recompute();

    Terms m_terms;
    QString m_filter;
    Order m_order = Order::Course;
    QString m_term;
    QList<int> m_shown; ///< of the terms
    int m_chosen = -1;
};

} // namespace nunchi::exhibits::glossary

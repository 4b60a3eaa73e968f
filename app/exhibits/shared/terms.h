// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the field as an exhibit shows them. Whoever knows the course fills them in.
#pragma once

#include <functional>

#include <QChar>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace nunchi::exhibits {

/// Where a term is first used.
struct TermUse
{
    QString target; ///< of the link: "page:LESSON/ID"
    QString title;
};

struct Term
{
    QString id;
    QMap<QString, QStringList> names; ///< by language: the name, then other names for it
    QMap<QString, QString> meaning; ///< by language; may hold mathematics between dollars
    QMap<QString, TermUse> firstUse; ///< by language; missing: nowhere, or not known yet
    QChar role; ///< q, k, v or w: the colour its words take; null: none

    QString name(const QString &language) const { return names.value(language).value(0); }
};

struct Terms
{
    QList<Term> list;
    /// Whether all of the typed words stand in a text, as the course is searched.
    std::function<bool(const QString &text, const QString &typed)> finds;
};

/// A model that shows the terms of the course it stands in.
class TermReader
{
public:
    virtual ~TermReader() = default;
    virtual void setTerms(const Terms &terms) = 0;

protected:
    TermReader() = default;
    TermReader(const TermReader &) = default;
    TermReader &operator=(const TermReader &) = default;
};

} // namespace nunchi::exhibits

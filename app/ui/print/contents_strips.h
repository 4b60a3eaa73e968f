// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/print/print_context.h"

namespace nunchi::ui {

/// On which sheet, counted from 1, a name stands; filled once everything is placed, read when it is drawn.
using SheetNumbers = std::shared_ptr<QHash<QString, int>>;

/// The first sheet of a handout: what it is, and where what stands.
class ContentsStrips
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::ui::ContentsStrips)
public:
    struct Entry
    {
        QString title;
        QString target;
        int level = 0; ///< 0: a lesson of several; 1: a page
    };
    ContentsStrips(const PrintContext &context, SheetNumbers numbers);

    print::Strips title(const QString &over, const QString &title) const;
    print::Strips entries(const QList<Entry> &entries) const;

private:
    print::Strip entry(const Entry &entry) const;

    const PrintContext &m_context;
    SheetNumbers m_numbers;
};

} // namespace nunchi::ui

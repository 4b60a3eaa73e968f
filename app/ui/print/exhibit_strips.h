// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/print/print_context.h"

namespace nunchi::ui {

/// An exhibit as it stands now, drawn by its own view into the sheet as lines and letters, and under it what it shows
/// in words.
class ExhibitStrips
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::ui::ExhibitStrips)
public:
    explicit ExhibitStrips(const PrintContext &context);

    print::Strips strips(const course::Block &block, qreal width) const;

private:
    print::Strip picture(const course::ExhibitBlock &exhibit, exhibits::ExhibitModel &model, qreal width) const;
    print::Strips words(const QString &text, qreal width) const;

    const PrintContext &m_context;
};

} // namespace nunchi::ui

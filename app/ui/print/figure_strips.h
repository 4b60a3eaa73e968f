// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/print/print_context.h"

namespace nunchi::ui {

/// A picture of the lesson with its caption; what cannot be shown is told in words.
class FigureStrips
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::ui::FigureStrips)
public:
    explicit FigureStrips(const PrintContext &context);

    print::Strips strips(const course::Figure &figure, qreal width) const;

private:
    print::Strips problem(const course::Figure &figure, const QString &reason, qreal width) const;

    const PrintContext &m_context;
};

} // namespace nunchi::ui

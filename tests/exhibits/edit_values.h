// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QTest>

#include "exhibits/shared/attention_values.h"

/// Changes the settings of values the way a control does, which must be allowed.
inline void set(nunchi::exhibits::AttentionValues &values,
    const std::function<void(nunchi::exhibits::AttentionSettings &)> &edit)
{
    nunchi::exhibits::AttentionSettings settings = values.settings();
    edit(settings);
    const auto reason = values.refusal(settings);
    QVERIFY2(!reason, qPrintable(reason.value_or(QString())));
    values.set(settings);
}

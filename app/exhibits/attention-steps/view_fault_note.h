// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "exhibits/shared/flow_text.h"

namespace nunchi::exhibits::attention_steps {

/// What is wrong with a field, said beside it and over whatever lies there.
class FaultNote : public QWidget
{
    Q_OBJECT
public:
    FaultNote(const typeset::Appearance &look, QWidget *parent);
    /// Below the field, or above it where there is no room; empty words hide it.
    void say(const QString &reason, const QRect &field);
    QString reason() const { return isHidden() ? QString() : m_reason; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const typeset::Appearance &m_look;
    QString m_reason;
    FlowText m_words;
};

} // namespace nunchi::exhibits::attention_steps

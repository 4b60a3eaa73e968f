// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/shared/view_part.h"

namespace nunchi::exhibits {

/// A few words under a figure; marked: to be looked at twice, with a rule beside them.
class NoteBand : public ViewPart
{
    Q_OBJECT
public:
    enum class Kind : quint8 { Plain, Marked };
    NoteBand(const typeset::Appearance &look, Role role, Kind kind, QWidget *parent);

    void setText(const QString &textWithDollars); ///< empty: it is hidden
    void refresh() override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    qreal indent() const { return m_kind == Kind::Marked ? length(14) : 0; }

    Kind m_kind;
    QString m_words;
    FlowText m_text;
};

} // namespace nunchi::exhibits

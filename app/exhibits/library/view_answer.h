// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/library/model.h"
#include "exhibits/shared/view_part.h"

namespace nunchi::exhibits::library {

/// Below the table: how the chosen book's share comes about, and the mixed answer in words, from the books that have
/// the largest shares.
class AnswerPart : public ViewPart
{
    Q_OBJECT
public:
    AnswerPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent);

    void refresh() override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Line
    {
        QString share;
        FlowText words;
    };
    void chooseLines();
    QString workingWords() const;
    qreal column(int width) const; ///< of the words behind the shares
    qreal indent() const { return length(58); }

    Model &m_model;
    FlowText m_working;
    FlowText m_head;
    QList<Line> m_lines;
    FlowText m_rest;
};

} // namespace nunchi::exhibits::library

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/attention-steps/view_part.h"
#include "exhibits/exhibit_view.h"

namespace nunchi::exhibits::attention_steps {

class FooterPart;
class HeaderPart;
class TablePart;

/// Header, sentence with arcs, steps, explanation, numbers, what to try: bands one below the other.
/// Keys: Left/Right step, S divide, M mask, R start over, Ctrl+Z/Ctrl+Y, Esc leaves; in the numbers the arrows move.
class View : public ExhibitView
{
    Q_OBJECT
public:
    View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void wordsChanged() override;
    void refresh() override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    QRect answer() const override;

private:
    struct Band
    {
        Part *part;
        qreal gapAbove; ///< design pixels
    };
    void addBand(Part *part, qreal gapAbove);
    void arrange();
    void orderStops();
    bool takeKey(QKeyEvent *event);

    Model &m_model;
    QList<Band> m_bands;
    HeaderPart *m_header = nullptr;
    TablePart *m_table = nullptr;
    FooterPart *m_footer = nullptr;
};

} // namespace nunchi::exhibits::attention_steps

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/shared/instrument_view.h"
#include "exhibits/shared/random_vectors.h"

namespace nunchi::controls {
class Button;
class SliderRow;
class Switch;
} // namespace nunchi::controls

namespace nunchi::exhibits {

class ChartView;

/// The controls of exhibits of random vectors: the width (by slider, or by dragging on a chart against the width), the
/// division by √d, other draws, starting over.
class RandomVectorsView : public InstrumentView
{
    Q_OBJECT
public:
    RandomVectorsView(RandomVectors &model, const typeset::Appearance &look, Role role, QWidget *parent = nullptr);

protected:
    /// Not for an audience. The charts, whose axis is the width, set it where one drags on them.
    void makeControls(const QList<ChartView *> &againstWidth);
    virtual QList<QWidget *> ownControls() { return {}; } ///< of the exhibit alone, made to stand after the width
    QList<KeyLegend::Key> keys() const override;
    bool letterPressed(QChar letter) override;
    void showControls(); ///< where there are any

private:
    RandomVectors &m_model;
    controls::SliderRow *m_width = nullptr;
    controls::Switch *m_scaled = nullptr;
    controls::Button *m_again = nullptr;
    controls::Button *m_reset = nullptr;
};

} // namespace nunchi::exhibits

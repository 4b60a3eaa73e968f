// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QColor>
#include <QPointF>

#include "typeset/formula/formula.h"

class QFont;
class QPainter;

namespace nunchi::typeset {

using FormulaColors = std::function<QColor(FormulaRole)>;

/// Draws a formula at a size, in pixels of the painter. Sharp at any scale; lines are set on whole device pixels.
class FormulaPainter
{
public:
    /// size: pixels of one em of the formula. bold: as heavy as the text around it.
    FormulaPainter(const Formula &formula, qreal size, bool bold = false)
        : m_formula(formula)
        , m_size(size)
        , m_bold(bold)
    {
    }

    /// The size at which a formula's small letters are as tall as those of the text around it: never more than 1.12
    /// times its size, nor less; 1.06 times when the font does not say how tall they are.
    static qreal sizeBeside(const QFont &text);
    /// The same from the numbers.
    static qreal sizeBeside(qreal pixelSize, qreal xHeight);

    qreal width() const { return m_formula.width() * m_size; }
    qreal ascent() const { return m_formula.ascent() * m_size; }
    qreal descent() const { return m_formula.descent() * m_size; }

    void draw(QPainter &painter, QPointF baseline, const FormulaColors &colors) const;

private:
    Formula m_formula;
    qreal m_size;
    bool m_bold;
};

} // namespace nunchi::typeset

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QPointF>
#include <QRectF>

namespace nunchi::exhibits::attention_steps {

/// Where the numbers stand. q, every k and z share the same columns, so that a dot product reads straight down.
/// A narrow page gets two to four lines a row instead of one; nothing is cut off.
class TableGeometry
{
public:
    /// Widths the words and numbers need at the present type size; unit: one design pixel.
    struct Measures
    {
        qreal width = 0;
        qreal unit = 1;
        int tokens = 0;
        int dimensions = 0;
        qreal label = 0;
        qreal number = 0; ///< of a cell
        qreal score = 0;
        qreal weight = 0;
        qreal detail = 0; ///< height of the line below the table
    };
    /// Lines of a token's row: all on one; cells, then scores and bar; the label by itself; the bar by itself too.
    enum class Form : quint8 { OneLine, TwoLines, ThreeLines, FourLines };

    /// Rows: queryRow, the tokens from 0, outputRow(). Columns: the dimensions from 0, then score, scaled, weight.
    struct Place
    {
        int row = 0;
        int column = 0;
        bool operator==(const Place &) const = default;
    };
    static constexpr int queryRow = -1;

    explicit TableGeometry(const Measures &measures);

    Form form() const { return m_form; }
    qreal height() const { return m_height; }
    int outputRow() const { return m_in.tokens; }
    int scoreColumn() const { return m_in.dimensions; }
    int scaledColumn() const { return m_in.dimensions + 1; }
    int weightColumn() const { return m_in.dimensions + 2; }

    QRectF label(int row) const;
    QRectF cell(int row, int dimension) const;
    QRectF score(int row) const { return onLine(row, scoreLine(), m_score, m_scoreWidth); }
    QRectF scaled(int row) const { return onLine(row, scoreLine(), m_scaled, m_scoreWidth); }
    QRectF bar(int row) const { return onLine(row, barLine(), m_bar, m_barWidth); }
    QRectF weight(int row) const { return onLine(row, barLine(), m_in.width - m_weightWidth, m_weightWidth); }
    /// The cell or number there; weights with their bars.
    QRectF place(const Place &place) const;

    QRectF dimensionHead(int dimension) const;
    QRectF labelHead() const;
    QRectF scoreHead() const { return onHead(scoreHeadLine(), m_score, m_scoreWidth); }
    QRectF scaledHead() const { return onHead(scoreHeadLine(), m_scaled, m_scoreWidth); }
    QRectF barHead() const { return onHead(headLines() - 1, m_bar, m_barWidth); }
    QRectF weightHead() const { return onHead(headLines() - 1, m_in.width - m_weightWidth, m_weightWidth); }

    QRectF besideQuery() const; ///< free room at the right of q; empty unless rows are one line
    QRectF mixtureLabel() const;
    QRectF mixture() const;
    QRectF mixtureSum() const;
    qreal ruleUnderQuery() const { return m_firstToken - unit(5); }
    qreal ruleOverOutput() const { return m_output - unit(8); }
    QRectF tokenBand() const; ///< all token rows
    QRectF detail() const;

    std::optional<Place> at(const QPointF &point) const;

private:
    qreal unit(qreal designPixels) const { return designPixels * m_in.unit; }
    bool fitsOneLine() const;
    void placeOneLine();
    void placeSeveralLines();
    void placeRows();
    qreal rowTop(int row) const;
    bool labelIsAlone() const { return m_form == Form::ThreeLines || m_form == Form::FourLines; }
    int cellLine() const { return labelIsAlone() ? 1 : 0; }
    int scoreLine() const { return m_form == Form::FourLines ? 2 : int(m_form); }
    int barLine() const { return int(m_form); }
    int scoreHeadLine() const { return m_form == Form::OneLine ? 0 : 1; }
    int headLines() const { return m_form == Form::OneLine ? 1 : m_form == Form::FourLines ? 3 : 2; }
    QRectF onLine(int row, int line, qreal left, qreal width) const;
    QRectF onHead(int line, qreal left, qreal width) const { return {left, line * m_headLine, width, m_headLine}; }

    Measures m_in;
    Form m_form = Form::OneLine;
    qreal m_cells = 0; ///< left edge of the first
    qreal m_pitch = 0;
    qreal m_score = 0;
    qreal m_scaled = 0;
    qreal m_scoreWidth = 0;
    qreal m_bar = 0;
    qreal m_barWidth = 0;
    qreal m_weightWidth = 0;
    qreal m_headLine = 0;
    qreal m_line = 0;
    qreal m_rowHeight = 0;
    qreal m_query = 0;
    qreal m_firstToken = 0;
    qreal m_output = 0;
    qreal m_height = 0;
};

} // namespace nunchi::exhibits::attention_steps

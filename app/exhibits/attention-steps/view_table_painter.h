// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QPainter>

#include "exhibits/attention-steps/view_part.h"
#include "exhibits/attention-steps/view_table_geometry.h"

namespace nunchi::exhibits::attention_steps {

/// Draws the table of numbers once. Holds nothing beyond that.
class TablePainter
{
public:
    struct Frame
    {
        const Model &model;
        const typeset::Appearance &look;
        const TableGeometry &geometry;
        int larger = 0; ///< steps of the type scale
        qreal unit = 1; ///< one design pixel
    };
    TablePainter(QPainter &painter, const Frame &frame);

    void paint();
    void drawFocus(const TableGeometry::Place &place);
    static QString sumText(double sum); ///< "sum 1.000"

private:
    using Token = typeset::Token;

    void drawHead();
    void drawAxis();
    void drawGrid();
    void drawQuery();
    void drawToken(int token);
    void drawScores(int token);
    void drawMask(int token);
    void drawWorking(int token);
    void drawBar(int token);
    void drawOutput();
    void drawMixture();
    void drawMixtureLabel(const QRectF &segment, int token, const QColor &ground);
    void drawCell(const QRectF &rect, double value, double full, Token ground, Token fill, bool pale);
    void drawEdited(const QRectF &rect);

    bool reached(Step step) const { return m_model.step() >= step; }
    /// How the score of a token comes about: every product, those that are not 0, or their results alone.
    enum class Working : quint8 { All, NotZero, Results };
    bool workingFits(Working form, int ofScale) const;
    void chooseWorking();
    QString working(int token, Working form) const; ///< with mathematics between dollars
    QString scoreWorking(int token, Working form) const;
    QFont font(int ofScale, bool bold) const;
    void text(const QRectF &rect, Qt::Alignment alignment, const QString &words, const QFont &font, Token ink);
    /// The same, shortened when it is too wide (a typed word, a narrow head).
    void fitted(const QRectF &rect, Qt::Alignment alignment, const QString &words, const QFont &font, Token ink);
    void math(const QRectF &rect, Qt::Alignment alignment, const QString &textWithDollars, int ofScale, Token ink,
        bool bold = false);
    qreal unit(qreal designPixels) const { return designPixels * m_frame.unit; }
    QColor color(Token token) const { return m_frame.look.color(token); }
    QColor weightColor(double weight) const;
    double fullK() const;

    QPainter &m_painter;
    Frame m_frame;
    const Model &m_model;
    const AttentionValues &m_values;
    const TableGeometry &m_at;
    int m_query;
    QList<int> m_strongest;
    // Making a font takes longer than drawing a number with it.
    QFont m_tiny;
    QFont m_tinyBold;
    QFont m_small;
    QFont m_smallBold;
    QFont m_word;
    QFont m_wordBold;
    // How the scores come about, where the bars will be.
    bool m_showsWorking = false;
    Working m_working = Working::All;
    int m_workingSize = -1; ///< step of the type scale
};

} // namespace nunchi::exhibits::attention_steps

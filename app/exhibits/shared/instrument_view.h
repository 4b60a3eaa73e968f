// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/exhibit_view.h"
#include "exhibits/shared/key_legend.h"

namespace nunchi::exhibits {

class QuestionBand;
class TryBand;

/// An exhibit made of a question, controls, figures and what to try, one below the other. Controls flow in lines;
/// figures stand side by side, or below each other where there is no room. A subclass makes controls and figures in
/// its constructor and ends it with begin().
class InstrumentView : public ExhibitView
{
    Q_OBJECT
public:
    InstrumentView(ExhibitModel &model, const typeset::Appearance &look, Role role, QWidget *parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    struct Figure
    {
        QWidget *widget = nullptr;
        qreal share = 1; ///< of the width, beside the others
        qreal height = 300; ///< of the design
    };
    /// A control with width to spare (a slider) grows; others keep their own width.
    void addControl(QWidget *control);
    void addFigure(const Figure &figure);
    void begin();

    virtual QString ownTitle() const = 0; ///< a question
    virtual QString ownTry() const = 0;
    virtual QString statement() const = 0; ///< what is to be seen now, in a line
    virtual QList<KeyLegend::Key> keys() const = 0; ///< besides "start over" and undo
    virtual void showModel() = 0; ///< fills controls and figures, and names them in the present language
    virtual bool letterPressed(QChar letter);

    bool hasControls() const; ///< not for an audience, nor on paper
    void wordsChanged() override;
    void refresh() override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    QRect answer() const override;
    qreal length(qreal designPixels) const;

private:
    struct Places
    {
        QRect question;
        QList<QRect> controls;
        QList<QRect> figures;
        QRect footer;
        int height = 0;
    };
    Places places(int width) const;
    QList<QWidget *> shownControls() const;
    int placeControls(Places &places, int width, int top) const;
    int figuresInARow(int width) const;
    int placeFigures(Places &places, int width, int top) const;
    int figureHeight(const Figure &figure) const;
    void showWords();
    void arrange();

    QuestionBand *m_question;
    TryBand *m_try;
    QList<QWidget *> m_controls;
    QList<Figure> m_figures;
    int m_height = -1; ///< that the layout around knows
    bool m_begun = false;
};

} // namespace nunchi::exhibits

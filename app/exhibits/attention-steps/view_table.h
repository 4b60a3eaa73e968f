// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QPointer>

#include "exhibits/attention-steps/view_part.h"
#include "exhibits/attention-steps/view_table_geometry.h"

namespace nunchi::exhibits::attention_steps {

class FaultNote;
class NumberField;

/// The numbers as one thing the keyboard stops at: arrows move the cell, Enter or a digit edits it. The cell is read
/// out in the line below and to a screen reader.
class TablePart : public Part
{
    Q_OBJECT
public:
    TablePart(const PartContext &context, QWidget *parent);

    void refresh() override;
    QList<QWidget *> stops() const override;

    using Place = TableGeometry::Place;
    Place place() const; ///< of the cell, or where the present step is best read
    TableGeometry geometryFor(int column) const; ///< at x = left of this part
    /// Keys that belong to the table while it has the focus; false: not one of them.
    bool takeKey(QKeyEvent *event);

Q_SIGNALS:
    /// The keyboard moved the cell: this should be seen.
    void movedTo(const QRect &rect);

protected:
    int heightOf(int column) const override;
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    qreal textWidth(const QString &text, int ofScale, bool bold = false) const;
    void measure();
    QString detail(int maxTerms) const;
    void fitDetail(int width);
    int detailLines(int width) const;
    QString exact(const Place &place) const;
    bool isEditable(const Place &place) const
    {
        return place.row >= 0 && place.row < values().count() && place.column < values().width();
    }
    void moveTo(const Place &place);
    void move(int rows, int columns);
    void edit(const QString &typed);
    void connectField(const QString &tokenKey, const QString &dimension);
    void placeField(); ///< at its cell, which may have moved; gives up where that is gone
    void sayFieldFault(const QString &reason);
    void endEdit();
    void tell();

    std::optional<Place> m_place;
    QString m_tokenKey; ///< of the row, so that the cell stays with its token
    TableGeometry::Measures m_measures; ///< all but the width
    FlowText m_detail;
    QPointer<NumberField> m_field;
    QString m_fieldToken; ///< whose number is being edited
    int m_fieldColumn = 0;
    FaultNote *m_note;
    QString m_fault;
    QString m_fieldFault;
    bool m_byKeyboard = false;
};

} // namespace nunchi::exhibits::attention_steps

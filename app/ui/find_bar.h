// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>

#include "typeset/appearance.h"
#include "ui/flow.h"

class QLabel;

namespace nunchi::controls {
class Button;
} // namespace nunchi::controls

namespace nunchi::ui {

class SearchField;

/// The bar above the page in which words of the lesson are looked for. Hidden until it is opened.
class FindBar : public FlowWidget
{
    Q_OBJECT
public:
    explicit FindBar(const typeset::Appearance &look, QWidget *parent = nullptr);

    void open();
    void close(); ///< the focus goes back to where it was
    QString words() const;
    /// The match shown, from 1, of so many; none of 0: nothing was found.
    void setCount(qsizetype current, qsizetype total);

Q_SIGNALS:
    void wordsChanged(const QString &words);
    void nextAsked();
    void previousAsked();
    void closed();
    void focusLost(); ///< what had the keyboard before is gone: a page was turned

protected:
    int arrange(int width, Flow::Pass pass) const override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void restyle();
    void showCount();

    const typeset::Appearance &m_look;
    SearchField *m_field;
    QLabel *m_count;
    controls::Button *m_previous;
    controls::Button *m_next;
    controls::Button *m_close;
    QPointer<QWidget> m_before; ///< what had the focus
    qsizetype m_current = 0;
    qsizetype m_total = 0;
};

} // namespace nunchi::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "typeset/appearance.h"

namespace nunchi::controls {
class Button;
}

namespace nunchi::exhibits {

class MeasureWorker;

/// "Measure on this computer", which is "Stop" while that runs; beside it how far it is.
class MeasureControl : public QWidget
{
    Q_OBJECT
public:
    explicit MeasureControl(const typeset::Appearance &look, QWidget *parent = nullptr);

    /// what: what is being measured right now, in words.
    void show(const MeasureWorker &worker, const QString &what);
    controls::Button *button() const { return m_button; }
    double share() const { return m_share; } ///< 0 … 1 of the run
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void pressed(); ///< by the user: begin, or stop

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    const typeset::Appearance &m_look;
    controls::Button *m_button;
    QString m_what;
    double m_share = 0;
    bool m_running = false;
};

} // namespace nunchi::exhibits

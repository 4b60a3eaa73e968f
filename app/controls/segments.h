// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>
#include <QWidget>

#include "typeset/appearance.h"

namespace nunchi::controls {

class Segment;

/// One of a few, side by side: Left/Right move, the chosen one is filled with ink. Each part is a radio button for
/// screen readers.
class Segments : public QWidget
{
    Q_OBJECT
public:
    explicit Segments(const typeset::Appearance &look, QWidget *parent = nullptr);
    void setLabels(const QStringList &textsWithDollars);
    int count() const { return static_cast<int>(m_parts.size()); }
    int current() const { return m_current; }
    void setCurrent(int index); ///< does not emit
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void chosen(int index); ///< by the user

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void placeParts();

    const typeset::Appearance &m_look;
    QList<Segment *> m_parts;
    int m_current = 0;
};

} // namespace nunchi::controls

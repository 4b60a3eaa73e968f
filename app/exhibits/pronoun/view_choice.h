// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "typeset/appearance.h"

namespace nunchi::controls {
class Button;
}

namespace nunchi::exhibits::pronoun {

/// A name and words to choose one of, in as many lines as they need. Tab stops at the chosen one, the arrows choose;
/// each word is a radio button for screen readers.
class ChoiceRow : public QWidget
{
    Q_OBJECT
public:
    explicit ChoiceRow(const typeset::Appearance &look, QWidget *parent = nullptr);

    void setWords(const QString &name, const QStringList &words);
    void setCurrent(int index); ///< does not emit
    /// Rows above each other line up: give all of them the widest nameWidth().
    qreal nameWidth() const;
    void setNameColumn(qreal width);
    QList<QWidget *> stops() const;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

Q_SIGNALS:
    void chosen(int index); ///< by the user

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QList<QRect> places(int width, int &height) const;

    const typeset::Appearance &m_look;
    QString m_name;
    qreal m_nameColumn = 0;
    QList<controls::Button *> m_buttons;
};

} // namespace nunchi::exhibits::pronoun

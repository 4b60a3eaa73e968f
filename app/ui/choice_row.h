// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include "course/question.h"
#include "ui/page_context.h"
#include "ui/prose_document.h"

namespace nunchi::ui {

/// One choice of a question: a mark and its text; the whole row is the target. A radio button or a check box for
/// screen readers.
class ChoiceRow : public QAbstractButton
{
    Q_OBJECT
public:
    enum class Judged : quint8 { Not, Right, Wrong };

    ChoiceRow(const PageContext &context, bool single, QWidget *parent = nullptr);

    void setChoice(const course::Choice &choice);
    const QString &choiceId() const { return m_choice.id; }
    const ProseDocument &text() const { return m_text; }
    /// After the last attempt: which choices are right, said by a mark and in words.
    void setJudged(Judged judged);
    void showChosen(bool chosen); ///< without telling anyone
    void setLocked(bool locked); ///< shows its state and takes no more

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

    static int side(); ///< room for the focus ring left and right of the content

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void nextCheckState() override;
    void changeEvent(QEvent *event) override;

private:
    int textLeft() const;
    int tagWidth() const;
    int textWidth(int width) const;
    int padding() const;
    QString tag() const;
    void rewrite();
    void paintMark(QPainter &painter) const;
    void paintTag(QPainter &painter) const;
    void paintText(QPainter &painter);

    const PageContext &m_context;
    bool m_single;
    bool m_locked = false;
    Judged m_judged = Judged::Not;
    course::Choice m_choice;
    mutable ProseDocument m_text;
};

} // namespace nunchi::ui

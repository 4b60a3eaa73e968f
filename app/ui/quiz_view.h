// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "course/question.h"
#include "ui/flow.h"
#include "ui/page_context.h"

namespace nunchi::controls {
class Button;
} // namespace nunchi::controls

namespace nunchi::ui {

class ChoiceRow;
class NotePanel;
class NumberField;
class ProseView;

/// A question on the page. What is entered and where the learner stands lives in the session; this shows it and
/// passes on what is done. Up/Down move in a single choice, 1 … 9 choose, Enter checks.
class QuizView : public FlowWidget
{
    Q_OBJECT
public:
    explicit QuizView(const PageContext &context, QWidget *parent = nullptr);

    /// The same question in another language keeps its widgets.
    void setQuestion(const course::Question &question);
    const course::Question &question() const { return m_question; }

protected:
    int arrange(int width, Flow::Pass pass) const override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        ChoiceRow *choice;
        NotePanel *note; ///< opens under the choice
    };
    void makeRows();
    void makeField();
    void orderStops();
    void showWords();
    void showNames();
    void showState();
    void showChoices(const session::QuestionState &state);
    void showField(const session::QuestionState &state);
    void showNotes(const session::QuestionState &state);
    void showResult(const session::QuestionState &state);
    void showHelp(const session::QuestionState &state);
    void showButtons(const session::QuestionState &state);
    void enterChoices(int changed);
    void check();
    void revealFeedback();
    void act();
    void pick(int index);
    bool moveTo(int step);
    QString praise() const;
    QString doubt() const;

    const PageContext &m_context;
    course::Question m_question;
    ProseView *m_ask;
    std::vector<Row> m_rows;
    NumberField *m_field = nullptr;
    NotePanel *m_result; ///< of the whole answer, where no choice carries it
    NotePanel *m_hintPanel;
    NotePanel *m_explanation;
    controls::Button *m_primary;
    controls::Button *m_hint;
    bool m_retryOffered = false;
};

} // namespace nunchi::ui

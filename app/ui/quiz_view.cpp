// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz_view.h"

#include <algorithm>

#include <QKeyEvent>
#include <QPainter>
#include <QTimer>

#include "controls/button.h"
#include "controls/focus_ring.h"
#include "ui/choice_row.h"
#include "ui/focus_walk.h"
#include "ui/note_panel.h"
#include "ui/number_field.h"
#include "ui/prose_view.h"

namespace nunchi::ui {

using controls::Button;
using course::Question;
using session::QuestionState;
using typeset::Face;
using typeset::Token;

QuizView::QuizView(const PageContext &context, QWidget *parent)
    : FlowWidget(parent)
    , m_context(context)
    , m_ask(new ProseView(context, this))
    , m_result(new NotePanel(context, NotePanel::Kind::Caution, this))
    , m_hintPanel(new NotePanel(context, NotePanel::Kind::Hint, this))
    , m_explanation(new NotePanel(context, NotePanel::Kind::Plain, this))
    , m_primary(new Button(context.look, Button::Kind::Primary, this))
    , m_hint(new Button(context.look, Button::Kind::Outlined, this))
{
    connect(m_ask, &ProseView::formulasArrived, this, &QuizView::showNames);
    connect(m_primary, &Button::clicked, this, &QuizView::act);
    connect(m_hint, &Button::clicked, this, [this] { m_context.session.showHint(m_question); });
    connect(&context.session, &session::Session::questionChanged, this, [this](const QString &id) {
        if (id == m_question.id)
            showState();
    });
    connect(&context.look, &typeset::Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void QuizView::setQuestion(const Question &question)
{
    const bool sameParts = question.id == m_question.id && question.kind == m_question.kind
        && std::equal(question.choices.begin(), question.choices.end(), m_question.choices.begin(),
            m_question.choices.end(), [](const course::Choice &a, const course::Choice &b) { return a.id == b.id; });
    m_question = question;
    if (!sameParts || (m_rows.empty() && !m_field)) {
        if (question.kind == Question::Kind::Numeric)
            makeField();
        else
            makeRows();
    }
    showWords();
    showState();
}

void QuizView::makeRows()
{
    for (const Row &row : m_rows) {
        delete row.choice;
        delete row.note;
    }
    m_rows.clear();
    for (qsizetype i = 0; i < m_question.choices.size(); ++i) {
        Row row{new ChoiceRow(m_context, m_question.kind == Question::Kind::Single, this),
            new NotePanel(m_context, NotePanel::Kind::Caution, this)};
        connect(row.choice, &ChoiceRow::clicked, this, [this, i] { enterChoices(static_cast<int>(i)); });
        row.choice->show();
        m_rows.push_back(row);
    }
    orderStops();
}

void QuizView::orderStops()
{
    // As it is read: the question, each choice with its feedback, the help, the buttons.
    QList<QWidget *> stops{m_ask};
    for (const Row &row : m_rows)
        stops << row.choice << row.note->text();
    if (m_field)
        stops << m_field;
    stops << m_result->text() << m_hintPanel->text() << m_explanation->text() << m_primary << m_hint;
    orderAsRead(this, stops);
}

void QuizView::makeField()
{
    delete m_field;
    m_field = new NumberField(m_context.look, this);
    connect(m_field, &QLineEdit::textEdited, this, [this](const QString &text) {
        m_context.session.enterResponse(m_question, {{}, text});
    });
    connect(m_field, &NumberField::submitted, this, &QuizView::check);
    orderStops();
    m_field->show();
}

void QuizView::showWords()
{
    m_ask->resize(width() - 2 * ChoiceRow::side(), m_ask->height());
    m_ask->setInlines(m_question.ask, {Face::Prose, 1, true, Token::Ink});
    for (size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i].choice->setChoice(m_question.choices.at(static_cast<qsizetype>(i)));
    if (m_field)
        m_field->setPlaceholderText(tr("Your answer"));
    showNames();
    m_hint->setLabel(tr("Hint"), controls::Icon::Hint);
}

void QuizView::showNames()
{
    const QString asked = m_ask->spokenText();
    setAccessibleName(asked);
    if (m_field)
        //: Name of a field for screen readers; %1 is the question
        m_field->setAccessibleName(tr("Your answer to: %1").arg(asked));
}

void QuizView::showState()
{
    const QuestionState state = m_context.session.questionState(m_question);
    showChoices(state);
    showField(state);
    showNotes(state);
    showResult(state);
    showHelp(state);
    showButtons(state);
    updateGeometry();
    rearrange();
    update();
}

void QuizView::showChoices(const QuestionState &state)
{
    for (size_t i = 0; i < m_rows.size(); ++i) {
        ChoiceRow *row = m_rows[i].choice;
        const course::Choice &choice = m_question.choices.at(static_cast<qsizetype>(i));
        const bool chosen = state.response.chosen.contains(choice.id);
        row->showChosen(chosen);
        row->setLocked(state.finished);
        if (!state.finished || (!choice.right && !chosen))
            row->setJudged(ChoiceRow::Judged::Not);
        else
            row->setJudged(choice.right ? ChoiceRow::Judged::Right : ChoiceRow::Judged::Wrong);
    }
}

void QuizView::showField(const QuestionState &state)
{
    if (!m_field)
        return;
    m_field->setReadOnly(state.finished);
    if (m_field->text() != state.response.text)
        m_field->setText(state.response.text);
}

QString QuizView::praise() const
{
    //: Title over the feedback to a right answer
    return tr("That is right");
}

QString QuizView::doubt() const
{
    //: Title over the feedback to an answer that is not right: kind, and inviting to look again
    return tr("A fair thought. Look one step further");
}

void QuizView::showNotes(const QuestionState &state)
{
    for (const Row &row : m_rows)
        row.note->hide();
    if (!state.verdict || !state.verdict->understood)
        return;
    for (const course::Verdict::Note &note : state.verdict->notes) {
        const auto isIts = [&note](const Row &each) { return each.choice->choiceId() == note.choice; };
        const auto row = std::ranges::find_if(m_rows, isIts);
        if (row == m_rows.end() || note.why.isEmpty())
            continue;
        const bool chosen = state.response.chosen.contains(note.choice);
        const bool good = note.right && chosen;
        row->note->setKind(good ? NotePanel::Kind::Good : NotePanel::Kind::Caution);
        //: Title over the feedback at a right choice that was not chosen (several are right)
        row->note->setContent(good ? praise() : note.right ? tr("This one belongs too") : doubt(), note.why);
        row->note->show();
    }
}

void QuizView::showResult(const QuestionState &state)
{
    m_result->hide();
    if (!state.verdict)
        return;
    const course::Verdict &verdict = *state.verdict;
    const bool atChoice = std::ranges::any_of(m_rows, [](const Row &row) { return !row.note->isHidden(); });
    m_result->setKind(verdict.right ? NotePanel::Kind::Good : NotePanel::Kind::Caution);
    if (!verdict.understood) {
        //: Korean translation: give examples with 만, 억 as well
        m_result->setWords(tr("This could not be read as a number"),
            tr("Write it like 262144, 262,144 or 2.6e5. This did not count as an attempt."));
    } else if (verdict.right) {
        if (m_question.right.isEmpty() && atChoice)
            return;
        m_result->setContent(praise(), m_question.right);
    } else if (const auto note = std::find_if(verdict.notes.begin(), verdict.notes.end(),
                   [](const auto &each) { return each.choice.isEmpty() && !each.why.isEmpty(); });
               note != verdict.notes.end()) {
        m_result->setContent(doubt(), note->why);
    } else if (state.finished) {
        if (atChoice)
            return;
        m_result->setWords(tr("Not this time"), {});
    } else {
        const bool several = m_question.kind == Question::Kind::Multiple && verdict.credit > 0;
        if (atChoice && !several)
            return;
        m_result->setWords(several ? tr("Part of it is right. Not all of it yet") : tr("Not yet. Look once more"), {});
    }
    m_result->show();
}

void QuizView::showHelp(const QuestionState &state)
{
    m_hintPanel->setVisible(state.hintShown && !state.finished && !m_question.hint.isEmpty());
    if (!m_hintPanel->isHidden())
        m_hintPanel->setContent(tr("Hint"), m_question.hint);
    m_explanation->setVisible(state.finished && !m_question.explain.isEmpty());
    if (!m_explanation->isHidden())
        m_explanation->setContent(tr("Explanation"), m_question.explain);
}

void QuizView::showButtons(const QuestionState &state)
{
    m_retryOffered = state.verdict && state.verdict->understood && !state.finished;
    m_primary->setLabel(m_retryOffered ? tr("Try again") : tr("Check"));
    m_primary->setEnabled(!state.response.isEmpty());
    m_hint->setVisible(!state.hintShown && !state.finished && !m_question.hint.isEmpty());
    const bool focusWouldJump = state.finished && m_primary->hasFocus();
    if (focusWouldJump)
        (m_rows.empty() ? static_cast<QWidget *>(m_field) : m_rows.front().choice)->setFocus(Qt::OtherFocusReason);
    m_primary->setVisible(!state.finished);
}

void QuizView::enterChoices(int changed)
{
    course::Response response;
    const bool single = m_question.kind == Question::Kind::Single;
    for (size_t i = 0; i < m_rows.size(); ++i)
        if (single ? static_cast<int>(i) == changed : m_rows[i].choice->isChecked())
            response.chosen << m_rows[i].choice->choiceId();
    m_context.session.enterResponse(m_question, response);
}

void QuizView::check()
{
    const QuestionState state = m_context.session.questionState(m_question);
    if (state.response.isEmpty() || state.verdict)
        return;
    m_context.session.submit(m_question);
    // Once everything has its new place.
    QTimer::singleShot(0, this, &QuizView::revealFeedback);
}

void QuizView::revealFeedback()
{
    QRect feedback = m_field ? m_field->geometry() : QRect();
    for (const Row &row : m_rows)
        if (!row.note->isHidden())
            feedback |= row.choice->geometry() | row.note->geometry();
    const std::initializer_list<const QWidget *> parts{m_result, m_hintPanel, m_explanation, m_primary};
    for (const QWidget *part : parts)
        if (!part->isHidden())
            feedback |= part->geometry();
    m_context.reveal(this, feedback);
}

void QuizView::act()
{
    if (!m_retryOffered) {
        check();
        return;
    }
    m_context.session.retry(m_question);
    if (m_field) {
        m_field->setFocus(Qt::OtherFocusReason);
        m_field->selectAll();
    }
}

void QuizView::pick(int index)
{
    if (index < 0 || index >= static_cast<int>(m_rows.size()))
        return;
    m_rows[static_cast<size_t>(index)].choice->setFocus(Qt::ShortcutFocusReason);
    m_rows[static_cast<size_t>(index)].choice->click();
}

bool QuizView::moveTo(int step)
{
    const auto row = std::ranges::find_if(m_rows, [](const Row &each) { return each.choice->hasFocus(); });
    if (row == m_rows.end())
        return false;
    const int target = static_cast<int>(row - m_rows.begin()) + step;
    if (target < 0 || target >= static_cast<int>(m_rows.size()))
        return true;
    ChoiceRow *choice = m_rows[static_cast<size_t>(target)].choice;
    choice->setFocus(Qt::TabFocusReason);
    if (m_question.kind == Question::Kind::Single)
        choice->click();
    return true;
}

void QuizView::keyPressEvent(QKeyEvent *event)
{
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const int step = event->key() == Qt::Key_Up ? -1 : event->key() == Qt::Key_Down ? 1 : 0;
    if (plain && enter && !event->isAutoRepeat())
        check();
    else if (plain && step != 0 && moveTo(step))
        event->accept();
    else if (plain && !m_rows.empty() && event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9)
        pick(event->key() - Qt::Key_1);
    else
        FlowWidget::keyPressEvent(event);
}

int QuizView::arrange(int width, Flow::Pass pass) const
{
    const auto &look = m_context.look;
    const int side = ChoiceRow::side();
    const int inner = width - 2 * side;
    const int indent = side + qRound(look.length(34));
    Flow flow(pass);
    flow.add(m_ask, side, inner);
    flow.space(look.length(m_field ? 4 : 8));
    for (const Row &row : m_rows) {
        flow.add(row.choice, 0, width);
        if (!row.note->isHidden()) {
            flow.add(row.note, indent, width - indent - side);
            flow.space(look.length(16));
        }
    }
    if (m_field)
        flow.add(m_field, side - controls::kFocusRoom, std::min(inner, m_field->sizeHint().width()));
    for (NotePanel *panel : {m_result, m_hintPanel, m_explanation}) {
        if (panel->isHidden())
            continue;
        flow.space(look.length(12));
        flow.add(panel, side, inner);
    }
    flow.space(look.length(14));
    int left = side - controls::kFocusRoom;
    int tallest = 0;
    for (Button *button : {m_primary, m_hint}) {
        if (button->isHidden())
            continue;
        const QSize size = button->sizeHint();
        if (pass == Flow::Pass::Place)
            button->setGeometry(left, flow.bottom(), size.width(), size.height());
        left += size.width();
        tallest = std::max(tallest, size.height());
    }
    flow.space(tallest + look.length(tallest > 0 ? 6 : 0));
    return flow.bottom();
}

void QuizView::paintEvent(QPaintEvent *)
{
    if (m_rows.empty())
        return;
    QPainter painter(this);
    painter.setPen(QPen(m_context.look.color(Token::Hair), m_context.look.theme().hairline()));
    const int side = ChoiceRow::side();
    const auto line = [&](int y) { painter.drawLine(QPointF(side, y + 0.5), QPointF(width() - side, y + 0.5)); };
    for (const Row &row : m_rows)
        line(row.choice->y());
    const Row &last = m_rows.back();
    line(last.note->isHidden() ? last.choice->geometry().bottom()
                               : last.note->geometry().bottom() + qRound(m_context.look.length(16)));
}

void QuizView::changeEvent(QEvent *event)
{
    FlowWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && !m_question.id.isEmpty()) {
        showWords();
        showState();
    }
}

} // namespace nunchi::ui

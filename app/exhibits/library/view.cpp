// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/library/view.h"

#include "controls/button.h"
#include "controls/chip.h"
#include "controls/segments.h"
#include "controls/slider_row.h"
#include "exhibits/library/model_text.h"
#include "exhibits/library/view_answer.h"
#include "exhibits/library/view_table.h"
#include "exhibits/shared/stack_part.h"
#include "exhibits/shared/text_line_field.h"
#include "typeset/math_runs.h"

namespace nunchi::exhibits::library {

using controls::Button;
using controls::Chip;
using controls::Segments;
using controls::SliderRow;

namespace {
constexpr qreal kAnswerGap = 14;
constexpr int kDecimals = 2;
} // namespace

View::View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : InstrumentView(model, look, role, parent)
    , m_model(model)
{
    if (role != Role::Audience)
        makeControls();
    m_figure = new StackPart(look, role, this);
    m_table = new TablePart(model, look, role, m_figure);
    m_figure->add(m_table, 0);
    if (role != Role::Console)
        m_figure->add(new AnswerPart(model, look, role, m_figure), kAnswerGap);
    addFigure({m_figure});
    connect(m_table, &TablePart::movedTo, this,
        [this](const QRect &rect) { Q_EMIT revealWanted(rect.translated(m_table->mapTo(this, QPoint()))); });
    begin();
    watch(m_table);
    if (m_show)
        setTabOrder(m_reset, m_table);
}

void View::makeControls()
{
    for (int i = 0; i < int(Model::shelf().questions().size()); ++i) {
        auto *chip = new Chip(look(), QString(), this);
        chip->setStep(-1);
        connect(chip, &Chip::clicked, this, [this, i] {
            m_model.setQuestion(i);
            showQuestions(); // a chip that is pressed again stays chosen
        });
        m_questions << chip;
        addControl(chip);
    }
    m_field = new TextLineField(look(), this);
    connect(m_field, &TextLineField::submitted, this, [this](const QString &text) { m_model.setText(text); });
    connect(m_field, &TextLineField::abandoned, this, [this] {
        m_field->setText(m_model.text());
        m_table->setFocus(Qt::OtherFocusReason);
    });
    addControl(m_field);
    m_show = new Segments(look(), this);
    connect(m_show, &Segments::chosen, this, [this](int index) { m_model.setShow(static_cast<Show>(index)); });
    addControl(m_show);
    m_temperature = new SliderRow(look(), this);
    m_temperature->setScale({minTemperature, maxTemperature, kDecimals, true});
    connect(m_temperature, &SliderRow::moved, this,
        [this](double temperature, int gesture) { m_model.setTemperature(temperature, QString::number(gesture)); });
    addControl(m_temperature);
    m_reset = new Button(look(), Button::Kind::Quiet, this);
    connect(m_reset, &Button::clicked, this, [this] { m_model.reset(); });
    addControl(m_reset);
}

void View::showQuestions()
{
    for (qsizetype i = 0; i < m_questions.size(); ++i) {
        const Question &question = Model::shelf().questions()[i];
        m_questions[i]->setLabel(typeset::asLine(question.shortName.value(m_model.language())));
        m_questions[i]->setAccessibleName(question.text.value(m_model.language()));
        m_questions[i]->setToolTip(question.text.value(m_model.language()));
        m_questions[i]->setChecked(!m_model.isTyped() && m_model.question() == int(i));
    }
}

void View::showModel()
{
    if (m_show) {
        showQuestions();
        m_field->setAccessibleName(tr("What you look for, in your own words"));
        m_field->setPlaceholderText(tr("Or type it: sun, sea, food …"));
        m_field->applyLook();
        if (!m_field->hasFocus() || m_model.text() != m_field->text().trimmed())
            m_field->setText(m_model.text());
        //: Of the softmax: small, only the best book is read; large, all alike. The mathematics stays as it is.
        m_temperature->setLabel(tr("temperature $T$"));
        m_temperature->setNumber(m_model.temperature());
        //: What the cells beside the books show: keys (what the titles promise) or values (what is inside).
        m_show->setLabels({tr("$k$ titles"), tr("$v$ pages")});
        m_show->setCurrent(static_cast<int>(m_model.show()));
        m_reset->setLabel(tr("Start over"), controls::Icon::Reset);
    }
    m_figure->refresh();
}

QString View::ownTitle() const
{
    return tr("Read the best book only, or a little of each?");
}

QString View::ownTry() const
{
    return tr("Pull the temperature to both ends. How much of the answer comes from the best book then? Drag a bar of "
              "the question, too.");
}

QString View::statement() const
{
    const QString said = tr("The question meets every title: score $\\Q{q}\\cdot\\K{k}$. Each book is read by its share, "
                            "$\\W{w}=\\text{softmax}(\\Q{q}\\cdot\\K{k}/T)$.");
    const QString missing = text::unknown(m_model);
    return missing.isEmpty() ? said : said + u' ' + typeset::asLine(missing);
}

QList<KeyLegend::Key> View::keys() const
{
    return {
        {{QStringLiteral("\u2191"), QStringLiteral("\u2193")},
            //: Legend of keys.
            tr("choose a book")},
        {{QStringLiteral("\u2190"), QStringLiteral("\u2192")},
            //: Legend of keys.
            tr("choose a topic")},
        {{QStringLiteral("\u2212"), QStringLiteral("+")},
            //: Legend of keys: changes how much the question asks for the topic under the cursor.
            tr("ask for less or more")},
        {{QStringLiteral("V")},
            //: Legend of keys.
            tr("titles or pages")},
    };
}

bool View::letterPressed(QChar letter)
{
    if (letter != u'V')
        return false;
    m_model.setShow(m_model.show() == Show::Keys ? Show::Values : Show::Keys);
    return true;
}

} // namespace nunchi::exhibits::library

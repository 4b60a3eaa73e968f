// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/cross/view.h"

#include "controls/segments.h"
#include "exhibits/cross/model_text.h"
#include "exhibits/cross/view_bridge.h"
#include "exhibits/cross/view_grid.h"
#include "exhibits/cross/view_working.h"
#include "exhibits/shared/stacked_figure.h"
#include "typeset/math_runs.h"

namespace nunchi::exhibits::cross {

using controls::Segments;

namespace {
constexpr qreal kFigureGap = 26;
}

View::View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : InstrumentView(model, look, role, parent)
    , m_model(model)
{
    if (role != Role::Audience)
        makeControls();
    m_figure = new StackedFigure(look, this);
    m_bridge = new BridgePart(model, look, role, m_figure);
    m_figure->addRow({m_bridge}, 0);
    if (role != Role::Console) {
        m_grid = new GridPart(model, look, role, m_figure);
        m_working = new WorkingPart(model, look, role, m_figure);
        m_figure->addRow({m_grid, m_working}, kFigureGap);
    }
    addFigure({m_figure, 1, 0});
    begin();
    for (QWidget *stop : m_bridge->stops())
        watch(stop);
    if (m_attentions)
        setTabOrder(m_attentions->findChildren<QWidget *>().last(), m_bridge);
}

void View::makeControls()
{
    m_pairs = new Segments(look(), this);
    connect(m_pairs, &Segments::chosen, this, [this](int index) { m_model.setPair(Model::book().pairs()[index].id); });
    m_directions = new Segments(look(), this);
    connect(m_directions, &Segments::chosen, this, [this](int index) { m_model.setDirection(Direction(index)); });
    m_attentions = new Segments(look(), this);
    connect(m_attentions, &Segments::chosen, this, [this](int index) { m_model.setAttention(Attention(index)); });
    for (Segments *control : {m_pairs, m_directions, m_attentions})
        addControl(control);
}

void View::showModel()
{
    if (m_pairs) {
        QStringList names;
        for (const Pair &pair : Model::book().pairs())
            names << typeset::asLine(pair.shortName.value(m_model.language()));
        m_pairs->setLabels(names);
        for (int i = 0; i < m_pairs->count(); ++i)
            if (Model::book().pairs()[i].id == m_model.pair().id)
                m_pairs->setCurrent(i);
        //: From which language into which one is translated.
        m_directions->setLabels({tr("English → Korean"), tr("Korean → English")});
        m_directions->setCurrent(static_cast<int>(m_model.direction()));
        //: Two kinds of attention.
        m_attentions->setLabels({tr("cross-attention"), tr("self-attention")});
        m_attentions->setCurrent(static_cast<int>(m_model.attention()));
    }
    m_bridge->refresh();
    if (m_grid) {
        m_grid->refresh();
        m_working->refresh();
    }
    m_figure->arrange();
}

QString View::ownTitle() const
{
    return tr("Where in the source does a word being written look?");
}

QString View::ownTry() const
{
    return m_model.attention() == Attention::Cross
        ? tr("Choose the words one by one. Does each find its partner, though the order differs? Which one finds none?")
        : tr("Choose the verb: whom does it look at now? Then go back to cross-attention and compare.");
}

QString View::statement() const
{
    const QString asking = languageName(m_model.askingLanguage());
    const QString n = QString::number(m_model.queryCount());
    const QString m = QString::number(m_model.keyCount());
    if (m_model.attention() == Attention::Self)
        //: %1 is a language, %2 and %3 are the numbers of queries and keys.
        return tr("$\\Q{Q}$, $\\K{K}$ and $\\V{V}$ all come from the %1 sentence: %2 × %3 weights. Here $\\Q{W_Q}$ "
                  "lets a word ask for what goes with it.")
            .arg(asking, n, m);
    //: %1 and %2 are languages, %3 and %4 the numbers of queries and keys.
    return tr("$\\Q{Q}$ comes from the %1 sentence being written, $\\K{K}$ and $\\V{V}$ from the %2 source: %3 × %4 "
              "weights. Here $\\Q{W_Q}$ lets a word ask for its own meaning.")
        .arg(asking, languageName(m_model.answeringLanguage()), n, m);
}

QList<KeyLegend::Key> View::keys() const
{
    const QString left = QStringLiteral("\u2190");
    const QString right = QStringLiteral("\u2192");
    //: Legend of keys: the arrows choose the word that asks.
    QList<KeyLegend::Key> list{{{left, right}, tr("choose the query")}};
    //: Legend of keys: with Shift the arrows choose the word whose score is worked out.
    list << KeyLegend::Key{{tr("Shift"), left, right}, tr("choose the key")};
    //: Legend of keys.
    list << KeyLegend::Key{{QStringLiteral("D")}, tr("turn the direction")};
    //: Legend of keys.
    list << KeyLegend::Key{{QStringLiteral("S")}, tr("self or cross")};
    return list;
}

bool View::letterPressed(QChar letter)
{
    if (letter == u'D')
        m_model.setDirection(m_model.direction() == Direction::EnglishToKorean ? Direction::KoreanToEnglish
                                                                               : Direction::EnglishToKorean);
    else if (letter == u'S')
        m_model.setAttention(m_model.attention() == Attention::Cross ? Attention::Self : Attention::Cross);
    else
        return false;
    return true;
}

} // namespace nunchi::exhibits::cross

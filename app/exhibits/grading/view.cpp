// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/grading/view.h"

#include "controls/button.h"
#include "controls/slider_row.h"
#include "exhibits/grading/model_text.h"
#include "exhibits/grading/view_charts.h"
#include "exhibits/grading/view_papers.h"
#include "exhibits/shared/chart_view.h"
#include "exhibits/shared/measure_control.h"
#include "exhibits/shared/note_band.h"
#include "exhibits/shared/stacked_figure.h"

namespace nunchi::exhibits::grading {

using controls::Button;
using controls::SliderRow;

namespace {
constexpr int kFrame = 33; ///< milliseconds from one picture to the next
constexpr double kUnitsPerSecond = 20; ///< one marker alone is at it for five seconds
constexpr qreal kChartHeight = 250;
} // namespace

View::View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : InstrumentView(model, look, role, parent)
    , m_model(model)
    , m_stage(new StackedFigure(look, this))
    , m_papers(new PapersPart(model, look, role, m_stage))
    , m_law(new ChartView(look, role, m_stage))
    , m_cores(new ChartView(look, role, m_stage))
    , m_findings(new NoteBand(look, role, NoteBand::Kind::Plain, m_stage))
    , m_cautions(new NoteBand(look, role, NoteBand::Kind::Marked, m_stage))
{
    if (role != Role::Audience)
        makeControls();
    m_stage->addRow({m_papers}, 0);
    m_stage->addRow({m_law, m_cores}, 20, role == Role::Console ? 180 : kChartHeight);
    m_stage->addRow({m_findings}, 10);
    m_stage->addRow({m_cautions}, 10);
    addFigure({m_stage, 1, 0});
    m_clock.setInterval(kFrame);
    connect(&m_clock, &QTimer::timeout, this, &View::timePassed);
    begin();
}

void View::makeControls()
{
    m_start = new Button(look(), Button::Kind::Primary, this);
    connect(m_start, &Button::clicked, this, &View::startOrStop);
    m_reset = new Button(look(), Button::Kind::Outlined, this);
    connect(m_reset, &Button::clicked, this, [this] { m_model.reset(); });
    m_measure = new MeasureControl(look(), this);
    connect(m_measure, &MeasureControl::pressed, this, &View::measureOrStop);
    m_markers = new SliderRow(look(), this);
    m_markers->setScale({1, Model::kMostMarkers, 0, false});
    connect(m_markers, &SliderRow::moved, this, [this](double markers, int gesture) {
        m_model.setMarkers(qRound(markers), QStringLiteral("markers %1").arg(gesture));
    });
    m_share = new SliderRow(look(), this);
    m_share->setScale({0, Model::kMostShare, 0, false});
    connect(m_share, &SliderRow::moved, this, [this](double percent, int gesture) {
        m_model.setShare(qRound(percent), QStringLiteral("share %1").arg(gesture));
    });
    m_law->setDraggable(true);
    connect(m_law, &ChartView::dragged, this, [this](QPointF numbers, int gesture) {
        m_model.setMarkers(qRound(numbers.x()), QStringLiteral("chart %1").arg(gesture));
    });
    for (QWidget *control : std::initializer_list<QWidget *>{m_start, m_reset, m_measure, m_markers, m_share})
        addControl(control);
}

void View::startOrStop()
{
    if (isMarking()) {
        m_clock.stop();
        showControls();
        return;
    }
    if (look().reducedMotion())
        return m_model.setTime(Model::kPapers);
    if (m_model.isDone())
        m_model.setTime(0);
    m_passed.start();
    m_clock.start();
    showControls();
}

void View::timePassed()
{
    // By the clock on the wall: a busy computer shows fewer pictures, not a longer time.
    m_model.setTime(m_model.time() + kUnitsPerSecond * static_cast<double>(m_passed.restart()) / 1000);
}

void View::measureOrStop()
{
    if (m_model.isMeasuring())
        m_model.stopMeasuring();
    else
        m_model.measure();
}

QString View::ownTitle() const
{
    return tr("A hundred papers: how much do more markers help?");
}

QString View::ownTry() const
{
    return tr("Let 10 markers begin, then 100. Then let a tenth of the work go in order: how fast can it get at all? "
              "And which of the two does this computer divide, attention or the RNN?");
}

QString View::statement() const
{
    return text::statement(m_model);
}

QList<KeyLegend::Key> View::keys() const
{
    return {
        //: Legend of keys: moves the slider of how many markers there are.
        {{QStringLiteral("\u2190"), QStringLiteral("\u2192")}, tr("markers")},
        //: Legend of keys: the markers begin, or stop where they are.
        {{QStringLiteral("G")}, tr("start, stop")},
        //: Legend of keys.
        {{QStringLiteral("M")}, tr("measure, stop")},
    };
}

bool View::letterPressed(QChar letter)
{
    if (letter == u'G')
        startOrStop();
    else if (letter == u'M')
        measureOrStop();
    else
        return false;
    return true;
}

void View::showControls()
{
    //: A button: the markers begin with the papers.
    m_start->setLabel(isMarking() ? tr("Stop") : tr("Start marking"));
    m_reset->setLabel(tr("Start over"), controls::Icon::Reset);
    //: A slider: how many people mark the papers.
    m_markers->setLabel(tr("markers"));
    m_markers->setNumber(m_model.markers());
    //: A slider: the share of the work, in percent, that only one person can do at a time.
    m_share->setLabel(tr("in order (%)"));
    m_share->setNumber(m_model.share());
    m_measure->show(m_model.worker(), text::progress(m_model));
}

void View::showModel()
{
    if (isMarking() && m_model.isDone())
        m_clock.stop();
    if (m_start)
        showControls();
    m_papers->refresh();
    charts::showLaw(*m_law, m_model);
    charts::showCores(*m_cores, m_model);
    m_findings->setText(text::findings(m_model).join(u' '));
    m_cautions->setText(text::cautions(m_model).join(u' '));
    m_stage->arrange();
}

} // namespace nunchi::exhibits::grading

// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/view.h"

#include <cmath>

#include <QKeyEvent>
#include <QLineEdit>

#include "exhibits/attention-steps/view_chooser.h"
#include "exhibits/attention-steps/view_explanation.h"
#include "exhibits/attention-steps/view_footer.h"
#include "exhibits/attention-steps/view_header.h"
#include "exhibits/attention-steps/view_sentence.h"
#include "exhibits/attention-steps/view_strip.h"
#include "exhibits/attention-steps/view_table.h"
#include "exhibits/shared/key_letter.h"

namespace nunchi::exhibits::attention_steps {

View::View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : ExhibitView(model, look, role, parent)
    , m_model(model)
{
    const PartContext context{model, look, role};
    m_header = new HeaderPart(context, this);
    addBand(m_header, 0);
    if (role == Role::Student) {
        auto *chooser = new ChooserPart(context, this);
        connect(chooser, &ChooserPart::heightChanged, this, &View::arrange);
        addBand(chooser, 10);
    }
    auto *sentence = new SentencePart(context, this);
    connect(sentence, &SentencePart::stopsChanged, this, &View::orderStops);
    addBand(sentence, 8);
    addBand(new StripPart(context, this), 16);
    if (role != Role::Console) {
        addBand(new ExplanationPart(context, this), 10);
        m_table = new TablePart(context, this);
        addBand(m_table, 12);
        connect(m_table, &TablePart::movedTo, this,
            [this](const QRect &rect) { Q_EMIT revealWanted(rect.translated(m_table->pos())); });
        m_footer = new FooterPart(context, this);
        connect(m_footer, &FooterPart::menuWanted, this, &View::openMenu);
        addBand(m_footer, 10);
    }
    refresh();
    orderStops();
}

void View::addBand(Part *part, qreal gapAbove)
{
    m_bands.append({part, gapAbove});
}

int View::heightForWidth(int width) const
{
    qreal height = 0;
    for (const Band &band : m_bands)
        height += std::round(look().length(band.gapAbove)) + band.part->heightForWidth(width);
    return int(std::ceil(height));
}

QSize View::sizeHint() const
{
    const int width = qRound(look().length(role() == Role::Console ? 260 : 1020));
    return QSize(width, heightForWidth(width));
}

QSize View::minimumSizeHint() const
{
    return QSize(role() == Role::Console ? 200 : 320, 100);
}

void View::wordsChanged()
{
    m_header->setTitle(title());
    if (m_footer)
        m_footer->setTryThis(tryThis());
    setAccessibleName(title());
    arrange();
}

void View::refresh()
{
    for (const Band &band : std::as_const(m_bands))
        band.part->refresh();
    if (accessibleName().isEmpty())
        setAccessibleName(tr("Attention in four steps"));
    arrange();
    ExhibitView::refresh();
}

void View::arrange()
{
    int top = 0;
    for (const Band &band : std::as_const(m_bands)) {
        top += qRound(look().length(band.gapAbove));
        const int height = band.part->heightForWidth(width());
        band.part->setGeometry(0, top, width(), height);
        top += height;
    }
    updateGeometry();
}

void View::resizeEvent(QResizeEvent *)
{
    arrange();
}

/// Tab goes through the bands from top to bottom, and every stop hands the exhibit's keys to the view.
void View::orderStops()
{
    QWidget *before = nullptr;
    for (const Band &band : std::as_const(m_bands)) {
        for (QWidget *stop : band.part->stops()) {
            if (before)
                setTabOrder(before, stop);
            watch(stop);
            before = stop;
        }
    }
}

bool View::eventFilter(QObject *watched, QEvent *event)
{
    if (ExhibitView::eventFilter(watched, event))
        return true;
    const bool ownsCharacters = qobject_cast<QLineEdit *>(watched) != nullptr;
    if (event->type() == QEvent::KeyPress && !ownsCharacters) {
        auto *key = static_cast<QKeyEvent *>(event);
        const bool arrow = key->key() == Qt::Key_Left || key->key() == Qt::Key_Right;
        const auto *button = qobject_cast<QAbstractButton *>(watched);
        const bool ownArrows = watched == m_table || (button && button->autoExclusive());
        if (!(arrow && ownArrows) && takeKey(key))
            return true;
    }
    return false;
}

QRect View::answer() const
{
    return m_table ? m_table->geometry() : QRect();
}

bool View::takeKey(QKeyEvent *event)
{
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    if (event->key() == Qt::Key_Left) {
        m_model.previousStep();
        return true;
    }
    if (event->key() == Qt::Key_Right) {
        m_model.nextStep();
        return true;
    }
    const QChar letter = letterOf(*event);
    if (letter == u'S')
        m_model.setScaled(!m_model.values().settings().scaled);
    else if (letter == u'M')
        m_model.setCausal(!m_model.values().settings().causal);
    else if (letter == u'R')
        m_model.reset();
    else
        return false;
    return true;
}

void View::keyPressEvent(QKeyEvent *event)
{
    if (role() == Role::Audience || !takeKey(event))
        ExhibitView::keyPressEvent(event);
}

} // namespace nunchi::exhibits::attention_steps

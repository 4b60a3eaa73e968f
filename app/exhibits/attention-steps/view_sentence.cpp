// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/view_sentence.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "controls/chip.h"
#include "controls/focus_ring.h"
#include "exhibits/attention-steps/view_words.h"
#include "exhibits/shared/number_text.h"
#include "exhibits/shared/weight_scale.h"

namespace nunchi::exhibits::attention_steps {

using controls::Chip;
using controls::kFocusRoom;
using typeset::Token;

namespace {
constexpr qreal gap = 8; ///< least, between tokens
constexpr int mostLevels = 3;
constexpr int smallestStep = -2; ///< of the type scale
} // namespace

SentencePart::SentencePart(const PartContext &context, QWidget *parent)
    : Part(context, parent)
    , m_probe(std::make_unique<Chip>(look(), QString()))
{
}

SentencePart::~SentencePart() = default;

QList<QWidget *> SentencePart::stops() const
{
    QList<QWidget *> list;
    if (!isAudience())
        for (Chip *chip : m_chips)
            list << chip;
    return list;
}

void SentencePart::setChipCount(int count)
{
    if (count == m_chips.size())
        return;
    while (m_chips.size() > count)
        delete m_chips.takeLast();
    while (m_chips.size() < count) {
        const int index = int(m_chips.size());
        auto *chip = new Chip(look(), {}, this);
        connect(chip, &Chip::clicked, this, [this, index] {
            model().setQuery(values().tokens()[index].key);
            refresh(); // pressing the query itself must not uncheck it
        });
        if (isAudience()) {
            chip->setFocusPolicy(Qt::NoFocus);
            chip->setAttribute(Qt::WA_TransparentForMouseEvents);
        }
        chip->setStep(m_chipStep);
        chip->show();
        m_chips << chip;
    }
    Q_EMIT stopsChanged();
}

void SentencePart::showToken(int index)
{
    Chip *chip = m_chips[index];
    const bool isQuery = index == values().queryIndex();
    const QString text = values().tokens()[index].text;
    // A word longer than the page is shortened; its name and its tool tip keep all of it.
    const QFontMetricsF metrics(look().font(typeset::Face::Label, step(0), true));
    const QString fitting = metrics.elidedText(text, Qt::ElideRight, std::max(column() - length(40), length(120)));
    if (chip->text() != fitting)
        chip->setLabel(QString(fitting).replace(u'$', QStringLiteral("\\$")));
    chip->setAccessibleName(text);
    chip->setChecked(isQuery);
    QStringList told{isQuery ? tr("This is the query.") : tr("Press to make it the query.")};
    if (weightsKnown())
        told << words::weightCell(model(), index) + u'.';
    told << values().reason(index);
    chip->setAccessibleDescription(told.join(u' '));
    QString tip = values().reason(index);
    if (weightsKnown())
        tip += u'\n' + tr("weight %1").arg(exactNumber(values().trace().weights(values().queryIndex(), index)));
    chip->setToolTip(fitting == text ? tip : text + u'\n' + tip);
}

void SentencePart::refresh()
{
    setChipCount(values().count());
    for (int i = 0; i < values().count(); ++i)
        showToken(i);
    measure();
    arrange();
    update();
}

/// How large the tokens are at every level, measured on a chip that is never shown.
void SentencePart::measure()
{
    QStringList measured{QString::number(look().textScale()), look().fonts().family(typeset::Face::Label)};
    for (const Chip *chip : std::as_const(m_chips))
        measured << chip->text();
    if (measured == m_measured)
        return;
    m_measured = measured;
    m_sizes.clear();
    for (int step = normalStep(); step >= smallestStep && m_sizes.size() < mostLevels; --step) {
        QList<QSizeF> sizes;
        m_probe->setStep(step);
        for (const Chip *chip : std::as_const(m_chips)) {
            m_probe->setLabel(QString(chip->text()).replace(u'$', QStringLiteral("\\$")));
            sizes << QSizeF(m_probe->sizeHint()) - QSizeF(2 * kFocusRoom, 2 * kFocusRoom);
        }
        m_sizes << sizes;
    }
}

/// The largest tokens that stand on one line; where even the smallest do not, one level below the design on several.
int SentencePart::levelFor(int column) const
{
    for (int level = 0; level < m_sizes.size(); ++level) {
        qreal total = length(gap) * qreal(std::max<qsizetype>(0, m_sizes[level].size() - 1));
        for (const QSizeF &size : m_sizes[level])
            total += size.width();
        if (total <= column)
            return level;
    }
    return 1;
}

SentenceGeometry SentencePart::geometryFor(int column) const
{
    SentenceGeometry::Measures measures;
    measures.width = column;
    measures.gap = length(gap);
    measures.arcSpace = isConsole() ? kFocusRoom : length(118);
    measures.rowSpace = isConsole() ? kFocusRoom : length(72);
    measures.headRoom = strokeOf(1) / 2 + QFontMetricsF(font(-1, true)).capHeight() + length(6);
    return {m_sizes.value(levelFor(column)), measures};
}

int SentencePart::heightOf(int column) const
{
    return int(std::ceil(geometryFor(column).height())) + kFocusRoom;
}

void SentencePart::arrange()
{
    const SentenceGeometry geometry = geometryFor(column());
    const int step = normalStep() - levelFor(column());
    for (Chip *chip : std::as_const(m_chips))
        if (step != m_chipStep)
            chip->setStep(step);
    m_chipStep = step;
    for (qsizetype i = 0; i < m_chips.size(); ++i)
        m_chips[i]->setGeometry(
            geometry.tokens()[i].toRect().adjusted(left - kFocusRoom, -kFocusRoom, left + kFocusRoom, kFocusRoom));
}

void SentencePart::resizeEvent(QResizeEvent *)
{
    for (int i = 0; i < std::min<int>(values().count(), int(m_chips.size())); ++i)
        showToken(i);
    measure();
    arrange();
}

qreal SentencePart::strokeOf(double weight) const
{
    return std::max(look().theme().hairline(), length(18) * weight);
}

void SentencePart::drawArc(QPainter &painter, const SentenceGeometry &geometry, int key) const
{
    const int query = values().queryIndex();
    QPen pen(color(Token::Rule), look().theme().hairline());
    if (weightsKnown()) {
        const double weight = values().trace().weights(query, key);
        // From 0.3 of the map on, so that the faintest arc still shows.
        pen = QPen(weightStroke(look().theme(), weight), strokeOf(weight));
    }
    pen.setCapStyle(Qt::FlatCap);
    painter.strokePath(geometry.arc(query, key), pen);
}

QList<int> SentencePart::seen() const
{
    QList<int> keys;
    for (int i = 0; i < values().count(); ++i)
        if (values().maySee(values().queryIndex(), i))
            keys << i;
    return keys;
}

ArcLabels SentencePart::arcLabels(const SentenceGeometry &geometry) const
{
    const int query = values().queryIndex();
    QList<ArcLabels::Arc> arcs;
    for (const int key : seen())
        arcs.append({key, strokeOf(values().trace().weights(query, key))});
    return {geometry, query, arcs, qreal(column())};
}

QList<SentencePart::Label> SentencePart::labels(const SentenceGeometry &geometry) const
{
    QList<Label> labels;
    if (!weightsKnown())
        return labels;
    const QFontMetricsF metrics(font(-1, true));
    ArcLabels places = arcLabels(geometry);
    for (const int key : model().strongest()) {
        const QString text = fixedNumber(values().trace().weights(values().queryIndex(), key), 2);
        const QRectF box = places.place(key, QSizeF(metrics.horizontalAdvance(text), metrics.capHeight()));
        if (!box.isNull())
            labels.append({key, text, box});
    }
    return labels;
}

void SentencePart::drawLabels(QPainter &painter, const SentenceGeometry &geometry) const
{
    for (const Label &label : labels(geometry)) {
        QPainterPath glyphs;
        glyphs.addText(label.box.bottomLeft(), font(-1, true), label.text);
        // A halo in the colour of the paper where the number crosses a line.
        painter.strokePath(glyphs, QPen(color(Token::Paper), 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.fillPath(glyphs, color(Token::WText));
    }
}

void SentencePart::drawArcs(QPainter &painter) const
{
    const SentenceGeometry geometry = geometryFor(column());
    const int query = values().queryIndex();
    QList<int> order = seen();
    const engine::Matrix &weights = values().trace().weights;
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return weights(query, a) < weights(query, b); });
    for (const int key : order)
        drawArc(painter, geometry, key);
    drawLabels(painter, geometry);
}

void SentencePart::paintEvent(QPaintEvent *)
{
    if (isConsole() || m_chips.size() != values().count())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(left, 0);
    drawArcs(painter);
}

} // namespace nunchi::exhibits::attention_steps

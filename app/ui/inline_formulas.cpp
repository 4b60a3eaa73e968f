// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inline_formulas.h"

#include <algorithm>
#include <cmath>

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QPainter>
#include <QPalette>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextLine>
#include <QTextTable>

#include "print/hidden_text.h"
#include "typeset/formula/formula_painter.h"
#include "typeset/formula/formula_text.h"
#include "typeset/math_runs.h"
#include "ui/formula_estimate.h"
#include "ui/text_room.h"

namespace nunchi::ui {

using typeset::Formula;
using typeset::FormulaKey;
using typeset::FormulaPainter;
using typeset::FormulaRole;
using typeset::Token;

namespace {

/// How much of the space between two lines a formula may use without moving them apart, above and below.
constexpr qreal kReach = 0.45;

Token tokenOf(FormulaRole role)
{
    switch (role) {
    case FormulaRole::Query:
        return Token::QText;
    case FormulaRole::Key:
        return Token::KText;
    case FormulaRole::Value:
        return Token::VText;
    case FormulaRole::Weight:
        return Token::WText;
    case FormulaRole::Ink:
        break;
    }
    return Token::Ink;
}

/// The baseline of the line an object stands on. Qt centres it on the line when asked to, else puts it on the baseline.
qreal baselineOf(const QRectF &rect, const QTextDocument &document, int position, const QTextFormat &format)
{
    if (format.toCharFormat().verticalAlignment() != QTextCharFormat::AlignMiddle)
        return rect.bottom();
    const QTextBlock block = document.findBlock(position);
    const QTextLine line = block.layout()->lineForTextPosition(position - block.position());
    const qreal height = line.ascent() + line.descent() + std::max(0.0, line.leading());
    return rect.top() - (height - rect.height()) / 2 + line.ascent();
}

} // namespace

bool FormulaWord::hasFormula() const
{
    return std::any_of(parts.begin(), parts.end(), [](const Part &part) { return part.isFormula(); });
}

QString FormulaWord::source() const
{
    QString source;
    for (const Part &part : parts)
        source += part.source();
    return source;
}

QString FormulaWord::Part::source() const
{
    const QString dollars = formula.display ? QStringLiteral("$$") : QStringLiteral("$");
    return isFormula() ? dollars + formula.tex + dollars : words;
}

InlineFormulas::InlineFormulas(
    QTextDocument &document, const typeset::Appearance &look, typeset::Typesetter &typesetter)
    : m_document(document)
    , m_look(look)
    , m_typesetter(typesetter)
{
    connect(&typesetter, &typeset::Typesetter::arrived, this, &InlineFormulas::take);
}

void InlineFormulas::clear()
{
    m_words.clear();
    m_missing.clear();
    m_sizes.clear(); // the fonts may be others from now on
    m_estimates.clear();
}

void InlineFormulas::insert(QTextCursor &cursor, const FormulaWord &word)
{
    const QTextBlockFormat block = cursor.blockFormat();
    const bool spaced = block.lineHeightType() == QTextBlockFormat::LineDistanceHeight;
    m_words.append({word, cursor.position(), word.parts.first().formula.display, spaced ? block.lineHeight() : 0});
    wish(word);
    cursor.insertText(
        QString(QChar::ObjectReplacementCharacter), formatOf(static_cast<int>(m_words.size()) - 1));
}

int InlineFormulas::takeNumber(const FormulaWord &word)
{
    m_words.append({word, -1, false, 0});
    return static_cast<int>(m_words.size()) - 1;
}

QString InlineFormulas::fault(const FormulaKey &key)
{
    const auto formula = m_typesetter.find(key);
    return formula ? formula->error() : QString();
}

qreal InlineFormulas::width(const FormulaWord &word)
{
    return boxOf(word).width;
}

QString InlineFormulas::spoken(int number)
{
    QString text;
    for (const FormulaWord::Part &part : m_words.value(number).word.parts)
        text += part.isFormula() ? spokenFormula(part.formula, m_typesetter) : part.words;
    return text;
}

const InlineFormulas::FontSizes &InlineFormulas::sizesOf(const QFont &font)
{
    const auto known = m_sizes.constFind(font);
    if (known != m_sizes.constEnd())
        return *known;
    const QFontMetricsF metrics(font);
    return *m_sizes.insert(font, {FormulaPainter::sizeBeside(font), metrics.ascent(), metrics.descent()});
}

const FormulaEstimate &InlineFormulas::estimateOf(const FormulaKey &key, int step)
{
    auto &estimate = m_estimates[{key, step}];
    if (!estimate)
        estimate = std::make_shared<const FormulaEstimate>(key, m_look, step);
    return *estimate;
}

std::optional<Formula> InlineFormulas::known(const FormulaKey &key)
{
    // One that came a moment ago is laid out with the others of its batch: until then it is not there.
    const auto formula = m_missing.contains(key) ? std::nullopt : m_typesetter.find(key);
    return formula && !formula->isError() ? formula : std::nullopt;
}

InlineFormulas::Box InlineFormulas::boxOf(const FormulaWord::Part &part, int step)
{
    const FontSizes &sizes = sizesOf(part.format.font());
    if (!part.isFormula())
        return {QFontMetricsF(part.format.font()).horizontalAdvance(part.words), sizes.ascent, sizes.descent};
    if (const auto formula = known(part.formula)) {
        const FormulaPainter painter(*formula, sizes.formula);
        return {painter.width(), painter.ascent(), painter.descent()};
    }
    const FormulaEstimate &estimate = estimateOf(part.formula, step);
    return {estimate.width(), estimate.ascent(), estimate.descent()};
}

InlineFormulas::Box InlineFormulas::boxOf(const FormulaWord &word)
{
    Box box;
    for (const FormulaWord::Part &part : word.parts) {
        const Box one = boxOf(part, word.step);
        box.width += one.width;
        box.ascent = std::max(box.ascent, one.ascent);
        box.descent = std::max(box.descent, one.descent);
    }
    return box;
}

InlineFormulas::Box InlineFormulas::lineBox(const Placed &placed, const Box &box)
{
    if (placed.isAlone)
        return box;
    const FontSizes &text = sizesOf(placed.word.parts.first().format.font());
    const qreal reach = placed.leading * kReach;
    return {box.width, std::max(text.ascent, box.ascent - reach), std::max(text.descent, box.descent - reach)};
}

QTextCharFormat InlineFormulas::formatOf(int number)
{
    const Placed &placed = m_words.at(number);
    QTextCharFormat format = placed.word.parts.first().format;
    format.setObjectType(kType);
    format.setProperty(FormulaSource, placed.word.source());
    format.setProperty(FormulaNumber, number);
    format.setProperty(FormulaIsSet, countSet(placed.word)); // another format is laid out anew
    const QFont font = format.font();
    const Box box = lineBox(placed, boxOf(placed.word));
    if (placed.isAlone || box.descent < sizesOf(font).descent + 0.5)
        return format; // on the baseline; the line has as much room below as it needs
    // Qt centres it by a quarter of the height of the font's small letters: of the font whose quarter fits.
    const qreal letters = QFontMetricsF(font).xHeight() / std::max(1, font.pixelSize());
    QFont centring = font;
    centring.setPixelSize(std::max(1, qRound(2 * (box.ascent - box.descent) / std::max(0.1, letters))));
    format.setFont(centring);
    format.setVerticalAlignment(QTextCharFormat::AlignMiddle);
    return format;
}

int InlineFormulas::countSet(const FormulaWord &word) const
{
    return static_cast<int>(std::count_if(word.parts.begin(), word.parts.end(),
        [this](const FormulaWord::Part &part) { return part.isFormula() && !m_missing.contains(part.formula); }));
}

void InlineFormulas::wish(const FormulaWord &word)
{
    for (const FormulaWord::Part &part : word.parts) {
        if (!part.isFormula() || m_typesetter.find(part.formula))
            continue;
        m_missing.insert(part.formula);
        m_typesetter.request(part.formula, this);
    }
}

void InlineFormulas::take(const QSet<FormulaKey> &keys)
{
    const QSet<FormulaKey> came = QSet<FormulaKey>(m_missing).intersect(keys);
    if (came.isEmpty())
        return;
    m_missing.subtract(came);
    const bool faults =
        std::any_of(came.begin(), came.end(), [this](const FormulaKey &key) { return !fault(key).isEmpty(); });
    QTextCursor cursor(&m_document);
    cursor.beginEditBlock(); // all of them in one layout
    for (int i = 0; i < m_words.size(); ++i) {
        const Placed &placed = m_words.at(i);
        const bool isNew = std::any_of(placed.word.parts.begin(), placed.word.parts.end(),
            [&came](const FormulaWord::Part &part) { return part.isFormula() && came.contains(part.formula); });
        if (!isNew || placed.position < 0)
            continue;
        cursor.setPosition(placed.position);
        cursor.setPosition(placed.position + 1, QTextCursor::KeepAnchor);
        cursor.setCharFormat(formatOf(i));
    }
    cursor.endEditBlock();
    Q_EMIT arrived(faults);
}

QSizeF InlineFormulas::intrinsicSize(QTextDocument *document, int position, const QTextFormat &format)
{
    const int number = format.intProperty(FormulaNumber);
    if (number >= m_words.size())
        return {};
    const Placed &placed = m_words.at(number);
    const Box box = boxOf(placed.word);
    const Box line = lineBox(placed, box);
    const bool centred = format.toCharFormat().verticalAlignment() == QTextCharFormat::AlignMiddle;
    const qreal height = placed.isAlone || centred ? line.ascent + line.descent : line.ascent;
    const qreal room = roomAt(*document, position, box.width);
    if (box.width <= room)
        return {box.width, height};
    return {room, placed.isAlone ? height * room / box.width : height};
}

void InlineFormulas::drawObject(
    QPainter *painter, const QRectF &rect, QTextDocument *document, int position, const QTextFormat &format)
{
    const int number = format.intProperty(FormulaNumber);
    if (number >= m_words.size())
        return;
    const Placed &placed = m_words.at(number);
    const Box box = boxOf(placed.word);
    const qreal scale = box.width > rect.width() ? rect.width() / box.width : 1;
    const qreal baseline = placed.isAlone ? rect.top() + box.ascent * scale
                                          : baselineOf(rect, *document, position, format);
    draw(*painter, placed, {QPointF(rect.left(), baseline), scale, {}}, QColor());
}

void InlineFormulas::draw(QPainter &painter, const Placed &placed, const Stand &stand, const QColor &selected)
{
    painter.save();
    painter.translate(stand.baseline);
    painter.scale(stand.scale, stand.scale);
    for (const FormulaWord::Part &part : placed.word.parts) {
        const qreal width = boxOf(part, placed.word.step).width;
        drawPart(painter, part, placed.word.step, selected);
        if (part.isFormula())
            print::drawHiddenText(painter, part.source(), width, part.format.font());
        painter.translate(width, 0);
    }
    painter.restore();
}

InlineFormulas::Stand InlineFormulas::standOf(const Placed &placed)
{
    const QTextBlock block = m_document.findBlock(placed.position);
    const QPointF origin = m_document.documentLayout()->blockBoundingRect(block).topLeft(); // lays it out
    const int offset = placed.position - block.position();
    const QTextLine line = block.layout()->lineForTextPosition(offset);
    if (!line.isValid())
        return {};
    const qreal left = line.cursorToX(offset);
    const qreal room = line.cursorToX(offset + 1) - left;
    const Box box = boxOf(placed.word);
    const qreal scale = box.width > room ? room / box.width : 1;
    const QRectF lineRect(left, line.y(), room, line.ascent() + line.descent());
    // A display stands on the base line with all it has.
    const qreal baseline = line.y() + line.ascent() - (placed.isAlone ? box.descent * scale : 0);
    return {origin + QPointF(left, baseline), scale, lineRect.translated(origin)};
}

QRectF InlineFormulas::rectOf(int position, qsizetype from, qsizetype to)
{
    const auto placed = std::find_if(
        m_words.begin(), m_words.end(), [position](const Placed &each) { return each.position == position; });
    if (placed == m_words.end())
        return {};
    QRectF rect;
    qreal left = 0;
    qsizetype begin = 0;
    for (const FormulaWord::Part &part : placed->word.parts) {
        const Box box = boxOf(part, placed->word.step);
        const FontSizes &text = sizesOf(part.format.font());
        const qsizetype length = part.source().size();
        const qsizetype first = std::clamp<qsizetype>(from - begin, 0, length);
        const qsizetype last = std::clamp<qsizetype>(to - begin, 0, length);
        const QFontMetricsF metrics(part.format.font());
        const qreal start = part.isFormula() ? 0 : metrics.horizontalAdvance(part.words.first(first));
        const qreal end = part.isFormula() ? box.width : metrics.horizontalAdvance(part.words.first(last));
        const qreal ascent = std::max(box.ascent, text.ascent);
        if (first < last)
            rect |= QRectF(left + start, -ascent, end - start, ascent + std::max(box.descent, text.descent));
        left += box.width;
        begin += length;
    }
    const Stand stand = standOf(*placed);
    return QRectF(stand.baseline + rect.topLeft() * stand.scale, rect.size() * stand.scale);
}

void InlineFormulas::drawSelected(QPainter &painter, const QTextCursor &selection, const QPalette &palette)
{
    for (const Placed &placed : std::as_const(m_words)) {
        if (placed.position < selection.selectionStart() || placed.position >= selection.selectionEnd())
            continue;
        const Stand stand = standOf(placed);
        painter.fillRect(stand.line | rectOf(placed.position, 0, placed.word.source().size()), palette.highlight());
        draw(painter, placed, stand, palette.highlightedText().color());
    }
}

void InlineFormulas::drawPart(QPainter &painter, const FormulaWord::Part &part, int step, const QColor &selected)
{
    const QColor ink = selected.isValid() ? selected : part.format.foreground().color();
    if (!part.isFormula()) {
        painter.setFont(part.format.font());
        painter.setPen(ink);
        painter.drawText(QPointF(), part.words);
        return;
    }
    const auto formula = known(part.formula);
    if (!formula) {
        estimateOf(part.formula, step).draw(painter, selected);
        return;
    }
    const auto color = [&](FormulaRole role) {
        return role == FormulaRole::Ink || selected.isValid() ? ink : m_look.color(tokenOf(role));
    };
    const bool bold = part.format.fontWeight() >= QFont::DemiBold;
    FormulaPainter(*formula, sizesOf(part.format.font()).formula, bold).draw(painter, {}, color);
}

} // namespace nunchi::ui

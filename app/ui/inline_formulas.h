// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <utility>

#include <QHash>
#include <QObject>
#include <QSet>
#include <QTextCharFormat>
#include <QTextObjectInterface>

#include "typeset/appearance.h"
#include "typeset/formula/typesetter.h"

class QPalette;
class QTextCursor;

namespace nunchi::ui {

class FormulaEstimate;

/// A formula and the words beside it that must stay on its line: Qt breaks a line after every object, so the object
/// draws them itself.
struct FormulaWord
{
    struct Part
    {
        QString words; ///< empty: a formula
        typeset::FormulaKey formula;
        QTextCharFormat format;

        bool isFormula() const { return words.isEmpty(); }
        QString source() const; ///< of a formula $TeX$, of a display $$TeX$$
    };
    QList<Part> parts;
    int step = 0; ///< of the text around it

    bool hasFormula() const;
    QString source() const;
};

/// Marks what stands for a formula with its source, for copying, and with a number of its own.
enum FormulaProperty { FormulaSource = QTextFormat::UserProperty + 1, FormulaNumber, FormulaIsSet };

/// The formulas of one document: each an object in its text. One that is not yet set is shown in a faint, simpler form
/// of about its size; when it comes, its line is laid out anew.
class InlineFormulas : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    static constexpr int kType = QTextFormat::UserObject + 1;

    InlineFormulas(QTextDocument &document, const typeset::Appearance &look, typeset::Typesetter &typesetter);

    void clear();
    void insert(QTextCursor &cursor, const FormulaWord &word);
    /// A number for a formula that stands in the text in some other way.
    int takeNumber(const FormulaWord &word);
    /// What is wrong with a formula, as far as that is known; empty: nothing.
    QString fault(const typeset::FormulaKey &key);
    /// On one line, however narrow the column.
    qreal width(const FormulaWord &word);
    /// How one reads the object of that number to somebody.
    QString spoken(int number);
    /// Where a part of the source of the object at a position is drawn: formulas whole, words as far as they go.
    QRectF rectOf(int position, qsizetype from, qsizetype to);
    /// Once more over what Qt drew, whose selection covers an object with a veil.
    void drawSelected(QPainter &painter, const QTextCursor &selection, const QPalette &palette);

    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
        const QTextFormat &format) override;

Q_SIGNALS:
    /// Formulas came and were laid out. Faults among them are still objects: the text is to be written anew.
    void arrived(bool withFaults);

private:
    struct Box
    {
        qreal width = 0;
        qreal ascent = 0;
        qreal descent = 0;
    };
    struct FontSizes
    {
        qreal formula = 0; ///< pixels of one em of a formula beside that font
        qreal ascent = 0;
        qreal descent = 0;
    };
    struct Placed
    {
        FormulaWord word;
        int position = 0;
        bool isAlone = false; ///< a display: nothing else is on its line
        qreal leading = 0;
    };
    /// How an object stands in its line, in the document's coordinates.
    struct Stand
    {
        QPointF baseline; ///< its left end
        qreal scale = 1;
        QRectF line;
    };
    Stand standOf(const Placed &placed);
    const FormulaEstimate &estimateOf(const typeset::FormulaKey &key, int step);
    std::optional<typeset::Formula> known(const typeset::FormulaKey &key);
    const FontSizes &sizesOf(const QFont &font);
    Box boxOf(const FormulaWord::Part &part, int step);
    Box boxOf(const FormulaWord &word);
    /// What its line must make room for: a formula may reach into the space between the lines.
    Box lineBox(const Placed &placed, const Box &box);
    int countSet(const FormulaWord &word) const;
    QTextCharFormat formatOf(int number);
    void wish(const FormulaWord &word);
    void take(const QSet<typeset::FormulaKey> &keys);
    void draw(QPainter &painter, const Placed &placed, const Stand &stand, const QColor &selected);
    void drawPart(QPainter &painter, const FormulaWord::Part &part, int step, const QColor &selected);

    QTextDocument &m_document;
    const typeset::Appearance &m_look;
    typeset::Typesetter &m_typesetter;
    QList<Placed> m_words;
    QHash<QFont, FontSizes> m_sizes;
    QHash<std::pair<typeset::FormulaKey, int>, std::shared_ptr<const FormulaEstimate>> m_estimates; ///< and by step
    QSet<typeset::FormulaKey> m_missing;
};

} // namespace nunchi::ui

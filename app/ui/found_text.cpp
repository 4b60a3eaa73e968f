// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/found_text.h"

#include <vector>

#include <QTextBlock>
#include <QTextDocument>

#include "ui/inline_formulas.h"

namespace nunchi::ui {

using course::TextRange;

namespace {

/// A paragraph's words with each formula as its source, and where each character of that is in the document.
class Paragraph
{
public:
    explicit Paragraph(const QTextBlock &block)
    {
        int lastFormula = -1;
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            const QTextCharFormat format = fragment.charFormat();
            const int formula = format.hasProperty(FormulaSource) ? format.intProperty(FormulaNumber) : -1;
            if (formula < 0)
                addWords(fragment);
            else if (formula == lastFormula)
                extendFormula(fragment);
            else
                addFormula(fragment, format.stringProperty(FormulaSource));
            lastFormula = formula;
        }
    }

    QList<FoundText> find(const course::TextPattern &pattern) const
    {
        QList<FoundText> all;
        for (const TextRange &found : pattern.findAll(course::FoldedText(m_text))) {
            const int start = m_places[static_cast<size_t>(found.start)].start;
            const int end = m_places[static_cast<size_t>(found.start + found.length - 1)].end;
            // Twice in one formula is twice the same range: all can be counted.
            all.append({{start, end - start}, formulasIn(found)});
        }
        return all;
    }

private:
    struct Place
    {
        int start = 0;
        int end = 0;
        qsizetype inFormula = -1; ///< how far into the source of an object; −1: it is a letter of the text
    };
    QList<FoundText::InFormula> formulasIn(const TextRange &found) const
    {
        QList<FoundText::InFormula> formulas;
        for (qsizetype i = found.start; i < found.start + found.length; ++i) {
            const Place &place = m_places[static_cast<size_t>(i)];
            if (place.inFormula < 0)
                continue;
            if (formulas.isEmpty() || formulas.last().position != place.start)
                formulas.append({place.start, place.inFormula, place.inFormula});
            formulas.last().to = place.inFormula + 1;
        }
        return formulas;
    }
    void addWords(const QTextFragment &fragment)
    {
        const QString text = fragment.text();
        for (int i = 0; i < text.size(); ++i)
            m_places.push_back({fragment.position() + i, fragment.position() + i + 1, -1});
        m_text += text;
    }
    void addFormula(const QTextFragment &fragment, const QString &source)
    {
        m_formula = m_places.size();
        const bool isObject = fragment.charFormat().objectType() == InlineFormulas::kType; // else it is faulty
        for (qsizetype i = 0; i < source.size(); ++i)
            m_places.push_back(
                {fragment.position(), fragment.position() + fragment.length(), isObject ? i : -1});
        m_text += source;
    }
    void extendFormula(const QTextFragment &fragment)
    {
        for (size_t i = m_formula; i < m_places.size(); ++i)
            m_places[i].end = fragment.position() + fragment.length();
    }

    QString m_text;
    std::vector<Place> m_places;
    size_t m_formula = 0; ///< where the last one begins
};

} // namespace

QList<FoundText> findInDocument(const QTextDocument &document, const course::TextPattern &pattern)
{
    QList<FoundText> found;
    if (pattern.isEmpty())
        return found;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        found += Paragraph(block).find(pattern);
    return found;
}

} // namespace nunchi::ui

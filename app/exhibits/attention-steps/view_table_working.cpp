// SPDX-License-Identifier: GPL-3.0-or-later
// How TablePainter shows where the scores come from.
#include "exhibits/attention-steps/view_table_painter.h"

#include "exhibits/shared/number_text.h"

#include <QFontMetricsF>

namespace nunchi::exhibits::attention_steps {

QString TablePainter::working(int token, Working form) const
{
    const engine::AttentionTrace &trace = m_values.trace();
    if (m_model.step() == Step::Scores)
        return scoreWorking(token, form);
    const QString score = fixedNumber(trace.raw(m_query, token), 2);
    return m_values.settings().scaled ? score + QStringLiteral(" \u00F7 $\\sqrt{%1}$ = ").arg(m_values.width())
            + fixedNumber(trace.scaled(m_query, token), 2)
                                      : score;
}

QString TablePainter::scoreWorking(int token, Working form) const
{
    QStringList terms;
    for (const Term &term : m_model.terms(token)) {
        if (form != Working::All && term.product == 0)
            continue;
        terms << (form == Working::Results ? fixedNumber(term.product, 2)
                                           : shortNumber(term.q) + u'\u00D7' + shortNumber(term.k));
    }
    const QString score = fixedNumber(m_values.trace().raw(m_query, token), 2);
    return terms.isEmpty() ? score : terms.join(QStringLiteral(" + ")) + QStringLiteral(" = ") + score;
}

/// Whether the working of every row has room where the bars will be.
bool TablePainter::workingFits(Working form, int ofScale) const
{
    const qreal room = m_at.bar(0).united(m_at.weight(0)).width();
    const typeset::LineStyle style{ofScale + m_frame.larger, typeset::Face::Label, false, {}};
    const QFontMetricsF metrics(font(ofScale, false));
    for (int i = 0; i < m_values.count(); ++i) {
        const QString words = working(i, form);
        // Plain sums are measured as text, which is much quicker: this is asked at every repaint.
        const qreal width = words.contains(u'$') ? typeset::lineWidth(typeset::lineRuns(words), m_frame.look, style)
                                                 : metrics.horizontalAdvance(words);
        if (width > room)
            return false;
    }
    return true;
}

/// As much of the working as there is room for.
void TablePainter::chooseWorking()
{
    for (const Working form : {Working::All, Working::NotZero, Working::Results}) {
        for (const int size : {-1, -2}) {
            // All the zeros are not worth smaller letters.
            if ((form == Working::All && size < -1) || !workingFits(form, size))
                continue;
            m_showsWorking = true;
            m_working = form;
            m_workingSize = size;
            return;
        }
    }
}

void TablePainter::drawWorking(int token)
{
    const bool strong = m_strongest.contains(token);
    math(m_at.bar(token).united(m_at.weight(token)), Qt::AlignLeft, working(token, m_working), m_workingSize,
        strong ? Token::Ink : Token::Ink2);
}

} // namespace nunchi::exhibits::attention_steps

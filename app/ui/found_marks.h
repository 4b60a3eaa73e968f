// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "course/text_pattern.h"
#include "typeset/appearance.h"
#include "ui/found_text.h"

class QPainter;

namespace nunchi::ui {

class ProseView;

/// What is sought in a text, marked wherever it stands: words by Qt, formulas by drawing under them, for Qt would lay
/// its ground over them, and over the words that hang on them.
class FoundMarks
{
public:
    FoundMarks(ProseView &view, const typeset::Appearance &look);

    /// Empty: nothing is sought. False: as before.
    bool setPattern(const course::TextPattern &pattern);
    void seek(); ///< once more, in a text that was written anew
    const QList<FoundText> &found() const { return m_found; }
    /// The one that is looked at, drawn stronger; −1: none of these. False: as before.
    bool setCurrent(qsizetype index);
    std::optional<FoundText> current() const;
    QRect rectOf(const FoundText &found) const;

    void paintUnder(QPainter &painter) const; ///< before the text
    void paintCurrent(QPainter &painter) const; ///< after it

private:
    /// What lies between the formulas.
    static QList<course::TextRange> wordsOf(const FoundText &found);

    ProseView &m_view;
    const typeset::Appearance &m_look;
    course::TextPattern m_pattern;
    QList<FoundText> m_found;
    qsizetype m_current = -1;
};

} // namespace nunchi::ui

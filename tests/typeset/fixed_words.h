// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/formula/text_outliner.h"

/// Words as the golden pictures measured them, whatever fonts there are: a box for each letter.
class FixedWords : public nunchi::typeset::TextOutliner
{
public:
    FixedWords() : TextOutliner({}) { }

    nunchi::typeset::TextOutline outline(const QString &text, const QString &) const override
    {
        nunchi::typeset::TextOutline result;
        result.path.addRect(0, -750, 900.0 * double(text.size()), 950);
        result.width = 0.9 * double(text.size());
        result.ascent = 0.75;
        result.descent = 0.2;
        return result;
    }
};

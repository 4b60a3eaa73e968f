// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/yaml_fields.h"

namespace nunchi::course {

/// A YAML file as a whole: what is in it, and the reading that collects its problems.
struct YamlFile
{
    std::optional<SourceText> source;
    std::optional<Reading> reading;
    std::optional<YamlNode> root; ///< a map

    YamlFile(const QString &file, const QString &what, Problems *problems)
        : source(SourceText::read(file, problems))
    {
        if (!source)
            return;
        reading.emplace(*source, Surroundings());
        root = parseYaml(*reading, 0, source->text().size());
        if (root && !YamlFields::isMap(*reading, *root, what))
            root.reset();
    }
    QList<FormulaUse> formulas() const { return reading ? reading->formulas : QList<FormulaUse>(); }
    void report(Problems *problems) const
    {
        if (reading)
            problems->append(reading->problems);
    }
};

} // namespace nunchi::course

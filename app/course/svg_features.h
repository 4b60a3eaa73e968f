// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>

#include "course/problem.h"

class QXmlStreamAttributes;

namespace nunchi::course {

/// What other programs draw and this one does not: it knows the pictures of SVG Tiny 1.2. Each is named once.
class SvgFeatures
{
public:
    explicit SvgFeatures(QString file)
        : m_file(std::move(file))
    {
    }

    void element(const QString &name, const QXmlStreamAttributes &attributes, int line, int column);
    /// The text of a <style>.
    void style(const QString &text, int line, int column);
    void warn(int line, int column, const QString &feature, const QString &message);

    const Problems &problems() const { return m_problems; }

private:
    void property(const QString &name, const QString &value, int line, int column);

    QString m_file;
    QSet<QString> m_named;
    Problems m_problems;
};

} // namespace nunchi::course

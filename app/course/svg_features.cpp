// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/svg_features.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QXmlStreamAttributes>

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Pictures)
};

/// How to do without an element; empty: it is drawn.
QString withoutElement(const QString &name)
{
    if (name == u"clipPath")
        return Words::tr("nothing is cut off by <%1> here: draw only the part that is to be seen").arg(name);
    if (name == u"mask")
        return Words::tr("nothing is hidden by <%1> here: draw it with a gradient, or save the picture as PNG").arg(name);
    if (name == u"pattern")
        return Words::tr("what is filled with a <%1> stays empty here: repeat the shape with <use>").arg(name);
    if (name == u"marker")
        return Words::tr("<%1> is not drawn here: draw the arrowhead as a path (Inkscape: Path, Stroke to Path)").arg(name);
    if (name == u"filter")
        return Words::tr("<%1> does nothing here: draw without it, or save the picture as PNG").arg(name);
    if (name == u"textPath")
        return Words::tr("words along a path (<%1>) are not drawn here: turn them into paths, or write straight").arg(name);
    if (name == u"set" || name.startsWith(QLatin1String("animate")))
        return Words::tr("pictures stand still here: remove <%1>, and draw what is to be seen in the end").arg(name);
    return {};
}

bool isColor(const QString &property)
{
    return property == u"fill" || property == u"stroke" || property == u"color" || property == u"stop-color";
}

/// Colours beyond SVG 1.1, which turn black.
bool isUnknownColor(const QString &value)
{
    static const QRegularExpression shape(
        QStringLiteral("^(?:(?:rgba|hsla?|hwb|lab|lch|oklab|oklch|color|var)\\(|#(?:[0-9a-f]{4}|[0-9a-f]{8})\\b)"),
        QRegularExpression::CaseInsensitiveOption);
    return shape.match(value).hasMatch();
}

} // namespace

void SvgFeatures::warn(int line, int column, const QString &feature, const QString &message)
{
    if (m_named.contains(feature))
        return;
    m_named.insert(feature);
    m_problems.append({Severity::Warning, {m_file, line, column}, message});
}

void SvgFeatures::property(const QString &name, const QString &value, int line, int column)
{
    if (isColor(name) && isUnknownColor(value))
        warn(line, column, value.section(QLatin1Char('('), 0, 0),
            Words::tr("the colour %1 is not known here and turns black: write it as #rrggbb, and how clear it is as "
                      "%2-opacity")
                .arg(value.left(40), name == u"stroke" ? QStringLiteral("stroke") : QStringLiteral("fill")));
    if (name == u"dominant-baseline" || name == u"alignment-baseline" || name == u"baseline-shift")
        warn(line, column, name,
            Words::tr("\"%1\" does nothing here, the words stand elsewhere: set their y instead").arg(name));
    if (name == u"transform-origin" || name == u"mix-blend-mode" || name == u"paint-order")
        warn(line, column, name, Words::tr("\"%1\" does nothing here: draw without it").arg(name));
}

void SvgFeatures::element(const QString &name, const QXmlStreamAttributes &attributes, int line, int column)
{
    if (const QString remedy = withoutElement(name); !remedy.isEmpty())
        warn(line, column, name, remedy);
    const bool moves = attributes.hasAttribute(QLatin1String("dy")) || attributes.hasAttribute(QLatin1String("dx"));
    if (moves && (name == u"tspan" || name == u"text"))
        warn(line, column, QStringLiteral("dy"),
            Words::tr("\"dx\" and \"dy\" do nothing here: write each line of words as a <text> with x and y of its own"));
    for (const QXmlStreamAttribute &attribute : attributes) {
        if (attribute.name() == u"style")
            style(attribute.value().toString(), line, column);
        else
            property(attribute.name().toString(), attribute.value().trimmed().toString(), line, column);
    }
}

void SvgFeatures::style(const QString &text, int line, int column)
{
    static const QRegularExpression declaration(QStringLiteral("([a-z-]+)\\s*:\\s*([^;{}]+)"));
    for (auto found = declaration.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        if (match.captured(1) == u"transform")
            warn(line, column, QStringLiteral("style transform"),
                Words::tr("\"transform\" in a style does nothing here: write it as an attribute of the element"));
        property(match.captured(1), match.captured(2).trimmed(), line, column);
    }
}

} // namespace nunchi::course

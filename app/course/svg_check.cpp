// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include "course/picture_check.h"
#include "course/svg_features.h"
#include "course/svg_weight.h"
#include "course/utf8.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Pictures)
};

constexpr int mostNamed = 20; ///< things that cannot stay; of those after them only the lines are named
constexpr double mostStretched = 20; ///< how many times as long as wide, or the other way round

/// A length without its unit; 0: none.
double lengthOf(QStringView text)
{
    static const QRegularExpression shape(QStringLiteral("^\\s*([0-9.eE+-]+)\\s*([a-z]*)\\s*$"));
    const QRegularExpressionMatch match = shape.match(text.toString());
    const double length = match.captured(1).toDouble();
    return std::isfinite(length) ? length : 0;
}

/// `url(#a)` is the picture's own; anything else in brackets is not.
bool pointsOutside(const QString &value)
{
    static const QRegularExpression outside(
        QStringLiteral("url\\s*\\(\\s*[\"']?\\s*(?!#|[\"'\\s])|image-set\\s*\\("),
        QRegularExpression::CaseInsensitiveOption);
    return outside.match(value).hasMatch();
}

/// In a style sheet a backslash may spell any of it.
bool styleFault(const QString &style)
{
    return pointsOutside(style) || style.contains(u"@import", Qt::CaseInsensitive) || style.contains(u'\\');
}

/// Reads through one SVG and names what cannot stay; where it cannot be understood any further, it stops.
class SvgCheck
{
public:
    SvgCheck(const QString &file, const QString &text)
        : m_file(file)
        , m_xml(text)
        , m_features(file)
    {
    }

    Problems run();

private:
    int line() const { return int(m_xml.lineNumber()); }
    int column() const { return int(m_xml.columnNumber()) + 1; }
    QString next();
    void refuse(const QString &message);
    Problems faults() const;
    QString startElement();
    void checkElement(const QString &name);
    QString attributeFault(const QXmlStreamAttribute &attribute) const;
    QString sizeFault();
    QString xmlFault() const;

    QString m_file;
    QXmlStreamReader m_xml;
    Problems m_faults;
    QStringList m_moreLines; ///< with things like those, of which there are too many to name
    int m_more = 0;
    SvgWeight m_weight;
    SvgFeatures m_features;
    bool m_inStyle = false;
    bool m_first = true;
};

Problems SvgCheck::run()
{
    QString fault;
    while (!m_xml.atEnd() && fault.isEmpty())
        fault = next();
    if (fault.isEmpty() && m_xml.hasError())
        fault = xmlFault();
    if (!fault.isEmpty()) {
        Problems problems = faults();
        problems.append({Severity::Error, {m_file, line(), column()}, fault});
        return problems;
    }
    if (!m_faults.isEmpty())
        return faults();
    const QString weight = m_weight.fault();
    return weight.isEmpty() ? m_features.problems() : Problems{{Severity::Error, {m_file, 1, 1}, weight}};
}

/// Empty: it goes on after this part.
QString SvgCheck::next()
{
    switch (m_xml.readNext()) {
    case QXmlStreamReader::StartElement:
        return startElement();
    case QXmlStreamReader::EndElement:
        m_inStyle = false;
        m_weight.close();
        break;
    case QXmlStreamReader::Characters:
        if (m_inStyle && styleFault(m_xml.text().toString()))
            refuse(Words::tr("this style points outside the picture: keep to url(#…)"));
        if (m_inStyle)
            m_features.style(m_xml.text().toString(), line(), column());
        break;
    case QXmlStreamReader::ProcessingInstruction:
        return Words::tr("<?…?> has no place in a picture: remove it");
    case QXmlStreamReader::DTD:
    case QXmlStreamReader::EntityReference:
        return Words::tr("a picture may declare no document type and no entities: remove <!DOCTYPE …>");
    default:
        break;
    }
    return {};
}

void SvgCheck::refuse(const QString &message)
{
    if (m_faults.size() < mostNamed) {
        m_faults.append({Severity::Error, {m_file, line(), column()}, message});
        return;
    }
    ++m_more;
    if (const QString number = QString::number(line()); m_moreLines.size() < mostNamed && !m_moreLines.contains(number))
        m_moreLines << number;
}

Problems SvgCheck::faults() const
{
    Problems faults = m_faults;
    if (m_more > 0)
        faults.append({Severity::Error, {m_file, m_moreLines.first().toInt(), 1},
            //: %1: line numbers, as in "12, 15, 40"; what is meant are things a picture may not have
            Words::tr("and %n more like these, from here on: look at lines %1", nullptr, m_more)
                .arg(m_moreLines.join(QStringLiteral(", ")))});
    return faults;
}

QString SvgCheck::xmlFault() const
{
    //: %1 is the (English) message of the XML library
    return Words::tr("the picture is not well-formed XML here (%1): save it again from the program that drew it")
        .arg(m_xml.errorString());
}

QString SvgCheck::startElement()
{
    const QString name = m_xml.name().toString();
    if (std::exchange(m_first, false)) {
        if (name != u"svg")
            return Words::tr("this is no SVG picture: it begins with <%1>").arg(name);
        if (const QString fault = sizeFault(); !fault.isEmpty())
            return fault;
    }
    checkElement(name);
    QString target;
    if (name == u"use")
        for (const QXmlStreamAttribute &attribute : m_xml.attributes())
            if (attribute.name() == u"href")
                target = attribute.value().trimmed().mid(1).toString();
    m_features.element(name, m_xml.attributes(), line(), column());
    m_inStyle = name == u"style";
    m_weight.open(m_xml.attributes().value(QLatin1String("id")).toString(), target);
    return {};
}

void SvgCheck::checkElement(const QString &name)
{
    static const QStringList programs{QStringLiteral("script"), QStringLiteral("foreignObject"),
        QStringLiteral("iframe"), QStringLiteral("handler"), QStringLiteral("listener"), QStringLiteral("audio"),
        QStringLiteral("video")};
    if (programs.contains(name, Qt::CaseInsensitive))
        return refuse(Words::tr("<%1> has no place in a picture: remove it").arg(name));
    for (const QXmlStreamAttribute &attribute : m_xml.attributes())
        if (const QString fault = attributeFault(attribute); !fault.isEmpty())
            refuse(fault);
}

QString SvgCheck::attributeFault(const QXmlStreamAttribute &attribute) const
{
    const QStringView name = attribute.name();
    const QString value = attribute.value().trimmed().toString();
    if (name.startsWith(u"on", Qt::CaseInsensitive))
        return Words::tr("\"%1\" runs a program: remove it").arg(name.toString());
    const bool address = name == u"href" || name == u"src" || name == u"data" || name == u"base";
    if ((address && !value.startsWith(QLatin1Char('#'))) || pointsOutside(value) || (name == u"style" && styleFault(value)))
        return Words::tr("\"%1\" points outside the picture (%2): a picture holds all it shows")
            .arg(name.toString(), value.left(60));
    return {};
}

QString SvgCheck::sizeFault()
{
    const QXmlStreamAttributes attributes = m_xml.attributes();
    static const QRegularExpression between(QStringLiteral("[\\s,]+"));
    const QStringList box =
        attributes.value(QLatin1String("viewBox")).toString().split(between, Qt::SkipEmptyParts);
    const bool hasBox = box.size() == 4;
    const double width = lengthOf(hasBox ? QStringView(box[2]) : attributes.value(QLatin1String("width")));
    const double height = lengthOf(hasBox ? QStringView(box[3]) : attributes.value(QLatin1String("height")));
    if (!(width > 0) || !(height > 0))
        return Words::tr("how large the picture is cannot be told: give <svg> a viewBox=\"0 0 width height\"");
    if (width > height * mostStretched || height > width * mostStretched)
        return Words::tr("the picture is more than %1 times as long as wide, or as wide as long: draw it otherwise")
            .arg(mostStretched);
    if (!hasBox)
        m_features.warn(line(), column(), QStringLiteral("viewBox"),
            Words::tr("<svg> has no viewBox, so the picture may be cut off where it is drawn smaller: write viewBox=\"0 0 "
                      "%1 %2\" in it")
                .arg(width)
                .arg(height));
    return {};
}

} // namespace

Problems svgProblems(const QString &file, const QByteArray &bytes)
{
    const auto fault = [&](int line, int column, const QString &message) {
        return Problems{{Severity::Error, {file, line, column}, message}};
    };
    if (firstInvalidUtf8(bytes) >= 0)
        return fault(1, 1, Words::tr("the picture is not UTF-8: save it again with the encoding UTF-8"));
    // Before the parser meets it: entities may be declared to grow without end.
    if (const qsizetype at = bytes.indexOf("<!DOCTYPE"); at >= 0)
        return fault(int(QByteArrayView(bytes).first(at).count('\n')) + 1, 1,
            Words::tr("a picture may declare no document type and no entities: remove <!DOCTYPE …>"));
    return SvgCheck(file, QString::fromUtf8(bytes)).run();
}

} // namespace nunchi::course

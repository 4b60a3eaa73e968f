// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula/formula.h"

#include <QSharedData>

namespace nunchi::typeset {

FormulaKey FormulaKey::of(const QString &tex, bool display)
{
    // A comment runs to the end of its line: there, and only there, line ends matter.
    const bool hasComment = tex.contains(QLatin1Char('%'));
    QString text = hasComment ? tex.trimmed() : tex.simplified();
    if (hasComment)
        text.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    // "\ " at the end is a space somebody asked for.
    if (text.endsWith(QLatin1Char('\\')) && !text.endsWith(QLatin1String("\\\\")) && tex != text)
        text += QLatin1Char(' ');
    return {text, display};
}

size_t qHash(const FormulaKey &key, size_t seed)
{
    return qHashMulti(seed, key.tex, key.display);
}

struct Formula::Data : QSharedData
{
    QString error;
    qreal width = 0;
    qreal ascent = 0;
    qreal descent = 0;
    QList<FormulaInk> inks;
    QByteArray structure;
    bool complete = true;
};

Formula::Formula() : m_data(new Data) { }
Formula::Formula(const Formula &) = default;
Formula::Formula(Formula &&) noexcept = default;
Formula &Formula::operator=(const Formula &) = default;
Formula &Formula::operator=(Formula &&) noexcept = default;
Formula::~Formula() = default;

Formula Formula::failed(const QString &reason)
{
    Formula formula;
    formula.m_data->error = reason.isEmpty() ? QStringLiteral("?") : reason;
    return formula;
}

QString Formula::error() const { return m_data->error; }
qreal Formula::width() const { return m_data->width; }
qreal Formula::ascent() const { return m_data->ascent; }
qreal Formula::descent() const { return m_data->descent; }
const QList<FormulaInk> &Formula::inks() const { return m_data->inks; }
QByteArray Formula::structure() const { return m_data->structure; }
bool Formula::isComplete() const { return m_data->complete; }

void Formula::setMeasures(qreal width, qreal ascent, qreal descent)
{
    m_data->width = width;
    m_data->ascent = ascent;
    m_data->descent = descent;
}

void Formula::setInks(const QList<FormulaInk> &inks) { m_data->inks = inks; }
void Formula::setStructure(const QByteArray &structure) { m_data->structure = structure; }
void Formula::setComplete(bool complete) { m_data->complete = complete; }

int Formula::bytes() const
{
    qsizetype elements = 0;
    for (const FormulaInk &ink : m_data->inks)
        elements += ink.path.elementCount() + ink.rules.size();
    return int(sizeof(Data) + elements * qsizetype(sizeof(QPainterPath::Element)) + m_data->structure.size());
}

bool Formula::operator==(const Formula &other) const
{
    return m_data->error == other.m_data->error && m_data->width == other.m_data->width
           && m_data->ascent == other.m_data->ascent && m_data->descent == other.m_data->descent
           && m_data->inks == other.m_data->inks && m_data->structure == other.m_data->structure
           && m_data->complete == other.m_data->complete;
}

} // namespace nunchi::typeset

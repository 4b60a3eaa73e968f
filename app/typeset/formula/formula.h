// SPDX-License-Identifier: GPL-3.0-or-later
// A formula as it is drawn: outlines in thousandths of an em, baseline at y = 0, y downwards.
#pragma once

#include <QHashFunctions>
#include <QList>
#include <QMetaType>
#include <QPainterPath>
#include <QRectF>
#include <QSharedDataPointer>
#include <QString>

namespace nunchi::typeset {

/// What a part means; the theme decides the colour.
enum class FormulaRole : quint8 { Ink, Query, Key, Value, Weight };
inline constexpr int kFormulaRoles = 5;

/// TeX without its dollars. Two sources that differ only in spacing are one key.
struct FormulaKey
{
    QString tex;
    bool display = false;

    static FormulaKey of(const QString &tex, bool display = false);
    bool operator==(const FormulaKey &) const = default;
};
size_t qHash(const FormulaKey &key, size_t seed = 0);

/// All that is drawn in one colour.
struct FormulaInk
{
    FormulaRole role = FormulaRole::Ink;
    QPainterPath path;   ///< outlines of the letters, to be filled
    QList<QRectF> rules; ///< fraction bars and lines of tables, apart so that they can be set on whole pixels

    bool operator==(const FormulaInk &) const = default;
};

/// A value, cheap to copy: an outline with its measures, or an error with its reason.
class Formula
{
public:
    static constexpr qreal kUnitsPerEm = 1000;

    Formula();
    Formula(const Formula &);
    Formula(Formula &&) noexcept;
    Formula &operator=(const Formula &);
    Formula &operator=(Formula &&) noexcept;
    ~Formula();

    static Formula failed(const QString &reason);

    bool isError() const { return !error().isEmpty(); }
    QString error() const;

    qreal width() const;   ///< in em
    qreal ascent() const;  ///< in em above the baseline
    qreal descent() const; ///< in em below it
    void setMeasures(qreal width, qreal ascent, qreal descent);

    const QList<FormulaInk> &inks() const;
    void setInks(const QList<FormulaInk> &inks);

    /// Nested lists as JSON, for FormulaText.
    QByteArray structure() const;
    void setStructure(const QByteArray &structure);

    /// False: letters were wanted that no font here has. Such a formula is shown but never stored.
    bool isComplete() const;
    void setComplete(bool complete);

    /// About what it takes in memory.
    int bytes() const;

    bool operator==(const Formula &other) const;

private:
    struct Data;
    QSharedDataPointer<Data> m_data;
};

} // namespace nunchi::typeset

Q_DECLARE_METATYPE(nunchi::typeset::FormulaKey)
Q_DECLARE_METATYPE(nunchi::typeset::Formula)

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QCoreApplication>
#include <QList>
#include <QPainterPath>
#include <QTransform>
#include <QXmlStreamReader>

#include "typeset/formula/formula.h"

namespace nunchi::typeset {

class TextOutliner;

/// Turns the SVG MathJax writes, and no other, into a Formula. What it does not know is an error, never a gap.
class SvgReader
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::typeset::SvgReader)
public:
    explicit SvgReader(const TextOutliner &words) : m_words(words) { }

    Formula read(const QString &svg);

private:
    /// What an element hands down to those inside it.
    struct Frame
    {
        QTransform transform;
        FormulaRole role = FormulaRole::Ink;
        bool fills = true;
        QString node;  ///< the kind of MathML node that is being drawn
        QRectF clip;   ///< in the coordinates of `clipTransform`; null: none
        QTransform clipTransform;
    };
    struct Collected
    {
        QPainterPath path;
        QList<QRectF> rules;
    };

    void readDocument();
    void readElement(const Frame &outer);
    void readChildren(const Frame &frame);
    void readGroup(const Frame &frame);
    bool enterSvg(Frame &frame);
    bool applyAttributes(Frame &frame);
    bool applyFill(Frame &frame, QStringView fill);
    void drawPath(const Frame &frame);
    void drawRect(const Frame &frame);
    void drawLine(const Frame &frame);
    void drawText(const Frame &frame);

    qreal number(const char *attribute, qreal otherwise = 0);
    qreal lineWidth();
    void stroke(const Frame &frame, const QPainterPath &path);
    void add(const Frame &frame, QPainterPath path);
    void addRule(const Frame &frame, const QRectF &rect);
    void closeAssembly(FormulaRole role);
    void fail(const QString &what);

    const TextOutliner &m_words;
    QXmlStreamReader m_xml;
    Formula m_formula;
    std::array<Collected, kFormulaRoles> m_inks;
    QList<QPainterPath> m_pieces; ///< of the operator being read
    bool m_inOperator = false;
    bool m_assembled = false; ///< that operator is put together from pieces
    bool m_complete = true;
    int m_depth = 0;
    QString m_error;
};

} // namespace nunchi::typeset

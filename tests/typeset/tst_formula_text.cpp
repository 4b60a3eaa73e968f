// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "fixed_words.h"
#include "typeset/formula/formula_text.h"
#include "typeset/formula/mathjax.h"

using namespace nunchi::typeset;

class TestFormulaText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAloud_data();
    void readsAloud();
    void managesWithoutStructure();

private:
    MathJax m_mathjax{std::make_shared<FixedWords>(), 20000};
};

void TestFormulaText::readsAloud_data()
{
    QTest::addColumn<QString>("tex");
    QTest::addColumn<QString>("spoken");
    const auto row = [](const char *tex, const char *spoken) {
        QTest::newRow(tex) << QString::fromUtf8(tex) << QString::fromUtf8(spoken);
    };
    row("x", "x");
    row("\\operatorname{softmax}\\left(\\frac{\\Q{Q}\\K{K}^\\top}{\\sqrt{d_k}}\\right)\\V{V}",
        "softmax Q K transpose over square root of d sub k V");
    row("O(n^2)", "O n squared");
    row("a = -b + c", "a equals minus b plus c");
    row("\\log n", "log n");
    row("\\begin{aligned} q &= x W \\\\ k &= y \\end{aligned}", "q equals x W; k equals y");
    row("\\sum_{i=1}^{n} x_i", "sum over i equals 1, up to n, x sub i");
    row("x^{10}", "x to the power 10");
    row("\\begin{cases} 0 & a \\\\ 1 & b \\end{cases}", "0 a; 1 b");
    row("\\hat{y} \\in \\mathbb{R}^{n}", "y in ℝ to the power n");
    row("\\underbrace{a+b}_{n}", "a plus b over n,");
}

void TestFormulaText::readsAloud()
{
    QFETCH(QString, tex);
    QFETCH(QString, spoken);
    const Formula formula = m_mathjax.typeset(FormulaKey::of(tex, true));
    QCOMPARE(FormulaText::spoken(formula), spoken);
}

void TestFormulaText::managesWithoutStructure()
{
    QCOMPARE(FormulaText::spoken(Formula::failed(QStringLiteral("no"))), QString());
    Formula odd;
    odd.setStructure("[\"frac\"");
    QCOMPARE(FormulaText::spoken(odd), QString());
    odd.setStructure("[7, {\"a\": 1}]");
    QCOMPARE(FormulaText::spoken(odd), QString());
}

QTEST_MAIN(TestFormulaText)
#include "tst_formula_text.moc"

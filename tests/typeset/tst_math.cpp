// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/math_runs.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

#include "typeset/math_symbols.h"

using namespace nunchi::typeset;

namespace {
QString joined(const MathRuns &runs)
{
    QString text;
    for (const MathRun &run : runs)
        text += run.text;
    return text;
}

/// The first run that holds the text.
const MathRun *find(const MathRuns &runs, QStringView text)
{
    for (const MathRun &run : runs)
        if (run.text.contains(text))
            return &run;
    return nullptr;
}
} // namespace

class TestMath : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plain_data()
    {
        QTest::addColumn<QString>("tex");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const char *tex, const char *expected) {
            QTest::newRow(name) << QString::fromUtf8(tex) << QString::fromUtf8(expected);
        };
        row("root", "\\sqrt{d_k}", "√dₖ");
        row("root of a number", "\\sqrt{512}", "√512");
        row("root of a sum", "\\sqrt{a + b}", "√(a + b)");
        row("attention", "\\mathrm{Attention}(Q, K, V) = \\softmax\\left(\\frac{QK^\\top}{\\sqrt{d_k}}\\right)V",
            "Attention(Q, K, V) = softmax(QKᵀ/√dₖ)V");
        row("colours", "\\Q{q_i} = x_i \\Q{W_Q}", "qᵢ = xᵢW_Q");
        row("cost", "O(n^2)", "O(n²)");
        row("two scripts", "x_i^2", "xᵢ²");
        row("group", "x_{ij}^{n+1}", "xᵢⱼⁿ⁺¹");
        row("nested", "e^{x_i}", "e^(xᵢ)");
        row("long subscript", "d_{model}", "d_model");
        row("text subscript", "d_{\\text{model}}", "d_model");
        row("sum", "\\sum_{i=1}^{d_k} q_i k_i", "∑ᵢ₌₁^(dₖ)qᵢkᵢ");
        row("dot", "q \\cdot k_j", "q · kⱼ");
        row("unary dot", "\\cdot V", "·V");
        row("minus", "-x - y", "−x − y");
        row("fraction", "\\frac{1}{2}", "1/2");
        row("fraction of sums", "\\dfrac{a+b}{2c}", "(a + b)/(2c)");
        row("fraction in fraction", "\\tfrac{1}{\\frac{a}{b}}", "1/(a/b)");
        row("digits are one thing", "\\frac{1}{11}", "1/11");
        row("reals", "Q, K \\in \\mathbb{R}^{n \\times d_k}", "Q, K ∈ ℝ^(n×dₖ)");
        row("thousands", "262,144", "262,144");
        row("signs", "a \\le b \\ge c \\neq d \\approx \\infty \\to e \\Rightarrow f", "a ≤ b ≥ c ≠ d ≈ ∞ → e ⇒ f");
        row("greek", "\\alpha\\beta\\sigma^2", "αβσ²");
        row("operator names", "\\log x + \\exp(y) + \\max_i z", "log x + exp(y) + maxᵢ z");
        row("operatorname", "\\operatorname{Var}(q)", "Var(q)");
        row("braces", "\\{1, 2\\}", "{1, 2}");
        row("spaces", "a\\quad b\\,c\\;d\\!e", "a b c de");
        row("big", "\\bigl( x \\bigr) \\Big| y", "(x)|y");
        row("no delimiter", "\\left. x \\right|_{0}", "x|₀");
        row("lines", "\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}", "a = b; c = d");
        row("matrix", "\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}", "(a, b; c, d)");
        row("accent", "\\hat{y}", "ŷ");
        row("hangul in text", "\\text{가중치}_{ij}", "가중치ᵢⱼ");
        row("unknown stays", "\\foo{a}{b} + \\bar", "\\foo{a}{b} +");
        row("unknown alone", "\\foo", "\\foo");
        row("unclosed", "\\sqrt{d_k", "√dₖ");
        row("stray brace", "a}b", "a}b");
        row("left without right", "{\\left( a}b", "(ab");
        row("lone backslash", "a\\", "a\\");
        row("lone script", "x^", "x");
        row("empty", "", "");
    }

    void plain()
    {
        QFETCH(QString, tex);
        QFETCH(QString, expected);
        QCOMPARE(plainMath(tex).normalized(QString::NormalizationForm_C), expected);
    }

    void lettersSlantAndDigitsStand()
    {
        const MathRuns runs = mathRuns(QStringLiteral("2x+\\log y+\\mathrm{d}t+\\alpha"));
        QVERIFY(find(runs, u"x")->italic);
        QVERIFY(!find(runs, u"2")->italic);
        QVERIFY(find(runs, u"\u03B1")->italic);
        QVERIFY(!find(runs, u"d")->italic);
        QVERIFY(find(runs, u"t")->italic);
    }

    void scriptsHaveLevels()
    {
        const MathRuns runs = mathRuns(QStringLiteral("a_b c^{d_e} f_{g^h}"));
        QCOMPARE(find(runs, u"a")->level, 0);
        QCOMPARE(find(runs, u"b")->level, -1);
        QCOMPARE(find(runs, u"d")->level, 1);
        QCOMPARE(find(runs, u"e")->level, 2);
        QCOMPARE(find(runs, u"e")->inner, -1);
        QCOMPARE(find(runs, u"g")->level, -1);
        QCOMPARE(find(runs, u"h")->level, -2);
        QCOMPARE(find(runs, u"h")->inner, 1);
    }

    void meaningsHaveTheirColours()
    {
        const MathRuns runs = mathRuns(QStringLiteral("\\Q{q}\\K{k}\\V{v}\\W{w}z\\Q"));
        QCOMPARE(find(runs, u"q")->color, nunchi::typeset::Token::QText);
        QCOMPARE(find(runs, u"k")->color, nunchi::typeset::Token::KText);
        QCOMPARE(find(runs, u"v")->color, nunchi::typeset::Token::VText);
        QCOMPARE(find(runs, u"w")->color, nunchi::typeset::Token::WText);
        QCOMPARE(find(runs, u"z")->color, nunchi::typeset::Token::Ink);
        QCOMPARE(find(runs, u"Q")->color, nunchi::typeset::Token::QText);
    }

    void barsReachOverTheRadicandAlone()
    {
        const MathRuns runs = mathRuns(QStringLiteral("\\sqrt{d_k}V"));
        QVERIFY(!find(runs, u"\u221A")->overline);
        QVERIFY(find(runs, u"d")->overline);
        QVERIFY(find(runs, u"k")->overline);
        QVERIFY(!find(runs, u"V")->overline);
    }

    void wordsBetweenDollars()
    {
        const MathRuns runs = lineRuns(QString::fromUtf8("$\\sqrt{d_k}$로 나누기, \\$5"));
        QCOMPARE(plainLine(QString::fromUtf8("$\\sqrt{d_k}$로 나누기, \\$5")), QString::fromUtf8("√dₖ로 나누기, $5"));
        QVERIFY(!runs.last().math);
        QVERIFY(runs.first().math);
        QCOMPARE(joined(lineRuns(QStringLiteral("costs $5"))), QStringLiteral("costs $5"));
        QCOMPARE(joined(lineRuns(QStringLiteral("$$x$$"))), QStringLiteral("x"));
        QVERIFY(lineRuns({}).isEmpty());
    }

    void wordsTakeMeaningColours()
    {
        const MathRuns runs = lineRuns(QStringLiteral("\\Q{it} looks at \\K{animal}$x$"));
        QCOMPARE(runs.size(), 4);
        QCOMPARE(
            runs[0], (MathRun{QStringLiteral("it"), false, false, false, false, 0, nunchi::typeset::Token::QText}));
        QCOMPARE(runs[1].text, QStringLiteral(" looks at "));
        QCOMPARE(runs[1].color, nunchi::typeset::Token::Ink);
        QCOMPARE(runs[2].color, nunchi::typeset::Token::KText);
        QVERIFY(runs[3].math);
    }

    void anyWordsComeBackAsTheyWere()
    {
        for (const char *words : {"$5", "a\\b", "\\Q{x}", "}{", "\\", "$x$", "plain", "\\$"}) {
            const QString text = QString::fromLatin1(words);
            QCOMPARE(joined(lineRuns(asLine(text))), text);
            QCOMPARE(joined(lineRuns(QStringLiteral("\\Q{") + asLine(text) + QStringLiteral("}"))), text);
        }
    }

    void symbolsAreInOrder()
    {
        // The list is searched by halves: what is out of order would not be found.
        for (const char *name : {" ", "!", ",", "Attention", "_", "alpha", "argmax", "cdot", "ge", "geq", "in", "infty",
                 "le", "leq", "mu", "ne", "neq", "quad", "sum", "tau", "times", "to", "top", "zeta", "{", "|", "}"})
            QVERIFY2(symbolNamed(QString::fromLatin1(name)).has_value(), name);
        QVERIFY(!symbolNamed(u"").has_value());
        QVERIFY(!symbolNamed(u"nosuch").has_value());
    }

    void deepNestingEnds()
    {
        QElapsedTimer clock;
        clock.start();
        for (const char *piece : {"{", "\\sqrt{", "\\frac{", "^", "_", "^{", "\\left(", "\\big", "\\hat", "\\sqrt",
                 "\\left", "\\begin{pmatrix}", "\\text{", "\\sqrt[", "\\foo{", "\\"}) {
            const MathRuns runs = mathRuns(QString::fromLatin1(piece).repeated(20000));
            QVERIFY(runs.size() <= 40100);
            plainMath(QString::fromLatin1(piece).repeated(2000));
        }
        QVERIFY2(clock.elapsed() < 10000, qPrintable(QString::number(clock.elapsed())));
    }

    void anyBytesAreRead()
    {
        // Fixed seed: a failure can be seen again.
        QRandomGenerator random(141);
        const QStringList pieces{QStringLiteral("\\frac"), QStringLiteral("\\sqrt"), QStringLiteral("{"),
            QStringLiteral("}"), QStringLiteral("^"), QStringLiteral("_"), QStringLiteral("\\left"),
            QStringLiteral("\\right"), QStringLiteral("("), QStringLiteral("\\begin{aligned}"),
            QStringLiteral("\\end{aligned}"), QStringLiteral("\\\\"), QStringLiteral("&"), QStringLiteral("x"),
            QStringLiteral("$"), QStringLiteral("\\Q"), QStringLiteral("\\text"), QStringLiteral("["),
            QStringLiteral("]"), QStringLiteral("\\hat"), QString(QChar(0xD83D)), QString(QChar(0xDE00)),
            QString(QChar(0))};
        for (int round = 0; round < 3000; ++round) {
            QString tex;
            for (int i = random.bounded(40); i > 0; --i)
                tex += random.bounded(4) == 0 ? QString(QChar(ushort(random.bounded(0x10000))))
                                              : pieces[random.bounded(int(pieces.size()))];
            mathRuns(tex);
            plainLine(tex);
        }
    }
};

QTEST_GUILESS_MAIN(TestMath)
#include "tst_math.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "fixed_words.h"
#include "typeset/formula/mathjax.h"
#include "typeset/formula/svg_reader.h"

using namespace nunchi::typeset;

namespace {
QJsonArray json(const char *name)
{
    QFile file(QStringLiteral(NUNCHI_SOURCE_DIR "/tests/typeset/formulas/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).array() : QJsonArray();
}

QRectF bounds(const Formula &formula)
{
    QRectF all;
    for (const FormulaInk &ink : formula.inks()) {
        all |= ink.path.boundingRect();
        for (const QRectF &rule : ink.rules)
            all |= rule;
    }
    return all;
}

QString word(const char *utf8) { return QString::fromUtf8(utf8); }
} // namespace

class TestMathJax : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithNode_data();
    void agreesWithNode();
    void anyFormulaMayBeTheFirst();
    void inkStaysWithinItsMeasures();
    void isTheSameEveryTime();
    void aFormulaLeavesNothingBehind();
    void namesWhatIsWrong_data();
    void namesWhatIsWrong();
    void survivesMaliciousTeX_data();
    void survivesMaliciousTeX();
    void stopsWhatTakesTooLong();
    void stopsWhenAborted();
    void loadsAgainAfterUnloading();
    void keepsColoursApart();
    void refusesOtherColours();
    void unitesAssembledDelimiters();
    void placesTags();
    void refusesOtherSvg_data();
    void refusesOtherSvg();

private:
    Formula typeset(const char *tex, bool display = true) { return m_mathjax.typeset(FormulaKey::of(word(tex), display)); }

    MathJax m_mathjax{std::make_shared<FixedWords>(), 20000}; // patient: a busy machine is no fault here
};

void TestMathJax::agreesWithNode_data()
{
    QTest::addColumn<QJsonObject>("source");
    QTest::addColumn<QJsonObject>("golden");
    const QJsonArray sources = json("formulas.json");
    const QJsonArray golden = json("golden.json");
    QVERIFY(sources.size() >= 25);
    QCOMPARE(golden.size(), sources.size());
    for (qsizetype i = 0; i < sources.size(); ++i)
        QTest::newRow(qPrintable(sources[i][QLatin1String("name")].toString()))
            << sources[i].toObject() << golden[i].toObject();
}

void TestMathJax::agreesWithNode()
{
    QFETCH(QJsonObject, source);
    QFETCH(QJsonObject, golden);
    const FormulaKey key = FormulaKey::of(source[QLatin1String("tex")].toString(),
                                          source[QLatin1String("display")].toBool());
    const Formula formula = m_mathjax.typeset(key);
    QCOMPARE(formula.error(), QString());
    QCOMPARE(qRound(formula.width() * 10000), qRound(golden[QLatin1String("width")].toDouble() * 10));
    QCOMPARE(qRound(formula.ascent() * 10000), qRound(golden[QLatin1String("ascent")].toDouble() * 10));
    QCOMPARE(qRound(formula.descent() * 10000), qRound(golden[QLatin1String("descent")].toDouble() * 10));
    if (golden.contains(QLatin1String("svg"))) {
        const QByteArray svg = m_mathjax.svg(key).toUtf8();
        QCOMPARE(QString::fromLatin1(QCryptographicHash::hash(svg, QCryptographicHash::Sha256).toHex()),
                 golden[QLatin1String("svg")].toString());
    }
}

void TestMathJax::anyFormulaMayBeTheFirst()
{
    // Qt's engine treats code that it runs for the first time in another way.
    const QJsonArray sources = json("formulas.json");
    for (const QJsonValue &source : sources) {
        const FormulaKey key = FormulaKey::of(source[QLatin1String("tex")].toString(), source[QLatin1String("display")].toBool());
        MathJax fresh(std::make_shared<FixedWords>(), 20000);
        QVERIFY2(fresh.typeset(key) == m_mathjax.typeset(key), qPrintable(source[QLatin1String("name")].toString()));
    }
}

void TestMathJax::inkStaysWithinItsMeasures()
{
    // Letters may lean out a little (an italic f), never by more than a tenth of an em.
    constexpr qreal kLean = 100;
    const QJsonArray sources = json("formulas.json");
    for (const QJsonValue &source : sources) {
        const Formula formula = m_mathjax.typeset(FormulaKey::of(source[QLatin1String("tex")].toString(),
                                                                 source[QLatin1String("display")].toBool()));
        const QRectF box(0, -formula.ascent() * 1000, formula.width() * 1000,
                         (formula.ascent() + formula.descent()) * 1000);
        const QRectF ink = bounds(formula);
        QVERIFY2(box.adjusted(-kLean, -kLean, kLean, kLean).contains(ink), qPrintable(source[QLatin1String("name")].toString()));
        QVERIFY2(ink.width() > box.width() * 0.8, qPrintable(source[QLatin1String("name")].toString()));
    }
}

void TestMathJax::isTheSameEveryTime()
{
    const char *tex = "\\left(\\frac{\\Q{Q}\\K{K}^\\top}{\\sqrt{d_k}}\\right)\\V{V}";
    const Formula first = typeset(tex);
    typeset("\\overbrace{a+b+c+d+e+f+g+h}^n");
    QVERIFY(typeset(tex) == first);
    MathJax other(std::make_shared<FixedWords>(), 20000);
    QVERIFY(other.typeset(FormulaKey::of(word(tex), true)) == first);
}

void TestMathJax::aFormulaLeavesNothingBehind()
{
    const Formula before = typeset("\\alpha + \\vec{x}");
    QVERIFY(!typeset("\\renewcommand{\\alpha}{\\beta} \\let\\vec\\bar \\def\\mine{z} \\mine \\alpha \\tag{7} \\label{a}").isError());
    QVERIFY(!typeset("\\DeclareMathOperator{\\mine}{mine} \\newenvironment{b}{(}{)} \\begin{b} \\mine \\end{b}").isError());
    QVERIFY(typeset("\\alpha + \\vec{x}") == before);
    QVERIFY(typeset("\\mine").isError());
    QVERIFY(typeset("\\begin{b} x \\end{b}").isError());
    QVERIFY(!typeset("x \\tag{7} \\label{a}").isError());
}

void TestMathJax::namesWhatIsWrong_data()
{
    QTest::addColumn<QString>("tex");
    QTest::addColumn<QString>("part");
    QTest::newRow("unknown") << word("a + \\sqt{2}") << word("\\sqt");
    QTest::newRow("open") << word("\\frac{a}{b") << word("{");
    QTest::newRow("closed") << word("a}") << word("}");
    QTest::newRow("argument") << word("\\frac{a}") << word("\\frac");
    QTest::newRow("left") << word("\\left( a") << word("\\left");
    QTest::newRow("right") << word("a \\right)") << word("\\right");
    QTest::newRow("delimiter") << word("\\left a \\right)") << word("\\left");
    QTest::newRow("environment") << word("\\begin{aligned} a") << word("aligned");
    QTest::newRow("wrong end") << word("\\begin{cases} a \\end{matrix}") << word("\\end{matrix}");
    QTest::newRow("no such") << word("\\begin{nothing} a \\end{nothing}") << word("nothing");
    QTest::newRow("subscripts") << word("a_b_c") << word("subscript");
    QTest::newRow("superscripts") << word("a^b^c") << word("superscript");
    QTest::newRow("ampersand") << word("a & b") << word("&");
    QTest::newRow("macro") << word("\\def\\x{\\x\\x}\\x") << word("itself");
}

void TestMathJax::namesWhatIsWrong()
{
    QFETCH(QString, tex);
    QFETCH(QString, part);
    const Formula formula = m_mathjax.typeset(FormulaKey::of(tex));
    QVERIFY2(formula.error().contains(part), qPrintable(formula.error()));
    QVERIFY(formula.inks().isEmpty());
}

void TestMathJax::survivesMaliciousTeX_data()
{
    QTest::addColumn<QString>("tex");
    QTest::newRow("braces") << word("{").repeated(5000) + word("x") + word("}").repeated(5000);
    QTest::newRow("roots") << word("\\sqrt{").repeated(1500) + word("x") + word("}").repeated(1500);
    QTest::newRow("fractions") << word("\\frac1{").repeated(1500) + word("x") + word("}").repeated(1500);
    QTest::newRow("left") << word("\\left(").repeated(900) + word("x") + word("\\right)").repeated(900);
    QTest::newRow("scripts") << word("a^{").repeated(3000) + word("x") + word("}").repeated(3000);
    QTest::newRow("doubling") << word("\\def\\a{\\b\\b}\\def\\b{\\c\\c}\\def\\c{\\d\\d}\\def\\d{\\a\\a}\\a");
    QTest::newRow("too long") << word("a").repeated(20001);
    QTest::newRow("megabytes") << word("a+").repeated(5'000'000);
    QTest::newRow("nothing printable") << QString(300, QChar(u'\u0000')) + QChar(0xD800) + QChar(0xFFFF);
    QTest::newRow("markup") << word("\\text{</text><path d=\"M0 0\"/>} <&> \\text{\xed\x95\x9c<b>&amp;}");
    QTest::newRow("empty") << QString();
}

void TestMathJax::survivesMaliciousTeX()
{
    QFETCH(QString, tex);
    MathJax mathjax(std::make_shared<FixedWords>(), 2000);
    const Formula formula = mathjax.typeset(FormulaKey::of(tex));
    QVERIFY(formula.isError() || formula.width() >= 0);
    // And the next formula is none the worse.
    QVERIFY(mathjax.typeset(FormulaKey::of(word("x"))) == typeset("x", false));
}

void TestMathJax::stopsWhatTakesTooLong()
{
    MathJax mathjax(std::make_shared<FixedWords>(), 100);
    QString tex;
    for (int i = 0; i < 1900; ++i)
        tex += word("\\sqrt{a}+");
    mathjax.typeset(FormulaKey::of(word("x")));
    QElapsedTimer timer;
    timer.start();
    const Formula formula = mathjax.typeset(FormulaKey::of(tex));
    QVERIFY2(formula.error().contains(word("0.1")), qPrintable(formula.error()));
    QVERIFY(timer.elapsed() < 10000);
    QVERIFY(!mathjax.isLoaded());
}

void TestMathJax::stopsWhenAborted()
{
    MathJax mathjax(std::make_shared<FixedWords>(), 60000);
    mathjax.abort();
    QVERIFY(mathjax.typeset(FormulaKey::of(word("x"))).isError());
}

void TestMathJax::loadsAgainAfterUnloading()
{
    MathJax mathjax(std::make_shared<FixedWords>(), 20000);
    const Formula before = mathjax.typeset(FormulaKey::of(word("x^2")));
    mathjax.unload();
    QVERIFY(!mathjax.isLoaded());
    QVERIFY(mathjax.typeset(FormulaKey::of(word("x^2"))) == before);
}

void TestMathJax::keepsColoursApart()
{
    const Formula formula = typeset("\\Q{q}\\cdot\\K{k} = \\V{v} \\W{\\frac{w}{\\Q{2}}}");
    QList<FormulaRole> roles;
    for (const FormulaInk &ink : formula.inks())
        roles += ink.role;
    QCOMPARE(roles, (QList<FormulaRole>{FormulaRole::Ink, FormulaRole::Query, FormulaRole::Key, FormulaRole::Value,
                                        FormulaRole::Weight}));
    QCOMPARE(formula.inks().last().rules.size(), 1); // the fraction bar is a weight's
    // Colour changes nothing else.
    const Formula plain = typeset("{q}\\cdot{k} = {v} {\\frac{w}{2}}");
    QCOMPARE(formula.ascent(), plain.ascent());
    QCOMPARE(bounds(formula), bounds(plain));
    QCOMPARE(typeset("a \\Q{+} b").width(), typeset("a + b").width());
}

void TestMathJax::refusesOtherColours()
{
    QVERIFY(typeset("\\color{red} x").error().contains(word("\\color")));
    QVERIFY(typeset("\\href{http://example.org}{x}").isError());
    QVERIFY(typeset("\\require{html} x").isError());
    QVERIFY(typeset("\\unicode{65}").isError());
}

void TestMathJax::unitesAssembledDelimiters()
{
    // Wherever the pieces of a tall parenthesis overlap, it is one outline.
    const Formula formula = typeset("\\left(\\begin{matrix}1\\\\2\\\\3\\\\4\\\\5\\\\6\\end{matrix}\\right.");
    const QPainterPath path = formula.inks().first().path;
    int parens = 0;
    for (const QPolygonF &polygon : path.toSubpathPolygons())
        parens += polygon.boundingRect().height() > 6000 ? 1 : 0;
    QCOMPARE(parens, 1);
}

void TestMathJax::placesTags()
{
    const Formula plain = typeset("a = b");
    const Formula tagged = typeset("a = b \\tag{12}");
    QVERIFY2(!tagged.isError(), qPrintable(tagged.error()));
    QVERIFY(tagged.width() > plain.width() + 2);
    QVERIFY(tagged.width() < plain.width() + 6);
    const Formula lines = typeset("\\begin{align} a &= b \\\\ c &= d + e \\tag{2} \\end{align}");
    QVERIFY2(!lines.isError(), qPrintable(lines.error()));
    QVERIFY(bounds(lines).right() <= lines.width() * 1000 + 1);
}

void TestMathJax::refusesOtherSvg_data()
{
    QTest::addColumn<QString>("svg");
    QTest::newRow("nothing") << QString();
    QTest::newRow("no xml") << word("<svg viewBox='0 0 1 1'><g>");
    QTest::newRow("no box") << word("<svg/>");
    QTest::newRow("image") << word("<svg viewBox='0 0 1 1'><image href='file:///etc/passwd'/></svg>");
    QTest::newRow("path") << word("<svg viewBox='0 0 1 1'><path d='M0 0 A 1 1'/></svg>");
    QTest::newRow("transform") << word("<svg viewBox='0 0 1 1'><g transform='rotate(3)'/></svg>");
    QTest::newRow("colour") << word("<svg viewBox='0 0 1 1'><g fill='red'/></svg>");
    QTest::newRow("entities") << word("<!DOCTYPE svg [<!ENTITY a 'x'><!ENTITY b '&a;&a;&a;'>]><svg viewBox='0 0 1 1'><text>&b;</text></svg>").replace(word("&b;"), word("&c;"));
    QTest::newRow("deep") << word("<svg viewBox='0 0 1 1'>") + word("<g>").repeated(3000) + word("</g>").repeated(3000) + word("</svg>");
}

void TestMathJax::refusesOtherSvg()
{
    QFETCH(QString, svg);
    const FixedWords words;
    QVERIFY(SvgReader(words).read(svg).isError());
}

QTEST_MAIN(TestMathJax)
#include "tst_mathjax.moc"

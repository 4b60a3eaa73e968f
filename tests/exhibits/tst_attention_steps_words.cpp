// SPDX-License-Identifier: GPL-3.0-or-later
// What the exhibit says in words and formulas, and what is left of it on paper and on narrow pages.
#include "steps_fixture.h"

#include <QTest>

#include "controls/switch.h"
#include "exhibits/attention-steps/view_explanation.h"
#include "exhibits/attention-steps/view_formula.h"
#include "exhibits/attention-steps/view_words.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using namespace nunchi::exhibits::attention_steps;

class TestAttentionStepsWords : public StepsFixture
{
    Q_OBJECT

private:
    /// Whether anything but paper and hairlines is drawn in a rectangle of the table.
    bool hasInk(const QRectF &rect)
    {
        const QImage image = table()->grab().toImage();
        const QRect box = rect.translated(controls::kFocusRoom, 0).toAlignedRect() & image.rect();
        for (int y = box.top(); y <= box.bottom(); ++y)
            for (int x = box.left(); x <= box.right(); ++x)
                if (typeset::contrast(image.pixelColor(x, y), m_look->color(typeset::Token::Paper)) > 3)
                    return true;
        return false;
    }
    void widen(int width) { m_view->resize(width, m_view->heightForWidth(width)); }

private Q_SLOTS:
    void ofEqualWeightsNoneIsTheStrongest();
    void wordsCountTheStrongest();
    void weightsAreAFraction();
    void steppingMovesNothingBelowTheFormula();
    void narrowTablesShowTheWorkingToo_data();
    void narrowTablesShowTheWorkingToo();
    void theMiddleOfTheScaleIsNamed();
    void paperHasNothingToPress();
};

void TestAttentionStepsWords::ofEqualWeightsNoneIsTheStrongest()
{
    QVERIFY(!m_model->setText(QStringLiteral("one two three four five six seven")));
    m_model->setStep(Step::Softmax);
    QVERIFY(words::tryThis(*m_model).contains(QLatin1String("alike")));
    QVERIFY(!words::tryThis(*m_model).contains(u'%'));
    QVERIFY(words::explanation(*m_model).contains(QLatin1String("alike")));
    // One larger than the rest is the strongest, alone.
    QVERIFY(!m_model->setNumber(QStringLiteral("one"), QStringLiteral("living"), 2));
    QCOMPARE(m_model->strongest(), QList<int>{0});
    QVERIFY(words::tryThis(*m_model).contains(QStringLiteral("“one” holds")));
}

void TestAttentionStepsWords::wordsCountTheStrongest()
{
    QVERIFY(words::tryThis(*m_model).contains(QLatin1String("Two tokens hold 77%")));
    m_model->setCausal(true);
    m_model->setQuery(QStringLiteral("the")); // sees itself alone
    QVERIFY(!words::tryThis(*m_model).contains(u'%'));
}

void TestAttentionStepsWords::weightsAreAFraction()
{
    m_model->setStep(Step::Softmax);
    const words::Formula formula = words::formula(*m_model);
    QCOMPARE(typeset::plainLine(formula.over), QStringLiteral("e^(sⱼ/√dₖ)"));
    const typeset::LineStyle style{1, typeset::Face::Label, false, m_look->color(typeset::Token::Ink)};
    const FormulaText text(formula, *m_look, style);
    QImage image(QSize(int(text.width()) + 1, int(text.height())), QImage::Format_RGB32);
    image.fill(m_look->color(typeset::Token::Paper));
    QPainter painter(&image);
    text.draw(painter, image.rect());
    painter.end();
    // A bar of ink, and what it parts above and below it.
    const int right = image.width() - 3;
    int bars = 0;
    int bar = 0;
    for (int y = 0; y < image.height(); ++y) {
        bool line = true;
        for (int x = right - 20; x < right; ++x)
            line = line && qGray(image.pixel(x, y)) < 120;
        if (line)
            bar = y;
        bars += line;
    }
    QVERIFY(bars >= 1 && bar > image.height() / 3 && bar < image.height() * 2 / 3);
    const auto ink = [&](int from, int to) {
        for (int y = from; y < to; ++y)
            for (int x = image.width() / 2; x < image.width(); ++x)
                if (qGray(image.pixel(x, y)) < 120)
                    return true;
        return false;
    };
    QVERIFY(ink(0, bar - 2) && ink(bar + 3, image.height()));
}

void TestAttentionStepsWords::steppingMovesNothingBelowTheFormula()
{
    widen(1020);
    const int before = only<ExplanationPart>()->height();
    for (const Step step : {Step::Scaling, Step::Softmax, Step::Mixing}) {
        m_model->setStep(step);
        QCOMPARE(only<ExplanationPart>()->height(), before);
    }
}

void TestAttentionStepsWords::narrowTablesShowTheWorkingToo_data()
{
    QTest::addColumn<QString>("sentence");
    for (const char *sentence : {"tired", "wide", "bit"})
        QTest::newRow(sentence) << QString::fromLatin1(sentence);
}

void TestAttentionStepsWords::narrowTablesShowTheWorkingToo()
{
    QFETCH(QString, sentence);
    m_model->setLanguage(QStringLiteral("en"));
    m_model->setSentence(sentence);
    for (const int width : {640, 680, 734, 1020}) {
        widen(width);
        for (const Step step : {Step::Scores, Step::Scaling}) {
            m_model->setStep(step);
            const TableGeometry at = geometry();
            for (int row = 0; row < m_model->values().count(); ++row)
                QVERIFY2(hasInk(at.bar(row)), qPrintable(QStringLiteral("%1: row %2").arg(width).arg(row)));
        }
    }
}

void TestAttentionStepsWords::theMiddleOfTheScaleIsNamed()
{
    m_model->setStep(Step::Softmax);
    for (const char *language : {"ko", "en"}) {
        m_model->setLanguage(QString::fromLatin1(language));
        for (const int width : {680, 734, 1020}) {
            widen(width);
            const QRectF head = geometry().barHead();
            QVERIFY2(hasInk(QRectF(head.center().x() - 6, head.top(), 12, head.height())), language);
        }
    }
}

void TestAttentionStepsWords::paperHasNothingToPress()
{
    m_look->setTheme(typeset::ThemeName::Paper);
    for (const auto *control : m_view->findChildren<controls::Switch *>())
        QVERIFY(!control->isVisible());
    for (const char *name : {"Undo", "Start over", "Type your own", "넓었다", "Next step"})
        QVERIFY2(!button(QString::fromUtf8(name)), name);
    QVERIFY(!words::caption(true).contains(QLatin1String("press")));
    // The tokens and the steps are part of the picture.
    QVERIFY(chip(QStringLiteral("그것은"))->isVisible());
    // And back again.
    m_look->setTheme(typeset::ThemeName::Light);
    QVERIFY(button(QStringLiteral("Start over")) && button(QStringLiteral("넓었다")));
}

QTEST_MAIN(TestAttentionStepsWords)
#include "tst_attention_steps_words.moc"

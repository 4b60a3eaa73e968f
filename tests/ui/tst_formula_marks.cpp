// SPDX-License-Identifier: GPL-3.0-or-later
// Formulas that are selected, found, or stand in bold text.
#include <QTest>

#include "ink.h"
#include "stage.h"
#include "ui/palette.h"
#include "ui/prose_view.h"
#include "ui/words.h"

using namespace nunchi;
using stage::hasColor;
using typeset::Token;

namespace {

course::Block paragraph(const QString &text)
{
    return {QStringLiteral("p"), {}, course::Paragraph{ui::wordsWithMath(text)}};
}

} // namespace

class TestFormulaMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void selectedFormulasAreReadable_data();
    void selectedFormulasAreReadable();
    void foundFormulasAreMarkedAlone();
    void boldTextHasBoldFormulas();

private:
    void show(const course::Blocks &blocks, int width = 620);
    void settle();
    QImage picture();
    QImage pictureOf(int position, qsizetype from, qsizetype to);

    std::unique_ptr<stage::CourseFolder> m_folder;
    std::unique_ptr<session::Session> m_session;
    std::unique_ptr<stage::Stage> m_stage;
    std::unique_ptr<ui::ProseView> m_view;
};

void TestFormulaMarks::init()
{
    m_folder = std::make_unique<stage::CourseFolder>();
    m_folder->addPage(QStringLiteral("01-first"), "---\ntitle: T\n---\n\nT\n", "---\ntitle: T\n---\n\nT\n");
    m_session = stage::openSession(m_folder->path());
    m_stage = std::make_unique<stage::Stage>(*m_session);
    m_view = std::make_unique<ui::ProseView>(m_stage->context);
}

void TestFormulaMarks::cleanup()
{
    m_view.reset();
    m_stage.reset();
    m_session.reset();
    m_folder.reset();
}

void TestFormulaMarks::show(const course::Blocks &blocks, int width)
{
    m_view->resize(width, 100);
    m_view->setBlocks(blocks);
    m_view->resize(width, m_view->heightForWidth(width));
    m_view->show();
}

void TestFormulaMarks::settle()
{
    QTRY_VERIFY_WITH_TIMEOUT(m_stage->formulas->isSettled(), 20'000);
    QCoreApplication::processEvents();
    m_view->resize(m_view->width(), m_view->heightForWidth(m_view->width()));
}

QImage TestFormulaMarks::picture()
{
    m_view->clearFocus(); // no caret
    QImage image(m_view->size(), QImage::Format_RGB32);
    image.fill(m_stage->look.color(Token::Paper));
    m_view->render(&image, {}, {}, QWidget::DrawChildren);
    return image;
}

/// Of a part of the object there.
QImage TestFormulaMarks::pictureOf(int position, qsizetype from, qsizetype to)
{
    return picture().copy(m_view->prose().formulas().rectOf(position, from, to).toAlignedRect().adjusted(2, 2, -2, -2));
}

void TestFormulaMarks::selectedFormulasAreReadable_data()
{
    QTest::addColumn<typeset::ThemeName>("theme");
    QTest::newRow("light") << typeset::ThemeName::Light;
    QTest::newRow("dark") << typeset::ThemeName::Dark;
    QTest::newRow("projector") << typeset::ThemeName::Projector;
}

void TestFormulaMarks::selectedFormulasAreReadable()
{
    QFETCH(typeset::ThemeName, theme);
    m_stage->look.setTheme(theme);
    m_stage->look.setTextScale(3);
    const QPalette palette = ui::paletteFor(m_stage->look.theme());
    m_view->setPalette(palette);
    show({paragraph(QStringLiteral("H $\\Q{Q}=x$에")), {QStringLiteral("m"), {}, course::MathBlock{QStringLiteral("x=\\frac{\\Q{Q}}{2}")}}}, 1200);
    settle();
    m_view->selectAll();
    const QColor ground = palette.color(QPalette::Inactive, QPalette::Highlight);
    const QString text = m_view->toPlainText();
    for (int at = 0; at < text.size(); ++at) {
        if (text.at(at) != QChar::ObjectReplacementCharacter)
            continue;
        const QImage image = pictureOf(at, 0, 6);
        QCOMPARE(image.pixelColor(0, 0), ground);
        QVERIFY(hasColor(image, palette.color(QPalette::Inactive, QPalette::HighlightedText)));
        QVERIFY(!hasColor(image, m_stage->look.color(Token::QText)));
    }
}

void TestFormulaMarks::foundFormulasAreMarkedAlone()
{
    m_stage->look.setTextScale(3);
    show({paragraph(QStringLiteral("벡터 $x_i$에서 시작해요"))}, 1200);
    settle();
    const int object = static_cast<int>(m_view->toPlainText().indexOf(QChar::ObjectReplacementCharacter));
    const QColor tint = m_stage->look.color(Token::NoteTint);
    m_view->setSought(course::TextPattern(QStringLiteral("x_i")));
    QVERIFY(hasColor(pictureOf(object, 0, 5), tint));
    QVERIFY(hasColor(pictureOf(object, 0, 5), m_stage->look.color(Token::Ink))); // no veil over it
    QVERIFY(!hasColor(pictureOf(object, 5, 7), tint));
    m_view->setSought(course::TextPattern(QStringLiteral("에서")));
    QVERIFY(!hasColor(pictureOf(object, 0, 5), tint));
    QVERIFY(hasColor(pictureOf(object, 5, 7), tint));
    // With words on both sides of the seam.
    m_view->setSought(course::TextPattern(QStringLiteral("에서 시작")));
    m_view->setCurrentFound(0);
    const QRect frame = m_view->marks().rectOf(m_view->marks().found().first());
    QCOMPARE(frame.left(), m_view->prose().formulas().rectOf(object, 5, 7).toAlignedRect().left());
    QVERIFY(hasColor(picture().copy(frame.right() - 40, frame.top(), 40, frame.height()), tint));
}

void TestFormulaMarks::boldTextHasBoldFormulas()
{
    m_stage->look.setTextScale(3);
    const auto inkOf = [this](bool bold) {
        course::Inlines text = ui::wordsWithMath(QStringLiteral("H $x+y$ H"));
        for (course::Span &span : text)
            span.marks.setFlag(course::Mark::Strong, bold);
        const course::Block block{QStringLiteral("p"), {}, course::Paragraph{text}};
        show({block});
        settle();
        const int object = static_cast<int>(m_view->toPlainText().indexOf(QChar::ObjectReplacementCharacter));
        const QImage image = pictureOf(object, 0, 5);
        double ink = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                ink += 255 - qGray(image.pixel(x, y));
        return ink;
    };
    const double regular = inkOf(false);
    QVERIFY(inkOf(true) > 1.15 * regular);
}

QTEST_MAIN(TestFormulaMarks)
#include "tst_formula_marks.moc"

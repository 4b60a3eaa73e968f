// SPDX-License-Identifier: GPL-3.0-or-later
// A large matrix as a picture: what its pixels show, and moving over it by keys, mouse, wheel, drops and the menu.
#include "matrix_fixture.h"

#include <cmath>

#include <QAction>
#include <QApplication>
#include <QDragEnterEvent>
#include <QHelpEvent>
#include <QMimeData>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolTip>
#include <QUrl>
#include <QWheelEvent>

#include "controls/button.h"
#include "controls/segments.h"
#include "exhibits/matrix/model_large_text.h"
#include "exhibits/matrix/view_map.h"
#include "exhibits/matrix/view_readout.h"
#include "exhibits/matrix/view_source.h"
#include "exhibits/matrix/view_words.h"
#include "exhibits/shared/exhibit_menu.h"
#include "tests/engine/npy_bytes.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using namespace nunchi::tests;
using matrix::MapGeometry;
using matrix::MapPart;
using matrix::Place;
using matrix::ReadoutPart;
using matrix::Show;
using matrix::SourcePart;
using matrix::Spot;
using typeset::ThemeName;

class TestMatrixMap : public MatrixFixture
{
    Q_OBJECT

private Q_SLOTS:
    void everyPixelIsTheLargestUnderIt_data();
    void everyPixelIsTheLargestUnderIt();
    void maskedBlocksHaveNoColourOfTheMap();
    void thePictureSaysWhatAPixelIs();
    void theChosenCellIsFramedOnAnyColour();
    void nothingMovesWhileSomethingIsMade();
    void wheelZoomsAboutThePointer();
    void draggingMovesTheMatrix();
    void keysMoveAndZoom();
    void hoveringAndClickingReadOut();
    void numbersStandInCellsWithRoom();
    void lettersAndSegmentsChooseTheLength();
    void openByButtonKeyAndMenu();
    void openByDropping();
    void whatIsWrongIsSaidAndStays();
    void stopByMouse();
    void nothingToSwitchInAFile();
    void everyStopHasANameAndTabReachesIt();
    void everyWidthFits();
    void theAudienceSeesItWithoutControls();
    void theSentenceComesBack();

private:
    MapPart *map() const { return m_view->findChild<MapPart *>(); }
    ReadoutPart *readout() const { return m_view->findChild<ReadoutPart *>(); }
    SourcePart *source() const { return m_view->findChild<SourcePart *>(); }
    controls::Button *button(const char *name) const;
    void compute(int size);
    void openFile(const std::string &bytes);
    QString write(const char *name, const std::string &bytes) const;
    bool turnWheel(QPointF at, int eighths);
    QTemporaryDir m_folder;
};

controls::Button *TestMatrixMap::button(const char *name) const
{
    for (auto *candidate : m_view->findChildren<controls::Button *>())
        if (candidate->accessibleName() == QString::fromUtf8(name))
            return candidate;
    return nullptr;
}

void TestMatrixMap::compute(int size)
{
    m_model->showComputed(size);
    m_model->settle();
    m_view->resize(m_view->width(), m_view->heightForWidth(m_view->width()));
    QVERIFY(map());
}

QString TestMatrixMap::write(const char *name, const std::string &bytes) const
{
    QFile file(m_folder.filePath(QString::fromUtf8(name)));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), qint64(bytes.size())) != qint64(bytes.size()))
        qFatal("%s cannot be written", name);
    return file.fileName();
}

void TestMatrixMap::openFile(const std::string &bytes)
{
    m_model->openFiles({write("any.npy", bytes)});
    m_model->settle();
    m_view->resize(m_view->width(), m_view->heightForWidth(m_view->width()));
}

bool TestMatrixMap::turnWheel(QPointF at, int eighths)
{
    QWheelEvent event(at, map()->mapToGlobal(at), {}, QPoint(0, eighths), Qt::NoButton, Qt::NoModifier,
        Qt::NoScrollPhase, false);
    event.accept();
    QApplication::sendEvent(map(), &event);
    return event.isAccepted();
}

void TestMatrixMap::everyPixelIsTheLargestUnderIt_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<double>("span");
    QTest::addColumn<bool>("scores");
    for (const int size : {700, 1500, 2400})
        for (const double span : {1e9, 333.0, 40.0})
            for (const bool scores : {false, true})
                QTest::addRow("%d, %.0f %s", size, span, scores ? "scores" : "weights") << size << span << scores;
}

void TestMatrixMap::everyPixelIsTheLargestUnderIt()
{
    QFETCH(int, size);
    QFETCH(double, span);
    QFETCH(bool, scores);
    m_model->setShow(scores ? Show::Scores : Show::Weights);
    compute(size);
    m_model->setPlace({size / 3.0, size / 2.0, span});
    const MapGeometry at = map()->geometryNow();
    const QImage picture = map()->picture(at, 1);
    const auto &cells = m_model->field().matrix();
    const auto &colours = scores ? m_look->theme().scoreMap() : m_look->theme().weightMap();
    QCOMPARE(at.level() == 0, at.cellSize() >= 1);
    QVERIFY(std::ldexp(at.cellSize(), at.level()) >= 1 - 1e-6);
    QVERIFY(at.level() == 0 || std::ldexp(at.cellSize(), at.level() - 1) < 1);
    const auto near = [](QRgb a, QRgb b) {
        return std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b)) <= 8;
    };
    for (int y = 3; y < picture.height(); y += 61) {
        for (int x = 3; x < picture.width(); x += 47) {
            const int row = int(at.rowAt(at.cells().top() + y + 0.5)) >> at.level() << at.level();
            const int column = int(at.columnAt(at.cells().left() + x + 0.5)) >> at.level() << at.level();
            double largest = -INFINITY;
            for (int i = row; i < std::min(row + (1 << at.level()), size); ++i)
                for (int j = column; j < std::min(column + (1 << at.level()), size); ++j)
                    largest = std::max(largest, cells.at(i, j));
            QVERIFY(near(picture.pixel(x, y), colours.rgbAt(std::min(1.0, largest / m_model->scaleEnd(0)))));
        }
    }
}

void TestMatrixMap::maskedBlocksHaveNoColourOfTheMap()
{
    m_model->setCausal(true);
    compute(1500);
    const QImage image = map()->picture(map()->geometryNow(), 1);
    const QColor ground = m_look->color(typeset::Token::Sunk);
    QCOMPARE(image.pixelColor(image.width() - 2, 2), ground);
    QVERIFY(image.pixelColor(2, image.height() - 2) != ground);
    // On the diagonal some cells of a block may be looked at.
    QVERIFY(image.pixelColor(image.width() / 2, image.height() / 2) != ground);
}

void TestMatrixMap::thePictureSaysWhatAPixelIs()
{
    compute(2048);
    const int level = map()->geometryNow().level();
    QCOMPARE(level, int(std::ceil(std::log2(2048 / map()->geometryNow().box().width()))));
    QCOMPARE(map()->pixelWords(), QStringLiteral("Each pixel: the largest of %1 × %1 weights.").arg(1 << level));
    QVERIFY(map()->accessibleDescription().contains(map()->pixelWords()));
    m_model->setPlace({100, 100, 100});
    QCOMPARE(map()->pixelWords(), QStringLiteral("Each square is one cell."));
}

void TestMatrixMap::theChosenCellIsFramedOnAnyColour()
{
    compute(2048);
    for (const Spot &spot : {m_model->field().cell(), Spot{1024, 1024, 0}}) {
        m_model->setCell(spot.row, spot.column);
        const QImage image = picture(map());
        const QPointF middle = map()->geometryNow().block({spot.row, spot.column}).center();
        QSet<QRgb> met; // straight up from the cell: a light line and a dark one
        for (int y = 0; y < 14; ++y)
            met << image.pixel(int(middle.x()), int(middle.y()) - y);
        QVERIFY(met.contains(m_look->color(typeset::Token::Ink).rgb()));
        QVERIFY(met.contains(m_look->color(typeset::Token::Paper).rgb()));
    }
}

void TestMatrixMap::nothingMovesWhileSomethingIsMade()
{
    show(1028);
    compute(64);
    const int before = m_view->heightForWidth(1028);
    m_model->drawAgain();
    QVERIFY(m_model->field().isBusy());
    QVERIFY(button("Stop")->isVisible());
    QCOMPARE(m_view->heightForWidth(1028), before);
    m_model->settle();
    QVERIFY(button("Draw again")->isVisible());
    // The keyboard stays where it is, too.
    button("Draw again")->setFocus();
    QTest::keyClick(button("Draw again"), Qt::Key_Space);
    QVERIFY(button("Stop")->hasFocus());
    m_model->settle();
    QVERIFY(button("Draw again")->hasFocus());
    QTest::keyClick(button("Draw again"), Qt::Key_Space);
    QTest::keyClick(button("Stop"), Qt::Key_Space);
    QVERIFY(!m_model->field().isBusy());
    QVERIFY(button("Draw again")->hasFocus());
}

void TestMatrixMap::wheelZoomsAboutThePointer()
{
    compute(2048);
    const QPointF spot = map()->geometryNow().box().center() + QPointF(90, -70);
    // Only where the map was chosen: else the page moves on.
    m_view->findChild<controls::Segments *>()->setFocus();
    QVERIFY(!turnWheel(spot, 240));
    QCOMPARE(m_model->field().place(), m_model->field().whole());
    map()->setFocus();
    const double row = map()->geometryNow().rowAt(spot.y());
    const double column = map()->geometryNow().columnAt(spot.x());
    QVERIFY(turnWheel(spot, 240));
    QCOMPARE(m_model->field().place().span, 1024.0);
    QVERIFY(std::abs(map()->geometryNow().rowAt(spot.y()) - row) < 1e-6);
    QVERIFY(std::abs(map()->geometryNow().columnAt(spot.x()) - column) < 1e-6);
    QVERIFY(turnWheel(spot, -240));
    QCOMPARE(m_model->field().place(), m_model->field().whole());
    QVERIFY(!turnWheel(spot, -240)); // no further: the page may move
    for (int i = 0; i < 30; ++i)
        turnWheel(spot, 240);
    QCOMPARE(m_model->field().place().span, matrix::Field::kLeastSpan);
    m_model->undo(); // all of it was one look around
    QCOMPARE(m_model->field().place(), m_model->field().whole());
}

void TestMatrixMap::draggingMovesTheMatrix()
{
    compute(2048);
    m_model->setPlace({1000, 1000, 200});
    const MapGeometry before = map()->geometryNow();
    const QPoint from = before.box().center().toPoint();
    const double row = before.rowAt(from.y());
    const double column = before.columnAt(from.x());
    const Spot cell = m_model->field().cell();
    QTest::mousePress(map(), Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, from + QPoint(40, 25), map()->mapToGlobal(from + QPoint(40, 25)),
        Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(map(), &move);
    QTest::mouseRelease(map(), Qt::LeftButton, {}, from + QPoint(40, 25));
    const MapGeometry after = map()->geometryNow();
    QVERIFY(std::abs(after.rowAt(from.y() + 25) - row) < 1e-6);
    QVERIFY(std::abs(after.columnAt(from.x() + 40) - column) < 1e-6);
    QCOMPARE(m_model->field().cell().row, cell.row); // moving chooses nothing
    QCOMPARE(m_model->field().cell().column, cell.column);
}

void TestMatrixMap::keysMoveAndZoom()
{
    compute(2048);
    map()->setFocus(Qt::TabFocusReason);
    m_model->setCell(1024, 500);
    const int block = 1 << map()->geometryNow().level();
    QTest::keyClick(map(), Qt::Key_Right);
    QCOMPARE(m_model->field().cell().column / block, 500 / block + 1);
    QCOMPARE(m_model->field().cell().row / block, 1024 / block);
    // In a block the cell is the largest of it.
    const Spot spot = m_model->field().cell();
    QCOMPARE(spot.value, m_model->field().matrix().spotOf(map()->geometryNow().level(), spot.row / block, spot.column / block).value);
    while (m_model->field().place().span > matrix::Field::kLeastSpan)
        QTest::keyClick(map(), Qt::Key_Plus);
    QVERIFY(map()->geometryNow().shows(spot.row, spot.column));
    QCOMPARE(map()->geometryNow().level(), 0);
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(map(), Qt::Key_Down);
    QCOMPARE(m_model->field().cell().row, spot.row + 20);
    QVERIFY(map()->geometryNow().shows(spot.row + 20, spot.column)); // the picture followed
    const Place before = m_model->field().place();
    QTest::keyClick(map(), Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(m_model->field().place().column, before.column - before.span / 4);
    QCOMPARE(m_model->field().cell().row, spot.row + 20);
    QTest::keyClick(map(), Qt::Key_Minus);
    QCOMPARE(m_model->field().place().span, before.span * 2);
    QTest::keyClick(map(), Qt::Key_Home);
    QCOMPARE(m_model->field().place(), m_model->field().whole());
    for (int i = 0; i < 3000; ++i)
        QTest::keyClick(map(), Qt::Key_Up);
    QVERIFY(m_model->field().cell().row < block);
}

void TestMatrixMap::hoveringAndClickingReadOut()
{
    compute(2048);
    const Spot chosen = m_model->field().cell();
    const MapGeometry at = map()->geometryNow();
    const QPoint spot = at.box().topLeft().toPoint() + QPoint(200, 300);
    const auto block = at.blockAt(spot);
    QVERIFY(block);
    const Spot largest = m_model->field().matrix().spotOf(at.level(), block->row, block->column);
    QTest::mouseMove(map(), spot);
    QTRY_COMPARE(readout()->cell(), (Cell{largest.row, largest.column}));
    QCOMPARE(m_model->field().cell().row, chosen.row);
    // Every digit, and its place, in the tip.
    QHelpEvent help(QEvent::ToolTip, spot, map()->mapToGlobal(spot));
    QApplication::sendEvent(map(), &help);
    const QString digits = QToolTip::text().section(u' ', -1);
    QCOMPARE(digits.toFloat(), float(largest.value));
    QTest::mouseClick(map(), Qt::LeftButton, {}, spot);
    QCOMPARE(m_model->field().cell().row, largest.row);
    QCOMPARE(m_model->field().cell().column, largest.column);
    QVERIFY(readout()->accessibleDescription().contains(QStringLiteral("query")));
    QTest::mouseMove(map(), QPoint(1, 1));
    QTest::mouseDClick(map(), Qt::LeftButton, {}, spot);
    QCOMPARE(m_model->field().place().span, 1024.0);
}

void TestMatrixMap::numbersStandInCellsWithRoom()
{
    openFile(npyMatrix(2, 2, {0.25, 0.5, 0.75, 1}));
    const MapGeometry at = map()->geometryNow();
    QVERIFY(at.cellSize() > 100);
    const QImage image = picture(map());
    for (const Cell cell : {Cell{0, 1}, Cell{1, 0}}) {
        QSet<QRgb> colours;
        const QRectF middle = at.block(cell).adjusted(60, 60, -60, -60);
        for (int x = int(middle.left()); x < middle.right(); ++x)
            for (int y = int(middle.top()); y < middle.bottom(); ++y)
                colours << image.pixel(x, y);
        QVERIFY(colours.size() > 2);
    }
}

void TestMatrixMap::lettersAndSegmentsChooseTheLength()
{
    grid()->setFocus();
    QTest::keyClick(grid(), Qt::Key_L);
    m_model->settle();
    QCOMPARE(m_model->field().matrix().rows(), 256);
    QVERIFY(map()->hasFocus()); // what had the keyboard has been replaced
    QTest::keyClick(map(), Qt::Key_L);
    m_model->settle();
    QCOMPARE(m_model->field().matrix().rows(), 2048);
    QTest::keyClick(map(), Qt::Key_M);
    m_model->settle();
    QVERIFY(m_model->field().shown().causal);
    QTest::keyClick(map(), Qt::Key_P); // there is no padding
    QCOMPARE(m_model->values().settings().padding, Padding::None);
    const auto parts = source()->findChild<controls::Segments *>()->findChildren<QAbstractButton *>();
    QCOMPARE(parts.size(), 4);
    QTest::mouseClick(parts[1], Qt::LeftButton);
    m_model->settle();
    QCOMPARE(m_model->field().matrix().rows(), 256);
    QTest::mouseClick(button("Draw again"), Qt::LeftButton);
    m_model->settle();
    QCOMPARE(m_model->field().shown().seed, 142);
    // A length of the lesson's own stands among the others.
    QVERIFY(!m_model->setSome({{QStringLiteral("size"), 1000}}));
    m_model->settle();
    QCOMPARE(source()->findChild<controls::Segments *>()->count(), 5);
    QCOMPARE(source()->findChild<controls::Segments *>()->current(), 2);
}

void TestMatrixMap::openByButtonKeyAndMenu()
{
    int asked = 0;
    const QString path = write("any.npy", npyMatrix(1, 2, {3, 4}));
    const auto answer = [&](const QStringList &paths) {
        m_view->setAskFiles([&asked, paths] {
            ++asked;
            return paths;
        });
    };
    answer({});
    QTest::mouseClick(button("Open .npy…"), Qt::LeftButton);
    QCOMPARE(asked, 1);
    QVERIFY(!m_model->field().isBusy());
    answer({path});
    QTest::mouseClick(button("Open .npy…"), Qt::LeftButton);
    m_model->settle();
    QVERIFY(m_model->isLarge());
    QTest::keyClick(map(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!m_model->isLarge());
    QTest::keyClick(grid(), Qt::Key_O);
    m_model->settle();
    QVERIFY(m_model->isLarge());
    QTest::keyClick(map(), Qt::Key_R);
    ExhibitMenu menu(*m_view);
    QVERIFY(menu.actions().contains(m_view->openAction()));
    QCOMPARE(m_view->openAction()->text(), QStringLiteral("Open .npy…"));
    m_view->openAction()->trigger();
    m_model->settle();
    QVERIFY(m_model->isLarge());
    QCOMPARE(asked, 4);
}

void TestMatrixMap::openByDropping()
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(write("any.npy", npyMatrix(1, 2, {3, 4})))});
    QDragEnterEvent enter(QPoint(50, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QApplication::sendEvent(m_view, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPoint(50, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_view, &drop);
    m_model->settle();
    QVERIFY(m_model->isLarge());
    QCOMPARE(m_model->field().matrix().at(0, 1), 4.0);
    QMimeData words;
    words.setText(QStringLiteral("just words"));
    QDragEnterEvent other(QPoint(50, 300), Qt::CopyAction, &words, Qt::LeftButton, Qt::NoModifier);
    other.ignore();
    QApplication::sendEvent(m_view, &other);
    QVERIFY(!other.isAccepted());
}

void TestMatrixMap::whatIsWrongIsSaidAndStays()
{
    const int before = m_view->heightForWidth(1028);
    m_model->openFiles({write("wrong.npy", "1,2,3\n")});
    m_model->settle();
    QVERIFY(source()->accessibleDescription().contains(QStringLiteral("wrong.npy")));
    QVERIFY(m_view->heightForWidth(1028) > before); // there is room for the words
    QVERIFY(grid()->isVisible());
    QVERIFY(!map());
    QTest::keyClick(grid(), Qt::Key_R);
    QCOMPARE(m_view->heightForWidth(1028), before);
    QVERIFY(source()->accessibleDescription().isEmpty());
}

void TestMatrixMap::stopByMouse()
{
    m_model->showComputed(8192);
    QVERIFY(button("Stop") && button("Stop")->isVisible());
    picture(m_view);
    QTest::mouseClick(button("Stop"), Qt::LeftButton);
    QVERIFY(!m_model->field().isBusy());
    QVERIFY(!button("Stop")->isVisible());
    QVERIFY(grid()->isVisible());
}

void TestMatrixMap::nothingToSwitchInAFile()
{
    openFile(npyMatrix(2, 2, {-1, 2, 3, 4}));
    for (const char *name : {"causal mask", "padding", "a scale for each row"})
        QVERIFY2(!toggle(name)->isVisible(), name);
    const QJsonObject before = m_model->state();
    for (const Qt::Key key : {Qt::Key_V, Qt::Key_S, Qt::Key_M, Qt::Key_P})
        QTest::keyClick(map(), key);
    QCOMPARE(m_model->state(), before);
    // Signed numbers are shown on a scale centred on 0.
    QCOMPARE(legend()->low(), -4.0);
    QCOMPARE(legend()->high(), 4.0);
    QVERIFY(legend()->accessibleDescription().contains(QStringLiteral("both sides of 0")));
}

void TestMatrixMap::everyStopHasANameAndTabReachesIt()
{
    compute(256);
    QSet<QWidget *> wanted;
    for (QWidget *widget : m_view->findChildren<QWidget *>()) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible())
            continue;
        QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
        wanted << widget;
    }
    QVERIFY(wanted.contains(map()) && wanted.contains(button("Open .npy…")) && !wanted.contains(grid()));
    map()->setFocus(Qt::TabFocusReason);
    for (int i = 0; i < 14; ++i) {
        wanted.remove(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QVERIFY(wanted.isEmpty());
}

void TestMatrixMap::everyWidthFits()
{
    compute(256);
    for (const qreal scale : {0.8, 1.0, 2.0, 3.0}) {
        m_look->setTextScale(scale);
        for (const int width : {560, 800, 1060, 1400}) {
            m_view->resize(width, m_view->heightForWidth(width));
            QList<QWidget *> parts;
            for (QWidget *part : m_view->findChildren<QWidget *>(Qt::FindDirectChildrenOnly))
                if (part->isVisible())
                    parts << part;
            for (qsizetype a = 0; a < parts.size(); ++a) {
                QVERIFY2(m_view->rect().contains(parts[a]->geometry()), parts[a]->metaObject()->className());
                for (qsizetype b = a + 1; b < parts.size(); ++b)
                    QVERIFY2(!parts[a]->geometry().intersects(parts[b]->geometry()), parts[a]->metaObject()->className());
            }
        }
    }
}

void TestMatrixMap::theAudienceSeesItWithoutControls()
{
    compute(512);
    m_model->setPlace({100, 100, 64});
    show(1028, Role::Audience);
    QVERIFY(map() && map()->isVisible());
    QVERIFY(m_view->findChildren<QAbstractButton *>().isEmpty());
    QCOMPARE(map()->focusPolicy(), Qt::NoFocus);
    // The same part as everywhere.
    QCOMPARE(map()->geometryNow().columnAt(map()->geometryNow().box().center().x()), 100.0);
    QTest::mouseClick(map(), Qt::LeftButton, {}, map()->geometryNow().box().center().toPoint());
    QCOMPARE(m_model->field().place(), (Place{100, 100, 64}));
    show(420, Role::Console);
    QVERIFY(map() && button("Open .npy…"));
    picture(m_view);
}

void TestMatrixMap::theSentenceComesBack()
{
    const QImage before = picture(m_view);
    compute(256);
    QVERIFY(!grid()->isVisible() && !card()->isVisible());
    source()->nextLength();
    m_model->settle();
    m_model->showSentence();
    QVERIFY(!map() && !readout());
    QVERIFY(grid()->isVisible() && card()->isVisible());
    m_view->resize(1028, m_view->heightForWidth(1028));
    QCOMPARE(picture(m_view), before);
}

QTEST_MAIN(TestMatrixMap)
#include "tst_matrix_map.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QMessageBox>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>

#include "controls/button.h"
#include "exhibits/model_catalog.h"
#include "exhibits/shared/csv.h"
#include "exhibits/shared/exhibit_menu.h"
#include "exhibits/view_catalog.h"

using namespace nunchi;
using namespace nunchi::exhibits;

class TestExhibitMenu : public QObject
{
    Q_OBJECT

private:
    void make(const QString &id, Role role = Role::Student);
    void eachExhibit();

private Q_SLOTS:
    void cleanup() { m_view.reset(); }
    void everyExhibitOffersIt_data() { eachExhibit(); }
    void everyExhibitOffersIt();
    void aButtonOpensIt_data() { eachExhibit(); }
    void aButtonOpensIt();
    void everyExhibitHasNumbers_data() { eachExhibit(); }
    void everyExhibitHasNumbers();
    void anAudienceHasNone();
    void copiesAPictureWithoutControls();
    void copiesItsNumbers();
    void savesDrawingsAndPictures_data();
    void savesDrawingsAndPictures();
    void saysWhyNothingWasSaved();
    void nothingIsSavedWithoutAName();

private:
    std::unique_ptr<typeset::Appearance> m_look;
    std::unique_ptr<ExhibitModel> m_model;
    std::unique_ptr<ExhibitView> m_view;
};

void TestExhibitMenu::eachExhibit()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : exhibitIds())
        QTest::newRow(qPrintable(id)) << id;
}

void TestExhibitMenu::make(const QString &id, Role role)
{
    m_view.reset();
    m_look = std::make_unique<typeset::Appearance>(typeset::Fonts::onThisComputer());
    m_model = makeModel(id);
    m_view.reset(makeView(*m_model, *m_look, role));
    m_view->resize(1028, m_view->heightForWidth(1028));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

void TestExhibitMenu::everyExhibitOffersIt()
{
    QFETCH(QString, id);
    make(id);
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(5, 5), m_view->mapToGlobal(QPoint(5, 5)));
    QCoreApplication::sendEvent(m_view.get(), &event);
    auto *menu = m_view->findChild<ExhibitMenu *>();
    QVERIFY(menu && menu->isVisible());
    QVERIFY(menu->copyImage() && menu->savePicture());
    QCOMPARE(menu->copyData() != nullptr, !m_model->table().isEmpty());
    QTest::keyClick(menu, Qt::Key_Escape);
    QTRY_VERIFY(!m_view->findChild<ExhibitMenu *>());
}

void TestExhibitMenu::aButtonOpensIt()
{
    QFETCH(QString, id);
    make(id);
    controls::Button *more = nullptr;
    for (auto *button : m_view->findChildren<controls::Button *>())
        if (button->accessibleName() == QStringLiteral("Copy or save"))
            more = button;
    QVERIFY(more && more->isVisible());
    more->setFocus();
    QTest::keyClick(more, Qt::Key_Return);
    auto *menu = m_view->findChild<ExhibitMenu *>();
    QVERIFY(menu && menu->isVisible());
    QTest::keyClick(menu, Qt::Key_Escape);
    QTRY_VERIFY(!m_view->findChild<ExhibitMenu *>());
}

void TestExhibitMenu::everyExhibitHasNumbers()
{
    QFETCH(QString, id);
    const auto model = makeModel(id);
    const QList<QStringList> rows = model->table();
    if (id == QStringLiteral("glossary"))
        return; // its rows come from a course
    QVERIFY(rows.size() > 1);
    for (const QStringList &row : rows)
        QCOMPARE(row.size(), rows.first().size());
    for (const QString &head : rows.first())
        QVERIFY(!head.isEmpty());
}

void TestExhibitMenu::anAudienceHasNone()
{
    make(QStringLiteral("variance"), Role::Audience);
    QContextMenuEvent event(QContextMenuEvent::Mouse, QPoint(5, 5), m_view->mapToGlobal(QPoint(5, 5)));
    QCoreApplication::sendEvent(m_view.get(), &event);
    QVERIFY(!m_view->findChild<ExhibitMenu *>());
}

void TestExhibitMenu::copiesAPictureWithoutControls()
{
    make(QStringLiteral("variance"));
    ExhibitMenu menu(*m_view);
    menu.copyImage()->trigger();
    const QImage image = QGuiApplication::clipboard()->image();
    QVERIFY(image.width() >= 2 * m_view->width());
    QCOMPARE(image.pixelColor(3, 3), m_look->color(typeset::Token::Paper));
    QSet<QRgb> colors;
    for (int x = 0; x < image.width(); x += 7)
        for (int y = 0; y < image.height(); y += 7)
            colors << image.pixel(x, y);
    QVERIFY(colors.contains(m_look->color(typeset::Token::WTint).rgb())); // the histogram
}

void TestExhibitMenu::copiesItsNumbers()
{
    make(QStringLiteral("variance"));
    ExhibitMenu menu(*m_view);
    menu.copyData()->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), csvText(m_model->table()));
    QVERIFY(QGuiApplication::clipboard()->mimeData()->hasFormat(QStringLiteral("text/csv")));
}

void TestExhibitMenu::savesDrawingsAndPictures_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("svg") << QStringLiteral("a.svg") << QByteArray("<?xml");
    QTest::newRow("no ending") << QStringLiteral("a") << QByteArray("<?xml");
    QTest::newRow("png") << QStringLiteral("a.png") << QByteArray("\x89PNG");
}

void TestExhibitMenu::savesDrawingsAndPictures()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, start);
    make(QStringLiteral("variance"));
    QTemporaryDir folder;
    ExhibitMenu menu(*m_view);
    QString suggested;
    menu.setAskPath([&](const QString &suggestion) {
        suggested = suggestion;
        return folder.filePath(name);
    });
    menu.savePicture()->trigger();
    QVERIFY(suggested.endsWith(QStringLiteral("variance.svg")));
    QFile file(folder.filePath(name.contains(u'.') ? name : name + QStringLiteral(".svg")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith(start));
    // A drawing holds its words and lines, not a picture of them.
    if (start == "<?xml")
        QVERIFY(bytes.contains("<text") && bytes.contains("<path") && !bytes.contains("<image"));
}

void TestExhibitMenu::saysWhyNothingWasSaved()
{
    make(QStringLiteral("variance"));
    ExhibitMenu menu(*m_view);
    for (const QString &path : {QStringLiteral("/no such folder/a.svg"), QStringLiteral("/tmp/a.doc")}) {
        menu.setAskPath([&path](const QString &) { return path; });
        menu.savePicture()->trigger();
        auto *message = m_view->findChild<QMessageBox *>();
        QVERIFY(message && !message->text().isEmpty());
        delete message;
        QVERIFY(!QFile::exists(path));
    }
}

void TestExhibitMenu::nothingIsSavedWithoutAName()
{
    make(QStringLiteral("variance"));
    ExhibitMenu menu(*m_view);
    menu.setAskPath([](const QString &) { return QString(); });
    menu.savePicture()->trigger();
    QVERIFY(!m_view->findChild<QMessageBox *>());
}

QTEST_MAIN(TestExhibitMenu)
#include "tst_exhibit_menu.moc"

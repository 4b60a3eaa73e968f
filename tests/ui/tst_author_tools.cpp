// SPDX-License-Identifier: GPL-3.0-or-later
// Finding, the list of problems and showing files again, in the window, by its keys.
#include "desk.h"

#include <QClipboard>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QSignalSpy>

#include "session/authoring.h"
#include "session/exhibit_rules.h"
#include "ui/choice_row.h"
#include "ui/find_bar.h"
#include "ui/match_frame.h"
#include "ui/message_bar.h"
#include "ui/problem_panel.h"
#include "ui/prose_view.h"
#include "ui/search_palette.h"
#include "ui/window_tools.h"

using namespace nunchi;
using stage::Desk;

namespace {

/// The lessons that come with the program, in a folder that may be written to.
class Copy
{
public:
    Copy()
    {
        QDirIterator it(stage::lessons(), QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString file = it.next();
            const QString to = path(QDir(stage::lessons()).relativeFilePath(file));
            QDir().mkpath(QFileInfo(to).path());
            if (!QFile::copy(file, to))
                qFatal("cannot copy %s", qPrintable(file));
        }
    }
    QString path(const QString &name = {}) const { return QDir(m_folder.path()).filePath(name); }
    void replace(const QString &name, const QByteArray &what, const QByteArray &by) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("cannot read %s", qPrintable(name));
        QByteArray text = file.readAll();
        QVERIFY(text.contains(what));
        file.close();
        if (!file.open(QIODevice::WriteOnly) || file.write(text.replace(what, by)) < 0)
            qFatal("cannot write %s", qPrintable(name));
    }

private:
    QTemporaryDir m_folder;
};

QString countShown(const Desk &desk)
{
    return desk.window->tools()->findBar()->findChild<QLabel *>()->text();
}

void type(const Desk &desk, const QString &words)
{
    auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(field);
    field->selectAll();
    QTest::keyClicks(field, words);
    desk.settle();
}

/// As an input method does: nothing of it is committed yet.
void compose(const Desk &desk, const QString &letters)
{
    QInputMethodEvent event(letters, {});
    QApplication::sendEvent(QApplication::focusWidget(), &event);
    desk.settle();
}

/// What has the ink frame on the page.
QString framed(const Desk &desk)
{
    for (ui::ProseView *text : desk.window->area()->page()->findChildren<ui::ProseView *>())
        if (const auto found = text->marks().current())
            return text->document()->toPlainText().mid(int(found->range.start), int(found->range.length));
    return {};
}

const ui::MatchFrame *frameOn(const Desk &desk)
{
    for (QObject *each : desk.window->area()->page()->children())
        if (const auto *frame = dynamic_cast<ui::MatchFrame *>(each))
            return frame;
    qFatal("the page has no frame for what is found");
}

} // namespace

class TestAuthorTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsFromMatchToMatch();
    void findTellsWhenThereIsNothing();
    void findsInFormulas();
    void escapeGivesTheFocusBack();
    void paletteOpensWhatIsChosen();
    void paletteFindsByInitials();
    void paletteFramesWhatItFound();
    void paletteFindsPagesByTheNameInTheList();
    void findFramesAChoice();
    void wheelZoomsAndKeepsThePlace();
    void savedFilesAreShownAgain();
    void problemsLeadToTheirLines();
    void aCourseThatReadsAgainIsNoLongerComplainedOf();
};

void TestAuthorTools::findsFromMatchToMatch()
{
    const Desk desk;
    desk.key(Qt::Key_F, Qt::ControlModifier);
    type(desk, QStringLiteral("attention"));
    QTRY_VERIFY(countShown(desk).startsWith(QStringLiteral("1 / ")));
    const int total = countShown(desk).section(QLatin1Char(' '), 2).toInt();
    QVERIFY(total > 3);
    QCOMPARE(framed(desk).toLower(), QStringLiteral("attention"));
    desk.key(Qt::Key_Return);
    QCOMPARE(countShown(desk), QStringLiteral("2 / %1").arg(total));
    desk.key(Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(countShown(desk), QStringLiteral("1 / %1").arg(total));
    desk.key(Qt::Key_Return, Qt::ShiftModifier); // over the beginning to the last
    QCOMPARE(countShown(desk), QStringLiteral("%1 / %1").arg(total));
    const QString last = desk.session->pageId();
    QVERIFY(last != desk.session->pageIds().first());
    desk.key(Qt::Key_F3);
    QCOMPARE(countShown(desk), QStringLiteral("1 / %1").arg(total));
    QCOMPARE(desk.session->pageId(), desk.session->pageIds().first());
}

void TestAuthorTools::findTellsWhenThereIsNothing()
{
    const Desk desk;
    desk.key(Qt::Key_F, Qt::ControlModifier);
    type(desk, QStringLiteral("qqqq"));
    QTRY_COMPARE(countShown(desk), QStringLiteral("Not in this lesson"));
    type(desk, QStringLiteral(" "));
    QTRY_COMPARE(countShown(desk), QString());
}

void TestAuthorTools::findsInFormulas()
{
    const Desk desk;
    desk.key(Qt::Key_F, Qt::ControlModifier);
    type(desk, QStringLiteral("\\sqrt"));
    QTRY_VERIFY(countShown(desk).startsWith(QStringLiteral("1 / ")));
    QTRY_VERIFY(!framed(desk).isEmpty());
}

void TestAuthorTools::escapeGivesTheFocusBack()
{
    const Desk desk;
    QWidget *before = QApplication::focusWidget();
    desk.key(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(desk.window->tools()->findBar()->isVisible());
    type(desk, QStringLiteral("attention"));
    QTRY_VERIFY(!framed(desk).isEmpty());
    desk.key(Qt::Key_Escape);
    QVERIFY(!desk.window->tools()->findBar()->isVisible());
    QCOMPARE(QApplication::focusWidget(), before);
    QVERIFY(framed(desk).isEmpty());
    desk.key(Qt::Key_K, Qt::ControlModifier);
    desk.key(Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), before);
}

void TestAuthorTools::paletteOpensWhatIsChosen()
{
    const Desk desk;
    desk.key(Qt::Key_K, Qt::ControlModifier);
    compose(desk, QStringLiteral("query")); // at once: answers to parts of it would still be on their way
    const QListView *list = desk.window->tools()->palette()->list();
    const auto *state = desk.window->tools()->palette()->findChild<QLabel *>();
    QTRY_VERIFY(state->text().contains(QStringLiteral("best first"))); // the whole course has been read
    QVERIFY(list->model()->rowCount() > 1);
    desk.key(Qt::Key_Down);
    QCOMPARE(list->currentIndex().row(), 1);
    desk.key(Qt::Key_Up);
    QString wanted;
    const auto note = connect(desk.window->tools()->palette(), &ui::SearchPalette::chosen, this,
        [&wanted](const course::SearchHit &hit) { wanted = hit.place.page; });
    desk.key(Qt::Key_Return);
    disconnect(note);
    QVERIFY(!wanted.isEmpty());
    QCOMPARE(desk.session->pageId(), wanted);
    QVERIFY(desk.window->tools()->palette()->isHidden());
}

void TestAuthorTools::paletteFindsByInitials()
{
    const Desk desk;
    desk.key(Qt::Key_K, Qt::ControlModifier);
    compose(desk, QStringLiteral("ㅇㅌㅅ"));
    const QListView *list = desk.window->tools()->palette()->list();
    QTRY_VERIFY(list->model()->rowCount() > 0);
    QVERIFY(list->model()->index(0, 0).data().toString().contains(QStringLiteral("어텐션")));
}

void TestAuthorTools::paletteFramesWhatItFound()
{
    const Desk desk;
    const ui::MatchFrame *frame = frameOn(desk);
    QVERIFY(frame->isHidden());
    desk.key(Qt::Key_K, Qt::ControlModifier);
    const auto *state = desk.window->tools()->palette()->findChild<QLabel *>();
    QVERIFY(state->text().contains(QStringLiteral("every language"))); // what may be typed
    compose(desk, QStringLiteral("질의"));
    QTRY_VERIFY(state->text().contains(QStringLiteral("best first")));
    desk.key(Qt::Key_Return);
    QVERIFY(frame->isVisible()); // around the English block: its words are others
    QVERIFY(frame->height() < desk.window->area()->height());
    desk.key(Qt::Key_Tab);
    QVERIFY(frame->isHidden());
    QVERIFY(desk.window->area()->isAncestorOf(QApplication::focusWidget()));
}

void TestAuthorTools::paletteFindsPagesByTheNameInTheList()
{
    const Copy copy;
    copy.replace(QStringLiteral("13-attention/en/13-check.md"), "short: Check", "short: Zebra crossing");
    const Desk desk({}, {1366, 768}, copy.path());
    desk.key(Qt::Key_K, Qt::ControlModifier);
    compose(desk, QStringLiteral("zebra"));
    const QListView *list = desk.window->tools()->palette()->list();
    QTRY_COMPARE(list->model()->rowCount(), 1);
    desk.key(Qt::Key_Return);
    QCOMPARE(desk.session->pageId(), QStringLiteral("check"));
    desk.key(Qt::Key_F, Qt::ControlModifier);
    type(desk, QStringLiteral("zebra"));
    QTRY_COMPARE(countShown(desk), QStringLiteral("Not in this lesson"));
}

void TestAuthorTools::findFramesAChoice()
{
    const Desk desk;
    desk.session->goToPage(QStringLiteral("check"));
    desk.settle();
    desk.key(Qt::Key_F, Qt::ControlModifier);
    const ui::MatchFrame *frame = frameOn(desk);
    type(desk, QStringLiteral("softmax"));
    QTRY_VERIFY(!countShown(desk).isEmpty());
    for (int i = 0; i < 40 && !(frame->isVisible() && dynamic_cast<ui::ChoiceRow *>(frame->part())); ++i)
        desk.key(Qt::Key_F3);
    const auto *row = dynamic_cast<ui::ChoiceRow *>(frame->part());
    QVERIFY(row);
    QVERIFY(row->text().document().toPlainText().contains(QStringLiteral("softmax"), Qt::CaseInsensitive));
}

void TestAuthorTools::wheelZoomsAndKeepsThePlace()
{
    const Desk desk;
    desk.key(Qt::Key_PageDown);
    ui::PageArea *area = desk.window->area();
    const QString block = area->page()->blockAt(area->topEdge() + 40);
    QVERIFY(!block.isEmpty());
    QWidget *surface = area->viewport();
    const QPointF middle = surface->rect().center();
    for (int i = 0; i < 5; ++i) {
        QWheelEvent event(middle, surface->mapToGlobal(middle), {}, QPoint(0, 120), Qt::NoButton, Qt::ControlModifier,
            Qt::NoScrollPhase, false);
        QApplication::sendEvent(surface, &event);
        desk.settle();
    }
    QCOMPARE(desk.window->look().textScale(), 2.0);
    const int top = area->page()->topOf(block);
    QVERIFY2(std::abs(top - area->topEdge()) < area->viewport()->height() / 3,
        qPrintable(QStringLiteral("%1 at %2").arg(top).arg(area->topEdge())));
}

void TestAuthorTools::savedFilesAreShownAgain()
{
    const Copy copy;
    const Desk desk({}, {1366, 768}, copy.path());
    session::Authoring authoring(*desk.session, [](const QString &, const course::Stop &) { return course::Problems(); });
    desk.window->tools()->setAuthoring(&authoring, true);
    QSignalSpy reloads(desk.session.get(), &session::Session::reloaded);
    authoring.watch();
    QTRY_VERIFY(!reloads.isEmpty());
    desk.key(Qt::Key_Right);
    desk.key(Qt::Key_PageDown);
    exhibits::ExhibitModel *demo = desk.exhibit(QStringLiteral("demo"));
    QVERIFY(!demo->setSome({{QStringLiteral("scaled"), false}}));
    const int before = desk.window->area()->topEdge();
    QVERIFY(before > 0);
    const QString name = QFileInfo(desk.session->page()->file).fileName();
    reloads.clear();
    QElapsedTimer timer;
    copy.replace(QStringLiteral("13-attention/en/") + name, "\n---\n", "\n---\n\nA paragraph above everything else.\n");
    timer.start();
    QVERIFY(reloads.wait(2000));
    desk.window->repaint();
    qInfo("from the file's end to the page: %lld ms", timer.elapsed());
    desk.settle();
    QCOMPARE(desk.exhibit(QStringLiteral("demo")), demo);
    QCOMPARE(demo->state().value(QStringLiteral("scaled")).toBool(), false);
    QVERIFY(desk.window->area()->page()->findChildren<ui::ProseView *>().size() > 1);
    QVERIFY(desk.window->area()->topEdge() > before); // the same text is still at the upper edge
}

void TestAuthorTools::problemsLeadToTheirLines()
{
    const Copy copy;
    const Desk desk({}, {1366, 768}, copy.path());
    session::Authoring authoring(*desk.session, [](const QString &path, const course::Stop &stop) {
        return course::checkCourse(path, session::exhibitRules(), {}, stop);
    });
    ui::ProblemPanel *panel = desk.window->tools()->problems();
    desk.window->tools()->setAuthoring(&authoring, true);
    QVERIFY(panel->isHidden());
    const QString page = desk.session->pageIds().last();
    const QString name = QFileInfo(desk.session->course()
                                       .lesson(desk.session->lessonId())
                                       ->files.value(QStringLiteral("ko"))
                                       .value(page))
                             .fileName();
    copy.replace(QStringLiteral("13-attention/ko/") + name, "\n---\n", "\n---\n\n```{nonsense}\n```\n");
    authoring.reload();
    authoring.check();
    QTRY_VERIFY(panel->isVisible());
    QVERIFY(panel->list()->model()->rowCount() > 0);
    desk.key(Qt::Key_F8);
    QVERIFY(panel->isAncestorOf(QApplication::focusWidget()));
    QCOMPARE(panel->list()->currentIndex().row(), 0); // nobody has looked at the first yet
    for (int i = 0; i < 50 && desk.session->pageId() != page; ++i)
        desk.key(Qt::Key_F8);
    QCOMPARE(desk.session->pageId(), page);
    desk.key(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QGuiApplication::clipboard()->text().contains(name + QLatin1Char(':')));
    desk.key(Qt::Key_Escape);
    QVERIFY(panel->isHidden());
    QCOMPARE(QApplication::focusWidget(), desk.window->area());
}

void TestAuthorTools::aCourseThatReadsAgainIsNoLongerComplainedOf()
{
    const Copy copy;
    const Desk desk({}, {1366, 768}, copy.path());
    session::Authoring authoring(*desk.session, [](const QString &, const course::Stop &) { return course::Problems(); });
    desk.window->tools()->setAuthoring(&authoring, false);
    const auto *bar = desk.window->findChild<ui::MessageBar *>();
    QVERIFY(bar->isHidden());
    const QString course = QStringLiteral("course.yaml");
    copy.replace(course, "lessons:", "lessonz:");
    authoring.reload();
    QTRY_VERIFY(!bar->isHidden());
    const QString first = bar->message();
    copy.replace(course, "lessonz:", "{{{");
    authoring.reload();
    QTRY_VERIFY(bar->message() != first); // the newest, in its place
    copy.replace(course, "{{{", "lessons:");
    authoring.reload();
    QTRY_VERIFY(bar->isHidden());
}

QTEST_MAIN(TestAuthorTools)
#include "tst_author_tools.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons that come with the program, worked through in the student's window: by keyboard alone, by mouse alone.
#include "ui/student_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QKeyEvent>
#include <QListView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextEdit>
#include <QWheelEvent>

#include "session/store.h"
#include "stage.h"
#include "ui/choice_row.h"
#include "ui/keys_sheet.h"
#include "ui/message_bar.h"
#include "ui/page_area.h"
#include "ui/page_rail.h"
#include "ui/page_view.h"
#include "ui/quiz_view.h"

using namespace nunchi;

namespace {

QString lessons()
{
    return QStringLiteral(NUNCHI_SOURCE_DIR "/lessons");
}

/// The window over the real lessons, in English, active.
struct Desk
{
    explicit Desk(const QString &keepIn = {}, QSize size = {1366, 768})
        : session(stage::openSession(lessons(), keepIn))
        , settings(QString())
    {
        settings.setValue(session::Setting::Language, QStringLiteral("en"));
        settings.setValue(session::Setting::Theme, QStringLiteral("light"));
        window = std::make_unique<ui::StudentWindow>(*session, settings);
        window->resize(size);
        window->show();
        if (!QTest::qWaitForWindowActive(window.get()))
            qFatal("the window did not get the keyboard");
        if (!QTest::qWaitFor([this] { return window->area()->wasPainted(); }))
            qFatal("the page was not painted");
        settle();
    }

    /// Until the page is complete and everything lies where it belongs.
    void settle() const
    {
        QCoreApplication::processEvents();
        window->area()->completePage();
        QCoreApplication::processEvents();
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        settle();
    }

    /// Tab until something of that name has the keyboard.
    template <typename Widget = QWidget> Widget *tabTo(const std::function<bool(Widget *)> &wanted) const
    {
        for (int i = 0; i < 300; ++i) {
            key(Qt::Key_Tab);
            auto *now = qobject_cast<Widget *>(QApplication::focusWidget());
            if (now && wanted(now))
                return now;
        }
        return nullptr;
    }
    QWidget *tabToName(const QString &name) const
    {
        return tabTo<QWidget>([&name](QWidget *each) { return each->accessibleName().contains(name); });
    }

    template <typename Widget = QAbstractButton> Widget *named(const QString &name) const
    {
        for (auto *each : window->findChildren<Widget *>())
            if (each->isVisible() && each->accessibleName().contains(name))
                return each;
        return nullptr;
    }

    /// As a person would: scroll it into view with the wheel, then press it in its middle.
    void click(QWidget *widget, QPoint at = {-1, -1}) const
    {
        QVERIFY(widget);
        const QPoint inside = at.x() < 0 ? widget->rect().center() : at;
        for (int i = 0; i < 200 && !isInView(widget, inside); ++i) {
            const int y = widget->mapTo(window->area(), inside).y();
            wheel(y < window->area()->height() / 2 ? 1 : -1);
        }
        QVERIFY(!window->area()->isAncestorOf(widget) || isInView(widget, inside));
        QTest::mouseClick(widget, Qt::LeftButton, {}, inside);
        settle();
    }
    bool isInView(QWidget *widget, QPoint inside) const
    {
        if (!window->area()->isAncestorOf(widget))
            return true;
        const int y = widget->mapTo(window->area(), inside).y();
        return y > 10 && y < window->area()->height() - 10;
    }
    void wheel(int direction) const
    {
        QWidget *surface = window->area()->viewport();
        const QPointF middle = surface->rect().center();
        QWheelEvent event(middle, surface->mapToGlobal(middle), {}, QPoint(0, direction * 120), Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(surface, &event);
    }

    exhibits::ExhibitModel *exhibit(const QString &id) const
    {
        const auto page = session->page();
        for (const course::Block *block : flattened(page->blocks))
            if (block->id == id)
                return session->model(*block);
        return nullptr;
    }
    QList<ui::QuizView *> quizzes() const
    {
        QList<ui::QuizView *> found;
        for (QWidget *part : window->area()->page()->parts())
            if (auto *quiz = qobject_cast<ui::QuizView *>(part))
                found << quiz;
        return found;
    }
    session::QuestionState stateOf(const ui::QuizView *quiz) const { return session->questionState(quiz->question()); }

    std::unique_ptr<session::Session> session;
    session::Settings settings;
    std::unique_ptr<ui::StudentWindow> window;
};

/// Largest weight of the exhibit's query row, from its words for screen readers.
bool looksAtAnimal(const exhibits::ExhibitModel &model)
{
    return model.textForm().contains(QStringLiteral("animal"));
}

QList<int> rightChoices(const course::Question &question)
{
    QList<int> right;
    for (qsizetype i = 0; i < question.choices.size(); ++i)
        if (question.choices.at(i).right)
            right << static_cast<int>(i);
    return right;
}

} // namespace

class TestStudentWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pagesByKeys();
    void spaceReadsOnAndTurns();
    void backThroughTheEnd();
    void railByKeysAndMouse();
    void railFoldsAway();
    void wholeLessonByKeyboardAlone();
    void wholeLessonByMouseAlone();
    void anotherLanguageLosesNothing();
    void hangulLayoutSwitchesToo();
    void tabGoesDownThePageAndBack();
    void focusIsBroughtIntoView();
    void escapeGivesTheKeysBack();
    void themeAndSize();
    void keysSheetOpensAndCloses();
    void resumesWhereItWasLeft();
    void storeFaultsAreSaid();
    void noControlWithoutAName();
    void nothingIsWiderThanThePage_data();
    void nothingIsWiderThanThePage();

private:
    void answer(const Desk &desk, bool byMouse);
};

void TestStudentWindow::pagesByKeys()
{
    const Desk desk;
    const QStringList pages = desk.session->pageIds();
    QCOMPARE(desk.session->pageId(), pages.first());
    desk.key(Qt::Key_Right);
    QCOMPARE(desk.session->pageId(), pages.at(1));
    desk.key(Qt::Key_Left);
    QCOMPARE(desk.session->pageId(), pages.at(0));
    desk.key(Qt::Key_Left);
    QCOMPARE(desk.session->pageId(), pages.at(0)); // nothing before the first
    desk.key(Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(desk.session->pageId(), pages.at(1));
    desk.key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(desk.session->pageId(), pages.at(2));
    desk.key(Qt::Key_PageUp, Qt::ControlModifier);
    desk.key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(desk.session->pageId(), pages.at(0));
}

void TestStudentWindow::spaceReadsOnAndTurns()
{
    const Desk desk;
    const QString first = desk.session->pageId();
    QScrollBar *bar = desk.window->area()->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    int screens = 0;
    while (desk.session->pageId() == first && screens < 50) {
        const int before = bar->value();
        desk.key(Qt::Key_Space);
        ++screens;
        if (desk.session->pageId() == first) {
            QVERIFY(bar->value() > before);
            QVERIFY(bar->value() - before < desk.window->area()->viewport()->height()); // no line is skipped
        }
    }
    QVERIFY(screens > 1);
    QCOMPARE(desk.session->pageNumber(), 2);
    QCOMPARE(bar->value(), 0);
    QVERIFY(desk.session->progress(first) != session::PageProgress::New);
}

void TestStudentWindow::backThroughTheEnd()
{
    const Desk desk;
    desk.key(Qt::Key_Right);
    desk.key(Qt::Key_Space, Qt::ShiftModifier);
    QCOMPARE(desk.session->pageNumber(), 1);
    const QScrollBar *bar = desk.window->area()->verticalScrollBar();
    QCOMPARE(bar->value(), bar->maximum());
    desk.key(Qt::Key_Home);
    QVERIFY(desk.window->area()->atStart());
    desk.key(Qt::Key_Down);
    QVERIFY(!desk.window->area()->atStart());
    desk.key(Qt::Key_End);
    QVERIFY(desk.window->area()->atEnd());
}

void TestStudentWindow::railByKeysAndMouse()
{
    const Desk desk;
    QListView *list = desk.window->rail()->list();
    list->setFocus(Qt::TabFocusReason);
    desk.key(Qt::Key_Down);
    desk.key(Qt::Key_Down);
    QCOMPARE(desk.session->pageNumber(), 1); // chosen, not opened
    desk.key(Qt::Key_Return);
    QCOMPARE(desk.session->pageNumber(), 3);
    const QRect row = list->visualRect(list->model()->index(1, 0));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, row.center());
    QCOMPARE(desk.session->pageNumber(), 2);
    const QString spoken = list->model()->index(1, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.contains(QStringLiteral("this page")), qPrintable(spoken));
}

void TestStudentWindow::railFoldsAway()
{
    const Desk desk;
    QVERIFY(desk.window->rail()->isVisible());
    const int narrow = desk.window->area()->width();
    desk.key(Qt::Key_F9);
    QVERIFY(!desk.window->rail()->isVisible());
    QVERIFY(desk.window->area()->width() > narrow);
    QCOMPARE(desk.settings.value(session::Setting::RailVisible).toBool(), false);
    desk.click(desk.named(QStringLiteral("Page list")));
    QVERIFY(desk.window->rail()->isVisible());
    // A window with no room for both shows the page; the list on request.
    desk.window->resize(640, 600);
    desk.settle();
    QVERIFY(!desk.window->rail()->isVisible());
    desk.key(Qt::Key_F9);
    QVERIFY(desk.window->rail()->isVisible());
}

void TestStudentWindow::answer(const Desk &desk, bool byMouse)
{
    for (ui::QuizView *quiz : desk.quizzes()) {
        const course::Question &question = quiz->question();
        const auto rows = quiz->findChildren<ui::ChoiceRow *>();
        auto *field = quiz->findChild<QLineEdit *>();
        if (byMouse) {
            // A mouse alone cannot type: numbers are pasted by the context menu in life, set by keys here.
            for (const int index : rightChoices(question))
                desk.click(rows.at(index), QPoint(40, 20));
            if (field) {
                desk.click(field);
                QTest::keyClicks(field, QString::number(question.numeric.value, 'g', 15));
            }
            for (auto *button : quiz->findChildren<QAbstractButton *>())
                if (button->isVisible() && button->accessibleName() == QLatin1String("Check"))
                    desk.click(button);
        } else {
            const auto inQuiz = [&](QWidget *each) { return each == field || rows.contains(qobject_cast<ui::ChoiceRow *>(each)); };
            QVERIFY(desk.tabTo<QWidget>(inQuiz));
            if (field)
                QTest::keyClicks(field, QString::number(question.numeric.value, 'g', 15));
            for (const int index : rightChoices(question))
                desk.key(static_cast<Qt::Key>(Qt::Key_1 + index));
            desk.key(Qt::Key_Return);
        }
        QVERIFY2(desk.stateOf(quiz).right, qPrintable(question.id));
    }
}

void TestStudentWindow::wholeLessonByKeyboardAlone()
{
    const Desk desk;
    desk.key(Qt::Key_End);
    desk.key(Qt::Key_Right); // three-vectors
    exhibits::ExhibitModel *steps = desk.exhibit(QStringLiteral("demo"));
    exhibits::ExhibitModel *matrix = desk.exhibit(QStringLiteral("demo-matrix"));
    QVERIFY(steps && matrix);

    QVERIFY(desk.tabTo<QWidget>([](QWidget *each) { return each->accessibleName() == QLatin1String("it"); }));
    desk.key(Qt::Key_Space);
    const QString query = steps->state().value(QStringLiteral("query")).toString();
    QVERIFY(steps->textForm().contains(QStringLiteral("it")));
    QVERIFY(desk.tabToName(QStringLiteral("Step 4")));
    desk.key(Qt::Key_Return);
    QCOMPARE(steps->state().value(QStringLiteral("step")).toInt(), 4);
    QVERIFY(looksAtAnimal(*steps));
    QVERIFY(desk.tabTo<QAbstractButton>([](QAbstractButton *each) {
        return each->isCheckable() && each->accessibleName().contains(QChar(0x221A)); // √d_k
    }));
    desk.key(Qt::Key_Space);
    QCOMPARE(steps->state().value(QStringLiteral("scaled")).toBool(), false);
    QCOMPARE(matrix->state().value(QStringLiteral("scaled")).toBool(), false); // the same values
    QVERIFY(!query.isNull());

    desk.key(Qt::Key_Escape);
    desk.key(Qt::Key_Escape);
    desk.key(Qt::Key_Right); // the next page
    QCOMPARE(desk.session->pageId(), QStringLiteral("check"));
    answer(desk, false);
    QCOMPARE(desk.session->progress(QStringLiteral("check")), session::PageProgress::Done);
}

void TestStudentWindow::wholeLessonByMouseAlone()
{
    const Desk desk;
    desk.click(desk.named(QStringLiteral("Next page")));
    exhibits::ExhibitModel *steps = desk.exhibit(QStringLiteral("demo"));
    exhibits::ExhibitModel *matrix = desk.exhibit(QStringLiteral("demo-matrix"));
    for (auto *chip : desk.window->area()->findChildren<QAbstractButton *>())
        if (chip->isVisible() && chip->accessibleName() == QLatin1String("it")) {
            desk.click(chip);
            break;
        }
    desk.click(desk.named(QStringLiteral("Step 4")));
    QCOMPARE(steps->state().value(QStringLiteral("step")).toInt(), 4);
    for (auto *each : desk.window->area()->findChildren<QAbstractButton *>())
        if (each->isVisible() && each->isCheckable() && each->accessibleName().contains(QChar(0x221A))) {
            desk.click(each);
            break;
        }
    QCOMPARE(steps->state().value(QStringLiteral("scaled")).toBool(), false);
    QCOMPARE(matrix->state().value(QStringLiteral("scaled")).toBool(), false);
    desk.click(desk.named(QStringLiteral("Next page")));
    QCOMPARE(desk.session->pageId(), QStringLiteral("check"));
    answer(desk, true);
    QCOMPARE(desk.session->progress(QStringLiteral("check")), session::PageProgress::Done);
}

void TestStudentWindow::anotherLanguageLosesNothing()
{
    const Desk desk;
    QVERIFY(desk.session->goToPage(QStringLiteral("three-vectors")));
    desk.settle();
    exhibits::ExhibitModel *steps = desk.exhibit(QStringLiteral("demo"));
    QVERIFY(!steps->setSome({{QStringLiteral("step"), 3}, {QStringLiteral("scaled"), false}}));
    ui::QuizView *quiz = desk.quizzes().first();
    auto *row = quiz->findChildren<ui::ChoiceRow *>().first();
    row->setFocus(Qt::TabFocusReason);
    desk.key(Qt::Key_1);
    desk.key(Qt::Key_Return);
    const auto before = desk.stateOf(quiz);
    QCOMPARE(before.attempts, 1);
    const int top = row->mapTo(desk.window.get(), QPoint()).y();
    const QString english = row->accessibleName();

    desk.key(Qt::Key_L, Qt::ControlModifier);
    QCOMPARE(desk.session->language(), QStringLiteral("ko"));
    QCOMPARE(desk.session->pageId(), QStringLiteral("three-vectors"));
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(row));
    QVERIFY(row->accessibleName() != english);
    QVERIFY(row->isChecked());
    QCOMPARE(desk.stateOf(quiz).response, before.response);
    QCOMPARE(desk.stateOf(quiz).attempts, 1);
    QCOMPARE(desk.exhibit(QStringLiteral("demo")), steps);
    QCOMPARE(steps->state().value(QStringLiteral("step")).toInt(), 3);
    QCOMPARE(steps->state().value(QStringLiteral("scaled")).toBool(), false);
    QCOMPARE(steps->language(), QStringLiteral("ko"));
    // What was read stays in view, though everything above has another height.
    QVERIFY(std::abs(row->mapTo(desk.window.get(), QPoint()).y() - top) < desk.window->height() / 2);
    QCOMPARE(QLocale().language(), QLocale::Korean);

    desk.click(desk.named(QStringLiteral("English")));
    QCOMPARE(desk.session->language(), QStringLiteral("en"));
    QCOMPARE(row->accessibleName(), english);
}

void TestStudentWindow::hangulLayoutSwitchesToo()
{
    const Desk desk;
    // Ctrl and the key of L, as a layout that knows only Hangul reports it.
    QKeyEvent event(QEvent::KeyPress, 0x3163, Qt::ControlModifier, QStringLiteral("\u3163"));
    QApplication::sendEvent(QApplication::focusWidget(), &event);
    QCOMPARE(desk.session->language(), QStringLiteral("ko"));
}

void TestStudentWindow::tabGoesDownThePageAndBack()
{
    const Desk desk;
    QVERIFY(desk.session->goToPage(QStringLiteral("three-vectors")));
    desk.settle();
    desk.window->area()->setFocus();
    QList<QWidget *> seen;
    QWidget *page = desk.window->area()->page();
    const auto partOf = [&](QWidget *widget) {
        const auto parts = desk.window->area()->page()->parts();
        for (qsizetype i = 0; i < parts.size(); ++i)
            if (parts.at(i) == widget || parts.at(i)->isAncestorOf(widget))
                return static_cast<int>(i);
        return -1;
    };
    int last = -1;
    for (int i = 0; i < 300; ++i) {
        desk.key(Qt::Key_Tab);
        QWidget *now = QApplication::focusWidget();
        if (!page->isAncestorOf(now))
            break;
        seen << now;
        QVERIFY2(partOf(now) >= last, qPrintable(now->accessibleName()));
        last = partOf(now);
    }
    QVERIFY(seen.size() > 20);
    QCOMPARE(last, static_cast<int>(desk.window->area()->page()->parts().size()) - 1);
    QVERIFY(QApplication::focusWidget()->accessibleName().contains(QStringLiteral("page"))); // the bar below
    desk.key(Qt::Key_Tab, Qt::ShiftModifier);
    QVERIFY(page->isAncestorOf(QApplication::focusWidget()));
    QCOMPARE(partOf(QApplication::focusWidget()), last);
}

void TestStudentWindow::focusIsBroughtIntoView()
{
    const Desk desk({}, {1024, 600});
    QVERIFY(desk.session->goToPage(QStringLiteral("check")));
    desk.settle();
    desk.window->area()->setFocus();
    const QRect view = desk.window->area()->viewport()->rect();
    for (int i = 0; i < 60; ++i) {
        desk.key(Qt::Key_Tab);
        QWidget *now = QApplication::focusWidget();
        if (!desk.window->area()->page()->isAncestorOf(now))
            break;
        if (now->height() > view.height() || qobject_cast<QTextEdit *>(now))
            continue;
        const QRect there(now->mapTo(desk.window->area()->viewport(), QPoint()), now->size());
        QVERIFY2(view.contains(there), qPrintable(now->accessibleName()));
    }
}

void TestStudentWindow::escapeGivesTheKeysBack()
{
    const Desk desk;
    QVERIFY(desk.session->goToPage(QStringLiteral("three-vectors")));
    desk.settle();
    QVERIFY(desk.tabTo<QWidget>([](QWidget *each) { return each->accessibleName() == QLatin1String("it"); }));
    for (int i = 0; i < 4 && QApplication::focusWidget() != desk.window->area(); ++i)
        desk.key(Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(desk.window->area()));
    desk.key(Qt::Key_Right);
    QCOMPARE(desk.session->pageId(), QStringLiteral("check"));
}

void TestStudentWindow::themeAndSize()
{
    const Desk desk;
    const QColor light = desk.window->look().color(typeset::Token::Paper);
    desk.key(Qt::Key_T, Qt::ControlModifier); // light → dark
    QCOMPARE(desk.settings.value(session::Setting::Theme).toString(), QStringLiteral("dark"));
    QVERIFY(desk.window->look().color(typeset::Token::Paper).lightness() < light.lightness());
    QCOMPARE(desk.window->palette().color(QPalette::Base), desk.window->look().color(typeset::Token::Paper));
    const int height = desk.window->area()->page()->height();
    desk.key(Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(desk.window->look().textScale(), 1.1);
    QVERIFY(desk.window->area()->page()->height() > height);
    desk.click(desk.named(QStringLiteral("Larger text")));
    QCOMPARE(desk.window->look().textScale(), 1.25);
    desk.key(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(desk.window->look().textScale(), 1.0);
    QCOMPARE(desk.window->area()->page()->height(), height);
    for (int i = 0; i < 20; ++i)
        desk.key(Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(desk.window->look().textScale(), 0.8);
}

void TestStudentWindow::keysSheetOpensAndCloses()
{
    const Desk desk;
    for (const auto key : {Qt::Key_F1, Qt::Key_Question}) {
        desk.key(key);
        auto *sheet = desk.window->findChild<ui::KeysSheet *>();
        QVERIFY(sheet && sheet->isVisible());
        QTest::keyClick(sheet, Qt::Key_Escape);
        QTRY_VERIFY(!desk.window->findChild<ui::KeysSheet *>());
        desk.window->activateWindow(); // not every platform hands the keyboard back by itself
        QTRY_VERIFY(desk.window->isActiveWindow());
    }
}

void TestStudentWindow::resumesWhereItWasLeft()
{
    const QTemporaryDir folder;
    const QString store = folder.filePath(QStringLiteral("learner.sqlite"));
    int scrolled = 0;
    {
        const Desk desk(store);
        desk.key(Qt::Key_Right);
        desk.key(Qt::Key_PageDown);
        desk.key(Qt::Key_PageDown);
        QVERIFY(!desk.exhibit(QStringLiteral("demo"))->setSome({{QStringLiteral("scaled"), false}}));
        ui::QuizView *quiz = desk.quizzes().first();
        quiz->findChildren<ui::ChoiceRow *>().first()->click();
        QTest::keyClick(quiz, Qt::Key_Return);
        desk.settle();
        scrolled = desk.window->area()->verticalScrollBar()->value();
        QVERIFY(scrolled > 0);
    }
    const Desk desk(store);
    QCOMPARE(desk.session->pageId(), QStringLiteral("three-vectors"));
    const int now = desk.window->area()->verticalScrollBar()->value();
    QVERIFY2(std::abs(now - scrolled) < 40, qPrintable(QStringLiteral("%1, was %2").arg(now).arg(scrolled)));
    QCOMPARE(desk.exhibit(QStringLiteral("demo"))->state().value(QStringLiteral("scaled")).toBool(), false);
    QCOMPARE(desk.stateOf(desk.quizzes().first()).attempts, 1);
}

void TestStudentWindow::storeFaultsAreSaid()
{
    const QTemporaryDir folder;
    const QString store = folder.filePath(QStringLiteral("learner.sqlite"));
    QFile broken(store);
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write(QByteArray(4096, 'x'));
    broken.close();
    const Desk desk(store);
    QTRY_VERIFY(desk.window->messages()->isVisible());
    QVERIFY(!desk.window->messages()->message().isEmpty());
    desk.click(desk.named(QStringLiteral("Close")));
    QVERIFY(!desk.window->messages()->isVisible());
}

void TestStudentWindow::noControlWithoutAName()
{
    const Desk desk;
    for (const QString &page : desk.session->pageIds()) {
        desk.session->goToPage(page);
        desk.settle();
        for (QWidget *each : desk.window->findChildren<QWidget *>()) {
            const bool control = each->isVisible() && each->focusPolicy() != Qt::NoFocus && !qobject_cast<QTextEdit *>(each)
                && !qobject_cast<QScrollBar *>(each);
            QVERIFY2(!control || !each->accessibleName().isEmpty(), each->metaObject()->className());
        }
    }
}

void TestStudentWindow::nothingIsWiderThanThePage_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    QTest::newRow("1024x600") << QSize(1024, 600) << 1.0;
    QTest::newRow("1366x768") << QSize(1366, 768) << 1.0;
    QTest::newRow("3840x2160") << QSize(3840, 2160) << 1.0;
    QTest::newRow("1024x600, large type") << QSize(1024, 600) << 2.0;
    QTest::newRow("480x800") << QSize(480, 800) << 1.0;
}

void TestStudentWindow::nothingIsWiderThanThePage()
{
    QFETCH(QSize, size);
    QFETCH(double, scale);
    const Desk desk({}, size);
    session::Settings &settings = const_cast<session::Settings &>(desk.settings);
    settings.setValue(session::Setting::TextScale, scale);
    for (const QString &page : desk.session->pageIds()) {
        desk.session->goToPage(page);
        desk.settle();
        ui::PageView *view = desk.window->area()->page();
        QCOMPARE(view->width(), desk.window->area()->viewport()->width());
        for (QWidget *part : view->parts()) {
            const QRect there(part->mapTo(view, QPoint()), part->size());
            QVERIFY(there.left() >= 0 && there.right() <= view->width());
            if (auto *text = qobject_cast<QTextEdit *>(part))
                QVERIFY(text->document()->size().width() <= part->width() + 1);
        }
    }
}

QTEST_MAIN(TestStudentWindow)
#include "tst_student_window.moc"

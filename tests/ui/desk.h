// SPDX-License-Identifier: GPL-3.0-or-later
// The student's window over the lessons that come with the program, and the hands that work in it.
#pragma once

#include <functional>
#include <memory>

#include <QAbstractButton>
#include <QApplication>
#include <QTest>
#include <QWheelEvent>

#include "session/settings.h"
#include "stage.h"
#include "ui/choice_row.h"
#include "ui/formulas.h"
#include "ui/page_area.h"
#include "ui/page_view.h"
#include "ui/quiz_view.h"
#include "ui/student_window.h"

namespace stage {

inline QString lessons()
{
    return QStringLiteral(NUNCHI_SOURCE_DIR "/lessons");
}

/// The window over the real lessons, in English, active.
struct Desk
{
    explicit Desk(const QString &keepIn = {}, QSize size = {1366, 768}, const QString &folder = lessons())
        : session(openSession(folder, keepIn))
        , settings(QString())
        , formulas(nunchi::ui::makeTypesetter(nunchi::typeset::Fonts::onThisComputer(), {}))
    {
        settings.setValue(nunchi::session::Setting::Language, QStringLiteral("en"));
        settings.setValue(nunchi::session::Setting::Theme, QStringLiteral("light"));
        window = std::make_unique<nunchi::ui::StudentWindow>(*session, settings, *formulas);
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

    nunchi::exhibits::ExhibitModel *exhibit(const QString &id) const
    {
        const auto page = session->page();
        for (const nunchi::course::Block *block : flattened(page->blocks))
            if (block->id == id)
                return session->model(*block);
        return nullptr;
    }
    QList<nunchi::ui::QuizView *> quizzes() const
    {
        QList<nunchi::ui::QuizView *> found;
        for (QWidget *part : window->area()->page()->parts())
            if (auto *quiz = qobject_cast<nunchi::ui::QuizView *>(part))
                found << quiz;
        return found;
    }
    nunchi::session::QuestionState stateOf(const nunchi::ui::QuizView *quiz) const
    {
        return session->questionState(quiz->question());
    }

    std::unique_ptr<nunchi::session::Session> session;
    nunchi::session::Settings settings;
    std::unique_ptr<nunchi::typeset::Typesetter> formulas;
    std::unique_ptr<nunchi::ui::StudentWindow> window;
};

} // namespace stage

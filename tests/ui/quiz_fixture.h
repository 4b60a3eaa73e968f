// SPDX-License-Identifier: GPL-3.0-or-later
// A page with one question of each kind, each in a window of its own.
#pragma once

#include <QLineEdit>
#include <QTest>

#include "controls/button.h"
#include "stage.h"
#include "ui/choice_row.h"
#include "ui/note_panel.h"
#include "ui/quiz_view.h"

namespace stage {

inline constexpr auto kQuizPage = R"(---
title: Quiz
minutes: 1
---

```{quiz} why
type: single
ask: Why is it $O(n^2)$?
hint: Count the pairs.
choices:
  - text: Because of softmax.
    why: Softmax touches each score once.
  - text: Because each of $n$ queries meets $n$ keys.
    right: true
    why: Yes, that many pairs.
  - text: Because of the heads.
    why: Their number is fixed.
explain: n times n.
```

```{quiz} pairs
type: numeric
ask: How many pairs?
answer: 262144
tolerance: 0
mistakes:
  - value: 1024
    why: That is the sum.
hint: Square it.
explain: 512 times 512.
```

```{quiz} which
type: multiple
ask: Which hold?
hint: Two do.
choices:
  - text: One.
    right: true
    why: One holds.
  - text: Two.
    why: Two does not.
  - text: Three.
    right: true
    why: Three holds.
explain: One and three.
```
)";

/// One question of the page in a window of its own.
struct Quiz
{
    explicit Quiz(const QString &id)
    {
        QByteArray korean(kQuizPage);
        korean.replace("Because of softmax.", "\uc18c\ud504\ud2b8\ub9e5\uc2a4 \ub54c\ubb38\uc5d0");
        folder.addPage(QStringLiteral("01-quiz"), korean, kQuizPage);
        session = openSession(folder.path());
        session->setLanguage(QStringLiteral("en"));
        on = std::make_unique<Stage>(*session);
        view = std::make_unique<nunchi::ui::QuizView>(on->context);
        view->setQuestion(question(id));
        view->resize(636, view->heightForWidth(636));
        view->show();
        if (!QTest::qWaitForWindowActive(view.get()))
            qFatal("the window did not get the keyboard");
    }

    nunchi::course::Question question(const QString &id) const
    {
        const auto page = session->page();
        for (const nunchi::course::Block &block : page->blocks)
            if (const auto *quiz = std::get_if<nunchi::course::QuizBlock>(&block.content); quiz && quiz->question.id == id)
                return quiz->question;
        qFatal("no question %s", qPrintable(id));
    }

    nunchi::session::QuestionState state() const { return session->questionState(view->question()); }
    QList<nunchi::ui::ChoiceRow *> rows() const { return view->findChildren<nunchi::ui::ChoiceRow *>(); }
    QLineEdit *field() const { return view->findChild<QLineEdit *>(); }

    nunchi::controls::Button *button(const QString &name) const
    {
        for (auto *each : view->findChildren<nunchi::controls::Button *>())
            if (each->isVisible() && each->accessibleName() == name)
                return each;
        return nullptr;
    }

    /// The words of every open panel, by its title.
    QMap<QString, QString> panels() const
    {
        QMap<QString, QString> found;
        for (QWidget *each : view->findChildren<QWidget *>())
            if (auto *panel = dynamic_cast<nunchi::ui::NotePanel *>(each); panel && panel->isVisible())
                found.insert(panel->title(), panel->accessibleDescription());
        return found;
    }

    CourseFolder folder;
    std::unique_ptr<nunchi::session::Session> session;
    std::unique_ptr<Stage> on;
    std::unique_ptr<nunchi::ui::QuizView> view;
};

} // namespace stage

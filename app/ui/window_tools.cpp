// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window_tools.h"

#include <algorithm>

#include <QApplication>
#include <QDir>
#include <QListView>
#include <QProcess>
#include <QShortcut>
#include <QTimer>

#include "session/authoring.h"
#include "session/session.h"
#include "session/settings.h"
#include "ui/find_bar.h"
#include "ui/message_bar.h"
#include "ui/page_area.h"
#include "ui/page_find.h"
#include "ui/page_view.h"
#include "ui/problem_panel.h"
#include "ui/search_palette.h"

namespace nunchi::ui {

using course::Place;
using session::Notice;
using session::Session;
using session::Setting;

WindowTools::WindowTools(Session &session, session::Settings &settings, const Parts &parts)
    : QObject(parts.window)
    , m_session(session)
    , m_settings(settings)
    , m_parts(parts)
    , m_search(session)
    , m_bar(new FindBar(parts.area->look(), parts.window))
    , m_find(new PageFind(session, m_search, *parts.area, *m_bar, this))
    , m_palette(new SearchPalette(session, m_search, parts.area->look(), parts.window))
    , m_panel(new ProblemPanel(parts.area->look(), parts.window))
{
    bind(QKeySequence(Qt::CTRL | Qt::Key_F), [this] { m_bar->open(); });
    bind(QKeySequence(Qt::Key_F3), [this] { m_bar->isHidden() ? m_bar->open() : m_find->next(); });
    bind(QKeySequence(Qt::SHIFT | Qt::Key_F3), [this] { m_bar->isHidden() ? m_bar->open() : m_find->previous(); });
    bind(QKeySequence(Qt::CTRL | Qt::Key_K), [this] { m_palette->open(); });
    connect(m_palette, &SearchPalette::chosen, this, &WindowTools::openHit);
    connect(m_panel, &ProblemPanel::looked, this, &WindowTools::goTo);
    connect(m_panel, &ProblemPanel::chosen, this, [this](const Place &place) {
        goTo(place);
        edit(place);
    });
    connect(m_panel, &ProblemPanel::closed, this, &WindowTools::closeProblems);
    connect(&session, &Session::pageChanged, parts.messages, &MessageBar::forgetDone);
    connect(parts.messages, &MessageBar::closed, parts.area, [this] { m_parts.area->setFocus(Qt::OtherFocusReason); });
    connect(&session, &Session::pageVanished, this, [this](const QString &title) {
        m_parts.messages->show(Notice([title] {
            return tr("The page “%1” is no longer in the lesson. This is the one beside it.").arg(title);
        }));
    });
}

void WindowTools::bind(const QKeySequence &keys, const std::function<void()> &action)
{
    auto *shortcut = new QShortcut(keys, m_parts.window);
    connect(shortcut, &QShortcut::activated, this, action);
}

void WindowTools::setAuthoring(session::Authoring *authoring, bool showProblems)
{
    m_authoring = authoring;
    m_opensByItself = showProblems;
    connect(authoring, &session::Authoring::problemsChanged, this, &WindowTools::showProblems);
    connect(authoring, &session::Authoring::reloadFailed, this, [this](const QString &message) {
        m_parts.messages->showState(Notice([message] { return message; }));
    });
    connect(authoring, &session::Authoring::reloaded, m_parts.messages, &MessageBar::forgetState);
    bind(QKeySequence(Qt::CTRL | Qt::Key_R), [this] { m_authoring->reload(); });
    bind(QKeySequence(Qt::Key_F8), [this] { walkProblems(1); });
    bind(QKeySequence(Qt::SHIFT | Qt::Key_F8), [this] { walkProblems(-1); });
}

void WindowTools::openHit(const course::SearchHit &hit)
{
    if (!m_session.goTo(hit.place.lesson, hit.place.page))
        return;
    if (!hit.block.isEmpty())
        m_parts.area->scrollToBlock(hit.block);
    else
        m_parts.area->scrollToStart();
    m_find->point(hit.block);
}

void WindowTools::showProblems()
{
    const course::Problems &problems = m_authoring->problems();
    m_panel->setProblems(problems, m_session.course().folder());
    if (m_opensByItself && !problems.isEmpty()) {
        m_panel->show();
        m_opensByItself = false; // whoever closes it does not want it back with every save
    }
}

void WindowTools::closeProblems()
{
    const bool hadFocus = m_panel->isAncestorOf(QApplication::focusWidget());
    m_panel->hide();
    if (hadFocus)
        m_parts.area->setFocus(Qt::OtherFocusReason);
}

void WindowTools::walkProblems(int by)
{
    const bool first = m_authoring->problems().isEmpty() && m_panel->isHidden();
    m_panel->walk(by);
    m_panel->list()->setFocus(Qt::ShortcutFocusReason);
    if (first) // nobody has looked yet
        m_authoring->check();
}

/// To the page that is in the file, and the block at the line or above it.
void WindowTools::goTo(const Place &place)
{
    for (const course::LessonInfo &lesson : m_session.course().lessons())
        for (auto files = lesson.files.begin(); files != lesson.files.end(); ++files) {
            const QString page = files->key(place.file);
            if (page.isEmpty())
                continue;
            if (files.key() != m_session.language())
                m_parts.setLanguage(files.key());
            m_session.goTo(lesson.id, page);
            const auto shown = m_session.page();
            QList<const course::Block *> blocks = shown ? flattened(shown->blocks) : QList<const course::Block *>();
            blocks.removeIf([&place](const course::Block *block) { return block->place.line > place.line; });
            std::stable_sort(blocks.begin(), blocks.end(),
                [](const course::Block *a, const course::Block *b) { return a->place.line > b->place.line; });
            for (const course::Block *block : std::as_const(blocks))
                if (m_parts.area->scrollToBlock(block->id))
                    return;
            m_parts.area->scrollToStart();
            return;
        }
}

void WindowTools::edit(const Place &place)
{
    const QString command = m_settings.value(Setting::Editor).toString();
    QStringList arguments = QProcess::splitCommand(command);
    if (arguments.isEmpty())
        return;
    const bool named = command.contains(QLatin1String("{file}"));
    for (QString &argument : arguments)
        argument.replace(QLatin1String("{file}"), place.file)
            .replace(QLatin1String("{line}"), QString::number(std::max(1, place.line)))
            .replace(QLatin1String("{column}"), QString::number(std::max(1, place.column)));
    const QString program = arguments.takeFirst();
    if (!named)
        arguments << place.file;
    if (!QProcess::startDetached(program, arguments))
        m_parts.messages->show(Notice([program] {
            return tr("The editor “%1” could not be started. Its command is the setting “author/editor”.").arg(program);
        }));
}

} // namespace nunchi::ui

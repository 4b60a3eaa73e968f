// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>

#include "course/search_index.h"
#include "session/course_search.h"

class QKeySequence;

namespace nunchi::session {
class Authoring;
class Session;
class Settings;
} // namespace nunchi::session

namespace nunchi::ui {

class FindBar;
class MessageBar;
class PageArea;
class PageFind;
class ProblemPanel;
class SearchPalette;

/// What a window offers beside reading: finding in the lesson and in the course, and for those who write lessons the
/// list of problems and showing their files again. It knows its keys.
class WindowTools : public QObject
{
    Q_OBJECT
public:
    struct Parts
    {
        QWidget *window;
        PageArea *area;
        MessageBar *messages;
        std::function<void(const QString &language)> setLanguage;
    };
    WindowTools(session::Session &session, session::Settings &settings, const Parts &parts);

    FindBar *findBar() const { return m_bar; }
    ProblemPanel *problems() const { return m_panel; }
    SearchPalette *palette() const { return m_palette; }

    /// showProblems: the panel opens by itself when something is found.
    void setAuthoring(session::Authoring *authoring, bool showProblems);

private:
    void bind(const QKeySequence &keys, const std::function<void()> &action);
    void openHit(const course::SearchHit &hit);
    void showProblems();
    void closeProblems();
    void walkProblems(int by);
    void goTo(const course::Place &place);
    void edit(const course::Place &place);

    session::Session &m_session;
    session::Settings &m_settings;
    Parts m_parts;
    session::CourseSearch m_search;
    FindBar *m_bar;
    PageFind *m_find;
    SearchPalette *m_palette;
    ProblemPanel *m_panel;
    session::Authoring *m_authoring = nullptr;
    bool m_opensByItself = false;
};

} // namespace nunchi::ui

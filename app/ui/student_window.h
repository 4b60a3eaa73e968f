// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include "session/session.h"
#include "session/settings.h"
#include "typeset/appearance.h"
#include "ui/page_context.h"
#include "ui/translator.h"

class QHBoxLayout;

namespace nunchi::ui {

class BottomBar;
class LookSettings;
class MessageBar;
class PageArea;
class PageRail;
class SystemTheme;
class TopBar;
class WindowKeys;
class WindowTools;

/// The student's window: page list, page, bars. It shows the session and passes wishes on to it; it owns no state of
/// the lesson.
class StudentWindow : public QWidget
{
    Q_OBJECT
public:
    StudentWindow(session::Session &session, session::Settings &settings, typeset::Typesetter &formulas,
        QWidget *parent = nullptr);
    ~StudentWindow() override;

    const typeset::Appearance &look() const { return m_look; }
    PageArea *area() const { return m_area; }
    PageRail *rail() const { return m_rail; }
    MessageBar *messages() const { return m_messages; }
    WindowTools *tools() const { return m_tools; }

    void setLanguage(const QString &language);
    /// As tall as the page is (for pictures of whole pages).
    int heightForWholePage();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void moveEvent(QMoveEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void makeLayout();
    void connectBars();
    void connectKeys();
    void connectSession();
    void restoreWindow();
    void saveWindow();
    void leaveExhibit();

    void showPage();
    void showWords();
    void showLook();
    void showScroll();
    void updateRail();
    void toggleRail();
    void otherLanguage();
    void screenDown();
    void screenUp();
    void followLink(const QString &target);
    void revealFocus(QWidget *now);
    void showKeys();
    void complainAboutFonts();

    session::Session &m_session;
    session::Settings &m_settings;
    typeset::Appearance m_look;
    Translator m_translator;
    SystemTheme *m_system;
    LookSettings *m_lookSettings;
    PageContext m_context;
    TopBar *m_top;
    MessageBar *m_messages;
    PageRail *m_rail;
    PageArea *m_area;
    BottomBar *m_bottom;
    WindowKeys *m_keys;
    WindowTools *m_tools;
    QTimer m_geometryTimer; ///< a moment after the last change of the window's size or place
    QPointer<QWidget> m_leftFrom; ///< where in the page the keyboard was when an exhibit gave the keys back
    bool m_narrow = false; ///< no room for the page list beside the column of text
    bool m_railOnNarrow = false; ///< asked for in a window too narrow to show it by itself
};

} // namespace nunchi::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/student_window.h"

#include <chrono>

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QScreen>
#include <QTimer>
#include <QVBoxLayout>

#include "typeset/formula/typesetter.h"
#include "typeset/math_runs.h"
#include "ui/bottom_bar.h"
#include "ui/find_bar.h"
#include "ui/focus_walk.h"
#include "ui/keys_sheet.h"
#include "ui/link_follower.h"
#include "ui/look_settings.h"
#include "ui/message_bar.h"
#include "ui/page_area.h"
#include "ui/page_rail.h"
#include "ui/page_view.h"
#include "ui/palette.h"
#include "ui/print/paper_tools.h"
#include "ui/problem_panel.h"
#include "ui/prose_view.h"
#include "ui/system_theme.h"
#include "ui/top_bar.h"
#include "ui/window_keys.h"
#include "ui/window_tools.h"

namespace nunchi::ui {

using session::Session;
using session::Setting;

namespace {

constexpr QSize kDefaultSize{1366, 768};
constexpr QSize kLeastSize{480, 360};
constexpr QSize kFrame{16, 64}; ///< what a desktop may put around a window
constexpr std::chrono::milliseconds kGeometryRest{400};
constexpr qreal kRail = 256;
constexpr qreal kNarrowRail = 212;
constexpr qreal kLeastPage = 620; ///< the column must not suffer from the page list

/// The language of the settings, else the first of the system's that the course has, else the course's first.
QString startLanguage(const session::Settings &settings, Session &session)
{
    const QStringList known = session.course().languages();
    QStringList wanted{settings.value(Setting::Language).toString()};
    wanted << QLocale::system().uiLanguages();
    for (const QString &name : std::as_const(wanted)) {
        const QString language = name.section(QLatin1Char('-'), 0, 0).section(QLatin1Char('_'), 0, 0);
        if (known.contains(language))
            return language;
    }
    return known.value(0, session.language());
}

} // namespace

StudentWindow::StudentWindow(
    Session &session, session::Settings &settings, typeset::Typesetter &formulas, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_settings(settings)
    , m_look(typeset::Fonts::onThisComputer())
    , m_translator(startLanguage(settings, session))
    , m_system(new SystemTheme(this))
    , m_lookSettings(new LookSettings(settings, *m_system, m_look, this))
    , m_context{session, m_look, formulas, [this](const QString &target) { followLink(target); },
          [this](QWidget *part, const QRect &rect) { m_area->reveal(part, rect); }, [this] { leaveExhibit(); }}
{
    m_look.setLanguage(m_translator.language());
    session.setLanguage(m_translator.language());
    dress(*this, m_look);
    setMinimumSize(kLeastSize);
    makeLayout();
    connectBars();
    connectKeys();
    connectSession();
    restoreWindow();
    showWords();
    showPage();
    complainAboutFonts();
}

StudentWindow::~StudentWindow()
{
    // The parts use the appearance, which is a member: they go first.
    qDeleteAll(findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
}

void StudentWindow::makeLayout()
{
    m_top = new TopBar(m_session, m_look, this);
    m_messages = new MessageBar(m_look, this);
    m_rail = new PageRail(m_session, m_look, this);
    m_area = new PageArea(m_context, this);
    m_bottom = new BottomBar(m_session, m_look, this);
    m_keys = new WindowKeys(this);
    new PaperTools(m_context, m_top, m_messages, this);
    m_tools = new WindowTools(m_session, m_settings,
        {this, m_area, m_messages, [this](const QString &language) { setLanguage(language); }});
    for (QWidget *bar : {static_cast<QWidget *>(m_top), static_cast<QWidget *>(m_bottom)})
        bar->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_rail);
    middle->addWidget(m_area, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_top);
    column->addWidget(m_messages);
    column->addWidget(m_tools->findBar());
    column->addLayout(middle, 1);
    column->addWidget(m_tools->problems());
    column->addWidget(m_bottom);
}

void StudentWindow::connectBars()
{
    connect(m_top, &TopBar::languageChosen, this, &StudentWindow::setLanguage);
    connect(m_top, &TopBar::largerAsked, m_lookSettings, &LookSettings::larger);
    connect(m_top, &TopBar::smallerAsked, m_lookSettings, &LookSettings::smaller);
    connect(m_top, &TopBar::themeAsked, m_lookSettings, &LookSettings::nextTheme);
    connect(m_top, &TopBar::railAsked, this, &StudentWindow::toggleRail);
    connect(m_top, &TopBar::keysAsked, this, &StudentWindow::showKeys);
    connect(m_rail, &PageRail::pageChosen, this, [this](const QString &page) {
        m_session.goToPage(page);
        m_area->setFocus(Qt::OtherFocusReason);
    });
    connect(m_bottom, &BottomBar::previousAsked, &m_session, &Session::previousPage);
    connect(m_bottom, &BottomBar::nextAsked, &m_session, &Session::nextPage);
    connect(m_area, &PageArea::scrolled, this, &StudentWindow::showScroll);
    connect(m_area, &PageArea::zoomAsked, m_lookSettings, &LookSettings::zoom);
    connect(m_area, &PageArea::largerAsked, m_lookSettings, &LookSettings::larger);
    connect(m_area, &PageArea::smallerAsked, m_lookSettings, &LookSettings::smaller);
    connect(m_area, &PageArea::firstPainted, m_system, &SystemTheme::askPortal, Qt::QueuedConnection);
    connect(&m_look, &typeset::Appearance::changed, this, &StudentWindow::showLook);
    connect(
        &m_settings, &session::Settings::changed, this, [this] { m_top->setThemeWords(m_lookSettings->themeWords()); });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { revealFocus(now); });
}

void StudentWindow::connectKeys()
{
    connect(m_keys, &WindowKeys::nextPageAsked, &m_session, &Session::nextPage);
    connect(m_keys, &WindowKeys::previousPageAsked, &m_session, &Session::previousPage);
    connect(m_keys, &WindowKeys::screenDownAsked, this, &StudentWindow::screenDown);
    connect(m_keys, &WindowKeys::screenUpAsked, this, &StudentWindow::screenUp);
    connect(m_keys, &WindowKeys::linesAsked, m_area, &PageArea::scrollByLines);
    connect(m_keys, &WindowKeys::startAsked, m_area, &PageArea::scrollToStart);
    connect(m_keys, &WindowKeys::endAsked, m_area, &PageArea::scrollToEnd);
    connect(m_keys, &WindowKeys::languageAsked, this, &StudentWindow::otherLanguage);
    connect(m_keys, &WindowKeys::themeAsked, m_lookSettings, &LookSettings::nextTheme);
    connect(m_keys, &WindowKeys::largerAsked, m_lookSettings, &LookSettings::larger);
    connect(m_keys, &WindowKeys::smallerAsked, m_lookSettings, &LookSettings::smaller);
    connect(m_keys, &WindowKeys::normalSizeAsked, m_lookSettings, &LookSettings::normalSize);
    connect(m_keys, &WindowKeys::railAsked, this, &StudentWindow::toggleRail);
    connect(m_keys, &WindowKeys::keysAsked, this, &StudentWindow::showKeys);
}

void StudentWindow::connectSession()
{
    connect(&m_session, &Session::pageChanged, this, &StudentWindow::showPage);
    connect(&m_session, &Session::languageChanged, this, [this] {
        m_context.formulas.forgetFaults();
        showWords();
        m_area->showPage();
    });
    connect(&m_session, &Session::reloaded, this, [this] {
        m_area->showPage();
        showWords();
    });
    connect(&m_session, &Session::storeFailed, m_messages, &MessageBar::show);
}

void StudentWindow::restoreWindow()
{
    const QSize screen = this->screen()->availableSize();
    resize(kDefaultSize.boundedTo(screen - kFrame));
    restoreGeometry(m_settings.value(Setting::WindowGeometry).toByteArray());
    m_geometryTimer.setSingleShot(true);
    m_geometryTimer.setInterval(kGeometryRest);
    connect(&m_geometryTimer, &QTimer::timeout, this, &StudentWindow::saveWindow);
    updateRail();
    m_area->setFocus(Qt::OtherFocusReason);
}

void StudentWindow::setLanguage(const QString &language)
{
    if (language == m_session.language())
        return;
    // The words first: everything that hears of the new language asks for them.
    m_translator.use(language);
    m_settings.setValue(Setting::Language, language);
    m_look.setLanguage(language);
    m_session.setLanguage(language);
}

void StudentWindow::otherLanguage()
{
    const QStringList languages = m_session.course().languages();
    setLanguage(
        languages.value((languages.indexOf(m_session.language()) + 1) % std::max<qsizetype>(1, languages.size())));
}

void StudentWindow::showPage()
{
    // Before what has the focus goes: Qt would look for another place for it, in a page half gone.
    if (!focusWidget() || m_area->isAncestorOf(focusWidget()))
        m_area->setFocus(Qt::OtherFocusReason);
    m_area->showPage();
    m_rail->reload();
    showWords();
}

void StudentWindow::showWords()
{
    m_top->reload();
    m_top->setThemeWords(m_lookSettings->themeWords());
    m_rail->reload();
    m_bottom->reload();
    const QString page = typeset::plainLine(m_session.pageTitle(m_session.pageId(), false));
    //: Title of the window; %1 is the title of a page
    setWindowTitle(tr("%1 — Nunchi").arg(page));
}

void StudentWindow::showLook()
{
    dress(*this, m_look);
    updateRail();
    update();
}

void StudentWindow::showScroll()
{
    m_bottom->setSeen(m_area->seen());
    if (m_area->wasPainted())
        m_session.setScroll(m_area->fraction());
}

void StudentWindow::updateRail()
{
    const qreal wide = m_look.length(kRail);
    const qreal narrow = m_look.length(kNarrowRail);
    const qreal page = m_look.length(kLeastPage) + 72;
    const bool roomForWide = width() - wide >= page + m_look.length(100);
    m_narrow = width() - narrow < std::min(page, width() * 0.7);
    const bool shown = !m_narrow ? m_settings.value(Setting::RailVisible).toBool() : m_railOnNarrow;
    const int railWidth = qRound(std::min(roomForWide ? wide : narrow, width() * 0.5));
    m_rail->setFixedWidth(railWidth);
    m_rail->setVisible(shown);
    m_top->setRailWidth(shown ? railWidth : 0);
}

void StudentWindow::toggleRail()
{
    const bool show = m_rail->isHidden();
    const bool hadFocus = m_rail->isAncestorOf(focusWidget());
    if (m_narrow)
        m_railOnNarrow = show;
    else
        m_settings.setValue(Setting::RailVisible, show);
    updateRail();
    if (!m_rail->isHidden())
        m_rail->list()->setFocus(Qt::ShortcutFocusReason);
    else if (hadFocus)
        m_area->setFocus(Qt::OtherFocusReason);
}

void StudentWindow::screenDown()
{
    if (m_area->atEnd())
        m_session.nextPage();
    else
        m_area->scrollByScreen(1);
}

void StudentWindow::screenUp()
{
    if (!m_area->atStart())
        m_area->scrollByScreen(-1);
    else if (m_session.previousPage())
        m_area->scrollToEnd();
}

void StudentWindow::followLink(const QString &target)
{
    // Later: the text that was clicked may be gone once the page is another.
    QTimer::singleShot(0, this, [this, target] { ui::followLink(target, m_session, *m_area); });
}

void StudentWindow::revealFocus(QWidget *now)
{
    if (now && now != m_area)
        m_leftFrom = nullptr;
    // A click is where the eye is already; the page must not slip away under it.
    if (!now || QGuiApplication::mouseButtons() != Qt::NoButton || !m_area->page()->isAncestorOf(now))
        return;
    if (!qobject_cast<ProseView *>(now))
        m_area->reveal(now, now->rect());
}

void StudentWindow::leaveExhibit()
{
    QWidget *from = focusWidget();
    m_area->setFocus(Qt::OtherFocusReason);
    m_leftFrom = from && m_area->isAncestorOf(from) ? from : nullptr;
}

void StudentWindow::showKeys()
{
    auto *sheet = new KeysSheet(m_look, this);
    sheet->setAttribute(Qt::WA_DeleteOnClose);
    sheet->open();
}

void StudentWindow::complainAboutFonts()
{
    if (!m_look.fonts().hasHangul())
        m_messages->show(session::Notice(&typeset::Fonts::missingHangulMessage));
}

int StudentWindow::heightForWholePage()
{
    return m_top->sizeHint().height() + m_bottom->sizeHint().height() + m_area->pageHeight();
}

void StudentWindow::keyPressEvent(QKeyEvent *event)
{
    if (!m_keys->handle(*event))
        QWidget::keyPressEvent(event);
}

void StudentWindow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateRail();
    if (isVisible())
        m_geometryTimer.start();
}

void StudentWindow::moveEvent(QMoveEvent *event)
{
    QWidget::moveEvent(event);
    if (isVisible())
        m_geometryTimer.start();
}

void StudentWindow::closeEvent(QCloseEvent *event)
{
    saveWindow();
    QWidget::closeEvent(event);
}

void StudentWindow::saveWindow()
{
    m_geometryTimer.stop();
    m_settings.setValue(Setting::WindowGeometry, saveGeometry());
}

void StudentWindow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showWords();
}

bool StudentWindow::focusNextPrevChild(bool next)
{
    m_area->completePage();
    QList<QWidget *> regions{m_top, m_messages, m_tools->findBar(), m_rail, m_area};
    regions << m_area->page()->parts();
    regions << m_tools->problems() << m_bottom;
    // Out of an exhibit by Esc, the way goes on from there; else from what the reader sees.
    const bool onPage = m_area->hasFocus();
    QWidget *from = onPage && m_leftFrom ? m_leftFrom.data() : focusWidget();
    QWidget *seen = onPage && !m_leftFrom ? m_area->stopFromView(next) : nullptr;
    QWidget *stop = seen ? seen : nextStop(regions, from, next);
    if (!stop)
        return false;
    stop->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

} // namespace nunchi::ui

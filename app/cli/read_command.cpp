// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTextStream>

#include "cli/formula_rules.h"
#include "cli/help_text.h"
#include "cli/lessons_folder.h"
#include "cli/open_session.h"
#include "cli/standard_output.h"
#include "cli/startup_report.h"
#include "session/authoring.h"
#include "session/exhibit_rules.h"
#include "session/settings.h"
#include "session/store.h"
#include "ui/formulas.h"
#include "ui/page_area.h"
#include "ui/student_window.h"
#include "ui/window_icon.h"
#include "ui/window_tools.h"

namespace nunchi::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::cli::Read)
};

void describe(QCommandLineParser &parser)
{
    parser.setApplicationDescription(Words::tr("Opens the lessons where you left them."));
    parser.addOption({{QStringLiteral("h"), QStringLiteral("help")}, Words::tr("Say this.")});
    parser.addOption({QStringLiteral("watch"),
        Words::tr("For authors: show every page again as soon as its file is saved, and list what is wrong.")});
    // Prints the milliseconds from the process's start to the first page on screen, and leaves. For measuring.
    QCommandLineOption report(QStringLiteral("startup-report"));
    report.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOption(report);
    parser.addPositionalArgument(Words::tr("FOLDER"),
        Words::tr("A folder with course.yaml; without it the lessons that come with the program."),
        QStringLiteral("[%1]").arg(Words::tr("FOLDER")));
}

int refuse(const QString &message)
{
    QTextStream(stderr) << "nunchi: " << message << '\n';
    return WrongUse;
}

void reportFirstPage(ui::StudentWindow &window)
{
    QObject::connect(window.area(), &ui::PageArea::firstPainted, &window, [] {
        QTextStream(stdout) << QStringLiteral("{\"firstPageMs\": %1, \"residentMiB\": %2}\n")
                                   .arg(millisecondsSinceStart(), 0, 'f', 1)
                                   .arg(residentMebibytes(), 0, 'f', 1);
        QCoreApplication::quit();
    });
}

/// The lessons that come with the program are in order; others are looked through once the page is seen.
void startAuthoring(session::Authoring &authoring, ui::StudentWindow &window, bool watch, bool ownLessons)
{
    window.tools()->setAuthoring(&authoring, watch || !ownLessons);
    QObject::connect(window.area(), &ui::PageArea::firstPainted, &authoring, [&authoring, watch, ownLessons] {
        if (watch)
            authoring.watch();
        else if (!ownLessons)
            authoring.check();
    });
}

} // namespace

int read(const QStringList &arguments)
{
    QCommandLineParser parser;
    describe(parser);
    if (!parser.parse(QStringList{QStringLiteral("nunchi")} + arguments))
        return refuse(parser.errorText());
    if (parser.isSet(QStringLiteral("help")))
        return printed(helpText(parser, Words::tr("Usage: nunchi [read] [--watch] [FOLDER]")), Done);
    if (parser.positionalArguments().size() > 1)
        return refuse(Words::tr("one folder at a time"));

    // The same look everywhere, and no search for the desktop's style plugin.
    QApplication::setStyle(QStringLiteral("Fusion"));
    QApplication::setWindowIcon(ui::windowIcon());
    QString error;
    const auto session =
        openSession(parser.positionalArguments().value(0, lessonsFolder()), std::make_unique<session::Store>(), &error);
    if (!session)
        return refuse(error);
    session::Settings settings(session::Settings::defaultFile());
    const auto formulas =
        ui::makeTypesetter(typeset::Fonts::onThisComputer(), typeset::Typesetter::defaultCacheFolder());
    ui::StudentWindow window(*session, settings, *formulas);
    session::Authoring authoring(*session, [](const QString &folder, const course::Stop &stop) {
        return course::checkCourse(folder, session::exhibitRules(), formulaRules(), stop);
    });
    const bool ownLessons = parser.positionalArguments().isEmpty();
    startAuthoring(authoring, window, parser.isSet(QStringLiteral("watch")), ownLessons);
    if (parser.isSet(QStringLiteral("startup-report")))
        reportFirstPage(window);
    window.show();
    return QApplication::exec();
}

} // namespace nunchi::cli

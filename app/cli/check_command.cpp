// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QTextStream>

#include "cli/formula_rules.h"
#include "cli/help_text.h"
#include "cli/lessons_folder.h"
#include "cli/standard_output.h"
#include "course/course.h"
#include "course/printable.h"
#include "session/exhibit_rules.h"

namespace nunchi::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::cli::Check)
};

void describe(QCommandLineParser *parser)
{
    parser->setApplicationDescription(Words::tr(
        "Says what is wrong in a folder of lessons, one problem a line as path:line:column: error|warning: …, and "
        "what differs between the languages.\nExit code: 0 no errors, 1 errors, 2 no such folder."));
    parser->addOption({{QStringLiteral("h"), QStringLiteral("help")}, Words::tr("Say this.")});
    parser->addPositionalArgument(Words::tr("FOLDER"),
        Words::tr("The folder with course.yaml; without it the lessons that "
                  "come with the program."),
        QStringLiteral("[%1]").arg(Words::tr("FOLDER")));
}

int refuse(const QString &message)
{
    QTextStream(stderr) << "nunchi check: " << course::printable(message) << '\n';
    return WrongUse;
}

/// Writes problems as they are found. Beyond some hundred they are only counted: the same slip on many pages says no more.
class Printer
{
public:
    explicit Printer(QString folder)
        : m_folder(std::move(folder))
    {
    }

    void add(const course::Problems &problems);
    void tellProgress(qsizetype done, qsizetype all) const;
    /// The closing line, and the exit code.
    int finish(const course::Problems &problems);

private:
    static constexpr int kMost = 200;

    QString m_folder;
    int m_printed = 0;
    int m_more = 0;
    int m_code = Done;
};

void Printer::add(const course::Problems &problems)
{
    QString text;
    for (const course::Problem &problem : problems) {
        if (m_printed >= kMost) {
            ++m_more;
            continue;
        }
        ++m_printed;
        text += course::toString(problem) + QLatin1Char('\n');
    }
    if (m_code == Done)
        m_code = printed(text, Done);
}

/// Not between the problems: those may be read by a program.
void Printer::tellProgress(qsizetype done, qsizetype all) const
{
    QTextStream(stderr) << "nunchi check: " << Words::tr("%1 of %2 formulas looked at …").arg(done).arg(all) << '\n';
}

QString summary(const course::Problems &problems, const QString &folder)
{
    const auto count = [&](course::Severity severity) {
        return int(
            std::count_if(problems.begin(), problems.end(), [=](const auto &p) { return p.severity == severity; }));
    };
    if (problems.isEmpty())
        return Words::tr("No problems in %1").arg(course::printable(QDir::toNativeSeparators(folder)));
    //: closing line of a check: "2 errors, 1 warning"
    return Words::tr("%1, %2").arg(Words::tr("%n error(s)", nullptr, count(course::Severity::Error)),
        Words::tr("%n warning(s)", nullptr, count(course::Severity::Warning)));
}

int Printer::finish(const course::Problems &problems)
{
    QString text;
    if (m_more > 0)
        text = Words::tr("… and %n more problem(s): mend those above first", nullptr, m_more) + QLatin1Char('\n');
    text += summary(problems, m_folder) + QLatin1Char('\n');
    if (m_code == Done)
        m_code = printed(text, Done);
    return m_code == Done && course::hasErrors(problems) ? int(ProblemsFound) : m_code;
}

} // namespace

int check(const QStringList &arguments)
{
    QCommandLineParser parser;
    describe(&parser);
    if (!parser.parse(QStringList{QStringLiteral("nunchi check")} + arguments))
        return refuse(parser.errorText());
    if (parser.isSet(QStringLiteral("help")))
        return printed(helpText(parser, Words::tr("Usage: nunchi check [FOLDER]")), Done);
    if (parser.positionalArguments().size() > 1)
        return refuse(Words::tr("one folder at a time"));
    const QString folder = parser.positionalArguments().value(0, lessonsFolder());
    if (!QFileInfo(folder).isDir())
        return refuse(Words::tr("there is no folder %1").arg(QDir::toNativeSeparators(folder)));
    Printer printer(folder);
    const course::CheckProgress progress{[&](const course::Problems &found) { printer.add(found); },
        [&](qsizetype done, qsizetype all) { printer.tellProgress(done, all); }};
    return printer.finish(course::checkCourse(folder, session::exhibitRules(), formulaRules(), {}, progress));
}

} // namespace nunchi::cli

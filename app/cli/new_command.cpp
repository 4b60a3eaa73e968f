// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include <QCommandLineParser>
#include <QDir>
#include <QTextStream>

#include "cli/course_maker.h"
#include "cli/help_text.h"
#include "cli/lesson_maker.h"
#include "course/printable.h"

namespace nunchi::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::cli::New)
};

void describe(QCommandLineParser *parser)
{
    parser->setApplicationDescription(
        Words::tr("Writes a small lesson with an example of every block, in each language of the course, and names it "
                  "in course.yaml; or a course to begin with: course.yaml, glossary.yaml and such a lesson, in Korean "
                  "and English. Nothing that exists is overwritten.\nExit code: 0 written, 1 it could not be "
                  "written, 2 wrong use."));
    parser->addOption({{QStringLiteral("h"), QStringLiteral("help")}, Words::tr("Say this.")});
    parser->addOption({QStringLiteral("course"), Words::tr("For a lesson: the folder with course.yaml; without it the current one."),
        Words::tr("FOLDER"), QStringLiteral(".")});
    parser->addPositionalArgument(QStringLiteral("lesson|course"), Words::tr("What to write: a lesson or a course."));
    parser->addPositionalArgument(Words::tr("NAME"),
        Words::tr("The name of its folder. A lesson's has letters, digits and hyphens, as in 14-transformer; a course's "
                  "is made where you are, and must be empty if it is there."));
}

int refuse(const QString &message, Exit code)
{
    QTextStream(stderr) << "nunchi new: " << course::printable(message) << '\n';
    return code;
}

int done(const QStringList &written, const QString &next)
{
    QTextStream out(stdout);
    for (const QString &file : written)
        out << QDir::toNativeSeparators(file) << '\n';
    out << next << '\n';
    return Done;
}

int makeLesson(const QString &name, const QString &courseFolder)
{
    LessonMaker maker(QDir::cleanPath(courseFolder), name);
    if (const std::optional<QString> why = maker.make())
        return refuse(*why, ProblemsFound);
    return done(maker.written(), Words::tr("Write over the example, and look with \"nunchi check\" whether all is well."));
}

int makeCourse(const QString &name)
{
    const QString folder = QDir::cleanPath(name);
    CourseMaker maker(folder);
    if (const std::optional<QString> why = maker.make())
        return refuse(*why, ProblemsFound);
    return done(maker.written(),
        Words::tr("Write over the examples: \"nunchi --watch %1\" shows them as you do, \"nunchi check %1\" says whether "
                  "all is well.")
            .arg(course::printable(QDir::toNativeSeparators(folder))));
}

} // namespace

int makeNew(const QStringList &arguments)
{
    QCommandLineParser parser;
    describe(&parser);
    if (!parser.parse(QStringList{QStringLiteral("nunchi new")} + arguments))
        return refuse(parser.errorText(), WrongUse);
    if (parser.isSet(QStringLiteral("help"))) {
        QTextStream(stdout) << helpText(parser,
            Words::tr("Usage: nunchi new lesson NAME [--course FOLDER]   or   nunchi new course NAME"));
        return Done;
    }
    const QStringList words = parser.positionalArguments();
    const QString name = words.value(1);
    if (words.size() == 2 && words.first() == u"lesson")
        return makeLesson(name, parser.value(QStringLiteral("course")));
    if (words.size() != 2 || words.first() != u"course" || name.isEmpty())
        return refuse(Words::tr("say \"nunchi new lesson NAME\" or \"nunchi new course NAME\""), WrongUse);
    if (parser.isSet(QStringLiteral("course")))
        return refuse(Words::tr("--course is for a lesson: a new course is made in the folder it is called"), WrongUse);
    return makeCourse(name);
}

} // namespace nunchi::cli

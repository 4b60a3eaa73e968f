// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include <QCommandLineParser>
#include <QDir>
#include <QTextStream>

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
                  "in course.yaml. Nothing that exists is overwritten.\nExit code: 0 written, 1 it could not be "
                  "written, 2 wrong use."));
    parser->addOption({{QStringLiteral("h"), QStringLiteral("help")}, Words::tr("Say this.")});
    parser->addOption({QStringLiteral("course"), Words::tr("The folder with course.yaml; without it the current one."),
        Words::tr("FOLDER"), QStringLiteral(".")});
    parser->addPositionalArgument(QStringLiteral("lesson"), Words::tr("What to write: a lesson."));
    parser->addPositionalArgument(
        Words::tr("NAME"), Words::tr("The name of its folder: letters, digits and hyphens, as in 14-transformer."));
}

int refuse(const QString &message, Exit code)
{
    QTextStream(stderr) << "nunchi new: " << course::printable(message) << '\n';
    return code;
}

} // namespace

int makeNew(const QStringList &arguments)
{
    QCommandLineParser parser;
    describe(&parser);
    if (!parser.parse(QStringList{QStringLiteral("nunchi new")} + arguments))
        return refuse(parser.errorText(), WrongUse);
    if (parser.isSet(QStringLiteral("help"))) {
        QTextStream(stdout) << helpText(parser, Words::tr("Usage: nunchi new lesson NAME [--course FOLDER]"));
        return Done;
    }
    const QStringList words = parser.positionalArguments();
    if (words.size() != 2 || words.first() != u"lesson")
        return refuse(Words::tr("say \"nunchi new lesson NAME\""), WrongUse);
    LessonMaker maker(QDir::cleanPath(parser.value(QStringLiteral("course"))), words.last());
    if (const std::optional<QString> why = maker.make())
        return refuse(*why, ProblemsFound);
    QTextStream out(stdout);
    for (const QString &file : maker.written())
        out << QDir::toNativeSeparators(file) << '\n';
    out << Words::tr("Write over the example, and look with \"nunchi check\" whether all is well.") << '\n';
    return Done;
}

} // namespace nunchi::cli

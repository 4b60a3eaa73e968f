// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QTextStream>

#include "cli/help_text.h"
#include "cli/standard_output.h"
#include "cli/translation_recorder.h"
#include "course/printable.h"
#include "session/exhibit_rules.h"

namespace nunchi::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::cli::Translated)
};

void describe(QCommandLineParser *parser)
{
    parser->setApplicationDescription(
        Words::tr("Writes into the front matter of a page (made-from) that it was translated from its source as that is "
                  "now. Say it once you have looked at both; \"nunchi check\" names what changes in the source "
                  "afterwards.\nExit code: 0 written, 1 it could not be written, 2 wrong use."));
    parser->addOption({{QStringLiteral("h"), QStringLiteral("help")}, Words::tr("Say this.")});
    parser->addOption({QStringLiteral("course"), Words::tr("The folder with course.yaml; without it the current one."),
        Words::tr("FOLDER"), QStringLiteral(".")});
    parser->addOption({QStringLiteral("lang"), Words::tr("The translation; without it every one of the course."),
        Words::tr("LANGUAGE")});
    parser->addOption({QStringLiteral("from"),
        Words::tr("The language it was made from; without it the one the page names, else the course's first."),
        Words::tr("LANGUAGE")});
    parser->addPositionalArgument(
        Words::tr("LESSON[/PAGE]"), Words::tr("A lesson, or one page of it, such as 13-attention/check."));
}

int refuse(const QString &message, Exit code = WrongUse)
{
    QTextStream(stderr) << "nunchi translated: " << course::printable(message) << '\n';
    return code;
}

} // namespace

int translated(const QStringList &arguments)
{
    QCommandLineParser parser;
    describe(&parser);
    if (!parser.parse(QStringList{QStringLiteral("nunchi translated")} + arguments))
        return refuse(parser.errorText());
    if (parser.isSet(QStringLiteral("help")))
        return printed(helpText(parser,
                           Words::tr("Usage: nunchi translated LESSON[/PAGE] [--lang LANGUAGE] [--from LANGUAGE] "
                                     "[--course FOLDER]")),
            Done);
    if (parser.positionalArguments().size() != 1)
        return refuse(Words::tr("name one lesson or page, such as 13-attention/check"));
    const auto place = readLessonPlace(parser.positionalArguments().first());
    if (const auto *error = std::get_if<QString>(&place))
        return refuse(*error);
    const QString folder = QDir::cleanPath(parser.value(QStringLiteral("course")));
    if (!QFileInfo(folder).isDir())
        return refuse(Words::tr("there is no folder %1").arg(QDir::toNativeSeparators(folder)));
    course::Problems problems;
    const auto course = course::Course::open(folder, session::exhibitRules(), &problems);
    if (!course || course->languages().isEmpty())
        return refuse(Words::tr("the course must be mended first: %1")
                          .arg(problems.isEmpty() ? folder : toString(problems.first())),
            ProblemsFound);
    TranslationRecorder recorder(*course,
        {std::get<LessonPlace>(place), parser.value(QStringLiteral("lang")), parser.value(QStringLiteral("from"))});
    const std::optional<Refusal> refusal = recorder.run();
    QString text;
    for (const QString &line : recorder.lines())
        text += course::printable(line) + QLatin1Char('\n');
    const int code = printed(text, Done);
    return refusal ? refuse(refusal->message, refusal->code) : code;
}

} // namespace nunchi::cli

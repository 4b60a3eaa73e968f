// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include <array>
#include <cstdio>
#include <functional>
#include <memory>
#include <optional>

#include <QApplication>
#include <QFileInfo>
#include <QLocale>
#include <QTextStream>

#include "cli/standard_output.h"
#include "ui/translator.h"

namespace nunchi::cli {

namespace {

enum class Needs : quint8 { Nothing, OffscreenDisplay, Display };

struct Command
{
    const char *name;
    const char *summary;
    Needs needs;
    int (*function)(const QStringList &);
};

constexpr std::array commands{
    Command{
        "read", QT_TRANSLATE_NOOP("nunchi::cli", "open the lessons (also without any command)"), Needs::Display, read},
    Command{"render", QT_TRANSLATE_NOOP("nunchi::cli", "pictures of pages, without a display"), Needs::OffscreenDisplay,
        render},
    Command{"check", QT_TRANSLATE_NOOP("nunchi::cli", "what is wrong in a folder of lessons"), Needs::Nothing, check},
    Command{"new", QT_TRANSLATE_NOOP("nunchi::cli", "write a small lesson or course to begin with"), Needs::Nothing, makeNew},
    Command{"translated", QT_TRANSLATE_NOOP("nunchi::cli", "record that a translation is up to date"), Needs::Nothing,
        translated},
    Command{
        "attention", QT_TRANSLATE_NOOP("nunchi::cli", "compute attention on NumPy files"), Needs::Nothing, attention},
    Command{"measure", QT_TRANSLATE_NOOP("nunchi::cli", "time attention on this computer"), Needs::Nothing, measure},
};

QString inUsersLanguage(const char *text)
{
    return QCoreApplication::translate("nunchi::cli", text);
}

int printHelp()
{
    QString text = inUsersLanguage(QT_TRANSLATE_NOOP("nunchi::cli", "Nunchi: offline courseware on the attention mechanism"))
        + QStringLiteral("\n\n")
        + inUsersLanguage(QT_TRANSLATE_NOOP("nunchi::cli", "Usage: nunchi [FOLDER]   or   nunchi COMMAND …"))
        + QStringLiteral("\n\n");
    for (const Command &command : commands)
        text += QStringLiteral("  %1%2\n")
                    .arg(QString::fromLatin1(command.name).leftJustified(12), inUsersLanguage(command.summary));
    text += QLatin1Char('\n')
        + inUsersLanguage(QT_TRANSLATE_NOOP("nunchi::cli", "nunchi COMMAND --help tells the options of a command."))
        + QLatin1Char('\n');
    return printed(text, Done);
}

int printVersion()
{
    return printed(QStringLiteral("nunchi %1\n").arg(QCoreApplication::applicationVersion()), Done);
}

const Command *commandNamed(const QString &name)
{
    for (const Command &command : commands)
        if (name == QLatin1String(command.name))
            return &command;
    return nullptr;
}

/// A word that is neither a command nor a folder is a slip of the pen.
std::optional<QString> complaintAbout(const QString &first)
{
    if (first.isEmpty() || first.startsWith(QLatin1Char('-')) || QFileInfo(first).isDir())
        return std::nullopt;
    QStringList names;
    for (const Command &command : commands)
        names << QString::fromLatin1(command.name);
    return inUsersLanguage(
        QT_TRANSLATE_NOOP("nunchi::cli", "nunchi: there is no command and no folder \"%1\"; the commands are: %2"))
        .arg(first, names.join(QStringLiteral(", ")));
}

/// Says it in the user's language, before there is an application.
int refuse(int &argc, char **argv, const std::function<QString()> &message)
{
    const QCoreApplication application(argc, argv);
    const ui::Translator translator(QLocale::system().name());
    QTextStream(stderr) << message() << '\n';
    return WrongUse;
}

bool hasDisplay()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY")
        || qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
#else
    return true;
#endif
}

std::unique_ptr<QCoreApplication> makeApplication(Needs needs, int &argc, char **argv)
{
    if (needs == Needs::Nothing)
        return std::make_unique<QCoreApplication>(argc, argv);
    if (needs == Needs::OffscreenDisplay && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QApplication>(argc, argv);
}

} // namespace

int run(int argc, char **argv)
{
    QCoreApplication::setApplicationName(QStringLiteral("nunchi"));
    QCoreApplication::setApplicationVersion(QStringLiteral(NUNCHI_VERSION));

    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    const QString first = arguments.value(0);
    const bool asksHelp =
        first == QLatin1String("--help") || first == QLatin1String("-h") || first == QLatin1String("help");
    const bool asksVersion = first == QLatin1String("--version") || first == QLatin1String("-v");

    const Command *command = commandNamed(first);
    if (command)
        arguments.removeFirst();
    else if (!asksHelp && complaintAbout(first))
        return refuse(argc, argv, [&first] { return *complaintAbout(first); });
    else
        command = &commands.front();
    const bool onlyPrints = asksHelp || asksVersion || arguments.contains(QLatin1String("--help"));
    if (!onlyPrints && command->needs == Needs::Display && !hasDisplay()) {
        return refuse(argc, argv, [] {
            return inUsersLanguage(QT_TRANSLATE_NOOP("nunchi::cli",
                "nunchi: there is no display to open a window on. Pictures of pages: nunchi render --help"));
        });
    }
    const auto application = makeApplication(onlyPrints ? Needs::Nothing : command->needs, argc, argv);
    const ui::Translator translator(QLocale::system().name());
    if (asksHelp)
        return printHelp();
    if (asksVersion)
        return printVersion();
    return command->function(arguments);
}

} // namespace nunchi::cli

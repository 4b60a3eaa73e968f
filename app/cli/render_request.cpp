// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/render_request.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

namespace nunchi::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::cli::Render)
};

constexpr QSize kSmallest{480, 360}; ///< a window is never smaller
constexpr int kLargest = 8192;

const QStringList &themes()
{
    static const QStringList names{QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("projector")};
    return names;
}

/// Reads one option into the request; an error in words, or nothing.
using Reader = QString (*)(const QString &text, RenderRequest &request);

QString readSize(const QString &text, RenderRequest &request)
{
    static const QRegularExpression pattern(QStringLiteral("^(\\d{1,5})x(\\d{1,5})$"));
    const QRegularExpressionMatch match = pattern.match(text);
    request.size = QSize(match.captured(1).toInt(), match.captured(2).toInt());
    const QSize fitting = request.size.expandedTo(kSmallest).boundedTo({kLargest, kLargest});
    if (match.hasMatch() && request.size == fitting)
        return {};
    return Words::tr("--size %1: write WIDTHxHEIGHT in pixels from %2x%3 to %4x%4, such as 1280x800")
        .arg(text)
        .arg(kSmallest.width())
        .arg(kSmallest.height())
        .arg(kLargest);
}

QString readNumber(const QString &option, const QString &text, double least, double most, double &into)
{
    bool ok = false;
    into = text.toDouble(&ok);
    if (ok && into >= least && into <= most)
        return {};
    return Words::tr("--%1 %2: write a number from %3 to %4").arg(option, text).arg(least).arg(most);
}

QString readScale(const QString &text, RenderRequest &request)
{
    return readNumber(QStringLiteral("scale"), text, 0.5, 4, request.scale);
}

QString readTextScale(const QString &text, RenderRequest &request)
{
    return readNumber(QStringLiteral("text-scale"), text, 0.8, 3, request.textScale);
}

QString readTheme(const QString &text, RenderRequest &request)
{
    request.theme = text;
    if (themes().contains(text))
        return {};
    return Words::tr("--theme %1: there are %2").arg(text, themes().join(QStringLiteral(", ")));
}

QString readLanguage(const QString &text, RenderRequest &request)
{
    request.language = text;
    return {};
}

QString readFolder(const QString &text, RenderRequest &request)
{
    request.folder = text;
    return {};
}

QString readSet(const QString &text, RenderRequest &request)
{
    const qsizetype equals = text.indexOf(QLatin1Char('='));
    const QString name = text.left(std::max<qsizetype>(equals, 0));
    const qsizetype dot = name.lastIndexOf(QLatin1Char('.'));
    if (dot <= 0 || dot + 1 == name.size())
        return Words::tr("--set %1: write BLOCK.PARAMETER=VALUE, such as demo.scaled=false").arg(text);
    request.sets << RenderRequest::Set{name.left(dot), name.mid(dot + 1), text.mid(equals + 1)};
    return {};
}

QString readPlace(const QString &text, RenderRequest &request)
{
    const QStringList parts = text.split(QLatin1Char('/'));
    request.lesson = parts.at(0);
    request.page = parts.value(1);
    if (!request.lesson.isEmpty() && parts.size() <= 2 && (parts.size() == 1 || !request.page.isEmpty()))
        return {};
    return Words::tr("%1: write LESSON or LESSON/PAGE, such as 13-attention/check").arg(text);
}

} // namespace

void describeRender(QCommandLineParser &parser)
{
    parser.setApplicationDescription(
        Words::tr("Draws pages as a student sees them, without a display.\n"
                  "Exit code: 0 drawn, 2 the request cannot be met (then nothing is written)."));
    parser.addPositionalArgument(
        Words::tr("LESSON[/PAGE]"), Words::tr("A lesson, or one page of it, such as 13-attention/check."));
    const QString number = Words::tr("NUMBER");
    parser.addOptions({
        {{QStringLiteral("h"), QStringLiteral("help")}, Words::tr("Say this.")},
        {QStringLiteral("lang"), Words::tr("The language: ko or en."), Words::tr("LANGUAGE")},
        {QStringLiteral("size"), Words::tr("Size of the window, 1280x800 unless given."), Words::tr("WIDTHxHEIGHT")},
        {QStringLiteral("scale"), Words::tr("Pixels of the picture for one of the window, 0.5 to 4."), number},
        {QStringLiteral("theme"), Words::tr("light, dark or projector."), Words::tr("THEME")},
        {QStringLiteral("text-scale"), Words::tr("Size of the text, 0.8 to 3."), number},
        {QStringLiteral("set"), Words::tr("Sets a parameter of an exhibit; may be given again."),
            Words::tr("BLOCK.PARAMETER=VALUE")},
        {QStringLiteral("full"), Words::tr("As tall as the page is.")},
        {QStringLiteral("out"), Words::tr("The PNG file; a folder for a whole lesson."), Words::tr("FILE|FOLDER")},
        {QStringLiteral("folder"),
            Words::tr("The folder with course.yaml; without it the lessons that come with the program."),
            Words::tr("FOLDER")},
    });
}

std::variant<RenderRequest, QString> readRenderRequest(const QCommandLineParser &parser)
{
    if (parser.positionalArguments().size() != 1)
        return Words::tr("name one lesson or page, such as 13-attention/check");
    RenderRequest request;
    if (const QString error = readPlace(parser.positionalArguments().first(), request); !error.isEmpty())
        return error;
    const QList<std::pair<QString, Reader>> readers{
        {QStringLiteral("lang"), readLanguage},
        {QStringLiteral("size"), readSize},
        {QStringLiteral("scale"), readScale},
        {QStringLiteral("theme"), readTheme},
        {QStringLiteral("set"), readSet},
        {QStringLiteral("text-scale"), readTextScale},
        {QStringLiteral("folder"), readFolder},
    };
    for (const auto &[option, reader] : readers)
        for (const QString &text : parser.values(option))
            if (const QString error = reader(text, request); !error.isEmpty())
                return error;
    request.full = parser.isSet(QStringLiteral("full"));
    request.out = parser.value(QStringLiteral("out"));
    if (request.out.isEmpty())
        return Words::tr("say where to write: --out FILE.png, or a folder for a whole lesson");
    return request;
}

} // namespace nunchi::cli

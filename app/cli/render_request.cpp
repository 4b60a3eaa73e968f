// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/render_request.h"

#include "cli/lesson_place.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

namespace nunchi::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::cli::Render)
};

constexpr QSize kSmallest{480, 360}; ///< a window is never smaller
constexpr int kLargest = 8192;
constexpr QSize kSlide{1920, 1080};

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

QString readPaper(const QString &text, RenderRequest &request)
{
    const bool letter = text.compare(QLatin1String("letter"), Qt::CaseInsensitive) == 0;
    request.handout.paper = letter ? print::PaperSize::Letter : print::PaperSize::A4;
    if (letter || text.compare(QLatin1String("a4"), Qt::CaseInsensitive) == 0)
        return {};
    return Words::tr("--paper %1: there are %2").arg(text, QStringLiteral("a4, letter"));
}

QString readAnswers(const QString &text, RenderRequest &request)
{
    using ui::PrintedAnswers;
    const QHash<QString, PrintedAnswers> known{{QStringLiteral("none"), PrintedAnswers::None},
        {QStringLiteral("key"), PrintedAnswers::Key}, {QStringLiteral("inline"), PrintedAnswers::Inline}};
    request.handout.answers = known.value(text);
    if (known.contains(text))
        return {};
    return Words::tr("--answers %1: there are %2").arg(text, QStringLiteral("none, key, inline"));
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
    const auto read = readLessonPlace(text);
    if (const auto *error = std::get_if<QString>(&read))
        return *error;
    request.lesson = std::get<LessonPlace>(read).lesson;
    request.page = std::get<LessonPlace>(read).page;
    return {};
}

/// A handout has a form of its own, a picture that of the window.
QString checkKind(const QCommandLineParser &parser, const RenderRequest &request)
{
    const QStringList ofPictures{QStringLiteral("size"), QStringLiteral("scale"), QStringLiteral("theme"),
        QStringLiteral("text-scale"), QStringLiteral("full"), QStringLiteral("slides")};
    const QStringList ofHandouts{QStringLiteral("paper"), QStringLiteral("answers")};
    for (const QString &option : request.isPdf() ? ofPictures : ofHandouts)
        if (parser.isSet(option))
            return request.isPdf() ? Words::tr("--%1: only for pictures, not for a PDF").arg(option)
                                   : Words::tr("--%1: only for a PDF; write --out FILE.pdf").arg(option);
    if (!parser.isSet(QStringLiteral("slides")))
        return {};
    for (const QString &option : {QStringLiteral("text-scale"), QStringLiteral("full")})
        if (parser.isSet(option))
            return Words::tr("--%1: not for slides, which have the size of the screen").arg(option);
    return {};
}

} // namespace

void describeRender(QCommandLineParser &parser)
{
    parser.setApplicationDescription(
        Words::tr("Draws pages as a student sees them, or as a handout (PDF), without a display.\n"
                  "Exit code: 0 drawn, 2 the request cannot be met (then nothing is written)."));
    parser.addPositionalArgument(
        Words::tr("LESSON[/PAGE]"),
        Words::tr("A lesson, or one page of it, such as 13-attention/check. Without it: the course, as a PDF."));
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
        {QStringLiteral("slides"),
            Words::tr("Each slide as the audience sees it, 1920x1080 unless --size is given, into a folder.")},
        {QStringLiteral("paper"), Words::tr("Of a PDF: a4 or letter, a4 unless given."), Words::tr("PAPER")},
        {QStringLiteral("answers"),
            Words::tr("Answers in a PDF: none, key (at the end, unless given) or inline (under each question)."),
            Words::tr("WHERE")},
        {QStringLiteral("out"), Words::tr("The PNG file, a folder for a whole lesson, or a PDF file."),
            Words::tr("FILE|FOLDER")},
        {QStringLiteral("folder"),
            Words::tr("The folder with course.yaml; without it the lessons that come with the program."),
            Words::tr("FOLDER")},
    });
}

std::variant<RenderRequest, QString> readRenderRequest(const QCommandLineParser &parser)
{
    const QStringList places = parser.positionalArguments();
    RenderRequest request;
    request.out = parser.value(QStringLiteral("out"));
    if (places.size() > 1 || (places.isEmpty() && !request.isPdf()))
        return Words::tr("name one lesson or page, such as 13-attention/check");
    if (!places.isEmpty())
        if (const QString error = readPlace(places.first(), request); !error.isEmpty())
            return error;
    if (const QString error = checkKind(parser, request); !error.isEmpty())
        return error;
    const QList<std::pair<QString, Reader>> readers{
        {QStringLiteral("lang"), readLanguage},
        {QStringLiteral("size"), readSize},
        {QStringLiteral("scale"), readScale},
        {QStringLiteral("theme"), readTheme},
        {QStringLiteral("set"), readSet},
        {QStringLiteral("text-scale"), readTextScale},
        {QStringLiteral("folder"), readFolder},
        {QStringLiteral("paper"), readPaper},
        {QStringLiteral("answers"), readAnswers},
    };
    for (const auto &[option, reader] : readers)
        for (const QString &text : parser.values(option))
            if (const QString error = reader(text, request); !error.isEmpty())
                return error;
    request.full = parser.isSet(QStringLiteral("full"));
    request.slides = parser.isSet(QStringLiteral("slides"));
    if (request.slides && !parser.isSet(QStringLiteral("size")))
        request.size = kSlide;
    if (request.out.isEmpty())
        return Words::tr("say where to write: --out FILE.png, FILE.pdf, or a folder for a whole lesson");
    return request;
}

} // namespace nunchi::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QImageWriter>
#include <QRegularExpression>
#include <QSaveFile>
#include <QTextStream>

#include "cli/help_text.h"
#include "cli/lessons_folder.h"
#include "cli/open_session.h"
#include "cli/page_renderer.h"
#include "cli/standard_output.h"
#include "session/store.h"

namespace nunchi::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::cli::Render)
};

int refuse(const QString &message)
{
    QTextStream(stderr) << "nunchi render: " << message << '\n';
    return WrongUse;
}

/// A folder is meant: it exists, ends with a slash, or a whole lesson goes into it.
bool isFolder(const RenderRequest &request)
{
    return request.page.isEmpty() || request.slides || QFileInfo(request.out).isDir() || request.out.endsWith(QLatin1Char('/'));
}

std::optional<QString> checkOut(const RenderRequest &request)
{
    const QString shown = QDir::toNativeSeparators(request.out);
    const QFileInfo there(request.out);
    if (there.exists() && !there.isFile() && !there.isDir()) // or it would be put aside for a file
        return Words::tr("--out %1: this is no ordinary file").arg(shown);
    if (request.isPdf()) {
        if (QFileInfo(request.out).isDir())
            return Words::tr("--out %1: this is a folder, not a file").arg(shown);
        if (!QFileInfo(QFileInfo(request.out).absolutePath()).isDir())
            return Words::tr("--out %1: there is no such folder").arg(shown);
        return std::nullopt;
    }
    // A folder may be called anything, but x.gif is no folder's name.
    static const QRegularExpression ending(QStringLiteral("^[A-Za-z][A-Za-z0-9]{1,4}$"));
    const QString suffix = there.fileName().startsWith(QLatin1Char('.')) ? QString() : there.suffix();
    const bool isPng = suffix.compare(QLatin1String("png"), Qt::CaseInsensitive) == 0;
    if (!there.isDir() && !request.out.endsWith(QLatin1Char('/')) && !isPng && ending.match(suffix).hasMatch())
        return Words::tr("--out %1: only .png and .pdf can be written; put / after the name of a folder").arg(shown);
    if (!isFolder(request)) {
        if (!request.out.endsWith(QLatin1String(".png"), Qt::CaseInsensitive))
            return Words::tr("--out %1: the picture is a PNG file; call it something.png").arg(shown);
        if (!QFileInfo(QFileInfo(request.out).absolutePath()).isDir())
            return Words::tr("--out %1: there is no such folder").arg(shown);
        return std::nullopt;
    }
    if (QFileInfo(request.out).isFile() || request.out.endsWith(QLatin1String(".png"), Qt::CaseInsensitive))
        return Words::tr("--out %1: a whole lesson needs a folder, and so do slides").arg(shown);
    return std::nullopt;
}

std::optional<QString> save(const QImage &image, const QString &path)
{
    QSaveFile file(path);
    const auto failed = [&file, &path] {
        return Words::tr("--out %1: %2").arg(QDir::toNativeSeparators(path), file.errorString());
    };
    if (!file.open(QIODevice::WriteOnly))
        return failed();
    QImageWriter writer(&file, "png");
    if (!writer.write(image) || !file.commit())
        return failed();
    return std::nullopt;
}

/// Those of an earlier run, by the names it gave them.
void removeSlides(const QString &folder, const QString &page)
{
    static const QRegularExpression number(QStringLiteral("^\\d{2,}$"));
    QDir dir(folder);
    for (const QString &file : dir.entryList({page + QStringLiteral("-*.png")}, QDir::Files))
        if (number.match(QFileInfo(file).completeBaseName().mid(page.size() + 1)).hasMatch())
            dir.remove(file);
}

/// Every picture of the request, each with the name its file gets in a folder.
std::optional<QString> drawAll(PageRenderer &renderer, const RenderRequest &request)
{
    const bool folder = isFolder(request);
    const auto keep = [&](const QString &name, const QImage &image) {
        return save(image, folder ? QDir(request.out).filePath(name + QStringLiteral(".png")) : request.out);
    };
    for (const QString &page : renderer.pages())
        if (auto error = request.slides ? std::nullopt : renderer.measure(page))
            return error;
    if (folder && !QDir().mkpath(request.out))
        return Words::tr("--out %1: the folder cannot be made").arg(QDir::toNativeSeparators(request.out));
    for (const QString &page : renderer.pages()) {
        const QString name = renderer.fileName(page);
        std::optional<QString> error;
        if (request.slides) {
            removeSlides(request.out, name); // there may have been more of them
            error = renderer.drawSlides(page, [&](int number, const QImage &slide) {
                return keep(QStringLiteral("%1-%2").arg(name).arg(number, 2, 10, QLatin1Char('0')), slide);
            });
        } else {
            QImage image;
            error = renderer.draw(page, image);
            if (!error)
                error = keep(name, image);
        }
        if (error)
            return error;
    }
    return std::nullopt;
}

} // namespace

int render(const QStringList &arguments)
{
    QCommandLineParser parser;
    describeRender(parser);
    if (!parser.parse(QStringList{QStringLiteral("nunchi render")} + arguments))
        return refuse(parser.errorText());
    if (parser.isSet(QStringLiteral("help")))
        return printed(
            helpText(
                parser, Words::tr("Usage: nunchi render [LESSON[/PAGE]] --out FILE.png|FOLDER|FILE.pdf [options]")), Done);
    const auto read = readRenderRequest(parser);
    if (const auto *error = std::get_if<QString>(&read))
        return refuse(*error);
    const auto &request = std::get<RenderRequest>(read);
    QApplication::setStyle(QStringLiteral("Fusion"));
    QString error;
    const auto session = openSession(request.folder.isEmpty() ? lessonsFolder() : request.folder, nullptr, &error);
    if (!session)
        return refuse(error);
    PageRenderer renderer(*session, request);
    if (const auto problem = renderer.prepare())
        return refuse(*problem);
    if (const auto problem = checkOut(request))
        return refuse(*problem);
    if (const auto problem = request.isPdf() ? renderer.writePdf() : drawAll(renderer, request))
        return refuse(*problem);
    for (const QString &remark : renderer.remarks())
        QTextStream(stderr) << remark << '\n';
    return Done;
}

} // namespace nunchi::cli

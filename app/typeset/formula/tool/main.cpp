// SPDX-License-Identifier: GPL-3.0-or-later
// Sets formulas while Nunchi is built:
//   nunchi_typeset_formulas (--markdown FOLDER | --list FILE)… --out FILE.pack
// A list has one formula a line; a line that starts with "$$" is set as a display. A formula that cannot be set is left
// out with a note: `nunchi check` is what reports it with its place.
#include <QCommandLineParser>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QGuiApplication>
#include <QSaveFile>
#include <QTextStream>

#include "typeset/fonts.h"
#include "typeset/formula/formula_pack.h"
#include "typeset/formula/mathjax.h"
#include "typeset/formula/tex_finder.h"

using namespace nunchi::typeset;

namespace {
QString textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QList<FormulaKey> inFolder(const QString &folder)
{
    QList<FormulaKey> keys;
    QDirIterator files(folder, {QStringLiteral("*.md"), QStringLiteral("*.yaml")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext())
        keys += formulasInMarkdown(textOf(files.next()));
    return keys;
}

QList<FormulaKey> inList(const QString &path)
{
    QList<FormulaKey> keys;
    const QStringList lines = textOf(path).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        const bool display = line.startsWith(QLatin1String("$$"));
        keys += FormulaKey::of(display ? line.mid(2) : line, display);
    }
    return keys;
}

FormulaFonts fonts()
{
    const Fonts found = Fonts::onThisComputer();
    return {found.families(Face::Prose), found.families(Face::Label), found.families(Face::Code)};
}
} // namespace

int main(int argc, char *argv[])
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{QStringLiteral("markdown"), QStringLiteral("Lessons."), QStringLiteral("folder")},
                       {QStringLiteral("list"), QStringLiteral("TeX, one a line."), QStringLiteral("file")},
                       {QStringLiteral("out"), QStringLiteral("The pack."), QStringLiteral("file")}});
    parser.process(app);
    QTextStream err(stderr);
    QList<FormulaKey> keys;
    for (const QString &folder : parser.values(QStringLiteral("markdown")))
        keys += inFolder(folder);
    for (const QString &list : parser.values(QStringLiteral("list")))
        keys += inList(list);

    MathJax mathjax(std::make_shared<TextOutliner>(fonts()));
    QHash<FormulaKey, Formula> formulas;
    for (const FormulaKey &key : std::as_const(keys)) {
        if (formulas.contains(key))
            continue;
        const Formula formula = mathjax.typeset(key);
        if (formula.isError())
            err << "note: " << key.tex << ": " << formula.error() << Qt::endl;
        formulas.insert(key, formula);
    }
    QSaveFile out(parser.value(QStringLiteral("out")));
    const QByteArray pack = FormulaPack::write(formulas);
    if (!out.open(QIODevice::WriteOnly) || out.write(pack) != pack.size() || !out.commit()) {
        err << out.fileName() << ": " << out.errorString() << Qt::endl;
        return 1;
    }
    return 0;
}

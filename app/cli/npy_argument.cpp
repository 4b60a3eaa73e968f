// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/npy_argument.h"

#include <QCoreApplication>
#include <QFile>
#include <QStringList>

namespace nunchi::cli {

using engine::NpyFault;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::cli::NpyArgument)
};

} // namespace

QString MatrixFile::description() const
{
    return described(path, {matrix.rows(), matrix.cols()});
}

std::filesystem::path filePath(const QString &path)
{
    return QFile::encodeName(path).toStdString();
}

QString shapeText(const std::vector<engine::Index> &shape)
{
    QStringList entries;
    for (const engine::Index entry : shape)
        entries << QString::number(entry);
    const QString text = entries.join(u'\u00d7');
    return shape.size() < 2 ? u'(' + text + u')' : text;
}

QString described(const QString &path, const std::vector<engine::Index> &shape)
{
    return path + (shape.size() < 2 ? QStringLiteral(" %1") : QStringLiteral(" (%1)")).arg(shapeText(shape));
}

QString wording(const QString &path, const engine::NpyProblem &problem)
{
    const QString detail = QString::fromStdString(problem.detail);
    switch (problem.fault) {
    case NpyFault::CannotOpen:
        //: %1 a file, %2 the system's reason
        return Words::tr("%1: cannot be opened: %2").arg(path, detail);
    case NpyFault::NotAFile:
        return Words::tr("%1: is no regular file").arg(path);
    case NpyFault::CannotRead:
        return Words::tr("%1: cannot be read: %2").arg(path, detail);
    case NpyFault::NotNpy:
        return Words::tr("%1: is no NumPy .npy file; numpy.save writes one").arg(path);
    case NpyFault::UnknownVersion:
        return Words::tr("%1: .npy version %2 is unknown here; 1.0, 2.0 and 3.0 are read").arg(path, detail);
    case NpyFault::BadHeader:
        return Words::tr("%1: the header of the .npy file makes no sense: %2").arg(path, detail);
    case NpyFault::UnsupportedType:
        return Words::tr("%1: numbers of type '%2' are not read; save array.astype(float)").arg(path, detail);
    case NpyFault::TooManyDimensions:
        return Words::tr("%1: shape %2 has more than two dimensions").arg(path, detail);
    case NpyFault::TooLarge:
        return Words::tr("%1: shape %2 is too large").arg(path, detail);
    case NpyFault::Truncated:
        return Words::tr("%1: the file is cut short (bytes expected: %2, found: %3)")
            .arg(path, QString::number(problem.expected), QString::number(problem.found));
    case NpyFault::CannotWrite:
        return Words::tr("%1: cannot be written: %2").arg(path, detail);
    }
    return path;
}

engine::Result<engine::NpyArray, Complaint> readArray(const QString &path)
{
    auto array = engine::readNpy(filePath(path));
    if (!array)
        return Complaint{wording(path, array.problem())};
    if (array->data.empty())
        return Complaint{Words::tr("%1: shape %2 holds no numbers").arg(path, shapeText(array->shape))};
    return std::move(*array);
}

engine::Result<MatrixFile, Complaint> readMatrix(const QString &path, const QString &meaning)
{
    const auto array = readArray(path);
    if (!array)
        return array.problem();
    if (array->shape.size() != 2) {
        //: %3 two dimensions by their letters, e.g. n×d_k
        return Complaint{
            Words::tr("%1: shape %2 must have two dimensions, %3").arg(path, shapeText(array->shape), meaning)};
    }
    return MatrixFile{path, array->matrix()};
}

std::optional<Complaint> writeArray(const QString &path, const std::vector<engine::Index> &shape, const double *data)
{
    const auto problem = engine::writeNpy(filePath(path), shape, data);
    if (problem)
        return Complaint{wording(path, *problem)};
    return std::nullopt;
}

} // namespace nunchi::cli

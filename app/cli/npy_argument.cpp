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

engine::Result<ArrayFile, Complaint> ArrayFile::open(const QString &path)
{
    auto opened = engine::NpyFile::open(filePath(path));
    if (!opened)
        return Complaint{wording(path, opened.problem())};
    if (opened->count() == 0)
        return Complaint{Words::tr("%1: shape %2 holds no numbers").arg(path, shapeText(opened->shape()))};
    ArrayFile file;
    file.m_path = path;
    file.m_shape = opened->shape();
    file.m_file = std::move(*opened);
    return file;
}

engine::Result<ArrayFile, Complaint> ArrayFile::openMatrix(const QString &path, const QString &meaning)
{
    auto file = open(path);
    if (!file || file->shape().size() == 2)
        return file;
    //: %3 two dimensions by their letters, e.g. n×d_k
    return Complaint{
        Words::tr("%1: shape %2 must have two dimensions, %3").arg(path, shapeText(file->shape()), meaning)};
}

QString ArrayFile::description() const
{
    return described(m_path, m_shape);
}

engine::Result<std::vector<double>, Complaint> ArrayFile::numbers() const
{
    auto read = m_file->readAll();
    if (!read)
        return Complaint{wording(m_path, read.problem())};
    return std::move(*read);
}

std::optional<Complaint> ArrayFile::readInto(engine::Matrix &matrix) const
{
    const auto read = numbers();
    if (!read)
        return read.problem();
    matrix = Eigen::Map<const engine::Matrix>(read->data(), rows(), columns());
    return std::nullopt;
}

std::optional<Complaint> writeArray(const QString &path, const std::vector<engine::Index> &shape, const double *data)
{
    const auto problem = engine::writeNpy(filePath(path), shape, data);
    if (problem)
        return Complaint{wording(path, *problem)};
    return std::nullopt;
}

} // namespace nunchi::cli

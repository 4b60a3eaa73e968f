// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

#include <QString>

#include "engine/npy.h"

namespace nunchi::cli {

/// A matrix and the file it came from, so that a message can name both.
struct MatrixFile
{
    QString path;
    engine::Matrix matrix;

    QString description() const;
};

/// A message for people, or why there is no value. (A type of its own: a path is a QString too.)
struct Complaint
{
    QString text;
};

std::filesystem::path filePath(const QString &path);
/// "4×8"; "(5)" for one dimension, "()" for a single number.
QString shapeText(const std::vector<engine::Index> &shape);
/// "q.npy (4×8)", "mask.npy (5)"
QString described(const QString &path, const std::vector<engine::Index> &shape);
QString wording(const QString &path, const engine::NpyProblem &problem);

engine::Result<engine::NpyArray, Complaint> readArray(const QString &path);
/// The file must hold two dimensions, neither of them 0. meaning: what they are, e.g. "n×d_k".
engine::Result<MatrixFile, Complaint> readMatrix(const QString &path, const QString &meaning);

/// Empty: written.
std::optional<Complaint> writeArray(const QString &path, const std::vector<engine::Index> &shape, const double *data);

} // namespace nunchi::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

#include <QString>

#include "engine/npy_file.h"

namespace nunchi::cli {

/// A message for people, or why there is no value. (A type of its own: a path is a QString too.)
struct Complaint
{
    QString text;
};

/// A file of numbers, so far read no further than its shape: what does not fit is refused before it costs memory.
class ArrayFile
{
public:
    ArrayFile() = default; ///< none
    /// There must be numbers in it.
    static engine::Result<ArrayFile, Complaint> open(const QString &path);
    /// The file must hold two dimensions, neither of them 0. meaning: what they are, e.g. "n×d_k".
    static engine::Result<ArrayFile, Complaint> openMatrix(const QString &path, const QString &meaning);

    const QString &path() const { return m_path; } ///< empty: none
    const std::vector<engine::Index> &shape() const { return m_shape; }
    engine::Index rows() const { return m_shape.size() == 2 ? m_shape[0] : 0; }
    engine::Index columns() const { return m_shape.size() == 2 ? m_shape[1] : 0; }
    engine::NpyKind kind() const { return m_file ? m_file->kind() : engine::NpyKind::Float; }
    QString description() const; ///< "q.npy (4×8)", so that a message can name both

    /// The numbers, row by row.
    engine::Result<std::vector<double>, Complaint> numbers() const;
    /// Empty: done.
    std::optional<Complaint> readInto(engine::Matrix &matrix) const;

private:
    QString m_path;
    std::vector<engine::Index> m_shape;
    std::optional<engine::NpyFile> m_file;
};

std::filesystem::path filePath(const QString &path);
/// "4×8"; "(5)" for one dimension, "()" for a single number.
QString shapeText(const std::vector<engine::Index> &shape);
/// "q.npy (4×8)", "mask.npy (5)"
QString described(const QString &path, const std::vector<engine::Index> &shape);
QString wording(const QString &path, const engine::NpyProblem &problem);

/// Empty: written.
std::optional<Complaint> writeArray(const QString &path, const std::vector<engine::Index> &shape, const double *data);

} // namespace nunchi::cli

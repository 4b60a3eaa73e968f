// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/npy.h"

#include <cassert>

#include "engine/npy_file.h"

namespace nunchi::engine {

Matrix NpyArray::matrix() const
{
    assert(shape.size() == 2);
    return Eigen::Map<const Matrix>(data.data(), shape[0], shape[1]);
}

Result<NpyArray, NpyProblem> readNpy(const std::filesystem::path &path)
{
    const auto file = NpyFile::open(path);
    if (!file)
        return file.problem();
    auto numbers = file->readAll();
    if (!numbers)
        return numbers.problem();
    return NpyArray{file->shape(), std::move(*numbers), file->kind()};
}

} // namespace nunchi::engine

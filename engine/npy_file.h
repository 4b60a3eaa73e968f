// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

#include "engine/npy_element.h"

namespace nunchi::engine {

/// A .npy file of which the header has been read and nothing else: whoever wants another shape can say so before the
/// numbers cost time and memory. All claims of the header have been held against the size of the file.
/// Movable; reading is safe from several threads at once.
class NpyFile
{
public:
    /// The faults of readNpy().
    static Result<NpyFile, NpyProblem> open(const std::filesystem::path &path);

    const std::vector<Index> &shape() const { return m_shape; }
    NpyKind kind() const { return m_element.kind; }
    std::uint64_t count() const { return m_count; } ///< of all numbers
    /// float32 holds every number of the file's type exactly.
    bool fitsFloat() const;
    /// Of a matrix, the file has column after column (Fortran order), not row after row.
    bool isColumnMajor() const { return m_fortranOrder && m_shape.size() == 2; }

    /// count numbers from `first` on, in the order of the file, as float or double. Truncated, where somebody has cut
    /// the file short since it was opened.
    template <class Scalar>
    std::optional<NpyProblem> read(std::uint64_t first, std::uint64_t count, Scalar *numbers) const;

    /// All of it, row by row.
    Result<std::vector<double>, NpyProblem> readAll() const;

private:
    class Handle
    {
    public:
        explicit Handle(int descriptor)
            : m_descriptor(descriptor)
        {
        }
        Handle(Handle &&other) noexcept;
        Handle &operator=(Handle &&other) noexcept;
        ~Handle();
        int descriptor() const { return m_descriptor; }

    private:
        int m_descriptor;
    };
    struct Layout;

    NpyFile(Handle handle, const Layout &layout, std::uint64_t start);
    static Result<Layout, NpyProblem> layoutOf(const std::string &headerText);
    static Result<std::string, NpyProblem> headerText(const Handle &handle, std::uint64_t size, std::uint64_t &start);

    Handle m_handle;
    NpyElement m_element;
    bool m_fortranOrder = false;
    std::vector<Index> m_shape;
    std::uint64_t m_count = 1;
    std::uint64_t m_start = 0; // of the numbers, in bytes
};

extern template std::optional<NpyProblem> NpyFile::read(std::uint64_t, std::uint64_t, float *) const;
extern template std::optional<NpyProblem> NpyFile::read(std::uint64_t, std::uint64_t, double *) const;

} // namespace nunchi::engine

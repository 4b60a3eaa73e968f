// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/npy.h"

#include <bit>
#include <cassert>
#include <cerrno>
#include <cstdio>
#include <functional>
#include <memory>
#include <numeric>
#include <system_error>

#include <unistd.h>

namespace nunchi::engine {

namespace {

namespace fs = std::filesystem;

static_assert(std::endian::native == std::endian::little, "the data is written as it lies in memory, marked '<f8'");

struct FileCloser
{
    void operator()(std::FILE *file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, FileCloser>;

NpyProblem cannotWrite(std::error_code reason)
{
    return {NpyFault::CannotWrite, reason.message()};
}

NpyProblem cannotWrite(int reason)
{
    return cannotWrite(std::error_code(reason, std::generic_category()));
}

std::string preamble(const std::vector<Index> &shape)
{
    std::string text = "{'descr': '<f8', 'fortran_order': False, 'shape': (";
    for (std::size_t i = 0; i < shape.size(); ++i)
        text += (i > 0 ? ", " : "") + std::to_string(shape[i]);
    text += shape.size() == 1 ? ",), }" : "), }";

    constexpr std::size_t alignment = 64; // of the data, so that it can be mapped into memory
    const std::string start("\x93NUMPY\x01\x00", 8);
    const std::size_t unpadded = start.size() + 2 + text.size() + 1;
    text.append((alignment - unpadded % alignment) % alignment, ' ');
    text += '\n';
    return start + static_cast<char>(text.size() & 0xff) + static_cast<char>(text.size() >> 8) + text;
}

// Where a rename would land: through symbolic links, and only ever onto a regular file one may write.
Result<fs::path, NpyProblem> destination(const fs::path &path)
{
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (!fs::exists(status))
        return path;
    if (!fs::is_regular_file(status))
        return NpyProblem{NpyFault::NotAFile, {}};
    if (::access(path.c_str(), W_OK) != 0)
        return cannotWrite(errno);
    const fs::path resolved = fs::canonical(path, error);
    if (error)
        return cannotWrite(error);
    return resolved;
}

// A new file beside the destination, of a name nobody else has.
File openNeighbour(const fs::path &target, fs::path &neighbour)
{
    constexpr int attempts = 100;
    for (int i = 0; i < attempts; ++i) {
        neighbour = target;
        neighbour += '.' + std::to_string(::getpid()) + '.' + std::to_string(i) + ".part";
        errno = 0;
        if (File file{std::fopen(neighbour.c_str(), "wbx")})
            return file;
        if (errno != EEXIST)
            break;
    }
    return nullptr;
}

bool writeAll(std::FILE *file, const std::string &head, const double *data, std::size_t count)
{
    return std::fwrite(head.data(), 1, head.size(), file) == head.size()
        && std::fwrite(data, sizeof *data, count, file) == count && std::fflush(file) == 0
        && ::fsync(::fileno(file)) == 0;
}

} // namespace

std::optional<NpyProblem> writeNpy(const fs::path &path, const std::vector<Index> &shape, const double *data)
{
    const auto target = destination(path);
    if (!target)
        return target.problem();
    fs::path neighbour;
    File file = openNeighbour(*target, neighbour);
    if (!file)
        return cannotWrite(errno);

    const Index count = std::accumulate(shape.begin(), shape.end(), Index{1}, std::multiplies<>());
    errno = 0;
    bool written = writeAll(file.get(), preamble(shape), data, static_cast<std::size_t>(count));
    written = std::fclose(file.release()) == 0 && written;
    std::error_code error;
    if (written)
        fs::rename(neighbour, *target, error);
    else
        error.assign(errno != 0 ? errno : EIO, std::generic_category());
    if (!error)
        return std::nullopt;
    std::error_code ignored;
    fs::remove(neighbour, ignored);
    return cannotWrite(error);
}

} // namespace nunchi::engine

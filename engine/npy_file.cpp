// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/npy_file.h"

#include <algorithm>
#include <cerrno>
#include <string>
#include <system_error>
#include <type_traits>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

#include "engine/npy_header.h"

namespace nunchi::engine {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view magic = "\x93NUMPY";
constexpr std::uint64_t longestHeader = 1u << 16; // NumPy's own are 118 bytes for two dimensions
constexpr std::uint64_t mostElements = 1u << 28; // 2 GiB as double
constexpr std::size_t chunkBytes = 1u << 18; // decoded at a time: it stays in the cache

std::string systemReason()
{
    return std::generic_category().message(errno);
}

// size bytes from the offset on.
std::optional<NpyProblem> readBytes(int descriptor, std::uint64_t offset, std::uint64_t size, char *bytes)
{
    std::uint64_t done = 0;
    while (done < size) {
        const ssize_t got = ::pread(descriptor, bytes + done, size - done, static_cast<off_t>(offset + done));
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return NpyProblem{NpyFault::CannotRead, systemReason()};
        if (got == 0)
            return NpyProblem{NpyFault::Truncated, {}, size, done};
        done += static_cast<std::uint64_t>(got);
    }
    return std::nullopt;
}

Result<std::string, NpyProblem> take(int descriptor, std::uint64_t fileSize, std::uint64_t &at, std::uint64_t size)
{
    // Nothing is allocated for bytes that are not there.
    if (size > fileSize - at)
        return NpyProblem{NpyFault::Truncated, {}, size, fileSize - at};
    std::string bytes(size, '\0');
    if (const auto problem = readBytes(descriptor, at, size, bytes.data()))
        return *problem;
    at += size;
    return bytes;
}

std::uint64_t littleEndian(const std::string &bytes)
{
    std::uint64_t value = 0;
    for (std::size_t i = bytes.size(); i-- > 0;)
        value = (value << 8) | static_cast<unsigned char>(bytes[i]);
    return value;
}

std::string shapeText(const std::vector<std::uint64_t> &shape)
{
    std::string text;
    for (const std::uint64_t entry : shape)
        text += (text.empty() ? "" : "×") + std::to_string(entry);
    return text;
}

// What people can be shown of a header that makes no sense: its printable beginning.
std::string excerpt(const std::string &text)
{
    std::string shown = text.substr(0, 60);
    std::replace_if(
        shown.begin(), shown.end(), [](unsigned char c) { return c < 0x20 || c > 0x7e; }, '?');
    return shown;
}

} // namespace

struct NpyFile::Layout
{
    NpyElement element;
    bool fortranOrder = false;
    std::vector<Index> shape;
    std::uint64_t count = 1;
};

NpyFile::Handle::Handle(Handle &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

NpyFile::Handle &NpyFile::Handle::operator=(Handle &&other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

NpyFile::Handle::~Handle()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

NpyFile::NpyFile(Handle handle, const Layout &layout, std::uint64_t start)
    : m_handle(std::move(handle))
    , m_element(layout.element)
    , m_fortranOrder(layout.fortranOrder)
    , m_shape(layout.shape)
    , m_count(layout.count)
    , m_start(start)
{
}

// The bytes before the numbers: magic, version, length of the header, header.
Result<std::string, NpyProblem> NpyFile::headerText(const Handle &handle, std::uint64_t size, std::uint64_t &start)
{
    constexpr std::size_t versionSize = 2;
    const auto begin =
        take(handle.descriptor(), size, start, std::min<std::uint64_t>(size, magic.size() + versionSize));
    if (!begin)
        return begin.problem();
    if (!begin->starts_with(magic))
        return NpyProblem{NpyFault::NotNpy, {}};
    if (begin->size() < magic.size() + versionSize)
        return NpyProblem{NpyFault::Truncated, {}, magic.size() + versionSize, begin->size()};

    const int major = static_cast<unsigned char>((*begin)[magic.size()]);
    const int minor = static_cast<unsigned char>((*begin)[magic.size() + 1]);
    if (major < 1 || major > 3 || minor != 0)
        return NpyProblem{NpyFault::UnknownVersion, std::to_string(major) + '.' + std::to_string(minor)};
    const auto lengthBytes = take(handle.descriptor(), size, start, major == 1 ? 2 : 4);
    if (!lengthBytes)
        return lengthBytes.problem();
    const std::uint64_t length = littleEndian(*lengthBytes);
    if (length > longestHeader)
        return NpyProblem{NpyFault::BadHeader, std::to_string(length) + " bytes"};
    return take(handle.descriptor(), size, start, length);
}

Result<NpyFile::Layout, NpyProblem> NpyFile::layoutOf(const std::string &headerText)
{
    const auto header = parseNpyHeader(headerText);
    if (!header)
        return NpyProblem{NpyFault::BadHeader, excerpt(headerText)};
    const auto element = npyElement(header->type);
    if (!element)
        return NpyProblem{NpyFault::UnsupportedType, excerpt(header->type)};
    if (header->shape.size() > 2)
        return NpyProblem{NpyFault::TooManyDimensions, shapeText(header->shape)};

    Layout layout{*element, header->fortranOrder, {}, 1};
    for (const std::uint64_t entry : header->shape) {
        // Each entry and each product stays below 2²⁸, so no product overflows.
        layout.count *= std::min(entry, mostElements + 1);
        if (entry > mostElements || layout.count > mostElements)
            return NpyProblem{NpyFault::TooLarge, shapeText(header->shape)};
        layout.shape.push_back(static_cast<Index>(entry));
    }
    return layout;
}

Result<NpyFile, NpyProblem> NpyFile::open(const fs::path &path)
{
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (!fs::exists(status)) {
        const std::error_code reason = error ? error : std::make_error_code(std::errc::no_such_file_or_directory);
        return NpyProblem{NpyFault::CannotOpen, reason.message()};
    }
    if (!fs::is_regular_file(status))
        return NpyProblem{NpyFault::NotAFile, {}};
    const std::uint64_t size = fs::file_size(path, error);
    Handle handle(error ? -1 : ::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (handle.descriptor() < 0)
        return NpyProblem{NpyFault::CannotOpen, error ? error.message() : systemReason()};

    std::uint64_t start = 0;
    const auto text = headerText(handle, size, start);
    if (!text)
        return text.problem();
    const auto layout = layoutOf(*text);
    if (!layout)
        return layout.problem();
    if (const std::uint64_t bytes = layout->count * layout->element.size; bytes > size - start)
        return NpyProblem{NpyFault::Truncated, {}, bytes, size - start};
    return NpyFile(std::move(handle), *layout, start);
}

bool NpyFile::fitsFloat() const
{
    return m_element.kind == NpyKind::Float ? m_element.size == sizeof(float) : m_element.size <= 2;
}

template <class Scalar>
std::optional<NpyProblem> NpyFile::read(std::uint64_t first, std::uint64_t count, Scalar *numbers) const
{
    const std::uint64_t offset = m_start + first * m_element.size;
    const bool asItLies = m_element.kind == NpyKind::Float && m_element.size == sizeof(Scalar)
        && m_element.order == std::endian::native;
    if (asItLies)
        return readBytes(m_handle.descriptor(), offset, count * sizeof(Scalar), reinterpret_cast<char *>(numbers));
    std::vector<char> bytes(std::min<std::uint64_t>(chunkBytes, count * m_element.size));
    for (std::uint64_t done = 0; done < count;) {
        const std::uint64_t now = std::min<std::uint64_t>(chunkBytes / m_element.size, count - done);
        if (const auto problem = readBytes(
                m_handle.descriptor(), offset + done * m_element.size, now * m_element.size, bytes.data()))
            return problem;
        decode(bytes.data(), m_element, now, numbers + done);
        done += now;
    }
    return std::nullopt;
}

template std::optional<NpyProblem> NpyFile::read(std::uint64_t, std::uint64_t, float *) const;
template std::optional<NpyProblem> NpyFile::read(std::uint64_t, std::uint64_t, double *) const;

Result<std::vector<double>, NpyProblem> NpyFile::readAll() const
{
    std::vector<double> numbers(m_count);
    if (!isColumnMajor()) {
        if (const auto problem = read(0, m_count, numbers.data()))
            return *problem;
        return numbers;
    }
    // A few columns at a time: the whole is in memory once.
    const auto rows = static_cast<std::size_t>(m_shape[0]);
    const auto columns = static_cast<std::size_t>(m_shape[1]);
    const std::size_t atOnce = std::clamp<std::size_t>(chunkBytes / sizeof(double) / std::max<std::size_t>(rows, 1), 1,
        std::max<std::size_t>(columns, 1));
    std::vector<double> some(rows * atOnce);
    for (std::size_t first = 0; first < columns; first += atOnce) {
        const std::size_t now = std::min(atOnce, columns - first);
        if (const auto problem = read(first * rows, now * rows, some.data()))
            return *problem;
        for (std::size_t i = 0; i < rows; ++i)
            for (std::size_t j = 0; j < now; ++j)
                numbers[i * columns + first + j] = some[j * rows + i];
    }
    return numbers;
}

} // namespace nunchi::engine

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/npy.h"

#include <algorithm>
#include <cassert>
#include <cerrno>
#include <fstream>
#include <system_error>

#include "engine/npy_element.h"
#include "engine/npy_header.h"

namespace nunchi::engine {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view magic = "\x93NUMPY";
constexpr std::uint64_t longestHeader = 1u << 16; // NumPy's own are 118 bytes for two dimensions
constexpr std::uint64_t mostElements = 1u << 28; // 2 GiB as double

struct Layout
{
    NpyElement element;
    bool fortranOrder = false;
    std::vector<Index> shape;
    std::uint64_t count = 1;
};

// A file of known size. Nothing is allocated for bytes that are not there.
struct Source
{
    std::ifstream stream;
    std::uint64_t left = 0;
};

using Bytes = std::vector<char>;

Result<Bytes, NpyProblem> take(Source &source, std::uint64_t size)
{
    if (size > source.left)
        return NpyProblem{NpyFault::Truncated, {}, size, source.left};
    Bytes bytes(size);
    if (!source.stream.read(bytes.data(), static_cast<std::streamsize>(size)))
        return NpyProblem{NpyFault::CannotRead, std::generic_category().message(errno)};
    source.left -= size;
    return bytes;
}

std::optional<NpyProblem> openSource(const fs::path &path, Source &source)
{
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (!fs::exists(status)) {
        const std::error_code reason = error ? error : std::make_error_code(std::errc::no_such_file_or_directory);
        return NpyProblem{NpyFault::CannotOpen, reason.message()};
    }
    if (!fs::is_regular_file(status))
        return NpyProblem{NpyFault::NotAFile, {}};
    source.left = fs::file_size(path, error);
    errno = 0;
    source.stream.open(path, std::ios::binary);
    if (error || !source.stream)
        return NpyProblem{NpyFault::CannotOpen, error ? error.message() : std::generic_category().message(errno)};
    return std::nullopt;
}

std::uint64_t littleEndian(const Bytes &bytes, std::size_t offset, std::size_t size)
{
    std::uint64_t value = 0;
    for (std::size_t i = size; i-- > 0;)
        value = (value << 8) | static_cast<unsigned char>(bytes[offset + i]);
    return value;
}

// The bytes before the data: magic, version, length of the header, header.
Result<std::string, NpyProblem> readHeaderText(Source &source)
{
    constexpr std::size_t versionSize = 2;
    const auto start = take(source, std::min<std::uint64_t>(source.left, magic.size() + versionSize));
    if (!start)
        return start.problem();
    if (!std::string_view(start->data(), start->size()).starts_with(magic))
        return NpyProblem{NpyFault::NotNpy, {}};
    if (start->size() < magic.size() + versionSize)
        return NpyProblem{NpyFault::Truncated, {}, magic.size() + versionSize, start->size()};

    const int major = static_cast<unsigned char>((*start)[magic.size()]);
    const int minor = static_cast<unsigned char>((*start)[magic.size() + 1]);
    if (major < 1 || major > 3 || minor != 0)
        return NpyProblem{NpyFault::UnknownVersion, std::to_string(major) + '.' + std::to_string(minor)};
    const std::size_t lengthSize = major == 1 ? 2 : 4;
    const auto lengthBytes = take(source, lengthSize);
    if (!lengthBytes)
        return lengthBytes.problem();
    const std::uint64_t length = littleEndian(*lengthBytes, 0, lengthSize);
    if (length > longestHeader)
        return NpyProblem{NpyFault::BadHeader, std::to_string(length) + " bytes"};
    const auto text = take(source, length);
    if (!text)
        return text.problem();
    return std::string(text->begin(), text->end());
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

Result<Layout, NpyProblem> layoutOf(const std::string &headerText)
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

std::vector<double> rowMajor(const std::vector<double> &columnMajor, Index rows, Index columns)
{
    std::vector<double> data(columnMajor.size());
    using ColumnMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::ColMajor>;
    Eigen::Map<Matrix>(data.data(), rows, columns) = Eigen::Map<const ColumnMajor>(columnMajor.data(), rows, columns);
    return data;
}

} // namespace

Matrix NpyArray::matrix() const
{
    assert(shape.size() == 2);
    return Eigen::Map<const Matrix>(data.data(), shape[0], shape[1]);
}

Result<NpyArray, NpyProblem> readNpy(const fs::path &path)
{
    Source source;
    if (const auto problem = openSource(path, source))
        return *problem;
    const auto headerText = readHeaderText(source);
    if (!headerText)
        return headerText.problem();
    const auto layout = layoutOf(*headerText);
    if (!layout)
        return layout.problem();
    const auto bytes = take(source, layout->count * layout->element.size);
    if (!bytes)
        return bytes.problem();

    NpyArray array{layout->shape, decoded(*bytes, layout->element, layout->count), layout->element.kind};
    if (layout->fortranOrder && array.shape.size() == 2)
        array.data = rowMajor(array.data, array.shape[0], array.shape[1]);
    return array;
}

} // namespace nunchi::engine

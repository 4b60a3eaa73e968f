// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/npy_element.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

namespace nunchi::engine {

namespace {

template <class Number, class Scalar>
void decodeAs(const char *bytes, std::endian order, std::size_t count, Scalar *numbers)
{
    std::array<char, sizeof(Number)> raw;
    for (std::size_t i = 0; i < count; ++i) {
        std::memcpy(raw.data(), bytes + i * raw.size(), raw.size());
        if (order != std::endian::native)
            std::reverse(raw.begin(), raw.end());
        numbers[i] = static_cast<Scalar>(std::bit_cast<Number>(raw));
    }
}

template <class One, class Two, class Four, class Eight, class Scalar>
void decodeInteger(const char *bytes, const NpyElement &element, std::size_t count, Scalar *numbers)
{
    switch (element.size) {
    case 1:
        return decodeAs<One>(bytes, element.order, count, numbers);
    case 2:
        return decodeAs<Two>(bytes, element.order, count, numbers);
    case 4:
        return decodeAs<Four>(bytes, element.order, count, numbers);
    default:
        return decodeAs<Eight>(bytes, element.order, count, numbers);
    }
}

} // namespace

std::optional<NpyElement> npyElement(std::string_view text)
{
    NpyElement element;
    if (!text.empty() && std::string_view("<>|=").find(text.front()) != std::string_view::npos) {
        element.order = text.front() == '<' ? std::endian::little
            : text.front() == '>'           ? std::endian::big
                                            : std::endian::native;
        text.remove_prefix(1);
    }
    if (text.size() != 2 || text[1] < '1' || text[1] > '8')
        return std::nullopt;
    element.size = static_cast<std::size_t>(text[1] - '0');
    if (!std::has_single_bit(element.size))
        return std::nullopt;
    switch (text[0]) {
    case 'b':
        element.kind = NpyKind::Bool;
        return element.size == 1 ? std::optional(element) : std::nullopt;
    case 'i':
        element.kind = NpyKind::SignedInteger;
        return element;
    case 'u':
        element.kind = NpyKind::UnsignedInteger;
        return element;
    case 'f':
        element.kind = NpyKind::Float;
        return element.size >= 4 ? std::optional(element) : std::nullopt;
    default:
        return std::nullopt;
    }
}

template <class Scalar> void decode(const char *bytes, const NpyElement &element, std::size_t count, Scalar *numbers)
{
    switch (element.kind) {
    case NpyKind::Bool:
        std::transform(bytes, bytes + count, numbers, [](char byte) { return Scalar(byte != 0 ? 1 : 0); });
        break;
    case NpyKind::SignedInteger:
        decodeInteger<std::int8_t, std::int16_t, std::int32_t, std::int64_t>(bytes, element, count, numbers);
        break;
    case NpyKind::UnsignedInteger:
        decodeInteger<std::uint8_t, std::uint16_t, std::uint32_t, std::uint64_t>(bytes, element, count, numbers);
        break;
    case NpyKind::Float:
        if (element.size == 4)
            decodeAs<float>(bytes, element.order, count, numbers);
        else
            decodeAs<double>(bytes, element.order, count, numbers);
        break;
    }
}

template void decode(const char *, const NpyElement &, std::size_t, float *);
template void decode(const char *, const NpyElement &, std::size_t, double *);

} // namespace nunchi::engine

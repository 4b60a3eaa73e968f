// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/npy_header.h"

#include <charconv>
#include <limits>

namespace nunchi::engine {

namespace {

// Reads the few shapes of Python literal a header is made of, left to right; every step says whether it fitted.
class LiteralReader
{
public:
    explicit LiteralReader(std::string_view text)
        : m_text(text)
    {
    }

    bool symbol(char wanted)
    {
        skipSpace();
        if (m_text.empty() || m_text.front() != wanted)
            return false;
        m_text.remove_prefix(1);
        return true;
    }

    bool atEnd()
    {
        skipSpace();
        return m_text.empty();
    }

    std::optional<std::string> string()
    {
        skipSpace();
        if (m_text.empty() || (m_text.front() != '\'' && m_text.front() != '"'))
            return std::nullopt;
        const std::size_t end = m_text.find(m_text.front(), 1);
        if (end == std::string_view::npos)
            return std::nullopt;
        std::string content(m_text.substr(1, end - 1));
        m_text.remove_prefix(end + 1);
        return content;
    }

    std::optional<bool> boolean()
    {
        if (word("True"))
            return true;
        if (word("False"))
            return false;
        return std::nullopt;
    }

    // (3, 4), (3,), (); Python 2 wrote (3L, 4L).
    std::optional<std::vector<std::uint64_t>> tuple()
    {
        if (!symbol('('))
            return std::nullopt;
        std::vector<std::uint64_t> entries;
        while (!symbol(')')) {
            const auto entry = number();
            if (!entry)
                return std::nullopt;
            entries.push_back(*entry);
            if (symbol(','))
                continue;
            if (entries.size() == 1 || !symbol(')')) // (3) is a number, not a tuple
                return std::nullopt;
            break;
        }
        return entries;
    }

    // A type of several fields is a list; it is only ever reported, so its text will do.
    std::optional<std::string> list()
    {
        skipSpace();
        if (m_text.empty() || m_text.front() != '[')
            return std::nullopt;
        int depth = 0;
        for (std::size_t i = 0; i < m_text.size(); ++i) {
            depth += m_text[i] == '[' ? 1 : m_text[i] == ']' ? -1 : 0;
            if (depth == 0) {
                std::string content(m_text.substr(0, i + 1));
                m_text.remove_prefix(i + 1);
                return content;
            }
        }
        return std::nullopt;
    }

private:
    void skipSpace()
    {
        const std::size_t start = m_text.find_first_not_of(" \t\r\n");
        m_text.remove_prefix(start == std::string_view::npos ? m_text.size() : start);
    }

    bool word(std::string_view wanted)
    {
        skipSpace();
        if (!m_text.starts_with(wanted))
            return false;
        m_text.remove_prefix(wanted.size());
        return true;
    }

    std::optional<std::uint64_t> number()
    {
        skipSpace();
        std::uint64_t value = 0;
        const auto [end, error] = std::from_chars(m_text.data(), m_text.data() + m_text.size(), value);
        if (error == std::errc::invalid_argument)
            return std::nullopt;
        if (error == std::errc::result_out_of_range)
            value = std::numeric_limits<std::uint64_t>::max();
        m_text.remove_prefix(static_cast<std::size_t>(end - m_text.data()));
        word("L");
        return value;
    }

    std::string_view m_text;
};

struct PartialHeader
{
    std::optional<std::string> type;
    std::optional<bool> fortranOrder;
    std::optional<std::vector<std::uint64_t>> shape;

    bool complete() const { return type && fortranOrder && shape; }
};

// One "key: value"; false for an unknown key, a key given twice, a value of another kind.
bool readEntry(LiteralReader &reader, PartialHeader &header)
{
    const auto key = reader.string();
    if (!key || !reader.symbol(':'))
        return false;
    if (*key == "descr" && !header.type) {
        header.type = reader.string();
        if (!header.type)
            header.type = reader.list();
        return header.type.has_value();
    }
    if (*key == "fortran_order" && !header.fortranOrder) {
        header.fortranOrder = reader.boolean();
        return header.fortranOrder.has_value();
    }
    if (*key == "shape" && !header.shape) {
        header.shape = reader.tuple();
        return header.shape.has_value();
    }
    return false;
}

} // namespace

std::optional<NpyHeader> parseNpyHeader(std::string_view text)
{
    LiteralReader reader(text);
    PartialHeader header;
    if (!reader.symbol('{'))
        return std::nullopt;
    while (!reader.symbol('}')) {
        if (!readEntry(reader, header))
            return std::nullopt;
        if (!reader.symbol(',')) {
            if (!reader.symbol('}'))
                return std::nullopt;
            break;
        }
    }
    if (!reader.atEnd() || !header.complete())
        return std::nullopt;
    return NpyHeader{*header.type, *header.fortranOrder, *header.shape};
}

} // namespace nunchi::engine

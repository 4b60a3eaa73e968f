// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/json_printer.h"

#include <array>
#include <charconv>
#include <cmath>

namespace nunchi::cli {

JsonPrinter::JsonPrinter(std::FILE *file)
    : m_file(file)
{
}

void JsonPrinter::openObject()
{
    open('{');
}

void JsonPrinter::closeObject()
{
    close('}');
}

void JsonPrinter::openList()
{
    open('[');
}

void JsonPrinter::closeList()
{
    close(']');
}

// Names are this program's own: nothing in them needs escaping.
void JsonPrinter::key(std::string_view name)
{
    separate();
    put("\"");
    put(name);
    put("\": ");
    m_afterKey = true;
}

void JsonPrinter::number(double value)
{
    separate();
    bare(value);
}

void JsonPrinter::vector(const engine::Vector &values)
{
    separate();
    put("[");
    for (engine::Index i = 0; i < values.size(); ++i) {
        put(i > 0 ? ", " : "");
        bare(values(i));
    }
    put("]");
}

void JsonPrinter::word(std::string_view text)
{
    separate();
    put("\"");
    put(text);
    put("\"");
}

void JsonPrinter::matrix(const engine::Matrix &values)
{
    openList();
    for (engine::Index i = 0; i < values.rows(); ++i)
        vector(values.row(i));
    closeList();
}

void JsonPrinter::indices(const std::vector<engine::Index> &values)
{
    engine::Vector numbers(static_cast<engine::Index>(values.size()));
    for (std::size_t i = 0; i < values.size(); ++i)
        numbers(static_cast<engine::Index>(i)) = static_cast<double>(values[i]);
    vector(numbers);
}

bool JsonPrinter::finish()
{
    put("\n");
    return std::fflush(m_file) == 0 && std::ferror(m_file) == 0;
}

void JsonPrinter::put(std::string_view text)
{
    std::fwrite(text.data(), 1, text.size(), m_file);
}

void JsonPrinter::open(char bracket)
{
    separate();
    put({&bracket, 1});
    ++m_depth;
    m_first = true;
}

void JsonPrinter::close(char bracket)
{
    --m_depth;
    if (!m_first)
        newLine();
    put({&bracket, 1});
    m_first = false;
}

void JsonPrinter::separate()
{
    if (m_afterKey) {
        m_afterKey = false;
        return;
    }
    if (m_depth == 0)
        return;
    if (!m_first)
        put(",");
    m_first = false;
    newLine();
}

void JsonPrinter::newLine()
{
    put("\n");
    for (int i = 0; i < m_depth; ++i)
        put(" ");
}

void JsonPrinter::bare(double value)
{
    if (std::isnan(value))
        return put("\"nan\"");
    if (std::isinf(value))
        return put(value > 0 ? "\"inf\"" : "\"-inf\"");
    std::array<char, 32> text; // the longest double has 24 characters
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    put({text.data(), static_cast<std::size_t>(end - text.data())});
}

} // namespace nunchi::cli

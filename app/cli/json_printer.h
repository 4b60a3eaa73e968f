// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <string_view>
#include <vector>

#include "engine/types.h"

namespace nunchi::cli {

/// Prints JSON as it goes: a matrix of millions of numbers is never held as text. Numbers have as many digits as it
/// takes to read back the same double; what JSON has no number for is the string "-inf", "inf" or "nan".
class JsonPrinter
{
public:
    explicit JsonPrinter(std::FILE *file);

    void openObject();
    void closeObject();
    void openList();
    void closeList();
    void key(std::string_view name);

    void number(double value);
    /// A name that needs no escapes.
    void word(std::string_view text);
    void vector(const engine::Vector &values);
    void matrix(const engine::Matrix &values);
    void indices(const std::vector<engine::Index> &values);

    /// Flushes; false: something could not be written.
    bool finish();

private:
    void put(std::string_view text);
    void open(char bracket);
    void close(char bracket);
    void separate();
    void newLine();
    void bare(double value);

    std::FILE *m_file;
    int m_depth = 0;
    bool m_first = true; // nothing yet stands in the innermost brackets
    bool m_afterKey = false;
};

} // namespace nunchi::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace nunchi::engine {

/// A value, or the reason why there is none.
template <class Value, class Problem> class Result
{
public:
    Result(Value value)
        : m_content(std::in_place_index<0>, std::move(value))
    {
    }
    Result(Problem problem)
        : m_content(std::in_place_index<1>, std::move(problem))
    {
    }

    explicit operator bool() const { return m_content.index() == 0; }

    /// Only when there is a value.
    const Value &operator*() const
    {
        assert(*this);
        return *std::get_if<0>(&m_content);
    }
    Value &operator*()
    {
        assert(*this);
        return *std::get_if<0>(&m_content);
    }
    const Value *operator->() const { return &**this; }

    /// Only when there is none.
    const Problem &problem() const
    {
        assert(!*this);
        return *std::get_if<1>(&m_content);
    }

private:
    std::variant<Value, Problem> m_content;
};

} // namespace nunchi::engine

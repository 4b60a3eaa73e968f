// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <new>

namespace nunchi::engine {

/// Memory that grows and is kept: beginning on a cache line, filled with 0 when it is new and else with what was left.
class ScratchMemory
{
public:
    /// At least so many bytes; what was handed out before is then gone.
    void *ofSize(std::size_t bytes)
    {
        if (bytes > m_size) {
            m_size = 0;
            m_storage.reset();
            m_storage.reset(static_cast<std::byte *>(::operator new (bytes, std::align_val_t{line})));
            m_size = bytes;
            std::uninitialized_fill_n(m_storage.get(), bytes, std::byte{0});
        }
        return m_storage.get();
    }

private:
    static constexpr std::size_t line = 64;

    struct Free
    {
        void operator()(std::byte *storage) const { ::operator delete (storage, std::align_val_t{line}); }
    };

    std::unique_ptr<std::byte[], Free> m_storage;
    std::size_t m_size = 0;
};

} // namespace nunchi::engine

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace nunchi::engine {

/// Gives back what largeMemory() took.
struct FreeLargeMemory
{
    static constexpr std::size_t page = std::size_t{1} << 21;
    void operator()(void *memory) const { ::operator delete (memory, std::align_val_t{page}); }
};
template <class Scalar> using LargeMemory = std::unique_ptr<Scalar[], FreeLargeMemory>;

/// Memory for count numbers, in which nothing stands yet and which costs nothing until it is written. The system is
/// asked for large pages: hundreds of megabytes of small ones take longer to come by than to fill. Throws std::bad_alloc.
template <class Scalar> LargeMemory<Scalar> largeMemory(std::size_t count)
{
    const std::size_t bytes = count * sizeof(Scalar);
    auto *memory = static_cast<Scalar *>(::operator new (bytes, std::align_val_t{FreeLargeMemory::page}));
#ifdef MADV_HUGEPAGE
    if (bytes >= FreeLargeMemory::page)
        ::madvise(memory, bytes / FreeLargeMemory::page * FreeLargeMemory::page, MADV_HUGEPAGE);
#endif
    return LargeMemory<Scalar>(memory);
}

} // namespace nunchi::engine

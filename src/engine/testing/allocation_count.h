// Counts every allocation of the program: rules must not make any.
// Replaces the global operator new, so exactly one file of a test program includes this.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

namespace engine::testing {

inline std::atomic<std::uint64_t> allocation_calls = 0;

// How often memory was asked for since the program began, in all threads.
inline std::uint64_t allocations() { return allocation_calls; }

inline void* counted_memory(std::size_t size) {
    ++allocation_calls;
    void* memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr)
        std::abort();
    return memory;
}

}  // namespace engine::testing

// Not inlined: g++ would see `new` end in malloc and `delete` in free, and warn of a mismatch.
[[gnu::noinline]] void* operator new(std::size_t size) {
    return engine::testing::counted_memory(size);
}
[[gnu::noinline]] void* operator new[](std::size_t size) {
    return engine::testing::counted_memory(size);
}
[[gnu::noinline]] void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept {
    return engine::testing::counted_memory(size);
}
[[gnu::noinline]] void* operator new[](std::size_t size, const std::nothrow_t& /*tag*/) noexcept {
    return engine::testing::counted_memory(size);
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}
[[gnu::noinline]] void operator delete[](void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete[](void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}

// Counting bits. The standard functions give wrong answers in code that nvcc compiles for a GPU.
#pragma once

#include <bit>
#include <concepts>
#include <cstdint>
#include <type_traits>

namespace core {

template <std::unsigned_integral Word>
    requires(sizeof(Word) <= sizeof(std::uint32_t))
constexpr int count_ones(Word word) {
#ifdef __CUDA_ARCH__
    if (!std::is_constant_evaluated())
        return __popc(word);
#endif
    return std::popcount(word);
}

// Precondition: the word is not zero.
template <std::unsigned_integral Word>
    requires(sizeof(Word) <= sizeof(std::uint32_t))
constexpr int trailing_zeros(Word word) {
#ifdef __CUDA_ARCH__
    if (!std::is_constant_evaluated())
        return __ffs(static_cast<int>(word)) - 1;
#endif
    return std::countr_zero(word);
}

}  // namespace core

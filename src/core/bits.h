// Counting bits. The standard functions give wrong answers in code that nvcc compiles for a GPU.
#pragma once

#include <bit>
#include <concepts>
#include <cstdint>
#include <type_traits>

namespace core {

template <std::unsigned_integral Word>
constexpr int count_ones(Word word) {
#ifdef __CUDA_ARCH__
    if (!std::is_constant_evaluated()) {
        if constexpr (sizeof(Word) > sizeof(std::uint32_t))
            return __popcll(word);
        else
            return __popc(word);
    }
#endif
    return std::popcount(word);
}

// Precondition: the word is not zero.
template <std::unsigned_integral Word>
constexpr int trailing_zeros(Word word) {
#ifdef __CUDA_ARCH__
    if (!std::is_constant_evaluated()) {
        if constexpr (sizeof(Word) > sizeof(std::uint32_t))
            return __ffsll(static_cast<long long>(word)) - 1;
        else
            return __ffs(static_cast<int>(word)) - 1;
    }
#endif
    return std::countr_zero(word);
}

}  // namespace core

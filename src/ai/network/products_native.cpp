// With AVX2, where the processor has it: sixteen products at a time.
#include "ai/network/products.h"

#include <array>
#include <cstddef>
#include <cstring>

#include "ai/network/network.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace ai {
namespace {

#if defined(__x86_64__)

struct Pair {
    std::size_t at;      // where the weights of the pair begin
    std::int32_t value;  // both inputs
};

// Most signals are 0: after these the rest is left out.
std::size_t pairs_in_use(std::span<const std::int16_t> inputs,
                         std::size_t row,
                         std::span<Pair> pairs) {
    std::size_t count = 0;
    for (std::size_t i = 0; i + 1 < inputs.size(); i += 2) {
        std::int32_t value = 0;
        std::memcpy(&value, &inputs[i], sizeof(value));
        pairs[count] = {i / 2 * row, value};
        count += value == 0 ? 0 : 1;
    }
    return count;
}

// A block of neurons: its sums stay in registers.
[[gnu::target("avx2")]] void add_block(std::span<const Pair> pairs,
                                       const std::int16_t* weights,
                                       std::int32_t* sums) {
    constexpr std::size_t kRegisters = kNeuronBlock / 8;
    auto* out = reinterpret_cast<__m256i*>(sums);
    __m256i total[kRegisters];  // NOLINT(modernize-avoid-c-arrays): a template loses its alignment
    for (std::size_t i = 0; i < kRegisters; ++i)
        total[i] = _mm256_loadu_si256(out + i);
    for (const Pair& pair : pairs) {
        const auto* of_pair = reinterpret_cast<const __m256i*>(weights + pair.at);
        const __m256i value = _mm256_set1_epi32(pair.value);
        for (std::size_t i = 0; i < kRegisters; ++i) {
            const __m256i products = _mm256_madd_epi16(value, _mm256_loadu_si256(of_pair + i));
            total[i] = _mm256_add_epi32(total[i], products);
        }
    }
    for (std::size_t i = 0; i < kRegisters; ++i)
        _mm256_storeu_si256(out + i, total[i]);
}

void add_products_with_avx2(std::span<const std::int16_t> inputs,
                            std::span<const std::int16_t> weights,
                            std::span<std::int32_t> sums) {
    std::array<Pair, kMostInputs + kMostHidden> room;
    const std::size_t count = pairs_in_use(inputs, 2 * sums.size(), room);
    const std::span<const Pair> pairs(room.data(), count);
    for (std::size_t neuron = 0; neuron < sums.size(); neuron += kNeuronBlock)
        add_block(pairs, weights.data() + 2 * neuron, sums.data() + neuron);
}

#endif

}  // namespace

AddProducts fastest_products() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2"))
        return add_products_with_avx2;
#endif
    return add_products_plainly;
}

}  // namespace ai

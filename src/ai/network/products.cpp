#include "ai/network/products.h"

#include <cstddef>

namespace ai {

void add_products_plainly(std::span<const std::int16_t> inputs,
                          std::span<const std::int16_t> weights,
                          std::span<std::int32_t> sums) {
    const std::size_t row = 2 * sums.size();
    for (std::size_t i = 0; i + 1 < inputs.size(); i += 2) {
        if (inputs[i] == 0 && inputs[i + 1] == 0)
            continue;
        const std::int16_t* of_pair = weights.data() + i / 2 * row;
        for (std::size_t neuron = 0; neuron < sums.size(); ++neuron)
            sums[neuron] +=
                inputs[i] * of_pair[2 * neuron] + inputs[i + 1] * of_pair[2 * neuron + 1];
    }
}

}  // namespace ai

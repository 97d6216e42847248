// The sums of a network: the plain way and the fastest one say the same, to the bit.
#include "ai/network/products.h"

#include <vector>

#include <doctest/doctest.h>

#include "ai/network/network.h"
#include "core/rng.h"

namespace {

struct Products {
    std::vector<std::int16_t> inputs;
    std::vector<std::int16_t> weights;
    std::vector<std::int32_t> sums;
};

std::int16_t drawn_number(int biggest, core::Rng& rng) {
    const auto width = static_cast<std::uint32_t>(2 * biggest + 1);
    return static_cast<std::int16_t>(static_cast<int>(rng.below(width)) - biggest);
}

// Half of the inputs are 0, as in a hidden layer.
Products drawn_products(std::size_t inputs, std::size_t neurons, core::Rng& rng) {
    Products drawn;
    for (std::size_t i = 0; i < inputs; ++i)
        drawn.inputs.push_back(rng.below(2) == 0 ? std::int16_t{0}
                                                 : drawn_number(ai::kMostSignal, rng));
    for (std::size_t i = 0; i < inputs * neurons; ++i)
        drawn.weights.push_back(drawn_number(4000, rng));
    for (std::size_t i = 0; i < neurons; ++i)
        drawn.sums.push_back(drawn_number(30'000, rng));
    return drawn;
}

std::vector<std::int32_t> sums_by(ai::AddProducts add_products, Products products) {
    add_products(products.inputs, products.weights, products.sums);
    return products.sums;
}

// From the definition: the weights of a pair of inputs stand neuron by neuron.
std::int32_t sum_of(const Products& products, std::size_t neuron) {
    std::int64_t sum = products.sums[neuron];
    for (std::size_t i = 0; i < products.inputs.size(); ++i) {
        const std::size_t at = i / 2 * 2 * products.sums.size() + 2 * neuron + i % 2;
        sum += std::int64_t{products.inputs[i]} * products.weights[at];
    }
    return static_cast<std::int32_t>(sum);
}

}  // namespace

TEST_CASE("products are summed as defined, and the fastest way says the same") {
    core::Rng rng(7);
    for (const std::size_t inputs : {2U, 76U, 124U, 168U})
        for (const std::size_t neurons : {32U, 64U, 128U, 256U})
            for (int round = 0; round < 20; ++round) {
                const Products drawn = drawn_products(inputs, neurons, rng);
                const auto plain = sums_by(ai::add_products_plainly, drawn);
                CHECK(plain == sums_by(ai::fastest_products(), drawn));
                CHECK(plain.front() == sum_of(drawn, 0));
                CHECK(plain[neurons / 2] == sum_of(drawn, neurons / 2));
                CHECK(plain.back() == sum_of(drawn, neurons - 1));
            }
}

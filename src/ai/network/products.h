// The sums of products that a network is made of: one definition, done in two ways with the same
// answers, as integers have them.
#pragma once

#include <cstdint>
#include <span>

namespace ai {

// Adds to each sum the products of inputs and weights. Inputs come in pairs; weights stand as in
// Layer. No sum may leave 32 bits on the way, whatever the order.
using AddProducts = void (*)(std::span<const std::int16_t> inputs,
                             std::span<const std::int16_t> weights,
                             std::span<std::int32_t> sums);

void add_products_plainly(std::span<const std::int16_t> inputs,
                          std::span<const std::int16_t> weights,
                          std::span<std::int32_t> sums);

// The fastest that this processor can do.
AddProducts fastest_products();

}  // namespace ai

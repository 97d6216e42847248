#include "ai/network/network.h"

#include <algorithm>
#include <utility>

#include "ai/network/products.h"

namespace ai {
namespace {

constexpr int kInverseBits = 16;
constexpr float kOfOutput = 1.0F / static_cast<float>(kUnit << kWeightBits);

std::int16_t signal_of(float value) {
    constexpr auto kMost = static_cast<float>(kMostSignal);
    const float signal = std::clamp(value, -kMost, kMost);
    return static_cast<std::int16_t>(signal + (signal < 0 ? -0.5F : 0.5F));
}

// What a hidden layer lets through: nothing below 0, and no more than fits.
void fire(std::span<const std::int32_t> sums, std::span<std::int16_t> signals) {
    for (std::size_t i = 0; i < sums.size(); ++i)
        signals[i] = static_cast<std::int16_t>(std::clamp(sums[i] >> kWeightBits, 0, kMostSignal));
}

void run(const Layer& layer,
         std::span<const std::int16_t> inputs,
         std::span<std::int16_t> signals) {
    static const AddProducts add_products = fastest_products();
    std::array<std::int32_t, kMostHidden> room;
    const std::span<std::int32_t> sums(room.data(), layer.offsets.size());
    std::ranges::copy(layer.offsets, sums.begin());
    add_products(inputs, layer.weights, sums);
    fire(sums, signals);
}

std::int32_t product(std::span<const std::int16_t> signals, std::span<const std::int16_t> weights) {
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < weights.size(); ++i)
        sum += signals[i] * weights[i];
    return sum;
}

}  // namespace

Network::Network(NetworkParts parts)
    : parts_(std::move(parts)), inputs_(2 * parts_.features + kSeatInputs) {}

void Network::add_to(std::span<float> standings, std::span<const float> features) const {
    const std::size_t count = parts_.features;
    const std::size_t seats = standings.size();
    std::array<std::array<std::int16_t, kMostFeatures>, kSeatInputs> own;
    std::array<std::int32_t, kMostFeatures> all{};
    for (std::size_t seat = 0; seat < seats; ++seat)
        for (std::size_t i = 0; i < count; ++i)
            all[i] += own[seat][i] = signal_of(features[seat * count + i] * parts_.scales[i]);
    const int inverse = (1 << kInverseBits) / static_cast<int>(std::max<std::size_t>(1, seats - 1));
    for (std::size_t seat = 0; seat < seats; ++seat) {
        Inputs inputs{};
        for (std::size_t i = 0; i < count; ++i) {
            const std::int64_t others = all[i] - own[seat][i];
            inputs[i] = own[seat][i];
            inputs[count + i] = static_cast<std::int16_t>((others * inverse) >> kInverseBits);
        }
        inputs[2 * count + seats - 1] = kUnit;
        standings[seat] += standing(inputs);
    }
}

float Network::standing(const Inputs& inputs) const {
    const std::span<const std::int16_t> in(inputs.data(), inputs_);
    std::array<std::int16_t, kMostHidden> first;
    std::array<std::int16_t, kMostHidden> second;
    run(parts_.first, in, first);
    run(parts_.second, std::span(first).first(parts_.first.offsets.size()), second);
    const std::int32_t sum = product(second, parts_.last) + product(in, parts_.past);
    return static_cast<float>(sum) * kOfOutput;
}

}  // namespace ai

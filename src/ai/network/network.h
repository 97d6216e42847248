// A small network over the features of all seats: what the standing of a seat is worth beyond the
// weighted sum. All its numbers are integers, so the answer is the same on every machine.
//
// For each seat it is asked with the seat's own features, the mean of the others' and the number
// of seats; two hidden layers, and a way past them for what is linear.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ai {

inline constexpr std::size_t kMostFeatures = 80;
inline constexpr std::size_t kSeatInputs = 8;  // one for each number of seats
inline constexpr std::size_t kMostInputs = 2 * kMostFeatures + kSeatInputs;
inline constexpr std::size_t kMostHidden = 256;

inline constexpr int kUnit = 256;  // a signal of 1
inline constexpr int kMostSignal = 16 * kUnit - 1;
inline constexpr int kWeightBits = 10;           // a weight of 1 is 2 to that power
inline constexpr std::size_t kNeuronBlock = 32;  // hidden layers are multiples of this

// The weights of a layer stand by pairs of inputs: of each pair those of all neurons, two by two.
struct Layer {
    std::vector<std::int16_t> weights;
    std::vector<std::int32_t> offsets;  // one for each neuron, in units of signal times weight
};

struct NetworkParts {
    std::size_t features = 0;
    std::vector<float> scales;  // of each feature: what makes its value a signal
    Layer first;
    Layer second;
    std::vector<std::int16_t> last;  // from the second hidden layer
    std::vector<std::int16_t> past;  // from the inputs
};

class Network {
  public:
    // The parts must fit each other (see network_file.h).
    explicit Network(NetworkParts parts);

    // Adds to each seat's standing what the network makes of the features. Features of seats stand
    // one after the other.
    void add_to(std::span<float> standings, std::span<const float> features) const;

    std::size_t features() const { return parts_.features; }

  private:
    using Inputs = std::array<std::int16_t, kMostInputs>;

    float standing(const Inputs& inputs) const;

    NetworkParts parts_;
    std::size_t inputs_;
};

}  // namespace ai

// What somebody who is to decide could do: a few good actions, judged by what the seat may know.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include <boost/json/value.hpp>

#include "ai/evaluations/feature_set.h"
#include "analysis/weigh.h"
#include "core/result.h"
#include "engine/message.h"

namespace analysis {

inline constexpr std::size_t kMostHints = 3;
inline constexpr std::uint32_t kHintVisits = 3000;  // some 100,000 in all: below a second

// How good a hint is beside the best one.
enum class Rank : std::uint8_t { ClearlyBest, AboutEqual, Weaker, MuchWeaker };

struct Hint {
    std::vector<engine::Action> steps;
    int loss = 0;   // against the best
    int doubt = 0;  // of the loss
    // Where the seat stands better than after the best, the best one better than after the next;
    // and where it stands worse.
    std::vector<std::size_t> gains;
    std::vector<std::size_t> lacks;
    friend bool operator==(const Hint&, const Hint&) = default;
};

// The best one first. `known` is a position that fits what the seat may see; it must have to decide
// there. One hint: there is nothing to choose from.
std::vector<Hint> hints_for(Eye& eye,
                            const engine::Position& known,
                            engine::SeatId seat,
                            std::uint32_t visits);

// By number: the first is clearly the best only if the second one is behind it beyond doubt.
std::vector<Rank> ranks_of(std::span<const Hint> hints);

// Why, in the second person; empty where nothing stands out.
engine::Words words_of(std::span<const Hint> hints,
                       std::size_t which,
                       const ai::FeatureSet* features);

boost::json::value to_json(std::span<const Hint> hints);
// Only what can have been found here: legal actions and themes of the game.
core::Result<std::vector<Hint>> hints_from(const boost::json::value& json,
                                           const engine::AnyGame& game,
                                           const engine::Position& known,
                                           engine::SeatId seat);

}  // namespace analysis

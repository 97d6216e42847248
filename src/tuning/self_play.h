// Games that players play against themselves, and the positions taken from them.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ai/evaluations/feature_set.h"
#include "core/result.h"
#include "tuning/samples.h"

namespace tuning {

struct SelfPlayPlan {
    engine::AnyGamePtr game;
    std::vector<std::string> players = {"greedy"};  // each seat of each game draws one
    double wandering = 0.05;  // share of decisions that are made at random, for variety
    double taking = 0.1;      // share of the positions that are kept
    std::uint64_t seed = 1;
    std::uint64_t games = 10000;
    int threads = 0;
};

// Told about ten times a second, on the calling thread: games and decisions done so far.
using SelfPlayProgress = std::function<void(std::uint64_t games, std::uint64_t decisions)>;

// What is wrong with a plan, if anything.
std::optional<core::Error> complaint(const SelfPlayPlan& plan);

// Samples in the order of the games, whatever the number of threads. The plan must be free of
// complaints; an error means that a player broke the rules.
core::Result<Samples> self_play(const SelfPlayPlan& plan,
                                const ai::FeatureSet& features,
                                const engine::Position& start,
                                const SelfPlayProgress& progress);

}  // namespace tuning

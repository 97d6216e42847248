// Games that players play against themselves, and positions of them in a file: what networks learn
// from (docs/networks.md). Of each position the file has the features, what a search thinks of it,
// and who won in the end. Some positions lie aside: a few random steps away from the game, as a
// search meets them, with nothing but what the search thinks.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ai/evaluations/feature_set.h"
#include "core/result.h"

namespace tuning {

struct HarvestPlan {
    engine::AnyGamePtr game;
    std::string player = "level4@1000v";
    std::vector<double> wandering = {0, 0.05, 0.2};  // each game has the next of these
    double taking = 0.1;                             // share of the positions that are kept
    double aside = 0.5;                              // share of those that lie aside
    std::uint32_t judging = 300;                     // visits that judge a position
    std::string network;                             // what they judge with
    std::uint64_t seed = 1;
    std::uint64_t games = 1000;
    double seconds = 3600;  // after these no new game begins
    int threads = 0;
};

std::optional<core::Error> complaint(const HarvestPlan& plan);

struct Harvested {
    std::uint64_t games = 0;
    std::uint64_t positions = 0;
};

using HarvestProgress = std::function<void(std::uint64_t games, std::uint64_t positions)>;

// Whole games in the order in which they end; what each holds follows from the seed.
core::Result<Harvested> harvest(const HarvestPlan& plan,
                                const ai::FeatureSet& features,
                                const engine::Position& start,
                                const std::string& file,
                                const HarvestProgress& progress);

}  // namespace tuning

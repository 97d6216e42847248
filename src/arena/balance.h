// Whether a game is fair: what players take in many games, and how often those who took it win.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "arena/simulate.h"

namespace arena {

// A win that k seats share counts 1/k for each; in whole sixtieths sums are exact.
inline constexpr std::uint64_t kWholeWin = 60;

struct ItemTally {
    engine::Words name;
    std::uint64_t offered = 0;  // how often somebody who chose could have taken it
    std::uint64_t taken = 0;    // how often he did
    std::uint64_t owners = 0;   // seats that had it, by choice or by chance
    std::uint64_t wins = 0;     // theirs, in sixtieths

    void add(const ItemTally& other);
    double won() const;        // share of their games
    double pick_rate() const;  // 0 if it was never offered
    friend bool operator==(const ItemTally&, const ItemTally&) = default;
};

// Things of one kind, by id.
using ItemGroup = std::map<std::string, ItemTally>;

// Over all owners; what an item is compared with.
double mean_won(const ItemGroup& group);

// Summed over seats, part by part as engine::OutcomeNames names them.
struct ScoreSums {
    std::uint64_t seats = 0;
    std::int64_t score = 0;
    std::array<std::int64_t, engine::kMaxCategories> parts{};

    void add(const engine::SeatResult& result);
    void add(const ScoreSums& other);
    friend bool operator==(const ScoreSums&, const ScoreSums&) = default;
};

struct Balance {
    std::uint64_t games = 0;
    std::uint64_t decisions = 0;
    std::map<std::string, ItemGroup> groups;
    ScoreSums all;
    ScoreSums winners;

    void add(const Balance& other);
    friend bool operator==(const Balance&, const Balance&) = default;
};

// Records and checks of the simulation are left out.
struct BalancePlan {
    SimulationPlan games;
    double random_picks = 0;  // share of picks that are drawn evenly instead of chosen
};

// What is wrong with a plan, if anything.
std::optional<core::Error> complaint(const BalancePlan& plan);

// The plan must be free of complaints; an error means that a player broke the rules. The result
// does not depend on threads.
core::Result<Balance> measure_balance(const BalancePlan& plan, const Progress& progress = {});

}  // namespace arena

// How balanced a game is, as tables for people and as JSON for programs.
//
// JSON, stable keys. An interval is [low, high] and covers the truth in 95 of 100 cases:
//   {"game","content","options":{..},"players":["greedy",..],"seed","games",
//    "random_picks","decisions",                    decisions per game
//    "groups":[{"id","won",                         mean over all owners of the group
//               "items":[{"id","name","owners","won","interval","from_mean","outlier",
//                         "offered","taken","pick_rate"},..]},..],
//    "scores":[{"part","all","winners"},..]}        means per seat; the first is the whole score
// `owners` are seats that had the item, `won` is the share of their games that they won. `offered`
// and `taken` count the choices of players; what chance deals is never offered. An outlier is more
// than 8 points from the mean of its group, and surely not at it. All follows from seed and
// arguments.
#pragma once

#include <string>

#include "arena/balance.h"

namespace app {

std::string balance_table(const arena::BalancePlan& plan, const arena::Balance& balance);
std::string balance_json(const arena::BalancePlan& plan, const arena::Balance& balance);

}  // namespace app

// The result of a simulation as a table for people and as JSON for programs.
//
// JSON, stable keys. An interval is [low, high] and covers the truth in 95 of 100 cases:
//   {"game","content","options":{..},"players":["random",..],"seed","games","threads","seconds",
//    "decisions_per_second",
//    "decisions":{"mean","margin","min","max"},     per game; the mean is within +- margin
//    "chance_events":{"mean","margin"},             per game
//    "branching":{"mean","max"},                    alternatives per decision
//    "wins":[{"seat","player","count","share","interval"},..],   seats from 0; shared ones included
//    "shared_wins",                                 games with several winners
//    "scores":[{"seat","player","mean","quantiles"},..],   lowest, quarter, median, .., highest
//    "endings":[{"id","count","share","interval"},..]}
// Everything but threads, seconds and decisions_per_second follows from seed and arguments.
#pragma once

#include <string>

#include <boost/json/object.hpp>

#include "arena/simulate.h"

namespace app {

std::string sim_table(const arena::SimulationPlan& plan, const arena::Simulation& result);
std::string sim_json(const arena::SimulationPlan& plan, const arena::Simulation& result);

// From "game" to "games": what is played, as every report about many games tells it.
boost::json::object sim_plan_json(const arena::SimulationPlan& plan);

}  // namespace app

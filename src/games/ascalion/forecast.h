// What attacks would come to before they are declared: both sums, what third players can add, and
// whether an extra transport can turn it. For views and prompts; the rules do not ask it.
#pragma once

#include <vector>

#include "games/ascalion/conflict.h"

namespace ascalion {

// How an attack can end: nobody can turn it, somebody or something can, nothing can win it.
enum class Prospect : std::uint8_t { Sure, Open, Doomed };
inline constexpr int kProspects = 3;

struct Forecast {
    Area target = kNoArea;
    Sums sums;  // of attacker and defender alone, as things stand
    SeatSet thirds;
    int help = 0;             // what all third players together can add to the attack
    int hindrance = 0;        // .. and to the defence
    bool reinforced = false;  // an extra transport can win what could not be won without
    Prospect prospect = Prospect::Open;
};

// Of one target of the player whose turn it is.
Forecast forecast_of(const Content& content, const State& state, Area target);
// Of all targets, while one is being chosen; otherwise none.
std::vector<Forecast> forecasts(const Content& content, const State& state);

}  // namespace ascalion

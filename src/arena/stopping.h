// When a tournament has seen enough: asked after every whole round (docs/arena.md, "Stopping").
#pragma once

#include <cstdint>
#include <vector>

#include "arena/shares.h"

namespace arena {

struct StopRule {
    enum class Kind : std::uint8_t { AllGames, Width, Elo };
    Kind kind = Kind::AllGames;
    double width = 0;  // Width: of the widest interval of a win share, 0 to 1
    double elo0 = 0;   // Elo: is the first player at most elo0 ahead, or at least elo1?
    double elo1 = 0;
};

enum class Verdict : std::uint8_t { Undecided, NarrowEnough, AtMostElo0, AtLeastElo1 };

// Fewer blocks of a line-up decide nothing: their scatter is not known yet.
inline constexpr std::uint64_t kFewestBlocks = 10;

// Both errors of the test between elo0 and elo1 are at most 5 %.
inline constexpr double kTestError = 0.05;

// `shares` by player, then by the line-ups in which the player sits.
bool is_narrow(double width, const std::vector<std::vector<PairedShare>>& shares);

// The sequential probability ratio test on the first player's wins, block by block.
struct EloTest {
    double elo0 = 0;
    double elo1 = 0;
    int own_seats = 1;
    int seats = 2;

    double log_likelihood_ratio(const PairedShare& share) const;
    Verdict verdict(const PairedShare& share) const;
};

}  // namespace arena

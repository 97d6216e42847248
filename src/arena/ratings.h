// Ratings from finishing orders at tables of any size (docs/arena.md, "Ratings").
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "arena/statistics.h"

namespace arena {

struct RatedGame {
    std::uint64_t block = 0;   // games with the same dice; they follow each other
    std::vector<int> players;  // by seat
    std::vector<int> places;   // by seat
};

// The share of the games of a block that each player won; a win shared by k seats counts 1/k.
std::vector<double> shares_in_block(int players, std::span<const RatedGame> block);

// What the ratings are measured from: a player's rating, or the mean of all.
struct Anchor {
    static constexpr int kMean = -1;
    int player = kMean;
    double rating = 0;
};

// By player, in Elo points; margins are those of a 95 % interval of the distance from the anchor.
std::vector<Mean> ratings_of(int players, std::span<const RatedGame> games, const Anchor& anchor);

// How often one plays first if `ahead` Elo points separate it from each of the other seats.
double expected_share(double ahead, int own_seats, int seats);

}  // namespace arena

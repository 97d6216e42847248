// What has been played so far, as those who pair need it.
#pragma once

#include <cstddef>
#include <vector>

#include "contest/contest.h"

namespace contest {

class History {
  public:
    explicit History(const Contest& contest);

    int met(int a, int b) const { return met_[index(a, b)]; }
    int byes(int player) const { return byes_[at(player)]; }
    // How often the player had this seat.
    int seated(int player, int seat) const {
        return seats_[at(player) * kMaxSeats + static_cast<std::size_t>(seat)];
    }
    // Of the game before: a rival there.
    bool met_last(int a, int b) const;

  private:
    static std::size_t at(int player) { return static_cast<std::size_t>(player); }
    std::size_t index(int a, int b) const { return at(a) * players_ + at(b); }

    std::size_t players_;
    std::vector<int> met_;
    std::vector<int> byes_;
    std::vector<int> seats_;
    std::vector<int> last_;  // pairing of each
    std::vector<Pairing> pairings_;
};

// The same players in the order of the seats that is fairest after what they had before. Whoever
// had a seat least often gets it; where that is even the order changes from table to table.
std::vector<int> seated_fairly(const History& history, std::vector<int> players, int turn);

// Players by rating, then as they entered.
std::vector<int> seeding(const Contest& contest);

// One player alone, with the result that goes with it.
Pairing bye(int round, int slot, int player);

// How many tables for so many, and how many sit at each: as few as possible and as even.
std::vector<int> table_sizes(int players, int seats);

}  // namespace contest

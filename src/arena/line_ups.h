// Who plays whom: the line-ups of a tournament, and who sits where in each of its games.
//
// A round is one block for every line-up. A block is as many games as there are seats: the line-up
// moves on by one seat from game to game while the dice stay the same, so that neither a good seat
// nor good luck favours anybody. Games are numbered from 0 in this order.
#pragma once

#include <cstdint>
#include <vector>

namespace arena {

enum class Mode : std::uint8_t {
    RoundRobin,  // every choice of players; if they are too few, everybody at every table, and the
                 // free seats are filled in every way
    Gauntlet,    // the first player alone against tables full of each of the others
};

using LineUp = std::vector<int>;  // players by number, as many as there are seats, ascending

std::vector<LineUp> line_ups(Mode mode, int players, int seats);

class Schedule {
  public:
    Schedule(std::vector<LineUp> line_ups, std::uint64_t seed);

    const std::vector<LineUp>& line_ups() const { return line_ups_; }
    std::uint64_t seats() const { return line_ups_.front().size(); }
    std::uint64_t games_per_round() const { return line_ups_.size() * seats(); }
    std::uint64_t block_of(std::uint64_t game) const { return game / seats(); }
    std::size_t line_up_of(std::uint64_t game) const { return block_of(game) % line_ups_.size(); }

    // The players by seat. Their order around the table is shuffled anew for each block.
    std::vector<int> seating(std::uint64_t game) const;

  private:
    std::vector<LineUp> line_ups_;
    std::uint64_t seed_;
};

}  // namespace arena

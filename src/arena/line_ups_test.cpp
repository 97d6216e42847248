#include "arena/line_ups.h"

#include <algorithm>
#include <set>

#include <doctest/doctest.h>

namespace {

using arena::LineUp;
using arena::Mode;
using Tables = std::vector<LineUp>;

// How often each player sits on each seat in one block.
bool visits_every_seat(const arena::Schedule& schedule, std::uint64_t block) {
    const std::uint64_t seats = schedule.seats();
    std::vector<LineUp> seen(seats);
    for (std::uint64_t game = block * seats; game < (block + 1) * seats; ++game) {
        const std::vector<int> players = schedule.seating(game);
        for (std::size_t seat = 0; seat < seats; ++seat)
            seen[seat].push_back(players[seat]);
    }
    const LineUp& all = schedule.line_ups()[schedule.line_up_of(block * seats)];
    return std::ranges::all_of(seen, [&](LineUp& players) {
        std::ranges::sort(players);
        return players == all;
    });
}

}  // namespace

TEST_CASE("a round-robin has every choice of players once") {
    CHECK(arena::line_ups(Mode::RoundRobin, 3, 2) == Tables{{0, 1}, {0, 2}, {1, 2}});
    CHECK(arena::line_ups(Mode::RoundRobin, 4, 3).size() == 4);
    CHECK(arena::line_ups(Mode::RoundRobin, 6, 6) == Tables{{0, 1, 2, 3, 4, 5}});
}

TEST_CASE("with fewer players than seats everybody sits at every table") {
    CHECK(arena::line_ups(Mode::RoundRobin, 2, 4)
          == Tables{{0, 0, 0, 1}, {0, 0, 1, 1}, {0, 1, 1, 1}});
    CHECK(arena::line_ups(Mode::RoundRobin, 3, 4)
          == Tables{{0, 0, 1, 2}, {0, 1, 1, 2}, {0, 1, 2, 2}});
}

TEST_CASE("in a gauntlet the first player is alone against each of the others") {
    CHECK(arena::line_ups(Mode::Gauntlet, 3, 4) == Tables{{0, 1, 1, 1}, {0, 2, 2, 2}});
    CHECK(arena::line_ups(Mode::Gauntlet, 2, 2) == Tables{{0, 1}});
}

TEST_CASE("in every block every player visits every seat") {
    for (const int players : {2, 3, 4, 6}) {
        for (const int seats : {2, 3, 4, 6}) {
            const arena::Schedule schedule(arena::line_ups(Mode::RoundRobin, players, seats), 5);
            for (std::uint64_t block = 0; block < 40; ++block)
                CHECK(visits_every_seat(schedule, block));
        }
    }
}

TEST_CASE("no two games of a block are seated alike") {
    const arena::Schedule schedule(arena::line_ups(Mode::RoundRobin, 2, 4), 5);
    for (std::uint64_t block = 0; block < 60; ++block) {
        std::set<std::vector<int>> seen;
        for (std::uint64_t game = block * 4; game < block * 4 + 4; ++game)
            seen.insert(schedule.seating(game));
        CHECK(seen.size() == 4);
    }
}

TEST_CASE("who follows whom changes from round to round") {
    const arena::Schedule schedule(arena::line_ups(Mode::RoundRobin, 4, 4), 5);
    std::set<std::vector<int>> orders;
    for (std::uint64_t block = 0; block < 100; ++block) {
        std::vector<int> order = schedule.seating(block * 4);
        std::ranges::rotate(order, std::ranges::find(order, 0));
        orders.insert(order);
    }
    CHECK(orders.size() == 6);
}

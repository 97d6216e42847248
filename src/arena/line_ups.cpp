#include "arena/line_ups.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/rng.h"

namespace arena {
namespace {

constexpr std::uint64_t kSeating = 0x73656174;

// Lists all ways to fill a table, players in ascending order.
struct Filling {
    int players;
    std::size_t seats;
    bool may_repeat;
    std::vector<LineUp> tables = {};

    void add(const LineUp& chosen, int first) {
        if (chosen.size() == seats) {
            tables.push_back(chosen);
            return;
        }
        for (int player = first; player < players; ++player) {
            LineUp more = chosen;
            more.push_back(player);
            add(more, may_repeat ? player : player + 1);
        }
    }
};

std::vector<LineUp> fillings(int players, std::size_t seats, bool may_repeat) {
    Filling filling{players, seats, may_repeat};
    filling.add({}, 0);
    return filling.tables;
}

std::vector<LineUp> everybody_and(std::vector<LineUp> rest, int players) {
    for (LineUp& table : rest) {
        LineUp everybody(static_cast<std::size_t>(players));
        std::iota(everybody.begin(), everybody.end(), 0);
        table.insert(table.end(), everybody.begin(), everybody.end());
        std::ranges::sort(table);
    }
    return rest;
}

std::vector<LineUp> gauntlet(int players, std::size_t seats) {
    std::vector<LineUp> tables;
    for (int rival = 1; rival < players; ++rival) {
        tables.emplace_back(seats, rival);
        tables.back().front() = 0;
    }
    return tables;
}

// Whether moving on by fewer seats than there are gives the same table again.
bool repeats(const LineUp& order) {
    LineUp moved = order;
    for (std::size_t i = 1; i < order.size(); ++i) {
        std::ranges::rotate(moved, moved.begin() + 1);
        if (moved == order)
            return true;
    }
    return false;
}

void shuffle(LineUp& order, core::Rng& rng) {
    for (std::size_t i = order.size() - 1; i > 0; --i)
        std::swap(order[i], order[rng.below(static_cast<std::uint32_t>(i + 1))]);
}

}  // namespace

std::vector<LineUp> line_ups(Mode mode, int players, int seats) {
    const auto table = static_cast<std::size_t>(seats);
    if (mode == Mode::Gauntlet)
        return gauntlet(players, table);
    if (players >= seats)
        return fillings(players, table, false);
    return everybody_and(fillings(players, static_cast<std::size_t>(seats - players), true),
                         players);
}

Schedule::Schedule(std::vector<LineUp> line_ups, std::uint64_t seed)
    : line_ups_(std::move(line_ups)), seed_(core::combine(seed, kSeating)) {}

std::vector<int> Schedule::seating(std::uint64_t game) const {
    LineUp order = line_ups_[line_up_of(game)];
    core::Rng rng(seed_, block_of(game));
    shuffle(order, rng);
    while (repeats(order))  // else two games of the block would be the same one
        shuffle(order, rng);
    std::ranges::rotate(order, order.begin() + static_cast<std::ptrdiff_t>(game % seats()));
    return order;
}

}  // namespace arena

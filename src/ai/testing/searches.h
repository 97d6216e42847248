// What tests ask of a search: what it found after some visits, and whether it found the same again.
#pragma once

#include <cstddef>
#include <cstdint>

#include <doctest/doctest.h>

#include "ai/make_searcher.h"

namespace ai::testing {

inline search::Settings small_memory() {
    search::Settings settings;
    settings.memory = std::size_t{8} << 20U;
    return settings;
}

inline search::SearcherPtr after_thinking(const engine::AnyGame& game,
                                          const engine::Position& position,
                                          engine::SeatId seat,
                                          std::uint32_t visits) {
    auto searcher = make_searcher(game, small_memory());
    searcher->look_at(position, seat);
    searcher->think(visits);
    return searcher;
}

inline void check_same(const search::Findings& one, const search::Findings& two) {
    CHECK(one.win == two.win);
    REQUIRE(one.moves.size() == two.moves.size());
    for (std::size_t i = 0; i < one.moves.size(); ++i) {
        CHECK(one.moves[i].action == two.moves[i].action);
        CHECK(one.moves[i].visits == two.moves[i].visits);
        CHECK(one.moves[i].win == two.moves[i].win);
    }
}

}  // namespace ai::testing

// Ways of several steps: every one that is shown can be walked as it stands, wherever a game has
// led.
#include "games/hyperborea/walks.h"

#include "core/rng.h"
#include "games/hyperborea/testing.h"

namespace hyperborea::testing {

namespace {

Action any_of(const State& state, core::Rng& rng) {
    engine::ActionList list;
    const engine::Actor actor = Rules::actor(embedded::kContent, state);
    Rules::legal(
        embedded::kContent, state, actor.is_chance() ? engine::kNobody : actor.first(), list);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

// What is wrong with a walk, or nothing.
std::string fault_of(const FoundWalk& walk, State state) {
    const SeatId seat = state.turn.active;
    const int points = state.pool[Point::Move].value();
    const int there = state.board.free[seat][walk.to].value();
    for (std::size_t i = 0; i < walk.actions.size(); ++i) {
        if (Rules::actor(embedded::kContent, state) != engine::Actor::seat(seat))
            return "somebody else decides on the way";
        if (!engine::is_legal<Rules>(embedded::kContent, state, seat, walk.actions[i]))
            return "an action is not legal";
        Rules::apply(embedded::kContent, state, seat, walk.actions[i]);
    }
    if (state.board.free[seat][walk.to].value() != there + 1)
        return "no miniature has come there";
    if (points - state.pool[Point::Move].value() != walk.price)
        return "it costs something else";
    const bool reveals = Rules::actor(embedded::kContent, state).is_chance();
    return reveals == walk.reveals ? "" : "it does not say whether land is turned over";
}

}  // namespace

TEST_CASE("every walk that is shown can be walked as it stands, in random games") {
    int walks = 0;
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
        core::Rng rng(seed);
        Options options;
        options.seats = static_cast<std::uint8_t>(2 + seed % 5);
        options.map = seed % 2 == 0 ? Map::Open : Map::Fog;
        State state = Rules::initial(embedded::kContent, options);
        for (int step = 0; step < 3000 && !Rules::actor(embedded::kContent, state).is_nobody();
             ++step) {
            for (const FoundWalk& walk : walks_ahead(embedded::kContent, state)) {
                CAPTURE(seed);
                CAPTURE(step);
                CHECK(walk.hexes.size() > 2);
                REQUIRE(fault_of(walk, state) == "");
                ++walks;
            }
            const engine::Actor actor = Rules::actor(embedded::kContent, state);
            const SeatId by = actor.is_chance() ? engine::kNobody : actor.first();
            Rules::apply(embedded::kContent, state, by, any_of(state, rng));
        }
    }
    CHECK(walks > 10);
}

TEST_CASE("a miniature that is alone on an open map goes as far as its points reach") {
    Table table;
    table.minis(kA, {{kCap, 1}}).points(Point::Move, 4);
    const auto walks = walks_ahead(embedded::kContent, table.state);
    CHECK_FALSE(walks.empty());
    for (const FoundWalk& walk : walks) {
        CHECK(walk.price <= 4);
        CHECK(walk.hexes.front() == kCap);
        CHECK(fault_of(walk, table.state) == "");
    }
    CHECK(walks.size() == 4);
}

TEST_CASE("a way ends where land is turned over") {
    Table table({.map = Map::Fog});
    table.minis(kA, {{kCap, 1}}).points(Point::Move, 4);
    CHECK(walks_ahead(embedded::kContent, table.state).empty());
}

TEST_CASE("where several miniatures could walk none is shown before one is chosen") {
    Table table;
    CHECK(walks_ahead(embedded::kContent, table.state).empty());
}

}  // namespace hyperborea::testing

// What seats take for good is named where they pick it.
#include <doctest/doctest.h>

#include "games/pathciv/testing.h"
#include "generated/games/pathciv/library.h"

namespace pathciv::testing {
namespace {

std::vector<engine::Pick> picks(const State& state, SeatId seat, Action action) {
    return standard_game()->picks(engine::Position::of(state), seat, action);
}

}  // namespace

TEST_CASE("a bid counts as taken, a pass as nothing") {
    Table table({.seats = 2});
    table.trays(kA, {{Grey, 4}}).trays(kB, {{Grey, 4}}).market({"w_08", "w_12"});
    table.run(Stage::AimAtWonder);
    const auto found = picks(table.state, kA, action::bid(card("w_08")));
    REQUIRE(found.size() == 1);
    CHECK(found[0].seat == kA);
    CHECK(found[0].group == "wonders_2");
    CHECK(found[0].item == "w_08");
    CHECK(picks(table.state, kB, action::pass()).empty());
}

TEST_CASE("boards are had when they are dealt, to the last one that chance is not asked for") {
    const Content& content = embedded::kContent;
    Options options;
    options.seats = 5;
    State state = Rules::initial(content, options);
    std::vector<engine::Pick> dealt;
    while (dealt.empty()) {
        engine::ActionList outcomes;
        Rules::legal(content, state, kNobody, outcomes);
        dealt = picks(state, kNobody, outcomes[0]);
        Rules::apply(content, state, kNobody, outcomes[0]);
    }
    CHECK(dealt.size() == 5);
    CHECK(dealt[4].group == "board");
    CHECK(dealt[4].seat == kE);
}

}  // namespace pathciv::testing

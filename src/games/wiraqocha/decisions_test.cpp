// Every decision of many random games: somebody's, never empty, never long, always playable.
#include <algorithm>

#include <doctest/doctest.h>

#include "engine/chance.h"
#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

// Does this option lead on? Either the action is complete, or there is an answer to the next
// question.
bool leads_on(State state, Action option) {
    Rules::apply(kContent, state, state.turn.active, option);
    if (state.pending.ask == Ask::Nothing)
        return Rules::invariant(kContent, state).empty();
    engine::ActionCounter answers;
    Rules::legal(kContent, state, state.turn.active, answers);
    return answers.count > 1;  // a single answer is given without asking (W5.4)
}

bool has_double(engine::ActionList list) {
    std::vector<Action> sorted(list.begin(), list.end());
    std::ranges::sort(sorted);
    return std::ranges::adjacent_find(sorted) != sorted.end();
}

struct DecisionTally {
    std::size_t longest = 0;
    int decisions = 0;
};

void check_decision(const State& state, DecisionTally& tally) {
    engine::ActionList list;
    Rules::legal(kContent, state, state.turn.active, list);
    REQUIRE(Rules::actor(kContent, state) == engine::Actor::seat(state.turn.active));
    REQUIRE(!list.empty());
    REQUIRE(!has_double(list));
    for (const Action option : list)
        REQUIRE(leads_on(state, option));
    tally.longest = std::max(tally.longest, list.size());
    ++tally.decisions;
}

void check_position(const State& state, DecisionTally& tally) {
    REQUIRE(Rules::invariant(kContent, state) == "");
    if (!Rules::actor(kContent, state).is_chance())
        check_decision(state, tally);
}

void check_game(const Options& options, std::uint64_t stream, DecisionTally& tally) {
    State state = Rules::initial(kContent, options);
    core::Rng rng(21, stream);
    for (; !state.is_over(); engine::random_step<Rules>(kContent, state, rng))
        check_position(state, tally);
}

}  // namespace

TEST_CASE(
    "W11.21 each decision has an option, and each option can be carried through; W5.5 none "
    "lists more than 57") {
    DecisionTally tally;
    for (std::uint64_t game = 0; game < 200; ++game) {
        check_game({.round_cap = 40,
                    .seats = static_cast<std::uint8_t>(2 + game % 3),
                    .cave = game % 2 == 0,
                    .prisoner = game % 4 < 2,
                    .dice_box_limit = game % 5 == 0},
                   game,
                   tally);
    }
    CHECK(tally.longest > 10);
    CHECK(tally.longest <= 57);
    CHECK(tally.decisions > 10000);
}

}  // namespace wiraqocha::testing

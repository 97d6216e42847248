// Section 11 of docs/rules/pathciv.md: chance, and what nobody may see.
#include <set>

#include "engine/json_text.h"
#include "engine/testing/random_play.h"
#include "games/pathciv/testing.h"
#include "generated/games/pathciv/library.h"

namespace pathciv::testing {

namespace {

// The random events of a game, each with several outcomes.
void collect_events(const Options& options, std::uint64_t seed, std::set<Ask>& events) {
    core::Rng rng(seed);
    State state = Rules::initial(embedded::kContent, options);
    while (!state.is_over()) {
        if (is_for_chance(state.turn.ask)) {
            events.insert(state.turn.ask);
            engine::ActionCounter counter;
            Rules::legal(embedded::kContent, state, kNobody, counter);
            CHECK(counter.count > 1);
        }
        engine::random_step<Rules>(embedded::kContent, state, rng);
    }
}

}  // namespace

TEST_CASE("P11.1 the ten random events, and none with a single outcome") {
    std::set<Ask> events;
    Options options;
    options.tech_set = TechSet::Mixed;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        for (const int seats : {1, 2}) {
            options.seats = static_cast<std::uint8_t>(seats);
            collect_events(options, seed, events);
        }
    }
    CHECK(events.size() == 10);
}

TEST_CASE("P11.3 everything on the table is seen by all, spectators included") {
    Table table;
    table.hands().run(Stage::PlanProjects);
    for (const SeatId viewer : {kA, kB, kC, kNobody})
        CHECK(Rules::view(table.content, table.state, viewer).table
              == static_cast<const pathciv::Table&>(table.state));
}

TEST_CASE("P11.4 picks are seen by their own seat alone, half-made ones too") {
    Table table;
    table.hands().run(Stage::PlanProjects);
    Table other = table;
    table.play(kB, action::discard(tech("t_mil_0")));
    other.play(kB, action::discard(tech("t_ind_0")));
    const auto game = standard_game();
    const auto shown = [&](const Table& at, SeatId viewer) {
        return engine::json_text(game->view(engine::Position::of(at.state), viewer));
    };
    for (const SeatId viewer : {kA, kC, kNobody})
        CHECK(shown(table, viewer) == shown(other, viewer));
    CHECK(shown(table, kB) != shown(other, kB));
}

TEST_CASE("P11.4 a sample keeps the table and guesses the commits of others") {
    Table table;
    table.hands().run(Stage::PlanProjects);
    table.play(kB,
               {action::discard(tech("t_mil_0")), action::left(tech("t_clt_0"), tech("t_ind_0"))});
    core::Rng rng(3);
    std::set<std::string> guesses;
    for (int i = 0; i < 100; ++i) {
        const State sample =
            Rules::sample_hidden(table.content, Rules::view(table.content, table.state, kA), rng);
        CHECK(laws::commits(table.content, sample));
        CHECK(sample.secrets[kA] == table.state.secrets[kA]);
        guesses.insert(std::string(name_of(sample.secrets[kB].discard)));
    }
    CHECK(guesses.size() == 5);
}

}  // namespace pathciv::testing

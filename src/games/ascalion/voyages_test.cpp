// Voyages of several steps: every one that is shown can be sailed as it stands, and nobody is
// asked.
#include "games/ascalion/voyages.h"

#include "core/rng.h"
#include "games/ascalion/testing.h"

namespace ascalion::testing {

namespace {

// What is wrong with a voyage, or nothing.
std::string fault_of(const FoundVoyage& voyage, State state) {
    const SeatId seat = state.turn.active;
    const Vessel vessel = state.transport.vessel;
    const int points = state.transport.points.value();
    for (std::size_t i = 1; i < voyage.places.size(); ++i) {
        const Action step = action::to(voyage.places[i]);
        if (Rules::actor(kContent, state) != engine::Actor::seat(seat))
            return "somebody else decides on the way";
        if (!engine::is_legal<Rules>(kContent, state, seat, step))
            return "a step is not legal";
        Rules::apply(kContent, state, seat, step);
    }
    if (state.board.place(vessel) != voyage.to)
        return "the vessel is elsewhere";
    const bool goes_on = state.turn.ask == Ask::Halt && state.transport.vessel == vessel;
    const bool costs = !goes_on || points - state.transport.points.value() == voyage.cost;
    return costs ? "" : "it costs something else";
}

}  // namespace

TEST_CASE("every voyage that is shown can be sailed as it stands, in random games") {
    int voyages = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        core::Rng rng(seed);
        Options options;
        options.seats = static_cast<std::uint8_t>(2 + seed % 5);
        State state = Rules::initial(kContent, options);
        for (int step = 0; step < 2500 && !state.is_over(); ++step) {
            for (const FoundVoyage& voyage : voyages_ahead(kContent, state)) {
                CAPTURE(seed);
                CAPTURE(step);
                CHECK(voyage.places.size() > 2);
                REQUIRE(fault_of(voyage, state) == "");
                ++voyages;
            }
            play_any(state, rng);
        }
    }
    CHECK(voyages > 200);
}

}  // namespace ascalion::testing

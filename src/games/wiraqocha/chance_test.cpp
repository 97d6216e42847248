// Section 10: chance and hidden information.
#include "engine/chance.h"

#include <doctest/doctest.h>

#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

// How many outcomes C1 to C6 have in this position.
int outcomes_expected(const State& state) {
    switch (state.phase) {
        case Phase::Laying: return kSlots - state.board.living.size();
        case Phase::Dealing: return kCards - static_cast<int>(state.market.size());
        case Phase::Starting: return state.options.seats;
        case Phase::Rolling:
        case Phase::Rerolling:
        case Phase::Somnium: return kFaces;
        case Phase::Refilling: return state.deck.size();
        case Phase::Preparing:
        case Phase::Acting:
        case Phase::Over: break;
    }
    return 0;
}

// Plays a random game and shows visit(before, action, after) every step.
void watch(const Options& options, std::uint64_t stream, auto&& visit) {
    State state = Rules::initial(kContent, options);
    core::Rng rng(10, stream);
    while (!state.is_over()) {
        const engine::Actor actor = Rules::actor(kContent, state);
        const SeatId seat = actor.is_chance() ? kNobody : actor.first();
        const Action action = actor.is_chance()
                                  ? engine::random_chance<Rules>(kContent, state, rng)
                                  : engine::random_action<Rules>(kContent, state, seat, rng);
        const State before = state;
        Rules::apply(kContent, state, seat, action);
        visit(before, action, state);
    }
}

bool is_ransom(Action action) {
    const ActionKind kind = kind_of(action);
    return kind == ActionKind::Ransom || kind == ActionKind::FromCaptor
           || kind == ActionKind::PayInResources || kind == ActionKind::PayInCrystals;
}

// Nothing in stock has grown, and the resources are the same.
bool gained_nothing(const Seat& before, const Seat& after) {
    return after.resources == before.resources && after.crystals <= before.crystals
           && (after.cards - before.cards).empty() && (after.artefacts - before.artefacts).empty();
}

bool rivals_gained_nothing(const State& before, const State& after) {
    for (int i = 0; i < before.options.seats; ++i) {
        const SeatId seat = engine::seat_id(i);
        const bool rival = seat != before.turn.active && seat != after.turn.active;
        if (rival && !gained_nothing(before.seat(seat), after.seat(seat)))
            return false;
    }
    return true;
}

}  // namespace

TEST_CASE("W10.1 chance is C1 to C6 and nothing else, all outcomes equally likely") {
    std::array<int, 10> visits{};
    for (std::uint64_t game = 0; game < 60; ++game) {
        watch({.round_cap = 30, .seats = static_cast<std::uint8_t>(2 + game % 3)},
              game,
              [&](const State& before, Action, const State&) {
                  ++visits[static_cast<std::size_t>(before.phase)];
                  const int expected = outcomes_expected(before);
                  REQUIRE(Rules::actor(kContent, before).is_chance() == (expected > 0));
                  engine::ActionList list;
                  Rules::legal(kContent, before, kNobody, list);
                  REQUIRE(list.size() == static_cast<std::size_t>(expected));
                  for (const Action outcome : list)
                      REQUIRE(Rules::weight(kContent, before, outcome) == 1);
              });
    }
    CHECK(std::count(visits.begin(), visits.end(), 0) == 1);  // all phases were seen but Over
}

TEST_CASE("W10.1 the outcomes of C2, C3 and C4 are the cards of the deck, the seats, the faces") {
    Table table = Table::standard({.seats = 3});
    table.state.phase = Phase::Refilling;
    std::vector<Action> cards;
    for (const Card card : CardSet::first(kCards) - CardSet::first(3))
        cards.push_back(action::revealed(card));
    CHECK(table.offered() == cards);
    table.state.phase = Phase::Starting;
    CHECK(table.offered() == std::vector{action::began(kA), action::began(kB), action::began(kC)});
    table.state.phase = Phase::Rolling;
    CHECK(table.offered()
          == std::vector{action::rolled(1),
                         action::rolled(2),
                         action::rolled(3),
                         action::rolled(4),
                         action::rolled(5),
                         action::rolled(6)});
}

TEST_CASE("W10.1 given the same outcomes and choices, the same game comes out") {
    Table one = Table::standard().turn_of(kA).roll({1, 4, 6});
    Table other = Table::standard().turn_of(kA).roll({6, 1, 4});  // the order has no meaning
    CHECK(one.state == other.state);
}

TEST_CASE("W10.2 every player and every spectator sees the whole table") {
    Table table = Table::standard({.prisoner = true}).captive(kB, kA, PieceKind::Driller);
    table.resources(kB, 2).crystals(kB, 1).card(kB, Card::DeathRay).pool({1, 5}).rerolls(2);
    for (const SeatId viewer : {kA, kB, kNobody}) {
        const View view = Rules::view(table.content, table.state, viewer);
        CHECK(view.viewer == viewer);
        CHECK(view.table == table.state);
        CHECK(view.table.deck.size() == 8);
    }
}

TEST_CASE("W10.3 the order of the deck does not exist before a card is drawn") {
    Table table = Table::standard().resources(kA, 4);
    table.play(ActionKind::Build, {action::pick_card(Card::AndroidFactory)});
    table.play(ActionKind::EndTurn);
    core::Rng rng(3);
    const View view = Rules::view(table.content, table.state, kA);
    CHECK(Rules::sample_hidden(table.content, view, rng) == table.state);
    CHECK(Rules::shuffle_hidden(table.content, table.state, kA, rng) == table.state);
    for (const Card card : table.state.deck) {  // every card of the deck may still come
        Table drawn = table;
        drawn.play({action::revealed(card)});
        CHECK(drawn.state.market.back() == card);
        CHECK_FALSE(drawn.state.deck.contains(card));
    }
}

TEST_CASE("W10.4 nothing passes between players by agreement: only a ransom enriches a rival") {
    int ransoms = 0;
    int gifts = 0;
    const auto note = [&](const State& before, Action action, const State& after) {
        if (!rivals_gained_nothing(before, after))
            ++(is_ransom(action) ? ransoms : gifts);
    };
    for (std::uint64_t game = 0; game < 60; ++game)
        watch({.round_cap = 30, .seats = 3, .prisoner = true}, game, note);
    CHECK(ransoms > 0);
    CHECK(gifts == 0);
}

}  // namespace wiraqocha::testing

// Section 4: setting up, and which hexes touch (W2.4).
#include "games/wiraqocha/phases/laying.h"

#include <array>

#include <doctest/doctest.h>

#include "engine/chance.h"
#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

std::vector<Action> outcomes(const State& state) {
    engine::ActionList list;
    Rules::legal(kContent, state, kNobody, list);
    return {list.begin(), list.end()};
}

void draw(State& state, Action outcome) { Rules::apply(kContent, state, kNobody, outcome); }

State randomly_laid(Options options, std::uint64_t seed) {
    State state = Rules::initial(kContent, options);
    core::Rng rng(seed);
    while (state.phase == Phase::Laying)
        draw(state, engine::random_chance<Rules>(kContent, state, rng));
    return state;
}

// Which of B1 to B5 the layout breaks, told apart from the rules' own test.
std::array<bool, 6> broken_constraints(const State& state) {
    const HexSet mountains =
        hexes({Hex::N11, Hex::N12, Hex::P44, Hex::S123, Hex::S234, Hex::S345, Hex::S456});
    const HexSet veins = hexes({Hex::N09, Hex::N10, Hex::N11});
    const HexSet ruins = hexes({Hex::P11, Hex::P22, Hex::P33, Hex::P44});
    const HexSet villages = hexes({Hex::P55, Hex::P66, Hex::S123, Hex::S234, Hex::S345, Hex::S456});
    std::array<bool, 6> broken{};
    for (const Hex hex : state.board.layout) {
        const HexSet near = state.board.touching[hex];
        const int valleys = (near - mountains).size();
        broken[1] |= valleys < 1;
        broken[2] |= hex <= Hex::N06 && valleys < 2;
        broken[3] |= veins.contains(hex) && !(near & veins).empty();
        broken[4] |= ruins.contains(hex) && (near & ruins).size() > 1;
        broken[5] |= villages.contains(hex) && (near & villages).size() > 2;
    }
    return broken;
}

}  // namespace

TEST_CASE("W2.4 slots lie in rows of 4, 5, 4, 5, 4 at q = column - (row + 1) / 2") {
    std::size_t slot = 0;
    for (int row = 0; row < 5; ++row) {
        for (int column = 0; column < (row % 2 == 0 ? 4 : 5); ++column, ++slot) {
            CHECK(kContent.slots[slot].q == column - (row + 1) / 2);
            CHECK(kContent.slots[slot].r == row);
        }
    }
    CHECK(slot == kSlots);
}

TEST_CASE("W2.4 only hexes on neighbouring slots touch, six at most") {
    const PerHex<HexSet>& touching = Table::empty().state.board.touching;
    CHECK(touching[Hex::P11] == hexes({Hex::S345, Hex::P66, Hex::N05}));
    CHECK(touching[Hex::N10] == hexes({Hex::S234, Hex::S123, Hex::N04, Hex::N06}));
    CHECK(touching[Hex::N07]
          == hexes({Hex::N08, Hex::N01, Hex::N05, Hex::N09, Hex::N04, Hex::N06}));
    CHECK(touching[Hex::P22] == hexes({Hex::S456, Hex::N03, Hex::S123}));
    int pairs = 0;
    for (const HexSet near : touching.items)
        pairs += near.size();
    CHECK(pairs == 2 * 49);  // 17 pairs within the rows, 8 between any two of them
}

TEST_CASE("W4.1 with the Cave on, it stands in for n07") {
    for (const Layout layout : {Layout::Beginner, Layout::Random, Layout::Balanced}) {
        const State plain = randomly_laid({.layout = layout}, 1);
        CHECK(plain.board.living == HexSet::first(22));
        const State cave = randomly_laid({.layout = layout, .cave = true}, 1);
        CHECK(cave.board.living.size() == 22);
        CHECK(cave.board.living.contains(Hex::Cave));
        CHECK_FALSE(cave.board.living.contains(Hex::N07));
    }
}

TEST_CASE("W4.2 beginner puts entry i of the stored order on slot i") {
    const State state = Rules::initial(kContent, {.layout = Layout::Beginner});
    const std::array<Hex, kSlots> order = {
        Hex::P11, Hex::S345, Hex::N11,  Hex::P55, Hex::P66,  Hex::N05, Hex::N01, Hex::N02,
        Hex::P33, Hex::N09,  Hex::N07,  Hex::N08, Hex::N12,  Hex::P44, Hex::N04, Hex::N06,
        Hex::N03, Hex::S456, Hex::S234, Hex::N10, Hex::S123, Hex::P22};
    CHECK(state.board.layout == order);
    CHECK(state.phase == Phase::Dealing);
}

TEST_CASE("W4.2 random draws the hex of one slot after the other and accepts any layout") {
    State state = Rules::initial(kContent, {.layout = Layout::Random});
    for (int slot = 0; slot < kSlots; ++slot) {
        CHECK(outcomes(state).size() == static_cast<std::size_t>(kSlots - slot));
        CHECK(slot_of(outcomes(state).front()) == slot);
        draw(state, outcomes(state).front());
    }
    CHECK(state.phase == Phase::Dealing);
    for (std::size_t slot = 0; slot < kSlots; ++slot)
        CHECK(state.board.layout[slot] == Hex{static_cast<std::uint8_t>(slot)});
    CHECK(broken_constraints(state)[3]);
}

TEST_CASE("W4.2 balanced means B1 to B5: each of them alone makes a layout unbalanced") {
    std::array<int, 6> alone{};
    int balanced = 0;
    for (std::uint64_t seed = 0; seed < 20000; ++seed) {
        const State state = randomly_laid({.layout = Layout::Random}, seed);
        const auto broken = broken_constraints(state);
        const auto count = std::count(broken.begin(), broken.end(), true);
        REQUIRE(laying::is_balanced(kContent, state) == (count == 0));
        balanced += count == 0 ? 1 : 0;
        for (std::size_t b = 1; b <= 5; ++b)
            alone[b] += broken[b] && count == 1 ? 1 : 0;
    }
    CHECK(balanced > 0);
    CHECK(std::count(alone.begin() + 1, alone.end(), 0) == 0);
}

TEST_CASE("W4.2 a balanced layout fulfils B1 to B5 unless it is the beginner order") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const State state = randomly_laid({.layout = Layout::Balanced}, seed);
        CHECK((broken_constraints(state) == std::array<bool, 6>{}
               || state.layouts_refused == laying::kMostLayouts));
    }
}

TEST_CASE("W4.2 after 500 unbalanced layouts in a row the beginner order is used") {
    State state = Rules::initial(kContent, {.layout = Layout::Balanced});
    for (int layout = 1; layout <= 500; ++layout) {
        REQUIRE(state.phase == Phase::Laying);
        for (int slot = 0; slot < kSlots; ++slot)
            draw(state, outcomes(state).front());  // veins beside each other
        REQUIRE(state.layouts_refused == layout);
    }
    CHECK(state.phase == Phase::Dealing);
    CHECK(state.board.layout == kContent.beginner_layout);
    CHECK(Rules::invariant(kContent, state) == "");
}

TEST_CASE("W4.3 every artefact starts on its ruin, and the cemetery is no hex") {
    Table table = Table::empty();
    CHECK(table.state.board.lying == ArtefactSet::first(kArtefacts));
    table.in_cemetery(kA, PieceKind::Driller, 2);
    CHECK(table.state.controlled_by(kA).empty());
    CHECK(randomly_laid({}, 4).board.lying == ArtefactSet::first(kArtefacts));
    CHECK(Rules::initial(kContent, {}).board.lying.empty());
}

TEST_CASE("W4.4 all players alike begin with 7 pieces in reserve and nothing else") {
    for (std::uint8_t seats = 2; seats <= 4; ++seats) {
        const State state = Table::empty({.seats = seats}).state;
        Seat expected;
        expected.reserve = kContent.pieces_per_seat;
        for (std::size_t i = 0; i < kMaxSeats; ++i)
            CHECK(state.seats[i] == (i < seats ? expected : Seat{}));
    }
}

TEST_CASE("W4.5 three of the 12 cards are turned up; what goes with a card waits on it") {
    State state = Rules::initial(kContent, {.layout = Layout::Beginner});
    CHECK(state.deck.size() == 12);
    for (const Card card : {Card::Juggernaut, Card::ForceField, Card::FlyingFortress})
        draw(state, action::revealed(card));
    CHECK(state.market.size() == 3);
    CHECK(state.deck.size() == 9);
    CHECK_FALSE(state.deck.contains(Card::Juggernaut));
    CHECK(state.phase == Phase::Starting);
    for (const Seat& seat : state.seats)
        CHECK(seat.reserve[PieceKind::Juggernaut] == 0);
    CHECK(state.board.force_field == TokenPlace::OnCard);
    CHECK(state.board.fortress == TokenPlace::OnCard);
}

TEST_CASE("W4.6 chance names the first player, and play goes round by rising seat") {
    Table table = Table::empty({.seats = 3});
    table.state.phase = Phase::Starting;
    CHECK(table.offered() == std::vector{action::began(kA), action::began(kB), action::began(kC)});
    table.play({action::began(kC)});
    for (const SeatId seat : {kC, kA, kB, kC}) {
        CHECK(table.state.turn.active == seat);
        table.acting(seat).play(ActionKind::EndTurn);
    }
}

TEST_CASE("W4.6 a fixed first player is not drawn") {
    for (const std::uint8_t first : {std::uint8_t{1}, std::uint8_t{3}}) {
        State state = Rules::initial(
            kContent, {.seats = 3, .layout = Layout::Beginner, .first_player = first});
        for (const Card card : {Card::Juggernaut, Card::ForceField, Card::FlyingFortress})
            draw(state, action::revealed(card));
        CHECK(state.phase == Phase::Preparing);
        CHECK(state.turn.active == engine::seat_id(first - 1));
        CHECK(state.first == state.turn.active);
    }
}

}  // namespace wiraqocha::testing

// Section 5: the frame of a turn and Phase I. Swaps have a file of their own.
#include "games/wiraqocha/phases/preparing.h"

#include <doctest/doctest.h>

#include "engine/chance.h"
#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

bool lists_nothing_for(SeatId seat, const Table& table) {
    engine::ActionCounter counter;
    Rules::legal(table.content, table.state, seat, counter);
    return counter.count == 0;
}

// Dice on `count` of A's hexes, from n01 on; A has a Driller or Explorer on each.
Table with_dice_out(int count) {
    Table table = Table::standard();
    const std::array kinds = {
        PieceKind::Driller, PieceKind::Driller, PieceKind::Explorer, PieceKind::Explorer};
    for (int i = 0; i < count; ++i) {
        const Hex hex{static_cast<std::uint8_t>(i)};
        table.piece(kA, kinds[static_cast<std::size_t>(i)], hex).die(hex, 2);
    }
    return table;
}

// The allowance of each seat when its first turn of a random game begins.
std::vector<int> first_allowances(std::uint64_t game) {
    State state = Rules::initial(embedded::kContent, {.round_cap = 1, .seats = 4});
    core::Rng rng(5, game);
    std::vector<int> found;
    for (SeatId last = kNobody; !state.is_over();) {
        if (state.phase == Phase::Preparing && state.turn.active != last)
            found.push_back(allowance(embedded::kContent, state));
        last = state.turn.active;
        engine::random_step<Rules>(embedded::kContent, state, rng);
    }
    return found;
}

}  // namespace

TEST_CASE("W5.1 Phase I prepares, II acts, III closes the turn, then the left neighbour starts") {
    Table table = Table::standard().turn_of(kA);
    CHECK(table.state.phase == Phase::Preparing);
    CHECK(table.play(ActionKind::Roll).state.phase == Phase::Rolling);
    table.roll_outcome(1).roll_outcome(2);
    CHECK(table.roll_outcome(3).state.phase == Phase::Acting);
    table.resources(kA, 4).play(ActionKind::Build, {action::pick_card(Card::AndroidFactory)});
    CHECK(table.play(ActionKind::EndTurn).state.phase == Phase::Refilling);
    CHECK(table.state.turn.active == kA);
    table.play({action::revealed(Card::DeathRay)});
    CHECK(table.state.phase == Phase::Preparing);
    CHECK(table.state.turn.active == kB);
}

TEST_CASE("W5.2 all choices are the active player's, a ransom too") {
    Table table = Table::standard({.prisoner = true}).captive(kB, kA, PieceKind::Driller);
    table.resources(kA, 3).crystals(kA, 1);
    CHECK(Rules::actor(table.content, table.state) == engine::Actor::seat(kA));
    CHECK(lists_nothing_for(kB, table));
    table.play(ActionKind::Ransom);  // asks for the payment
    CHECK(table.offered().size() == 2);
    CHECK(lists_nothing_for(kB, table));
    table.play({action::menu(ActionKind::PayInCrystals)}).turn_of(kB);
    CHECK(Rules::actor(table.content, table.state) == engine::Actor::seat(kB));
    CHECK(lists_nothing_for(kA, table));
    CHECK_FALSE(lists_nothing_for(kB, table));
}

TEST_CASE("W5.3 a turn starts with clear marks and a re-roll for each own ruin") {
    Table table = Table::standard().artefacts(kA, {Artefact::A});
    table.piece(kA, PieceKind::Explorer, Hex::P11).piece(kA, PieceKind::Zeppelin, Hex::P44);
    table.piece(kB, PieceKind::Driller, Hex::P33);
    table.state.turn.done = MarkSet::first(kMarks);
    table.rerolls(4).turn_of(kA);
    CHECK(table.state.turn.rerolls == 2);
    CHECK(table.state.turn.done == (MarkSet::of(Mark::Income) | MarkSet::of(Mark::Count)));
    CHECK(table.turn_of(kB).state.turn.rerolls == 1);
}

TEST_CASE("W5.4 kind first, then parameters; a single possible answer is not asked") {
    Table table = Table::standard().pool({4});
    CHECK(table.play(ActionKind::Conquer).state.pending.ask == Ask::Mover);  // n04 goes unasked
    CHECK(table.state.pending.target == Hex::N04);
    table.play({action::with_reserve(PieceKind::Driller)});  // {4} goes unasked
    CHECK(table.on(Hex::N04) == Piece{PieceKind::Driller, kA});
}

TEST_CASE("W5.4 nothing is offered that cannot be carried through") {
    Table table = Table::with_bases(Hex::N10, Hex::N04).pool({4, 5});
    CHECK(table.targets(ActionKind::Conquer) == hexes({Hex::N05, Hex::N09}));
    CHECK(Table::with_bases(Hex::N10, Hex::N04).pool({4}).menu()
          == Menu{ActionKind::Lay, ActionKind::EndTurn});
    CHECK(Table::standard().menu() == Menu{ActionKind::EndTurn});
}

TEST_CASE("W5.5 a list has 22 target hexes at most, and 10 pieces") {
    Table table = Table::standard().pool({4}).card(kA, Card::DeathRay);
    CHECK(table.targets(ActionKind::FireDeathRay).size() == 22);
    for (const Card card : {Card::AndroidExplorer, Card::Juggernaut, Card::MechanicalMiner})
        table.card(kA, card);
    table.piece(kA, PieceKind::Explorer, Hex::N01).piece(kA, PieceKind::Explorer, Hex::N02);
    table.piece(kA, PieceKind::Driller, Hex::N03).piece(kA, PieceKind::Driller, Hex::N05);
    table.piece(kA, PieceKind::Zeppelin, Hex::N06).piece(kA, PieceKind::Zeppelin, Hex::N07);
    table.piece(kA, PieceKind::AndroidExplorer, Hex::N08);
    table.piece(kA, PieceKind::Juggernaut, Hex::N09);
    table.piece(kA, PieceKind::MechanicalMiner, Hex::N12);
    CHECK(
        table.answers({action::menu(ActionKind::Conquer), action::at(Hex::N04)}, Ask::Mover).size()
        == 10);
}

TEST_CASE("W5.5 a list has 21 sets of beating dice and 11 kinds of loot at most") {
    Table table = Table::with_bases(Hex::N10, Hex::N01, {.prisoner = true});
    table.card(kB, Card::FlyingFortress).fortress(Hex::N01).crystals(kB, 1);
    table.pool({1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6});
    table.state.turn.probed = Hex::N01;  // V = 1
    table.captive(kB, kA, PieceKind::Driller).artefacts(kB, {Artefact::A});
    for (const Card card : CardSet::first(kCards)) {
        if (table.content.cards[card].is_invention)
            table.card(kB, card);
    }
    const std::vector<Action> plunder_it = {action::menu(ActionKind::Plunder)};
    CHECK(table.answers(plunder_it, Ask::Beating).size() == 15);  // pairs of 2, 3, 4, 5, 6
    CHECK(table.answers(plunder_it, Ask::Loot).size() == 11);
}

TEST_CASE("W5.5 laying a defence die is asked as face, then hex") {
    Table table = Table::standard().piece(kA, PieceKind::Driller, Hex::N01).pool({2, 5});
    table.play(ActionKind::Lay);
    CHECK(table.offered() == std::vector{action::pick_face(2), action::pick_face(5)});
    table.play({action::pick_face(5)});
    CHECK(table.offered() == std::vector{action::at(Hex::N01), action::at(Hex::N10)});
}

TEST_CASE("W5.6 Income counts symbols and Production Tanks, Count counts villages") {
    Table table = Table::empty().card(kA, Card::ProductionTanks);  // no base in play
    table.piece(kA, PieceKind::Explorer, Hex::N07).piece(kA, PieceKind::Driller, Hex::N12);
    table.piece(kA, PieceKind::Zeppelin, Hex::S123).piece(kA, PieceKind::Driller, Hex::P55);
    table.piece(kB, PieceKind::Driller, Hex::N01).piece(kB, PieceKind::Zeppelin, Hex::S234);
    table.turn_of(kA);
    CHECK(table.state.seat(kA).resources == 2 + 1 + 2);
    CHECK(table.state.turn.counted == 3 + 2);
    table.turn_of(kB);
    CHECK(table.state.seat(kB).resources == 1);
    CHECK(table.state.turn.counted == 4);
}

TEST_CASE("W5.6 Income and Count go by the control of that very moment") {
    Table table = Table::standard({.cave = true}).piece(kA, PieceKind::Zeppelin, Hex::Cave);
    table.piece(kA, PieceKind::Explorer, Hex::N04).piece(kA, PieceKind::Driller, Hex::P55);
    Table later = table.turn_of(kA);
    table.play(ActionKind::Income).play(ActionKind::Count);
    const std::vector<Action> come = {action::at(Hex::Cave),
                                      action::with_piece(PieceKind::Explorer, Hex::N04)};
    later.play(ActionKind::Swap, come).play(ActionKind::Income);
    CHECK(table.state.seat(kA).resources == 1);
    CHECK(later.state.seat(kA).resources == 0);
    later.play(ActionKind::CaveMove, {action::at(Hex::S123)}).play(ActionKind::Count);
    CHECK(table.state.turn.counted == 4);
    CHECK(later.state.turn.counted == 5);
}

TEST_CASE("W5.7 Income and Count are menu items only with an own explorer or airship on the Cave") {
    const auto is_open = [](SeatId owner, PieceKind kind) {
        Table table = Table::empty({.cave = true}).piece(owner, kind, Hex::Cave).turn_of(kA);
        CHECK(table.offers(ActionKind::Income) == table.offers(ActionKind::Count));
        return table.offers(ActionKind::Income);
    };
    CHECK(is_open(kA, PieceKind::Explorer));
    CHECK(is_open(kA, PieceKind::Zeppelin));
    CHECK_FALSE(is_open(kA, PieceKind::Driller));
    CHECK_FALSE(is_open(kA, PieceKind::Base));
    CHECK_FALSE(is_open(kB, PieceKind::Explorer));
    CHECK(Table::standard().turn_of(kA).menu() == Menu{ActionKind::Roll});
}

TEST_CASE("W5.7 Roll makes up for Income and Count that were not done, and each is done once") {
    Table table = Table::empty({.cave = true}).piece(kA, PieceKind::Zeppelin, Hex::Cave);
    table.piece(kA, PieceKind::Driller, Hex::N04).piece(kA, PieceKind::Driller, Hex::P66);
    table.turn_of(kA);
    CHECK(table.state.seat(kA).resources == 0);
    Table counted = table;
    table.play(ActionKind::Roll);
    CHECK(table.state.seat(kA).resources == 1);
    CHECK(table.state.turn.to_roll == 4);
    counted.play(ActionKind::Income).play(ActionKind::Count);
    CHECK_FALSE(counted.offers(ActionKind::Income));
    CHECK_FALSE(counted.offers(ActionKind::Count));
    CHECK(counted.play(ActionKind::Roll).state.seat(kA).resources == 1);
}

TEST_CASE("W5.8 Roll is closed while kept dice outnumber the allowance; own dice can come back") {
    Table table = with_dice_out(4).die(Hex::P66, 5).turn_of(kA);
    CHECK(table.menu() == Menu{ActionKind::TakeBack});
    CHECK(table.targets(ActionKind::TakeBack) == HexSet::first(4));
    table.play(ActionKind::TakeBack, {action::at(Hex::N03)});
    CHECK(table.state.board.defence_dice == hexes({Hex::N01, Hex::N02, Hex::N04, Hex::P66}));
    CHECK(table.menu() == Menu{ActionKind::TakeBack, ActionKind::Roll});
}

TEST_CASE("W5.8 with Count still open, the allowance it would give now decides about Roll") {
    Table table = Table::standard({.cave = true}).piece(kA, PieceKind::Explorer, Hex::Cave);
    table.piece(kA, PieceKind::Driller, Hex::N01).piece(kA, PieceKind::Driller, Hex::N02);
    table.die(Hex::N01, 1).die(Hex::N02, 1).die(Hex::N10, 1);
    table.piece(kA, PieceKind::Zeppelin, Hex::N03).die(Hex::N03, 1).turn_of(kA);
    CHECK_FALSE(table.offers(ActionKind::Roll));
    table.play(ActionKind::CaveMove, {action::at(Hex::S234)});
    CHECK(table.offers(ActionKind::Roll));
}

TEST_CASE("W5.9 Roll throws allowance minus kept dice, zero included; the result is the pool") {
    Table table = with_dice_out(1).turn_of(kA).roll({6, 2});
    CHECK(table.state.phase == Phase::Acting);
    CHECK(table.state.turn.pool == dice({2, 6}));
    Table none = with_dice_out(3).turn_of(kA).play(ActionKind::Roll);
    CHECK(none.state.phase == Phase::Acting);
    CHECK(none.state.turn.pool.empty());
}

TEST_CASE("W5.10 everyone's first turn has an allowance of 3") {
    for (std::uint64_t game = 0; game < 40; ++game) {
        const std::vector<int> allowances = first_allowances(game);
        CHECK(allowances == std::vector{3, 3, 3, 3});
    }
}

}  // namespace wiraqocha::testing

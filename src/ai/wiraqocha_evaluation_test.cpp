#include <doctest/doctest.h>

#include "ai/evaluation.h"
#include "ai/greedy_player.h"
#include "games/wiraqocha/testing.h"
#include "generated/games/wiraqocha/library.h"

namespace wiraqocha::testing {
namespace {

double value_for(SeatId seat, const Table& table) {
    static const auto kGame = standard_game();
    static const auto kEvaluation = ai::make_evaluation(*kGame);
    return kEvaluation->value(engine::Position::of(table.state), seat);
}

// What the greedy player does as A.
ActionKind first_choice(const Table& table) {
    const auto game = standard_game();
    ai::GreedyPlayer player(ai::make_evaluation(*game));
    core::Rng rng(1);
    return kind_of(player.choose(*game, engine::Position::of(table.state), kA, rng));
}

}  // namespace

TEST_CASE("nothing is better than to have won, nothing worse than to have lost") {
    Table table = Table::standard();
    finish(table.state, kA, Ending::Treasure);
    CHECK(value_for(kA, table) > value_for(kA, Table::standard().crystals(kA, 10)));
    CHECK(value_for(kB, table) < value_for(kB, Table::standard().crystals(kA, 10)));
}

TEST_CASE("every step towards a goal is worth something, and costs the rival something") {
    const Table before = Table::standard();
    for (const Table& after : {Table::standard().crystals(kA, 1),
                               Table::standard().artefacts(kA, {Artefact::B}),
                               Table::standard().card(kA, Card::ProductionTanks),
                               Table::standard().piece(kA, PieceKind::Explorer, Hex::P55)}) {
        CHECK(value_for(kA, after) > value_for(kA, before));
        CHECK(value_for(kB, after) < value_for(kB, before));
    }
}

TEST_CASE("on a vein a driller is worth more than an explorer, and a lost piece is a loss") {
    const Table exploring = Table::standard().piece(kA, PieceKind::Explorer, Hex::N09);
    const Table drilling = Table::standard().piece(kA, PieceKind::Driller, Hex::N09);
    CHECK(value_for(kA, drilling) > value_for(kA, exploring));
    const Table robbed = Table::standard().in_cemetery(kA, PieceKind::Driller);
    CHECK(value_for(kA, robbed) < value_for(kA, Table::standard()));
}

TEST_CASE("ending the turn gains nothing by itself: mining is counted beforehand") {
    Table table = Table::standard().piece(kA, PieceKind::Driller, Hex::N09);
    const double before = value_for(kA, table);
    table.play(ActionKind::EndTurn);
    CHECK(value_for(kA, table) == doctest::Approx(before));
}

TEST_CASE("the greedy player goes for the artefact and ends the turn when nothing is left to do") {
    Table table = Table::standard().artefacts(kA, {Artefact::A, Artefact::C, Artefact::D});
    table.piece(kA, PieceKind::Explorer, Hex::N02).pool({3, 3});
    CHECK(first_choice(table) == ActionKind::Conquer);
    CHECK(first_choice(Table::standard()) == ActionKind::EndTurn);
}

}  // namespace wiraqocha::testing

// Section 6F: the swap of Phase I.
#include <doctest/doctest.h>

#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

std::vector<Action> swapped_in(const Table& table, Hex airship) {
    return table.answers({action::menu(ActionKind::Swap), action::at(airship)}, Ask::Mover);
}

}  // namespace

TEST_CASE("W6.36 an own airship on the board is swapped for a piece of another class") {
    Table table = Table::standard().piece(kA, PieceKind::Zeppelin, Hex::S123);
    table.piece(kA, PieceKind::Explorer, Hex::N04).piece(kB, PieceKind::Zeppelin, Hex::S234);
    table.turn_of(kA);
    CHECK(table.targets(ActionKind::Swap) == hexes({Hex::S123}));
    CHECK(swapped_in(table, Hex::S123)
          == std::vector{action::with_reserve(PieceKind::Explorer),
                         action::with_reserve(PieceKind::Driller),
                         action::with_piece(PieceKind::Explorer, Hex::N04),
                         action::with_piece(PieceKind::Base, Hex::N10)});
    table.play(ActionKind::Swap, {action::at(Hex::S123), action::with_reserve(PieceKind::Driller)});
    CHECK(table.on(Hex::S123) == Piece{PieceKind::Driller, kA});
    CHECK(table.reserve(kA, PieceKind::Zeppelin) == 2);
    CHECK(table.reserve(kA, PieceKind::Driller) == 1);
    CHECK_FALSE(table.offers(ActionKind::Swap));
    CHECK(table.is_sound());
}

TEST_CASE(
    "W6.37 ground and V do not matter: the base gets up a mountain, but no airship comes in") {
    Table table = Table::empty().piece(kA, PieceKind::Zeppelin, Hex::S123).die(Hex::S123, 6);
    table.piece(kA, PieceKind::Zeppelin, Hex::N01).card(kA, Card::Juggernaut).turn_of(kA);
    CHECK(swapped_in(table, Hex::S123)
          == std::vector{action::with_reserve(PieceKind::Base),
                         action::with_reserve(PieceKind::Explorer),
                         action::with_reserve(PieceKind::Driller)});
    table.play(ActionKind::Swap, {action::at(Hex::S123), action::with_reserve(PieceKind::Base)});
    CHECK(table.state.seat(kA).base == Hex::S123);
    CHECK(table.is_sound());
}

TEST_CASE("W6.38 the airship's hex keeps die and tokens, the hex the newcomer left is vacated") {
    Table table = Table::standard().piece(kA, PieceKind::Zeppelin, Hex::S123).die(Hex::S123, 4);
    table.card(kA, Card::ForceField).card(kA, Card::FlyingFortress);
    table.force_field(Hex::S123).fortress(Hex::S123);
    table.piece(kA, PieceKind::Explorer, Hex::N04).die(Hex::N04, 5).turn_of(kA);
    table.play(ActionKind::Swap,
               {action::at(Hex::S123), action::with_piece(PieceKind::Explorer, Hex::N04)});
    CHECK(table.state.board.die[Hex::S123] == 4);
    CHECK(table.state.board.force_field == on_hex(Hex::S123));
    CHECK(table.state.board.fortress == on_hex(Hex::S123));
    CHECK(table.on(Hex::N04) == Piece{});
    CHECK(table.state.board.die[Hex::N04] == 0);
    CHECK(table.is_sound());
}

TEST_CASE("W6.39 nobody must swap, and a piece that came in may be used for the next swap") {
    Table table = Table::empty().piece(kA, PieceKind::Zeppelin, Hex::S123);
    table.piece(kA, PieceKind::Zeppelin, Hex::N11).turn_of(kA);
    CHECK(table.offers(ActionKind::Roll));  // base in reserve
    table.play(ActionKind::Swap, {action::at(Hex::S123), action::with_reserve(PieceKind::Driller)});
    table.play(ActionKind::Swap,
               {action::at(Hex::N11), action::with_piece(PieceKind::Driller, Hex::S123)});
    CHECK(table.on(Hex::N11) == Piece{PieceKind::Driller, kA});
    CHECK(table.on(Hex::S123) == Piece{});
    CHECK(table.reserve(kA, PieceKind::Zeppelin) == 2);
    CHECK(table.is_sound());
}

}  // namespace wiraqocha::testing

// Plunder and tunnel (W7.10 - W7.17); what a stolen card brings is in plundering_cards_test.cpp.
#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

using enum Hex;
using enum PieceKind;
using action::loot_card;
using action::pay;

const Action kCrystal = menu(ActionKind::LootCrystal);

// B's base on n02, which {2} pays and {6} beats.
Table given_base_on_n02(Options options = {}) {
    return Table::with_bases(N10, N02, options).pool({2, 6});
}

TEST_CASE("W7.10 a plunder needs something to take and the dice for condition and defence") {
    Table table = given_base_on_n02();
    CHECK_FALSE(table.offers(ActionKind::Plunder));
    table.resources(kB, 3).card(kB, Card::AndroidFactory);
    CHECK_FALSE(table.offers(ActionKind::Plunder));
    table.crystals(kB, 1);
    CHECK(table.targets(ActionKind::Plunder) == hexes({N02}));
    CHECK_FALSE(table.pool({2}).offers(ActionKind::Plunder));
    CHECK_FALSE(table.pool({2, 5}).offers(ActionKind::Plunder));
    CHECK_FALSE(table.pool({6, 6}).offers(ActionKind::Plunder));
    CHECK_FALSE(table.pool({2, 6}).die(N02, 6).offers(ActionKind::Plunder));
}

TEST_CASE("W7.10 both bases must be in play, the rival's without a force field") {
    Table table = given_base_on_n02().crystals(kB, 1).card(kB, Card::ForceField);
    CHECK(table.offers(ActionKind::Plunder));
    CHECK_FALSE(table.force_field(N02).offers(ActionKind::Plunder));
    const Table without_own = Table::empty().piece(kB, Base, N02).crystals(kB, 1).pool({2, 6});
    CHECK_FALSE(without_own.offers(ActionKind::Plunder));
    const Table without_rival = Table::empty().piece(kA, Base, N10).crystals(kB, 1).pool({2, 6});
    CHECK_FALSE(without_rival.offers(ActionKind::Plunder));
}

TEST_CASE("W7.11 a base in the valley needs no airship: given all in the cemetery, n02 is open") {
    Table table = given_base_on_n02().crystals(kB, 1).in_cemetery(kA, Zeppelin, 2);
    REQUIRE(table.is_sound());
    CHECK(table.targets(ActionKind::Plunder) == hexes({N02}));
}

TEST_CASE("W7.11 a base on a mountain needs an airship on the board, or in reserve next to it") {
    Table table = Table::with_bases(N06, S234).crystals(kB, 1).pool({2, 3, 4, 6});
    CHECK_FALSE(table.offers(ActionKind::Plunder));
    Table far_airship = table;
    CHECK(far_airship.piece(kA, Zeppelin, N01).offers(ActionKind::Plunder));
    table.piece(kA, Explorer, N04);
    CHECK(table.offers(ActionKind::Plunder));
    CHECK_FALSE(table.in_cemetery(kA, Zeppelin, 2).offers(ActionKind::Plunder));
    CHECK(table.card(kA, Card::Juggernaut).offers(ActionKind::Plunder));
    CHECK(table.is_sound());
}

TEST_CASE("W7.12 asked are the base, its condition dice, the beating dice and the loot, in turn") {
    Table table = Table::with_bases(N10, N06, {.seats = 4}).pool({1, 1, 4, 6, 6, 6});
    table.piece(kC, Base, N01).piece(kD, Base, N04).card(kB, Card::PsychicProbe).die(N06, 5);
    table.crystals(kB, 1).crystals(kC, 1).crystals(kD, 1);
    REQUIRE(table.is_sound());
    CHECK(table.targets(ActionKind::Plunder) == hexes({N01, N04, N06}));
    table.play({menu(ActionKind::Plunder), at(N06)});
    CHECK(table.state.pending.ask == Ask::Condition);
    CHECK(table.offered() == std::vector{pay(dice({6})), pay(dice({1, 1, 4}))});
    table.play({pay(dice({6}))});
    CHECK(table.state.pending.ask == Ask::Loot);
    CHECK(table.offered() == std::vector{kCrystal, loot_card(Card::PsychicProbe)});
}

TEST_CASE("W7.12 the beating dice are asked where they differ") {
    Table table = Table::standard().crystals(kB, 1).pool({6, 6, 2, 3}).card(kA, Card::PsychicProbe);
    table.play({menu(ActionKind::Probe), at(P66)}).play({menu(ActionKind::Plunder), at(P66)});
    CHECK(table.state.pending.ask == Ask::Beating);
    CHECK(table.offered()
          == std::vector{action::beat_with(dice({2})), action::beat_with(dice({3}))});
}

TEST_CASE("W7.13 a plunder spends dice and removes the defence die; everything else stays") {
    Table table = given_base_on_n02().die(N02, 4).crystals(kB, 1).pool({2, 6, 6, 3});
    table.card(kB, Card::FlyingFortress).fortress(N02);
    REQUIRE(table.is_sound());
    Board expected = table.state.board;
    table.play(plunder(N02, {2}, {6, 6}, kCrystal));
    expected.die[N02] = 0;
    expected.defence_dice.erase(N02);
    CHECK(table.state.board == expected);
    CHECK(table.state.turn.pool == dice({3}));
    CHECK(defence_value(table.content, table.state, N02) == 5);
    CHECK(table.is_sound());
}

TEST_CASE("W7.14 the loot is a crystal, an invention, an artefact or an own captive piece") {
    Table table = given_base_on_n02({.prisoner = true}).crystals(kB, 2).resources(kB, 3);
    table.card(kB, Card::AndroidFactory).card(kB, Card::PsychicProbe).card(kB, Card::Juggernaut);
    table.artefacts(kB, {Artefact::D, Artefact::B}).captive(kB, kA, Driller);
    REQUIRE(table.is_sound());
    CHECK(table.answers({menu(ActionKind::Plunder)}, Ask::Loot)
          == std::vector{kCrystal,
                         loot_card(Card::Juggernaut),
                         loot_card(Card::PsychicProbe),
                         menu(ActionKind::LootArtefact),
                         menu(ActionKind::LootCaptive)});
}

TEST_CASE("W7.14 exactly one thing changes hands: of two artefacts the first letter") {
    Table table = given_base_on_n02().crystals(kB, 2).artefacts(kB, {Artefact::D, Artefact::B});
    table.play(plunder(N02, {2}, {6}, menu(ActionKind::LootArtefact)));
    CHECK(table.state.seat(kA).artefacts == ArtefactSet::of(Artefact::B));
    CHECK(table.state.seat(kB).artefacts == ArtefactSet::of(Artefact::D));
    CHECK(table.state.seat(kA).crystals == 0);
    CHECK(table.state.seat(kB).crystals == 2);
    CHECK(table.is_sound());
}

TEST_CASE("W7.14 another player's captive is no loot") {
    Table table = given_base_on_n02({.seats = 3, .prisoner = true}).captive(kB, kC, Driller);
    REQUIRE(table.is_sound());
    CHECK_FALSE(table.offers(ActionKind::Plunder));
    CHECK(table.crystals(kB, 1).answers({menu(ActionKind::Plunder)}, Ask::Loot)
          == std::vector{kCrystal});
}

TEST_CASE("W7.15 further plunders of the same base may follow, within plunders_per_turn") {
    for (const int limit : {0, 1, 2}) {
        const Options options{.plunders_per_turn = static_cast<std::uint8_t>(limit)};
        Table table = given_base_on_n02(options).crystals(kB, 3).pool({2, 2, 2, 6, 6, 6});
        table.play(plunder(N02, {2}, {6}, kCrystal));
        CHECK(table.offers(ActionKind::Plunder) == (limit != 1));
        if (limit == 1)
            continue;
        table.play(plunder(N02, {2}, {6}, kCrystal));
        CHECK(table.state.seat(kA).crystals == 2);
        CHECK(table.state.turn.pool == dice({2, 6}));
        CHECK(table.offers(ActionKind::Plunder) == (limit == 0));
        CHECK(table.is_sound());
    }
}

TEST_CASE(
    "W7.16 a tunnel needs a base in play and some loot; a captive is loot for a plunder only") {
    Table table = given_base_on_n02({.prisoner = true}).card(kA, Card::TransportTunneller);
    CHECK_FALSE(table.offers(ActionKind::Tunnel));
    table.captive(kB, kA, Driller);
    REQUIRE(table.is_sound());
    CHECK(table.targets(ActionKind::Plunder) == hexes({N02}));
    CHECK_FALSE(table.offers(ActionKind::Tunnel));
    table.crystals(kB, 1);
    CHECK(table.targets(ActionKind::Tunnel) == hexes({N02}));
    CHECK(table.answers({menu(ActionKind::Tunnel)}, Ask::Loot) == std::vector{kCrystal});

    Table without_rival = Table::empty().piece(kA, Base, N10).crystals(kB, 1).pool({2, 6});
    without_rival.card(kA, Card::TransportTunneller);
    CHECK_FALSE(without_rival.offers(ActionKind::Tunnel));
    CHECK_FALSE(without_rival.offers(ActionKind::Plunder));
}

TEST_CASE("W7.17 a tunnel takes only the condition dice and leaves a mountain base as it was") {
    Table table = Table::with_bases(N10, S345).die(S345, 6).crystals(kB, 2).pool({3, 4, 5});
    table.card(kB, Card::FlyingFortress).fortress(S345).card(kB, Card::ForceField);
    table.force_field(S345).in_cemetery(kA, Zeppelin, 2);
    CHECK_FALSE(table.offers(ActionKind::Tunnel));
    table.card(kA, Card::TransportTunneller);
    REQUIRE(table.is_sound());
    const Board before = table.state.board;
    table.play({menu(ActionKind::Tunnel), at(S345), pay(dice({3, 4, 5})), kCrystal});
    CHECK(table.state.board == before);
    CHECK(table.state.turn.pool.empty());
    CHECK(table.state.seat(kA).crystals == 1);
    CHECK(table.state.seat(kB).crystals == 1);
    CHECK(table.is_sound());
}

TEST_CASE("W7.17 one tunnel in a turn, besides the ordinary plunders") {
    Table table = given_base_on_n02({.plunders_per_turn = 1}).crystals(kB, 3);
    table.card(kA, Card::TransportTunneller).pool({2, 2, 2, 6});
    table.play({menu(ActionKind::Tunnel), at(N02), pay(dice({2})), kCrystal});
    CHECK_FALSE(table.offers(ActionKind::Tunnel));
    CHECK(table.can(plunder(N02, {2}, {6}, kCrystal)));
    table.acting(kA).pool({2, 6});
    CHECK(table.offers(ActionKind::Tunnel));
}

}  // namespace
}  // namespace wiraqocha::testing

// Worked examples: attack, bonus transports and the end of the game (Ex-13, Ex-38 to Ex-47, Ex-55).
#include "games/ascalion/testing.h"

namespace ascalion::testing {

using action::at;
using action::pick;
using action::to;
using enum Country;

namespace {

constexpr Action kEnd = action::bare(ActionKind::End);

AreaSet targets(Table table) { return table.begin(Phase::Attack).areas(); }

}  // namespace

TEST_CASE("Ex-13 A6.80 A6.86 A6.88 A6.89 the attack on Albur is decided by C") {
    const auto given = [](ActionKind side) {
        Table table =
            Table().own(kA, {Sitara, Revena}).own(kB, {Albur, Nordmark, Parthenion, Mesa});
        table.own(kC, {Erein}).city(Albur).city(Parthenion).city(Sitara);
        table.goods(Sitara, {{Kind::Horse, 1}}).goods(Revena, {{Kind::Weapon, 1}});
        table.vessel(kA, boat(1), shallow(31), {{Kind::Weapon, 1}});
        table.goods(Albur, {{Kind::Weapon, 1}}).goods(Parthenion, {{Kind::Weapon, 1}});
        table.goods(Mesa, {{Kind::Horse, 1}}).goods(Erein, {{Kind::Weapon, 1}});
        table.begin(Phase::Attack).play({at(Albur), kBoat, to(shallow(32)), kStop});
        CHECK(table.asked() == kC);
        CHECK(sums_of(table.content, table.state) == Sums{16, 17});
        return table.play(side);
    };
    CHECK(given(ActionKind::Neutral).owner(Albur) == kB);
    CHECK(given(ActionKind::ForDefender).owner(Albur) == kB);
    const Table won = given(ActionKind::ForAttacker);
    CHECK(won.owner(Albur) == kA);
    CHECK(won.state.board.cities.contains(Albur));
    CHECK(won.in(Albur).has(Kind::Weapon));
}

TEST_CASE("Ex-38 A6.79 A6.81 targets touch at the declaration, not after a voyage") {
    Table table = Table().own(kA, {Orphir}).vessel(kA, boat(1), shallow(30));
    CHECK(targets(table).countries == countries({Revena, Sitara, Falkenried, Ikarien}));
}

TEST_CASE("Ex-39 A6.82 A6.83 A6.89 equality fails, the extra ride makes the difference") {
    Table even = Table().own(kA, {Orphir}).own(kB, {Ikarien}).city(Ikarien);
    even.goods(Orphir, {{Kind::Weapon, 1}}).goods(Ikarien, {{Kind::Horse, 1}});
    even.begin(Phase::Attack).play({at(Ikarien)}).until(kB);
    CHECK(even.owner(Ikarien) == kB);
    CHECK(even.in(Orphir).has(Kind::Weapon));

    Table table = Table().own(kA, {Orphir, Revena, Albur}).own(kB, {Ikarien}).city(Ikarien);
    table.goods(Orphir, {{Kind::Weapon, 1}}).goods(Ikarien, {{Kind::Horse, 1}});
    table.goods(Albur, {{Kind::Horse, 1}, {Kind::Gold, 1}});
    table.begin(Phase::Attack).play({at(Ikarien), kRide, at(Albur)});
    CHECK_FALSE(table.offers(kStop));
    CHECK_FALSE(table.offers(pick(Kind::Gold)));
    table.play({at(Revena), at(Orphir)}).until(kA);
    CHECK(table.owner(Ikarien) == kA);
    CHECK(table.in(Albur) == goods({{Kind::Gold, 1}}));
}

TEST_CASE("Ex-40 A6.84 A6.86 A6.88 a boat refused on its way takes no part, an ally decides") {
    const auto given = [](ActionKind side) {
        Table table =
            Table().own(kA, {Mabaron}).own(kB, {Nebelmoor}).own(kC, {Falkenried, Ikarien});
        table.vessel(kA, boat(1), section(14)).goods(Nebelmoor, {{Kind::Weapon, 1}});
        table.goods(Ikarien, {{Kind::Weapon, 1}}).begin(Phase::Attack);
        table.play({at(Nebelmoor), kBoat, to(section(15))});
        CHECK(table.asked() == kC);
        table.no();
        table.play({kStop}).until(kC);
        CHECK(table.ask() == Ask::Side);
        return table.play(side).until(Ask::Bonus);
    };
    CHECK(given(ActionKind::Neutral).owner(Nebelmoor) == kB);
    CHECK(given(ActionKind::ForAttacker).owner(Nebelmoor) == kA);
}

TEST_CASE(
    "Ex-41 A6.92 A6.93 A6.95 the conquered country serves the second attack, not in round 1") {
    Table table = Table().own(kA, {Orphir}).own(kB, {Ikarien, Bramant});
    table.goods(Orphir, {{Kind::Weapon, 1}}).begin(Phase::Attack).play({at(Ikarien)}).until(kA);
    CHECK(table.owner(Ikarien) == kA);
    table.play(ActionKind::Attack);
    CHECK(table.offered_countries().contains(Nebelmoor));
    CHECK(table.offered_countries().contains(Mabaron));
    Table first = Table().own(kA, {Orphir}).own(kB, {Ikarien, Bramant}).round(1);
    first.goods(Orphir, {{Kind::Weapon, 1}}).begin(Phase::Attack).play({at(Ikarien)}).until(kB);
    CHECK(first.owner(Ikarien) == kA);
    CHECK(first.ask() == Ask::Target);
}

TEST_CASE(
    "Ex-42 A6.96 A6.99 bonus transports are cities minus those used, and lapse with a failure") {
    const auto given = [](Country second) {
        Table table = Table().own(kA, {Revena, Sitara}).city(Revena).city(Albur).city(Mesa);
        table.goods(Revena, {{Kind::Weapon, 1}, {Kind::Wood, 4}});
        table.goods(Sitara, {{Kind::Weapon, 1}, {Kind::Horse, 1}});
        table.vessel(kA, ship(1), shallow(32), {{Kind::Weapon, 1}});
        table.vessel(kA, ship(2), shallow(32), {{Kind::Weapon, 1}});
        table.vessel(kA, ship(3), shallow(32), {{Kind::Weapon, 1}});
        table.begin(Phase::Attack).play({at(Albur), kNoTransport}).until(kA);
        CHECK(table.owner(Albur) == kA);
        CHECK(attacking::bonus_left(table.state) == 2);
        table.play({action::bare(ActionKind::Foot), at(Revena), at(Sitara), pick(Kind::Wood)});
        table.play({action::take(1), action::bare(ActionKind::Close)});
        CHECK(attacking::bonus_left(table.state) == 1);
        table.play(ActionKind::Attack).play({at(second)});
        return table.until(Ask::Bonus);
    };
    Table failed = given(Parthenion);
    CHECK(failed.owner(Parthenion) == kD);
    Table won = given(Mesa);
    CHECK(won.owner(Mesa) == kA);
    CHECK(attacking::bonus_left(won.state) == 2);
}

TEST_CASE("Ex-43 A2.6 A6.94 vessels touch in one place only, s01 and r01 are two") {
    Table table;
    table.vessel(kA, boat(1), shallow(1)).vessel(kB, boat(2), section(1));
    table.vessel(kB, ship(1), shallow(1)).vessel(kB, boat(3), shallow(36));
    CHECK(targets(table).vessels == VesselSet::of(ship(1)));
    table.own(kA, {HipposLand});
    CHECK(targets(table).vessels.size() == 3);
}

TEST_CASE("Ex-44 A6.90 A6.94 a boat is conquered with everything aboard") {
    const auto given = [](bool with_boat) {
        Table table = Table().own(kA, {HipposLand}).own(kB, {Cimmria}).city(HipposLand);
        table.goods(HipposLand, {{Kind::Horse, 1}});
        table.vessel(kB, boat(2), section(1), {{Kind::Weapon, 1}, {Kind::Gold, 2}});
        if (with_boat)
            table.vessel(kA, boat(1), section(1));
        table.begin(Phase::Attack).play({at(boat(2)), kNoTransport});
        return table.until(Ask::Bonus);
    };
    const Table won = given(true);
    CHECK(won.state.board.owner[area_of(boat(2))] == kA);
    CHECK(won.in(boat(2)) == goods({{Kind::Weapon, 1}, {Kind::Gold, 2}}));
    CHECK(won.state.board.place(boat(2)) == section(1));
    CHECK(given(false).state.board.owner[area_of(boat(2))] == kB);
}

TEST_CASE(
    "Ex-45 A8.5 A8.6 A8.7 a boat is enough to stay in the game, the last player wins at once") {
    Table table = Table().own(kA, {Albur});
    table.own(kB, {}).vessel(kB, boat(1), shallow(32)).goods(Albur, {{Kind::Weapon, 1}});
    CHECK(is_playing(table.state, kB));
    Table two = table;
    table.begin(Phase::Attack).play({at(boat(1))}).until(kA);
    CHECK_FALSE(is_playing(table.state, kB));
    CHECK_FALSE(table.state.is_over());

    for (const Country country : two.state.board.in_play)
        set_owner(two.state, area_of(country), kA);
    two.state.seat(kC).eliminated = 1;
    two.state.seat(kD).eliminated = 2;
    two.begin(Phase::Attack).play({at(boat(1)), kNoTransport});
    CHECK(two.state.is_over());
    CHECK(two.state.turn.ending == Ending::LastPlayer);
    CHECK(Rules::outcome(two.content, two.state).of(kA).place == 1);
}

TEST_CASE("A8.5 A8.9 who is eliminated later ranks higher, who falls together shares the place") {
    Table table = Table().own(kA, {Albur});
    table.own(kB, {}).vessel(kB, boat(1), shallow(32)).goods(Albur, {{Kind::Weapon, 1}});
    for (const Country country : table.state.board.in_play)
        set_owner(table.state, area_of(country), kA);
    table.state.seat(kC).eliminated = 1;
    table.state.seat(kD).eliminated = 2;
    table.begin(Phase::Attack).play({at(boat(1)), kNoTransport});
    const auto outcome = Rules::outcome(table.content, table.state);
    CHECK(outcome.of(kA).place == 1);
    CHECK(outcome.of(kB).place == 2);
    CHECK(outcome.of(kD).place == 3);
    CHECK(outcome.of(kC).place == 4);
}

TEST_CASE("Ex-46 A8.1 A8.2 A8.3 A8.4 three cities at the end of phase 6, alone or together") {
    const auto ended = [](Victory victory, int of_a, int of_b) {
        Options options = options_of_examples(4);
        options.victory = victory;
        Table table(options);
        table.own(kA, {Nordmark, Erein, Thulen, Albur}).own(kB, {Tirona, Kharun, Kolchia, Salamar});
        for (int i = 0; i < of_a; ++i)
            table.city(std::array{Nordmark, Erein, Thulen, Albur}[static_cast<std::size_t>(i)]);
        for (int i = 0; i < of_b; ++i)
            table.city(std::array{Tirona, Kharun, Kolchia, Salamar}[static_cast<std::size_t>(i)]);
        table.begin(Phase::Attack);
        while (table.state.turn.phase == Phase::Attack)
            table.play(ActionKind::Pass);
        const engine::Outcome outcome = Rules::outcome(table.content, table.state);
        return std::pair(outcome.of(kA).place, outcome.of(kB).place);
    };
    CHECK(ended(Victory::Single, 3, 3) == std::pair<std::uint8_t, std::uint8_t>(0, 0));
    CHECK(ended(Victory::Shared, 3, 3) == std::pair<std::uint8_t, std::uint8_t>(1, 1));
    CHECK(ended(Victory::Single, 4, 3) == std::pair<std::uint8_t, std::uint8_t>(1, 2));
    CHECK(ended(Victory::Shared, 4, 3) == std::pair<std::uint8_t, std::uint8_t>(1, 1));
    CHECK(ended(Victory::Shared, 2, 2) == std::pair<std::uint8_t, std::uint8_t>(0, 0));
}

TEST_CASE("Ex-47 A8.8 A8.9 the round cap counts cities, areas and value") {
    Table table = Table().round(60);
    table.own(kD, {});
    for (const Country country : table.state.board.in_play)
        set_owner(table.state, area_of(country), kC);
    for (int i = 0; i < 12; ++i) {
        set_owner(table.state, area_of(static_cast<Country>(i)), kA);
        set_owner(table.state, area_of(static_cast<Country>(i + 12)), kB);
    }
    table.state.seat(kD).eliminated = 1;
    table.city(Nordmark).city(Erein).city(Revena).city(Sitara).city(Tirona);
    table.goods(Nordmark, {{Kind::Weapon, 1}}).goods(Revena, {{Kind::Weapon, 1}, {Kind::Horse, 1}});
    table.begin(Phase::Attack);
    while (!table.state.is_over())
        table.play(ActionKind::Pass);
    CHECK(table.state.turn.ending == Ending::RoundCap);
    const engine::Outcome outcome = Rules::outcome(table.content, table.state);
    CHECK(outcome.of(kB).place == 1);
    CHECK(outcome.of(kA).place == 2);
    CHECK(outcome.of(kC).place == 3);
    CHECK(outcome.of(kD).place == 4);
    CHECK(outcome.of(kB).parts[0] == 2);
    CHECK(outcome.of(kB).parts[1] == 12);
    CHECK(outcome.of(kB).parts[2] == outcome.of(kA).parts[2] + 1);
}

TEST_CASE("Ex-55 A6.67 A6.84 the refused boat may go back and adds nothing") {
    Table table = Table().own(kA, {Cimmria, HipposLand, Vagon}).own(kB, {Ilion}).own(kC, {Minda});
    table.vessel(kA, boat(1), section(1)).goods(Minda, {{Kind::Weapon, 1}}).begin(Phase::Attack);
    table.play({at(Ilion), kBoat, to(section(2)), to(section(3)), to(section(4))});
    CHECK(table.asked() == kC);
    table.no();
    CHECK(table.offered() == std::vector{to(section(2)), kStop});
    table.play({to(section(2))});
    CHECK(table.offered() == std::vector{to(section(1)), kStop});
    table.play({to(section(1)), kStop});
    CHECK(table.ask() == Ask::Side);
    table.until(kA);
    CHECK(table.owner(Ilion) == kA);
    CHECK(table.offers(kEnd));
}

TEST_CASE("NR-24 A6.82 A6.83 a vessel that stays put hands ashore what it has on board") {
    Table out_of_reach = Table().own(kA, {Vagon}).own(kB, {Ys});
    out_of_reach.vessel(kA, boat(1), section(4), {{Kind::Weapon, 1}}).begin(Phase::Attack);
    out_of_reach.play({at(Ys), kBoat}).until(kA);
    CHECK(out_of_reach.in(Vagon).has(Kind::Weapon));
    CHECK(out_of_reach.state.board.place(boat(1)) == section(4));
    CHECK(out_of_reach.owner(Ys) == kA);

    Table table = Table().own(kA, {Vagon, HipposLand}).own(kB, {Ilion});
    table.vessel(kA, boat(1), section(2), {{Kind::Weapon, 1}});
    table.goods(HipposLand, {{Kind::Horse, 1}}).begin(Phase::Attack);
    table.play({at(Ilion), kBoat});
    CHECK_FALSE(table.offers(kStop));
    CHECK_FALSE(table.offers(action::unload_to(area_of(HipposLand))));
    Table handed = table;
    handed.play({action::unload_to(area_of(Vagon))});
    CHECK(handed.in(Vagon).has(Kind::Weapon));
    CHECK(handed.offers(kStop));
    table.play({action::load_from(area_of(HipposLand))});
    table.play({action::unload_to(area_of(Vagon)), pick(Kind::Weapon)});
    CHECK_FALSE(table.offers(kStop));  // it carries a horse now, which must take part
    CHECK_FALSE(handed.play({to(section(3))}).offers(kStop));
}

TEST_CASE("NR-24 A6.84 a boat that was refused its first step may still hand ashore") {
    Table table = Table().own(kA, {Mabaron, Ikarien}).own(kB, {Nebelmoor}).own(kC, {Falkenried});
    table.vessel(kA, boat(1), section(14), {{Kind::Weapon, 1}});
    table.goods(Falkenried, {{Kind::Weapon, 1}, {Kind::Horse, 1}}).city(Falkenried);
    table.begin(Phase::Attack).play({at(Nebelmoor), kBoat, to(section(15))});
    REQUIRE(table.asked() == kC);
    table.no();
    CHECK(table.offered() == std::vector{action::unload_to(area_of(Ikarien)), kStop});
}

}  // namespace ascalion::testing

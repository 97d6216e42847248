// Sections 8 and 9 of docs/rules/pathciv.md where the worked examples leave gaps.
#include "games/pathciv/testing.h"

namespace pathciv::testing {

TEST_CASE("P8.2, P12.14 yellow cubes of the bonus stay for the next challenge") {
    Table table;
    table.challenge_is("ch_3_clt").trays(kA, {{Yellow, 5}});
    table.content.challenges[0].bonus[0] = {
        .kind = GainKind::Cubes, .what = static_cast<std::uint8_t>(Yellow), .amount = 1};
    table.run(Stage::HoldChallenge);
    CHECK(table.before(Stage::FightBattle).seat(kA).trays[Yellow] == 3);  // six points, by twos
    CHECK(table.before(Stage::FightBattle).seat(kA).tokens == 6);
}

TEST_CASE("P8.6, P12.18 the threat is that of the next battle, for the number of seats") {
    for (int seats = 1; seats <= 5; ++seats) {
        Table table({.seats = seats});
        table.battle_is("b_4_3").battle_is("b_6_3").round(1);
        CHECK(holding_events::threat_of(table.content, table.state) == (seats == 5 ? 6 : 5));
        table.round(4);
        CHECK(holding_events::threat_of(table.content, table.state) == (seats == 5 ? 6 : 5));
        table.round(5);
        CHECK(holding_events::threat_of(table.content, table.state) == (seats < 3 ? 8 : 9));
    }
}

TEST_CASE("P8.7, P12.20 ranks: one more than those who are stronger") {
    Table table({.seats = 5});
    table.battle_is("b_9_3");  // threat 13
    const std::array<int, 5> powers = {20, 13, 13, 7, 0};
    for (int i = 0; i < 5; ++i)
        table.heritage(engine::seat_id(i), powers[static_cast<std::size_t>(i)]);
    CHECK(holding_events::ranks_of(table.content, table.state).items
          == std::array<int, 5>{1, 2, 2, 5, 0});
    table.run(Stage::FightBattle);
    CHECK(table.seat(kA).tokens == 9);
    CHECK(table.seat(kB).tokens == 7);
    CHECK(table.seat(kC).tokens == 7);
    CHECK(table.seat(kD).tokens == 0);  // rank 5 does not pay
}

TEST_CASE("P8.9 falling behind the threat costs nothing else") {
    Table table({.seats = 2});
    table.battle_is("b_8_1").heritage(kA, 3).trays(kA, {{Grey, 2}}).run(Stage::FightBattle);
    CHECK(table.seat(kA).heritage == 3);
    CHECK(table.seat(kA).trays[Grey] == 2);
    CHECK(table.seat(kA).tokens == 4 + 2);  // second behind the threat
}

TEST_CASE("P8.10 heritage of the bonus counts from the next battle on") {
    Table table({.seats = 2});
    table.battle_is("b_6_2").heritage(kA, 7).heritage(kB, 7);
    table.run(Stage::FightBattle);
    CHECK(table.seat(kA).tokens == 5);  // all three level: rank 1 for both
    CHECK(table.seat(kB).tokens == 5);
    CHECK(table.seat(kA).heritage == 8);
}

TEST_CASE("P8.12 trays are the same all game: after an event they are simply empty") {
    Table table;
    table.challenge_is("ch_5_clt").trays(kA, {{Yellow, 2}, {Red, 2}}).run(Stage::HoldChallenge);
    CHECK(table.before(Stage::FightBattle).seat(kA).trays[Yellow] == 0);
    CHECK(table.before(Stage::FightBattle).seat(kA).trays[Red] == 2);
}

TEST_CASE("P9.2 what each track is worth") {
    const std::array<int, 6> steps = {0, 3, 6, 10, 15, 21};
    for (int step = 0; step <= 5; ++step) {
        Table table;
        table.philosophy(kA, step);
        CHECK(parts_of(table.content, table.seat(kA))[1] == steps[static_cast<std::size_t>(step)]);
    }
    for (int space = 0; space < kSpaces; ++space) {
        Table table;
        table.population(kA, space);
        CHECK(parts_of(table.content, table.seat(kA))[2] == (space > 8 ? space - 8 : 0));
    }
}

TEST_CASE("P9.4 red and yellow cubes, research, heritage and history are worth nothing") {
    Table table;
    table.trays(kA, {{Red, 9}, {Yellow, 9}}).research(kA, {{Cult, 20}}).heritage(kA, 9);
    table.state.seat(kA).history = Counter(2);
    CHECK(score_of(table.content, table.seat(kA)) == 0);
}

TEST_CASE("P9.6 the running score counts what stands, a won card only from its effects on") {
    Table table;
    table.market({"w_27", "w_01"}).trays(kA, {{Grey, 8}}).trays(kB, {{Grey, 8}});
    table.run(Stage::AimAtWonder).bid(kA, "w_27").bid(kB, "w_27");
    CHECK(table.seat(kA).won == card("w_27"));
    CHECK(parts_of(table.content, table.seat(kA))[4] == 0);
    table.pass(kB);
    CHECK(parts_of(table.content, table.seat(kA))[4] == 9);
    CHECK(Rules::outcome(table.content, table.state).of(kA).place == 0);
}

}  // namespace pathciv::testing

// Worked examples 28 to 37 of docs/rules/pathciv.md: challenges, battles and the end.
#include "games/pathciv/testing.h"

namespace pathciv::testing {
namespace {

PerSeat<int> ranks(const Table& table) {
    return holding_events::ranks_of(table.content, table.state);
}

}  // namespace

TEST_CASE("Ex-28, P8.1, P8.2 history points: cards, yellow cubes, history cubes and effects") {
    Table table;
    table.challenge_is("ch_5_art").discarded(kA, {"t_art_0"}).left(kA, "t_art_1", "t_clt_0");
    table.right(kA, "t_sci_0", "t_mil_0").fresh(kA, "t_art_2");
    table.owns(kA, {"w_04", "w_07", "l_04", "l_11"}).trays(kA, {{Yellow, 3}}).population(kA, 3);
    table.state.seat(kA).history = Counter(1);
    CHECK(history_points(table.content, table.seat(kA), Culture) == 12);
    table.run(Stage::HoldChallenge);
    const Seat& seat = table.before(Stage::FightBattle).seat(kA);
    CHECK(seat.tokens == 12);
    CHECK(seat.population == 7);
    CHECK(seat.trays[Purple] == 3);
    CHECK(seat.trays[Yellow] == 0);
    CHECK(seat.history == 1);  // on rounds 7 and 9
}

TEST_CASE("Ex-29, P7.8 history cubes lie on every challenge to come, that of the round included") {
    for (const int round : {5, 6}) {
        Table table;
        table.round(round).market({"w_14"}).trays(kA, {{Grey, 4}}).run(Stage::AimAtWonder);
        const int without = history_points(table.content, table.seat(kA), Cult);
        table.bid(kA, "w_14");
        const Seat& seat = table.before(Stage::AimAtLeader).seat(kA);
        CHECK(history_points(table.content, seat, Cult) == without + 1);
    }
    Table last;
    last.challenge_is("ch_9_art").state.seat(kA).history = Counter(1);
    last.run(Stage::HoldChallenge);
    CHECK(last.before(Stage::FightBattle).seat(kA).history == 0);
}

TEST_CASE("Ex-30, P8.7, P8.8 two level with the threat share rank 1, the next has rank 4") {
    Table table;
    table.battle_is("b_6_1").trays(kA, {{Red, 3}}).heritage(kA, 2).trays(kB, {{Red, 2}});
    table.heritage(kB, 4).trays(kC, {{Red, 1}}).heritage(kC, 3);
    CHECK(ranks(table).items == std::array<int, 5>{1, 1, 4, 0, 0});
    table.run(Stage::FightBattle);
    CHECK(table.seat(kA).tokens == 6);
    CHECK(table.seat(kB).tokens == 6);
    CHECK(table.seat(kC).tokens == 0);
    for (const SeatId seat : table.state.everyone())
        CHECK(table.seat(seat).trays[Red] == 0);
}

TEST_CASE("Ex-31, P8.5, P8.9 the threat takes a rank; power 0 has none") {
    Table table({.seats = 4});
    table.battle_is("b_6_1").heritage(kA, 10).heritage(kB, 5).heritage(kC, 5);
    CHECK(ranks(table).items == std::array<int, 5>{1, 3, 3, 0, 0});
    table.run(Stage::FightBattle);
    CHECK(table.seat(kA).tokens == 6);
    CHECK(table.seat(kB).tokens == 2);
    CHECK(table.seat(kC).tokens == 2);
    CHECK(table.seat(kD).tokens == 0);
}

TEST_CASE("Ex-32, P8.10, P12.14 the cubes that fought return, the cube of the bonus stays") {
    Table table({.seats = 4});
    table.battle_is("b_4_1").trays(kA, {{Red, 3}}).heritage(kA, 3).trays(kB, {{Red, 3}});
    table.trays(kC, {{Red, 1}}).heritage(kD, 1);
    CHECK(ranks(table).items == std::array<int, 5>{1, 2, 4, 5, 0});
    table.run(Stage::FightBattle);
    CHECK(table.seat(kA).tokens == 4);
    CHECK(table.seat(kB).tokens == 2);
    CHECK(table.seat(kC).trays[Red] == 1);
    CHECK(table.seat(kD).tokens == 0);
    CHECK(table.seat(kD).trays[Red] == 0);
}

TEST_CASE("Ex-33, P7.21 a gain on a rank needs a rank that pays") {
    for (const int red : {4, 3}) {
        Table table({.seats = 2});
        table.battle_is("b_8_1").owns(kA, {"l_21"}).trays(kA, {{Red, red}}).heritage(kA, 3);
        table.trays(kB, {{Red, 5}}).heritage(kB, 4).run(Stage::FightBattle);
        CHECK(table.seat(kB).tokens == 9);
        CHECK(table.seat(kA).tokens == (red == 4 ? 6 : 0));
        CHECK(table.seat(kA).any_research == (red == 4 ? 2 : 0));
    }
}

TEST_CASE("Ex-34, P8.11 round 9: the challenge is finished before the battle, then the end") {
    Table table({.seats = 2});
    table.battle_is("b_9_1").challenge_is("ch_9_ind");
    table.left(kA, "t_ind_0", "t_ind_1").fresh(kA, "t_ind_2").discarded(kA, {"t_ind_3"});
    table.owns(kA, {"w_27"}).dead(kA, {"l_19"}).trays(kA, {{Yellow, 2}, {Red, 3}});
    table.heritage(kA, 7).trays(kB, {{Red, 2}}).heritage(kB, 4);
    CHECK(history_points(table.content, table.seat(kA), Industry) == 9);
    table.run(Stage::HoldChallenge);
    CHECK(table.before(Stage::FightBattle).seat(kA).tokens == 11);
    CHECK(table.before(Stage::FightBattle).seat(kA).trays[Yellow] == 0);
    CHECK(table.seat(kA).tokens == 21);
    CHECK(table.seat(kB).tokens == 1);
    CHECK(table.state.is_over());
}

TEST_CASE("Ex-35, P9.1, P9.2 the seven categories of a score") {
    Table table;
    table.left(kA, "t_mil_0", "t_clt_0").right(kA, "t_sci_0", "t_art_0").fresh(kA, "t_ind_0");
    table.discarded(kA,
                    {"t_mil_1",
                     "t_clt_1",
                     "t_mil_2",
                     "t_clt_2",
                     "t_sci_2",
                     "t_mil_3",
                     "t_clt_3",
                     "t_sci_3",
                     "t_mil_4"});
    table.philosophy(kA, 4).population(kA, 10).owns(kA, {"l_12", "l_26", "w_05", "w_12", "w_25"});
    table.state.seat(kA).tokens = Counter(24);
    table.trays(kA, {{Purple, 2}, {Grey, 3}, {Blue, 2}, {Red, 4}, {Yellow, 1}});
    CHECK(parts_of(table.content, table.seat(kA)) == Parts{21, 15, 2, 8, 13, 24, 3});
    CHECK(score_of(table.content, table.seat(kA)) == 86);
}

TEST_CASE("Ex-36, P7.23, P7.24 end points of living and dead leaders") {
    Table table;
    table.owns(kA, {"w_10", "l_18", "l_22", "l_28"});
    CHECK(worth_of(table.content, table.seat(kA), card("l_18")) == 5);
    CHECK(worth_of(table.content, table.seat(kA), card("l_28")) == 8);
    CHECK(parts_of(table.content, table.seat(kA))[3] == 18);
}

TEST_CASE("Ex-37, P9.3, P9.5 cubes are halved together; equal scores share the victory") {
    Table table;
    table.trays(kA, {{Purple, 1}, {Grey, 1}, {Blue, 1}});
    CHECK(parts_of(table.content, table.seat(kA))[6] == 1);
    table.state.turn.phase = Phase::Over;
    table.state.seat(kA).tokens = Counter(85);
    table.state.seat(kB).tokens = Counter(86);
    table.state.seat(kC).tokens = Counter(80);
    const engine::Outcome outcome = Rules::outcome(table.content, table.state);
    CHECK(outcome.of(kA).score == 86);
    CHECK(outcome.of(kA).place == 1);
    CHECK(outcome.of(kB).place == 1);
    CHECK(outcome.of(kC).place == 3);
}

}  // namespace pathciv::testing

// Section 10 of docs/rules/pathciv.md: one player against the Rival.
#include "games/pathciv/testing.h"

namespace pathciv::testing {

TEST_CASE("P10.1 alone, all rules hold; the Rival owns and gains nothing") {
    Table table({.seats = 1});
    table.trays(kA, {{Grey, 4}}).market({"w_08"}).round(1).run(Stage::AimAtWonder);
    CHECK(table.ask() == Ask::WonderBids);  // no aim in round 1
    table.bid(kA, "w_08");
    CHECK(table.seat(kA).cards.contains(card("w_08")));
    CHECK(table.state.seats[1] == Seat{});
}

TEST_CASE("P10.2 the Rival gets one of the other boards") {
    const Content& content = embedded::kContent;
    Options options;
    options.seats = 1;
    State state = Rules::initial(content, options);
    while (state.turn.ask != Ask::BoardOfRival) {
        engine::ActionList list;
        Rules::legal(content, state, kNobody, list);
        Rules::apply(content, state, kNobody, list[0]);
    }
    engine::ActionCounter counter;
    Rules::legal(content, state, kNobody, counter);
    CHECK(counter.count == 4);
    CHECK(Table({.seats = 1}).state.rival.board == Board{1});
}

TEST_CASE("P10.3 the Rival climbs in rounds 3, 5, 6, 8 and 9") {
    for (int round = 1; round <= 9; ++round) {
        Table table({.seats = 1});
        table.open_marker(1, "a_08").round(round);
        arriving::arrive(table.content, table.state);
        const bool climbs = round == 3 || round == 5 || round == 6 || round == 8 || round == 9;
        CHECK(table.state.rival.philosophy == (climbs ? 1 : 0));
    }
}

TEST_CASE("P10.5 the Rival aims in C2 of even and in C3 of odd rounds, if there are cards") {
    for (int round = 2; round <= 9; ++round) {
        Table wonders({.seats = 1});
        wonders.market({"w_01"}).round(round).run(Stage::AimAtWonder);
        CHECK((wonders.ask() == Ask::TypeOfRival) == (round % 2 == 0));
        Table leaders({.seats = 1});
        leaders.market({"l_01"}).round(round).run(Stage::AimAtLeader);
        CHECK((leaders.ask() == Ask::TypeOfRival) == (round % 2 == 1));
    }
    Table empty({.seats = 1});
    empty.round(2).run(Stage::AimAtWonder);
    CHECK(empty.ask() != Ask::TypeOfRival);
}

TEST_CASE("P10.8 the aim leaves the game, also if the player cannot bid or wants another card") {
    Table poor({.seats = 1});
    poor.round(2).market({"w_01", "w_02"}).run(Stage::AimAtWonder);
    poor.chance(action::aimed(Military));
    CHECK(poor.state.market.out == CardSet::of(card("w_01")));
    Table other({.seats = 1});
    other.round(2).market({"w_01", "w_02"}).trays(kA, {{Grey, 3}}).run(Stage::AimAtWonder);
    other.chance(action::aimed(Military)).bid(kA, "w_02");
    CHECK(other.state.market.out == CardSet::of(card("w_01")));
    CHECK(other.seat(kA).cards.contains(card("w_02")));
}

TEST_CASE("P10.9 power of the Rival by difficulty and round") {
    const std::array<std::array<int, 4>, 3> powers = {
        {{2, 4, 7, 9}, {4, 7, 11, 14}, {5, 9, 14, 18}}};
    for (const Difficulty difficulty : {Difficulty::Easy, Difficulty::Normal, Difficulty::Hard}) {
        for (int event = 0; event < kEvents; ++event) {
            Table table({.seats = 1, .difficulty = difficulty});
            table.round(battle_round(event));
            CHECK(holding_events::power_of_rival(table.content, table.state)
                  == powers[static_cast<std::size_t>(difficulty)][static_cast<std::size_t>(event)]);
        }
    }
}

TEST_CASE("P10.10 the player wins from the target score on") {
    const std::array<int, 3> targets = {114, 122, 127};
    for (const Difficulty difficulty : {Difficulty::Easy, Difficulty::Normal, Difficulty::Hard}) {
        for (const int less : {0, 1}) {
            Table table({.seats = 1, .difficulty = difficulty});
            table.state.seat(kA).tokens =
                Counter(targets[static_cast<std::size_t>(difficulty)] - less);
            table.round(9).run(Stage::Finish);
            CHECK(table.state.turn.ending
                  == (less == 0 ? Ending::RivalBeaten : Ending::RivalUnbeaten));
            const engine::Outcome outcome = Rules::outcome(table.content, table.state);
            CHECK(outcome.of(kA).place == 1);
            CHECK(outcome.of(kA).won == (less == 0));
        }
    }
}

}  // namespace pathciv::testing

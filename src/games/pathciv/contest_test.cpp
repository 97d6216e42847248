// Sections 6E and 6G of docs/rules/pathciv.md where the worked examples leave gaps.
#include "games/pathciv/testing.h"

namespace pathciv::testing {

TEST_CASE("P6.23 only those who can afford a card are asked in C2 and C3; in E everybody is") {
    Table table;
    table.market({"w_08"}).trays(kA, {{Grey, 4}}).trays(kB, {{Grey, 3}}).run(Stage::AimAtWonder);
    CHECK(table.state.turn.bidding == SeatSet::of(kA));
    Table tech_phase;
    tech_phase.run(Stage::BeginTechnology);
    CHECK(tech_phase.state.turn.bidding == tech_phase.state.everyone());
}

TEST_CASE("P6.25 who passes is out for the phase") {
    Table table;
    table.market({"w_08", "w_13"});
    for (const SeatId seat : table.state.everyone())
        table.trays(seat, {{Grey, 4}});
    table.run(Stage::AimAtWonder).bid(kA, "w_08").bid(kB, "w_08").pass(kC);
    CHECK(table.state.turn.bidding == SeatSet::of(kA));
    CHECK_FALSE(table.is_asked(kC));
}

TEST_CASE("P6.26 every card goes to the best rank among its bidders") {
    for (const Card each : {card("w_08"), card("w_09"), card("w_10"), card("w_11"), card("w_12")}) {
        Table table({.seats = 5});
        table.market({name_of(each)});
        for (const SeatId seat : table.state.everyone())
            table.trays(seat, {{Grey, 4}});
        table.run(Stage::AimAtWonder);
        for (const SeatId seat : table.state.everyone())
            table.bid(seat, name_of(each));
        const Type type = table.content.card(each).type;
        for (const SeatId seat : table.state.everyone()) {
            const bool first = table.content.board(table.seat(seat).board).rank[type] == 1;
            CHECK(table.seat(seat).cards.contains(each) == first);
        }
    }
}

TEST_CASE("P6.31 nothing won in a contest helps inside it") {
    Table table;
    table.market({"l_18", "l_25"}).trays(kA, {{Purple, 9}}).trays(kB, {{Purple, 9}});
    table.run(Stage::AimAtLeader).bid(kA, "l_18").bid(kB, "l_18");
    // Empress Tahira has been won, but her discount does not work yet
    const SeatId loser = table.state.turn.bidding.front();
    const SeatId winner = loser == kA ? kB : kA;
    CHECK(table.seat(winner).won == card("l_18"));
    CHECK(price_of(table.content, table.seat(winner), card("l_25")) == 5);
}

TEST_CASE("P6.35 at most one wonder and one leader in a round, and neither is compulsory") {
    Table table;
    table.market({"w_01", "w_02", "l_01", "l_02"}).trays(kA, {{Grey, 9}, {Purple, 9}});
    table.run(Stage::AimAtWonder).bid(kA, "w_01");
    CHECK(table.ask() == Ask::LeaderBids);
    table.pass(kA);
    CHECK(table.has_passed(Stage::CountResearch));
    CHECK(table.seat(kA).cards == CardSet::of(card("w_01")));
    CHECK(table.seat(kA).trays[Purple] == 9);
}

TEST_CASE("P6.36 a wonder is owned, gives its gains, then those of cards owned before") {
    Table table;
    table.owns(kA, {"l_07"}).market({"w_18"}).trays(kA, {{Grey, 6}}).run(Stage::AimAtWonder);
    table.bid(kA, "w_18");
    CHECK(table.seat(kA).cards.contains(card("w_18")));
    CHECK(table.seat(kA).population == 2);
    CHECK(table.seat(kA).trays[Purple] == 2);  // one of the card, one of space 1
    CHECK(table.seat(kA).tokens == 1);
}

TEST_CASE("P6.44 one technology in every round, the last one included") {
    for (const int round : {1, 5, 9}) {
        Table table({.seats = 2});
        table.round(round).research(kA, {{Military, 14}}).research(kB, {{Cult, 1}});
        table.state.turn.waiting = {};
        table.run(Stage::BeginTechnology);
        CHECK(table.offered(kA).size() == 4);  // any level at any time, passing is not offered
        table.buy(kA, "t_mil_4");
        CHECK(table.before(Stage::OpenBoxes).seat(kA).fresh == tech("t_mil_4"));
        CHECK(table.before(Stage::OpenBoxes).seat(kB).fresh == tech("t_clt_1"));
    }
}

TEST_CASE("P6.46 a new technology counts for type and points, its symbols do nothing yet") {
    Table table;
    table.fresh(kA, "t_clt_2");
    CHECK(cards_of(table.content, table.seat(kA), Cult) == 2);
    CHECK(worth_of_technologies(table.content, table.seat(kA)) == 2);
    CHECK(cubes_offered(table.content, table.seat(kA))[Blue] == 0);
    CHECK(circles_offered(table.content, table.seat(kA))[Circle::Military] == 0);
}

TEST_CASE("P6.49 with all level-I stacks empty the lowest level left is offered") {
    Table table({.seats = 2});
    for (const char* id : {"mil_1", "clt_1", "sci_1", "art_1", "ind_1", "mil_2"})
        table.copies(id, 0);
    table.run(Stage::BeginTechnology);
    CHECK(table.offered(kA)
          == std::vector{action::adopt(tech("t_clt_2")),
                         action::adopt(tech("t_sci_2")),
                         action::adopt(tech("t_art_2")),
                         action::adopt(tech("t_ind_2"))});
}

TEST_CASE("P12.15 exactly the price is paid, and every price is at least 1") {
    Table table;
    table.owns(kA, {"w_17", "l_12", "l_26"}).research(kA, {{Industry, 9}});
    for (const Card each : all_wonders())
        CHECK(price_of(table.content, table.seat(kA), each) >= 1);
    table.research(kB, {{Cult, 1}}).research(kC, {{Cult, 1}});
    table.run(Stage::BeginTechnology).buy(kA, "t_ind_2");
    CHECK(table.before(Stage::OpenBoxes).seat(kA).research[Industry] == 6);
    CHECK(table.before(Stage::OpenBoxes).seat(kB).research[Cult] == 0);
}

}  // namespace pathciv::testing

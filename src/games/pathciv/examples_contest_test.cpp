// Worked examples 14 to 22 of docs/rules/pathciv.md: wonders and leaders.
#include "games/pathciv/testing.h"

namespace pathciv::testing {
namespace {

Table three_wonders() {
    Table table;
    table.market({"w_08", "w_10", "w_13"});
    table.trays(kA, {{Grey, 4}}).trays(kB, {{Grey, 5}}).trays(kC, {{Grey, 4}});
    return table;
}

}  // namespace

TEST_CASE("Ex-14, P6.24, P6.26, P6.28, P6.31 three bid for one wonder: two re-bids") {
    Table table = three_wonders();
    table.run(Stage::AimAtWonder).bid(kA, "w_08").bid(kB, "w_08").bid(kC, "w_08");
    CHECK(table.seat(kB).won == card("w_08"));
    CHECK(table.seat(kB).trays[Grey] == 1);
    CHECK(table.seat(kB).heritage == 0);
    table.bid(kA, "w_10").bid(kC, "w_10");
    CHECK(table.seat(kA).won == card("w_10"));
    CHECK(table.seat(kA).trays[Grey] == 0);
    table.bid(kC, "w_13");
    CHECK(table.seat(kC).trays[Grey] == 1);
    CHECK(table.seat(kB).heritage == 3);
    CHECK(table.seat(kB).trays[Red] == 1);
    CHECK(table.seat(kC).research[Science] == 1);
    CHECK(table.seat(kC).research[Culture] == 1);
    CHECK(table.seat(kC).trays[Purple] == 1);
    CHECK(table.state.market.open.empty());
    CHECK(table.ask() == Ask::Gains);
    CHECK(table.seat(kA).any_research == 3);
    table.play(kA, {action::study(Cult), action::study(Cult), action::study(Industry)});
    CHECK(table.before(Stage::AimAtLeader).seat(kA).research[Cult] == 2);
}

TEST_CASE("Ex-15, P6.27, P7.22 a priority effect comes before every printed rank") {
    Table table = three_wonders();
    table.dead(kA, {"l_14"}).run(Stage::AimAtWonder);
    table.bid(kA, "w_08").bid(kB, "w_08").pass(kC);
    CHECK(table.seat(kA).won == card("w_08"));
    Table both = three_wonders();
    both.dead(kA, {"l_14"}).owns(kB, {"l_28"}).run(Stage::AimAtWonder);
    both.bid(kA, "w_08").bid(kB, "w_08").pass(kC);
    CHECK(both.seat(kB).won == card("w_08"));
}

TEST_CASE("Ex-16, P6.30 what is won is won: a re-bid cannot attack it") {
    Table table = three_wonders();
    table.run(Stage::AimAtWonder).bid(kA, "w_08").bid(kB, "w_08").bid(kC, "w_13");
    CHECK(table.seat(kC).won == card("w_13"));
    CHECK(table.offered(kA) == std::vector{action::bid(card("w_10")), action::pass()});
}

TEST_CASE("Ex-17, P6.32 the longest contest: five seats, five bid turns") {
    Table table({.seats = 5});
    table.market({"w_22", "w_23", "w_24", "w_25", "w_27"});
    for (const SeatId seat : table.state.everyone())
        table.trays(seat, {{Grey, 8}});
    table.run(Stage::AimAtWonder);
    int turns = 0;
    for (const char* id : {"w_27", "w_22", "w_23", "w_24", "w_25"}) {
        ++turns;
        for (const SeatId seat : table.state.turn.bidding)
            table.bid(seat, id);
    }
    CHECK(turns == 5);
    CHECK(table.has_passed(Stage::BuildWonders));
    const std::array<int, 5> left = {0, 2, 1, 1, 1};
    for (const SeatId seat : table.state.everyone())
        CHECK(table.seat(seat).trays[Grey] == left[static_cast<std::size_t>(seat)]);
}

TEST_CASE("Ex-18, P6.29 a loser who can afford nothing else is not asked again") {
    Table table({.seats = 2});
    table.market({"w_07", "w_27"}).trays(kA, {{Grey, 3}}).trays(kB, {{Grey, 3}});
    table.run(Stage::AimAtWonder).bid(kA, "w_07").bid(kB, "w_07");
    CHECK(table.has_passed(Stage::BuildWonders));
    CHECK(table.seat(kA).cards.contains(card("w_07")));
    CHECK(table.seat(kB).trays[Grey] == 3);
    CHECK(table.seat(kB).cards.empty());
}

TEST_CASE("Ex-19, P6.33, P6.34, P7.10 discounts add up, and one cube stays to be paid") {
    Table table;
    table.owns(kA, {"l_12", "l_26"});
    CHECK(price_of(table.content, table.seat(kA), card("w_22")) == 4);
    CHECK(price_of(table.content, table.seat(kA), card("w_01")) == 1);
    Table leader;
    leader.owns(kA, {"l_18"}).trays(kA, {{Purple, 4}}).market({"l_25"}).run(Stage::AimAtLeader);
    leader.bid(kA, "l_25");
    CHECK(leader.seat(kA).trays[Purple] == 0);
    CHECK(leader.seat(kA).living == card("l_25"));
    CHECK(price_of(leader.content, leader.seat(kA), card("l_27")) == 5);
}

TEST_CASE("Ex-20, P6.37, P7.11, P8.4 a leader is replaced: tombstones stay, the rest ends") {
    Table table;
    table.round(8).owns(kB, {"l_15"}).trays(kB, {{Purple, 5}, {Red, 2}}).heritage(kB, 5);
    table.market({"l_22"}).run(Stage::AimAtLeader).bid(kB, "l_22");
    const Seat& seat = table.seat(kB);
    CHECK(seat.trays[Purple] == 0);
    CHECK(seat.trays[Red] == 3);
    CHECK(seat.living == card("l_22"));
    CHECK(power_of(table.content, seat) == 17);
    CHECK(cubes_offered(table.content, seat)[Red] == 0);
    Table queen = table;
    queen.state.seat(kB).cards.insert(card("l_08"));
    CHECK(power_of(queen.content, queen.seat(kB)) == 20);
    table.owns(kB, {"l_27"});
    CHECK(power_of(table.content, table.seat(kB)) == 13);
}

TEST_CASE("Ex-21, P7.12, P7.13 circles of a leader come in his round, squares from the next on") {
    Table table;
    table.round(6).trays(kA, {{Purple, 5}}).market({"l_16"}).run(Stage::AimAtLeader);
    table.bid(kA, "l_16");
    CHECK(table.before(Stage::CountResearch).seat(kA).trays[Blue] == 1);
    CHECK(table.before(Stage::BeginTechnology).seat(kA).research[Cult] == 1);
    Table next;
    next.owns(kA, {"l_16"}).run(Stage::DeployCubes);
    CHECK(next.before(Stage::Arrive).seat(kA).trays[Blue] == 1);
}

TEST_CASE("Ex-22, P7.18 a gain on wonders needs its card before the wonder") {
    Table table;
    table.owns(kA, {"l_07"}).trays(kA, {{Grey, 6}}).market({"w_26"}).run(Stage::AimAtWonder);
    table.bid(kA, "w_26");
    CHECK(table.seat(kA).tokens == 3);
    Table later;
    later.trays(kA, {{Grey, 6}, {Purple, 2}}).market({"w_26", "l_07"}).run(Stage::AimAtWonder);
    later.bid(kA, "w_26").bid(kA, "l_07");
    CHECK(later.seat(kA).tokens == 2);
}

}  // namespace pathciv::testing

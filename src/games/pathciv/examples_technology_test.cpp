// Worked examples 23 to 27 and 42 of docs/rules/pathciv.md: technologies, bought and taken.
#include "games/pathciv/testing.h"

namespace pathciv::testing {

TEST_CASE("Ex-23, P2.8, P7.5 a box bonus on the tracks, and what exceeds their tops") {
    const auto after_buying = [](int population, int cult) {
        Table table;
        table.population(kA, population).research(kA, {{Culture, 7}, {Cult, cult}});
        table.run(Stage::BeginTechnology).buy(kA, "t_art_3");
        for (const SeatId seat : {kB, kC})
            table.play(seat, table.offered(seat).front());
        return table.before(Stage::HoldChallenge).seat(kA);
    };
    const Seat middle = after_buying(4, 0);
    CHECK(middle.research[Culture] == 0);
    CHECK(middle.research[Cult] == 1);
    CHECK(middle.population == 7);
    CHECK(middle.trays[Purple] == 3);
    CHECK(middle.trays[Grey] == 1);
    CHECK(limit_of(embedded::kContent, middle) == 8);
    const Seat top = after_buying(12, 20);
    CHECK(top.population == 13);
    CHECK(top.trays[Purple] == 0);
    CHECK(top.research[Cult] == 20);
}

TEST_CASE("Ex-24, P6.48, P6.49, P6.50 who can afford nothing takes a level-I card for nothing") {
    Table table({.seats = 4});
    table.copies("mil_1", 0).research(kD, {{Military, 1}});
    for (const SeatId seat : {kA, kB, kC})
        table.research(seat, {{Industry, 1}});
    table.run(Stage::BeginTechnology);
    CHECK_FALSE(table.is_asked(kA));
    CHECK(table.offered(kD)
          == std::vector{action::adopt(tech("t_clt_1")),
                         action::adopt(tech("t_sci_1")),
                         action::adopt(tech("t_art_1")),
                         action::adopt(tech("t_ind_1"))});
    table.adopt(kD, "t_art_1");
    const Seat& seat = table.before(Stage::HoldChallenge).seat(kD);
    CHECK(seat.research[Military] == 1);
    CHECK(seat.population == 0);
    CHECK(cards_of(table.content, seat, Culture) == 2);
    CHECK(worth_of_technologies(table.content, seat) == 1);
}

TEST_CASE("Ex-25, P6.51 the last copy goes by rank; the loser falls back in the same contest") {
    Table table({.seats = 2});
    table.copies("ind_1", 1).research(kA, {{Industry, 1}}).research(kB, {{Industry, 1}});
    table.run(Stage::BeginTechnology);
    CHECK(table.seat(kA).fresh == tech("t_ind_1"));
    CHECK(table.seat(kA).research[Industry] == 0);
    CHECK(table.offered(kB).size() == 4);
    table.adopt(kB, "t_mil_1");
    CHECK(table.before(Stage::HoldChallenge).seat(kA).trays[Grey] == 1);
    CHECK(table.before(Stage::HoldChallenge).seat(kB).research[Industry] == 1);
    CHECK(table.before(Stage::HoldChallenge).seat(kB).heritage == 0);
}

TEST_CASE("Ex-26 two copies and three bidders: the last in rank bids anew") {
    Table table;
    table.copies("sci_2", 2);
    for (const SeatId seat : table.state.everyone())
        table.research(seat, {{Science, 4}});
    table.run(Stage::BeginTechnology).buy(kA, "t_sci_2").buy(kB, "t_sci_2").buy(kC, "t_sci_2");
    CHECK(table.seat(kA).fresh == tech("t_sci_2"));
    CHECK(table.seat(kB).fresh == tech("t_sci_2"));
    CHECK(table.seat(kC).fresh == tech("t_sci_1"));  // the only one left to it
    CHECK(table.before(Stage::OpenBoxes).seat(kC).research[Science] == 3);
}

TEST_CASE("Ex-27, P6.45 a box bonus cannot pay for its own card; a discount leaves one point") {
    Table table;
    table.research(kA, {{Industry, 3}, {Science, 1}});
    for (const SeatId seat : {kB, kC})
        table.research(seat, {{Military, 1}});
    Table discount = table;
    table.run(Stage::BeginTechnology);
    CHECK(table.offered(kA)
          == std::vector{action::buy(tech("t_sci_1")), action::buy(tech("t_ind_1"))});
    table.buy(kA, "t_sci_1");
    CHECK(table.before(Stage::HoldChallenge).seat(kA).research[Industry] == 4);
    discount.owns(kA, {"w_17"}).run(Stage::BeginTechnology);
    CHECK(discount.offers(kA, action::buy(tech("t_ind_2"))));
    CHECK(price_of(discount.content, discount.seat(kA), tech("t_ind_2")) == 3);
    CHECK(price_of(discount.content, discount.seat(kA), tech("t_sci_1")) == 1);
}

TEST_CASE("Ex-42, P6.8, P6.52 without any copy nobody takes a card, and hands have four") {
    Table table;
    for (const Stack each : all_stacks())
        table.state.market.copies[each] = Counter(0);
    table.run(Stage::BeginTechnology);
    while (table.ask() != Ask::Projects)
        table.chance(table.offered(kNobody).front());
    CHECK(table.state.round() == 2);
    CHECK(table.seat(kA).hand[4] == kNoTech);
    CHECK(table.offered(kA).size() == 6);
    for (const SeatId seat : table.state.everyone())
        table.play(seat, table.offered(seat).front());
    CHECK(table.before(Stage::DeployCubes).seat(kA).discarded.size() == 1);
    CHECK(laws::count_of(table.before(Stage::DeployCubes).seat(kA).right) == 2);
}

}  // namespace pathciv::testing

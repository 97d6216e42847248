// Worked examples 1 to 8 of docs/rules/pathciv.md: set-up, projects, limits, prices of phases.
#include "games/pathciv/testing.h"

namespace pathciv::testing {

TEST_CASE("Ex-1, P4.7, P5.3 set-up for three: start bonuses, threat of the next battle, markets") {
    const Content& content = embedded::kContent;
    State state = Rules::initial(content, options_of({.seats = 3}));
    const auto happen = [&](Action outcome) {
        REQUIRE(engine::is_legal<Rules>(content, state, kNobody, outcome));
        Rules::apply(content, state, kNobody, outcome);
    };
    const auto outcomes = [&] {
        engine::ActionCounter counter;
        Rules::legal(content, state, kNobody, counter);
        return counter.count;
    };
    for (const Type type : {Cult, Science, Culture})
        happen(action::challenged(type));
    for (const char* id : {"b_4_3", "b_6_1", "b_8_1", "b_9_1"})
        happen(action::threatened(battle(id)));
    CHECK(state.seat(kA).trays[Grey] == 1);
    CHECK(state.seat(kA).research[Military] == 1);
    CHECK(state.seat(kB).heritage == 1);
    CHECK(state.seat(kB).trays[Red] == 1);
    CHECK(state.seat(kB).research[Cult] == 1);
    CHECK(state.seat(kC).trays[Blue] == 1);
    CHECK(state.seat(kC).research[Cult] == 1);
    for (const SeatId seat : state.everyone())
        CHECK(limit_of(content, state.seat(seat)) == 4);
    CHECK(holding_events::threat_of(content, state) == 5);
    CHECK(outcomes() == 7);
    happen(action::entered(card("w_01")));
    CHECK(outcomes() == 6);
    happen(action::entered(card("w_02")));
    CHECK(state.turn.ask == Ask::Projects);
}

TEST_CASE("Ex-2, P6.6 equal technologies are offered once: 30 results, or 18 with a pair") {
    Table table;
    table.hands().run(Stage::PlanProjects);
    CHECK(table.offered(kA).size() == 5);
    CHECK(table.results(kA).size() == 30);
    Table pair;
    pair.hands().hand(kA, {"t_mil_1", "t_mil_1", "t_clt_0", "t_sci_0", "t_art_0"});
    pair.run(Stage::PlanProjects);
    CHECK(pair.offered(kA).size() == 4);
    CHECK(pair.results(kA).size() == 18);
    pair.play(kA, action::discard(tech("t_mil_1")));
    CHECK(pair.offered(kA).size() == 6);
}

TEST_CASE("Ex-3, P6.12, P6.47, P7.5 round 1: no cubes, two points, a technology with its box") {
    Table table;
    table.hands().run(Stage::PlanProjects);
    for (const SeatId seat : table.state.everyone())
        table.play(
            seat,
            {action::discard(tech("t_mil_0")), action::left(tech("t_clt_0"), tech("t_ind_0"))});
    for (const Tray tray : all_trays())
        CHECK(table.before(Stage::Arrive).seat(kA).trays[tray] == 0);
    CHECK(table.seat(kA).research[Science] == 1);
    CHECK(table.seat(kA).research[Culture] == 1);
    CHECK(table.offered(kA)
          == std::vector{action::buy(tech("t_sci_1")), action::buy(tech("t_art_1"))});
    table.buy(kA, "t_art_1").buy(kB, "t_sci_1").buy(kC, "t_sci_1");
    const Seat& seat = table.seat(kA);
    CHECK(seat.research[Culture] == 0);
    CHECK(seat.population == 1);
    CHECK(seat.trays[Purple] == 1);
    CHECK(limit_of(table.content, seat) == 5);
    int technologies = 0;
    for_each_tech(seat, [&](Tech) { ++technologies; });
    CHECK(technologies == 6);
}

TEST_CASE("Ex-4, P6.7, P6.13, P6.14 six cubes under a limit of four: five ways to give up two") {
    Table table;
    table.trays(kA, {{Blue, 2}, {Grey, 5}}).left(kA, "t_mil_4", "t_clt_2");
    table.run(Stage::DeployCubes);
    CHECK(table.offered(kA) == std::vector{action::give_up(Red), action::give_up(Blue)});
    CHECK(table.results(kA).size() == 5);
    table.play(kA, {action::give_up(Red), action::give_up(Red)});
    const Seat& seat = table.before(Stage::Arrive).seat(kA);
    CHECK(seat.trays[Red] == 1);
    CHECK(seat.trays[Blue] == 4);
    CHECK(seat.trays[Grey] == 6);
}

TEST_CASE("Ex-5, P7.14 a dead leader raises the limit: eight cubes, limit seven") {
    Table table;
    table.population(kA, 2).owns(kA, {"l_14", "l_15"}).left(kA, "t_ind_3", "t_art_3");
    CHECK(limit_of(table.content, table.seat(kA)) == 7);
    table.run(Stage::DeployCubes);
    CHECK(table.offered(kA)
          == std::vector{action::give_up(Red),
                         action::give_up(Yellow),
                         action::give_up(Grey),
                         action::give_up(Purple)});
}

TEST_CASE("Ex-6, P6.41, P6.42 any-circles under the limit: 35 results, each by one chain") {
    Table table;
    table.owns(kA, {"l_13"}).right(kA, "t_mil_2", "t_clt_0").run(Stage::CountResearch);
    CHECK(table.offered(kA)
          == std::vector{action::give_up(Circle::Any),
                         action::give_up(Circle::Cult),
                         action::give_up(Circle::Industry)});
    std::vector<std::array<int, kTypes>> gains;
    const CircleCounts offer = circles_offered(table.content, table.seat(kA));
    for (const Secret& secret : table.results(kA)) {
        std::array<int, kTypes> gain{};
        for (const Type type : all_types())
            gain[static_cast<std::size_t>(type)] = offer[circle_of(type)].value()
                                                   - secret.circles_given[circle_of(type)].value()
                                                   + secret.chosen[type].value();
        CHECK(std::ranges::find(gains, gain) == gains.end());
        gains.push_back(gain);
    }
    CHECK(gains.size() == 35);
    Table any = table;
    any.play(kA, {action::give_up(Circle::Any), action::give_up(Circle::Any)});
    CHECK(any.before(Stage::BeginTechnology).seat(kA).research[Cult] == 2);
    CHECK(any.before(Stage::BeginTechnology).seat(kA).research[Industry] == 2);
    table.play(kA, {action::give_up(Circle::Any), action::give_up(Circle::Cult)});
    CHECK(table.offered(kA)
          == std::vector{action::count_as(Military),
                         action::count_as(Science),
                         action::count_as(Culture),
                         action::count_as(Industry)});
}

TEST_CASE("Ex-7, P6.38, P6.39, P7.25 the limit is read in each phase; cubes of C2 pay in C3") {
    Table table;
    table.trays(kA, {{Grey, 4}, {Purple, 2}}).market({"w_12", "l_04"});
    table.right(kA, "t_mil_3", "t_clt_1").run(Stage::AimAtWonder).bid(kA, "w_12");
    CHECK(table.seat(kA).trays[Grey] == 0);
    CHECK(table.seat(kA).population == 2);
    CHECK(table.seat(kA).trays[Purple] == 3);
    CHECK(table.offers(kA, action::bid(card("l_04"))));
    table.pass(kA);
    const Seat& seat = table.before(Stage::BeginTechnology).seat(kA);
    CHECK(seat.research[Industry] == 2);
    CHECK(seat.research[Cult] == 2);
    CHECK(seat.research[Military] == 1);
    CHECK(seat.research[Science] == 1);
}

TEST_CASE("Ex-8, P6.15, P6.22 a step is forced, and only one in a round") {
    Table table;
    table.trays(kA, {{Blue, 5}}).open_marker(1, "a_07").run(Stage::Arrive);
    const Seat& seat = table.before(Stage::AimAtWonder).seat(kA);
    CHECK(seat.philosophy == 1);
    CHECK(seat.trays[Blue] == 4);
    CHECK(seat.research[Cult] == 1);
    table.state.turn.ask = Ask::Nothing;
    table.state.turn.waiting = {};
    table.run(Stage::Arrive);
    CHECK(table.seat(kA).philosophy == 2);
    CHECK(table.seat(kA).trays[Blue] == 2);
}

}  // namespace pathciv::testing

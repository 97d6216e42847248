// Sections 6A, 6B, 6C of docs/rules/pathciv.md: windows, projects, deployment; and 6H, gains.
#include "engine/testing/random_play.h"
#include "games/pathciv/testing.h"

namespace pathciv::testing {

TEST_CASE("P6.1, P6.3 a window is revealed with its last commit, in seat order") {
    Table table;
    table.hands().run(Stage::PlanProjects);
    CHECK(table.state.turn.waiting == table.state.everyone());
    for (const SeatId seat : {kC, kA, kB}) {
        CHECK(table.seat(kC).left == empty_fields());
        table.play(
            seat,
            {action::discard(tech("t_mil_0")), action::left(tech("t_clt_0"), tech("t_ind_0"))});
    }
    CHECK(table.seat(kC).left == Fields{tech("t_clt_0"), tech("t_ind_0")});
    CHECK(table.state.secrets == PerSeat<Secret>{});
}

TEST_CASE("P6.4 what has no alternative is not asked") {
    Table table;
    table.hands().hand(kA, {"t_mil_1", "t_mil_1", "t_mil_1", "t_mil_1", "t_mil_1"});
    table.run(Stage::PlanProjects);
    CHECK_FALSE(table.is_asked(kA));
    CHECK(table.is_asked(kB));
    Table nobody;
    nobody.run(Stage::DeployCubes);
    CHECK(nobody.has_passed(Stage::Arrive));
}

TEST_CASE("P6.5 a commit is final: a seat that has made its picks has none left") {
    Table table;
    table.hands().run(Stage::PlanProjects);
    table.play(kA,
               {action::discard(tech("t_mil_0")), action::left(tech("t_clt_0"), tech("t_ind_0"))});
    CHECK(table.offered(kA).empty());
    CHECK(Rules::actor(table.content, table.state).seats()
          == (table.state.everyone() - SeatSet::of(kA)));
}

TEST_CASE("P6.9, P6.10 one is discarded, two lie left, the others right") {
    Table table({.seats = 2});
    table.hands().run(Stage::PlanProjects);
    table.play(kA,
               {action::discard(tech("t_sci_0")), action::left(tech("t_mil_0"), tech("t_ind_0"))});
    table.play(kB,
               {action::discard(tech("t_clt_0")), action::left(tech("t_sci_0"), tech("t_art_0"))});
    const Seat& seat = table.before(Stage::DeployCubes).seat(kA);
    CHECK(seat.left == Fields{tech("t_mil_0"), tech("t_ind_0")});
    CHECK(seat.right == Fields{tech("t_clt_0"), tech("t_art_0")});
    CHECK(seat.discarded.back() == tech("t_sci_0"));
    CHECK(seat.hand == empty_hand());
    CHECK(cards_of(table.content, seat, Science) == 1);
}

TEST_CASE("P6.9 two equal cards may be split or lie together") {
    Table table({.seats = 2});
    table.hands().hand(kA, {"t_mil_1", "t_mil_1", "t_clt_0", "t_sci_0", "t_art_0"});
    table.run(Stage::PlanProjects);
    table.play(kA,
               {action::discard(tech("t_art_0")), action::left(tech("t_clt_0"), tech("t_mil_1"))});
    table.play(kB,
               {action::discard(tech("t_clt_0")), action::left(tech("t_sci_0"), tech("t_art_0"))});
    const Seat& seat = table.before(Stage::DeployCubes).seat(kA);
    CHECK(seat.left == Fields{tech("t_clt_0"), tech("t_mil_1")});
    CHECK(seat.right == Fields{tech("t_sci_0"), tech("t_mil_1")});
}

TEST_CASE("P6.11 the offer: left technologies, wonders, the living leader, tombstones") {
    Table table;
    table.left(kA, "t_mil_1", "t_clt_1").owns(kA, {"l_02", "l_05"});
    CubeCounts offer = cubes_offered(table.content, table.seat(kA));
    CHECK(offer[Red] == 1);
    CHECK(offer[Blue] == 1);  // the dead leader brings none
    CHECK(offer[Grey] == 1);
    table.content.cards[static_cast<std::size_t>(card("l_02"))].lasting[0].tombstone = true;
    offer = cubes_offered(table.content, table.seat(kA));
    CHECK(offer[Blue] == 2);
    table.content.cards[static_cast<std::size_t>(card("w_01"))].lasting[0] = {
        .kind = EffectKind::ProduceCubes, .what = static_cast<std::uint8_t>(Yellow), .amount = 2};
    derive(table.content);
    table.owns(kA, {"w_01"});
    CHECK(cubes_offered(table.content, table.seat(kA))[Yellow] == 2);
}

TEST_CASE("P6.43 circles kept are points; the limit counts circles, the cap comes after") {
    Table table;
    table.research(kA, {{Science, 20}}).right(kA, "t_clt_3", "t_sci_0").population(kA, 2);
    table.run(Stage::CountResearch);
    const Seat& seat = table.before(Stage::BeginTechnology).seat(kA);
    CHECK(seat.research[Military] == 2);
    CHECK(seat.research[Science] == 20);
    Table over = table;
    over.state.turn.ask = Ask::Nothing;
    over.state.turn.waiting = {};
    over.population(kA, 0).run(Stage::CountResearch);
    CHECK(over.offers(kA, action::give_up(Circle::Science)));  // five circles, limit four
}

TEST_CASE("P6.42 with any-circles kept, a type must stay untouched") {
    Table table;
    table.content.cards[static_cast<std::size_t>(card("l_13"))].lasting[0].amount = 1;
    TechSpec& one = table.content.techs[static_cast<std::size_t>(tech("t_sci_0"))];
    for (const Type type : all_types())
        one.right[type] = 1;
    table.content.techs[static_cast<std::size_t>(tech("t_art_0"))].right = {};
    for (SpaceSpec& space : table.content.spaces)
        space.limit = 1;
    table.owns(kA, {"l_13"}).run(Stage::CountResearch);
    // six circles, limit one: the five types cannot all go while the any-circle stays
    std::vector<Secret> results = table.results(kA);
    CHECK(results.size() == 5);
    for (const Secret& secret : results)
        CHECK(secret.circles_given[Circle::Any] == 1);
}

TEST_CASE("P6.40 the leader of this round counts, the one he replaced does not") {
    Table table;
    table.owns(kA, {"l_10"}).trays(kA, {{Purple, 4}}).market({"l_03"}).run(Stage::AimAtLeader);
    table.bid(kA, "l_03");
    const CircleCounts offer = circles_offered(table.content, table.seat(kA));
    CHECK(offer[Circle::Science] == 2);  // start card and Iri
    CHECK(offer[Circle::Any] == 1);
    CHECK(offer[Circle::Cult] == 0);
}

TEST_CASE("P6.53, P6.55 gains of choice are collected and decided in one window for all") {
    Table table;
    table.market({"w_03", "w_10"}).trays(kA, {{Grey, 2}}).trays(kB, {{Grey, 4}});
    table.run(Stage::AimAtWonder).bid(kA, "w_03").bid(kB, "w_10");
    CHECK(table.ask() == Ask::Gains);
    CHECK(table.is_asked(kA));
    CHECK(table.is_asked(kB));
    table.play(kB, {action::study(Science), action::study(Science), action::study(Culture)});
    CHECK(table.seat(kB).research[Science] == 0);  // hidden until all are in
    table.play(kA, {action::study(Military), action::study(Industry)});
    const State& after = table.before(Stage::AimAtLeader);
    CHECK(after.seat(kB).research[Science] == 2);
    CHECK(after.seat(kB).research[Culture] == 1);
    CHECK(after.seat(kA).research[Industry] == 1);
    CHECK(after.seat(kA).any_research == 0);
}

TEST_CASE("P6.54 research comes first, then cubes, both in order") {
    Table table;
    table.state.seat(kA).any_research = Counter(1);
    table.state.seat(kA).any_cubes = Counter(2);
    open_gains(table.state, Stage::AimAtWonder);
    table.run(Stage::AimAtWonder);
    table.play(kA, {action::study(Industry), action::recruit(Blue)});
    CHECK(table.offered(kA)
          == std::vector{action::recruit(Blue), action::recruit(Grey), action::recruit(Purple)});
}

TEST_CASE("P6.56 all types are offered; a point at the cap is lost") {
    Table table;
    table.research(kA, {{Military, 20}}).market({"w_03"}).trays(kA, {{Grey, 2}});
    table.run(Stage::AimAtWonder).bid(kA, "w_03");
    CHECK(table.offered(kA).size() == 5);
    table.play(kA, {action::study(Military), action::study(Military)});
    CHECK(table.before(Stage::AimAtLeader).seat(kA).research[Military] == 20);
}

}  // namespace pathciv::testing

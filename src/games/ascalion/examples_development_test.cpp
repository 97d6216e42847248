// Worked examples: gates, development and production (Ex-1 to Ex-7, Ex-14 to Ex-19).
#include "engine/chance.h"
#include "games/ascalion/testing.h"

namespace ascalion::testing {

using action::at;
using action::make_by;
using enum Country;

namespace {

const std::vector<Place> kCoastOfRevena = {shallow(30), shallow(31), shallow(32)};

Table voting() {
    Table table = Table().own(kA, {Sitara}).goods(Sitara, {{Kind::Wood, 1}});
    table.goods(Falkenried, {{Kind::Gold, 1}});
    return table.begin(Phase::Trade).play({action::rolled(Gate::Vote)});
}

}  // namespace

TEST_CASE("Ex-1 A5.4 A5.5 A: yes, B: no, C: no, D: yes, then A decides once more: cancelled") {
    Table table = voting().yes().no().no().yes();
    CHECK(table.ask() == Ask::TieBreak);
    CHECK(table.asked() == kA);
    table.no();
    CHECK(table.state.turn.phase == Phase::Transport);
    Table lost = voting().yes().no().no().no();
    CHECK(lost.state.turn.phase == Phase::Transport);
    CHECK(lost.ask() == Ask::Gate);
    Table won = voting().yes().yes().yes().no();
    CHECK(won.state.turn.phase == Phase::Trade);
    CHECK(won.ask() == Ask::Partner);
}

TEST_CASE("Ex-2 A6.1 A6.2 four gold, wood, coal and iron in Tirona") {
    Table table;
    table.own(kA, {Tirona})
        .goods(Tirona, {{Kind::Gold, 4}, {Kind::Wood, 1}, {Kind::Coal, 1}, {Kind::Iron, 1}});
    table.begin(Phase::Development);
    CHECK(table.recipes()
          == std::vector{
              Recipe::WeaponIronCoal, Recipe::WeaponGold, Recipe::CityMixed, Recipe::CityGold});
    CHECK(table.offers(ActionKind::Done));
    table.play({make_by(Recipe::CityMixed)});
    CHECK(table.state.board.cities.contains(Tirona));
    CHECK(table.in(Tirona) == goods({{Kind::Gold, 3}}));
    CHECK(table.recipes() == std::vector{Recipe::WeaponGold});
}

TEST_CASE("Ex-3 A6.3 A6.7 the first boats of the game cost 2 wood for everybody") {
    Table table = Table().no_vessel_built();
    table.own(kA, {Revena}).goods(Revena, {{Kind::Wood, 4}});
    table.own(kB, {Kolchia}).goods(Kolchia, {{Kind::Wood, 2}});
    table.begin(Phase::Development).play({make_by(Recipe::BoatWood)});
    CHECK(table.places() == kCoastOfRevena);
    table.play({action::to(shallow(30)), make_by(Recipe::BoatWood), action::to(shallow(31))});
    CHECK(table.asked() == kB);
    table.play({make_by(Recipe::BoatWood)});
    CHECK(table.places() == std::vector{section(23), shallow(18), shallow(19), shallow(20)});
    table.play({action::to(section(23))});
    Table next = Table().own(kA, {Revena});
    CHECK(next.goods(Revena, {{Kind::Wood, 2}}).begin(Phase::Development).recipes().empty());
    Table later = Table().own(kA, {Revena});
    later.goods(Revena, {{Kind::Wood, 3}}).begin(Phase::Development);
    CHECK(later.recipes() == std::vector{Recipe::BoatWood});
}

TEST_CASE("Ex-4 A6.2 A6.4 a first ship costs 4 gold, wood and gold are not mixed") {
    Table mixed = Table().no_vessel_built().own(kA, {Tirona});
    mixed.goods(Tirona, {{Kind::Gold, 3}, {Kind::Wood, 1}}).begin(Phase::Development);
    CHECK(std::ranges::count(mixed.recipes(), Recipe::ShipGold) == 0);
    CHECK(std::ranges::count(mixed.recipes(), Recipe::ShipWood) == 0);
    Table table = Table().no_vessel_built().own(kA, {Tirona});
    table.goods(Tirona, {{Kind::Gold, 4}}).begin(Phase::Development);
    table.play({make_by(Recipe::ShipGold)});
    CHECK(table.places() == std::vector{shallow(20), shallow(21), deep(16)});
    Table later = Table().own(kA, {Tirona});
    later.goods(Tirona, {{Kind::Gold, 4}}).begin(Phase::Development);
    CHECK(std::ranges::count(later.recipes(), Recipe::ShipGold) == 0);
    later.goods(Tirona, {{Kind::Gold, 5}});
    CHECK(std::ranges::count(later.recipes(), Recipe::ShipGold) == 1);
}

TEST_CASE("A6.3 A6.4 first boats and first ships are reckoned apart") {
    const auto given = [](bool boat_built, bool ship_built) {
        Table table = Table().own(kA, {Tirona}).goods(Tirona, {{Kind::Gold, 4}});
        table.own(kB, {Kolchia}).goods(Kolchia, {{Kind::Wood, 2}});
        table.state.board.boat_built = boat_built;
        table.state.board.ship_built = ship_built;
        return table.begin(Phase::Development);
    };
    const auto offers_ship = [](const Table& table) {
        return std::ranges::count(table.recipes(), Recipe::ShipGold) == 1;
    };
    const auto offers_boat = [](Table table) {
        table.play(ActionKind::Done);
        return std::ranges::count(table.recipes(), Recipe::BoatWood) == 1;
    };
    CHECK(offers_ship(given(true, false)));
    CHECK_FALSE(offers_boat(given(true, false)));
    CHECK_FALSE(offers_ship(given(false, true)));
    CHECK(offers_boat(given(false, true)));
}

TEST_CASE("Ex-5 A6.11 a coal source fills its country up to 1") {
    for (const auto& [lying, added] : {std::pair(0, 1), std::pair(1, 0), std::pair(3, 0)}) {
        Table table = Table().own(kA, {Sitara}).source(Sitara, Kind::Coal);
        if (lying > 0)
            table.goods(Sitara, {{Kind::Coal, lying}});
        table.open(Phase::Production);
        CHECK(table.in(Sitara).count(Kind::Coal) == lying + added);
    }
}

TEST_CASE("Ex-6 A6.10 A6.12 cities double the sources of their owner next to them") {
    const auto given = [](SeatId of_falkenried) {
        Table table = Table().own(kA, {Sitara, Mesa, Falkenried}).own(kB, {Bramant});
        if (of_falkenried != kA)
            table.own(of_falkenried, {Falkenried});
        table.source(Sitara, Kind::Gold).city(Sitara);
        table.source(Mesa, Kind::Iron).city(Mesa).goods(Mesa, {{Kind::Iron, 1}});
        return table.source(Falkenried, Kind::Coal).open(Phase::Production);
    };
    CHECK(given(kA).in(Sitara).count(Kind::Gold) == 2);
    CHECK(given(kA).in(Mesa).count(Kind::Iron) == 2);
    CHECK(given(kA).in(Falkenried).count(Kind::Coal) == 2);
    CHECK(given(kB).in(Falkenried).count(Kind::Coal) == 1);
}

TEST_CASE("A6.10 a city in the source's own country doubles it, and so does one next to it") {
    const auto stock = [](Country with_city) {
        Table table = Table().own(kA, {Sitara, Falkenried}).source(Sitara, Kind::Gold);
        return table.city(with_city).open(Phase::Production).in(Sitara).count(Kind::Gold);
    };
    CHECK(stock(Sitara) == 2);
    CHECK(stock(Falkenried) == 2);
}

TEST_CASE("Ex-7 A6.15 A6.16 A6.17 A6.20 a foal goes home, or next to the herd") {
    const auto given = [] {
        Table table = Table().own(kA, {Drusia, Zothic, Comorium, Ys, Doilan});
        return table.source(Drusia, Kind::Horse);
    };
    Table herd = given().goods(Drusia, {{Kind::Horse, 1}}).goods(Zothic, {{Kind::Horse, 1}});
    CHECK(herd.open(Phase::Production).offered_countries() == countries({Doilan, Comorium, Ys}));
    Table alone = given().goods(Drusia, {{Kind::Horse, 1}});
    CHECK(alone.open(Phase::Production).offered_countries() == countries({Zothic, Doilan}));
    Table empty = given().open(Phase::Production);
    CHECK(empty.in(Drusia).has(Kind::Horse));
    CHECK(empty.ask() == Ask::Gate);
}

TEST_CASE("Ex-14 A4.2 A4.6 A4.7 A4.8 set-up of 3 players from B, of 6 players from A") {
    Options options;
    options.seats = 3;
    options.opener = 2;
    Table three(options);
    three.state = Rules::initial(three.content, options);
    std::array<int, 3> placed{};
    while (three.ask() == Ask::SourceCountry) {
        ++placed[static_cast<std::size_t>(three.asked())];
        three.play({three.offered().front()});
    }
    CHECK(placed == std::array{5, 6, 5});
    while (three.ask() == Ask::Turning) {
        engine::ActionList list;
        Rules::legal(three.content, three.state, kNobody, list);
        three.play({list[0]});
    }
    CHECK(three.asked() == kB);
    three.play({three.offered().front()});
    CHECK(three.asked() == kA);
    three.play({three.offered().front()});
    CHECK(three.asked() == kC);
    while (three.ask() == Ask::ClaimCountry)
        three.play({three.offered().front()});
    CHECK(three.state.turn.start == kC);

    options.seats = 6;
    options.opener = 1;
    options.random_sources = true;
    State six = Rules::initial(three.content, options);
    core::Rng rng(1);
    while (six.turn.round == 0)
        engine::random_step<Rules>(three.content, six, rng);
    std::array<int, 6> bases{};
    for (std::size_t i = 0; i < 6; ++i)
        bases[i] = six.seats[i].base.value();
    CHECK(bases == std::array{8, 7, 7, 7, 8, 8});
    CHECK(six.turn.start == kE);
}

TEST_CASE("Ex-15 A4.5 sources dealt by chance: weights of the first two countries") {
    Options options = options_of_examples(4);
    options.random_sources = true;
    options.opener = 1;
    const Content& content = embedded::kContent;
    State state = Rules::initial(content, options);
    const auto weights = [&] {
        std::vector<int> all;
        engine::ActionList list;
        Rules::legal(content, state, kNobody, list);
        for (const Action action : list)
            all.push_back(Rules::weight(content, state, action));
        return all;
    };
    CHECK(weights() == std::vector{4, 3, 3, 3, 3, 20});
    Rules::apply(content, state, kNobody, action::dealt(Kind::Wood));
    CHECK(state.board.source(Kind::Wood) == countries({Nordmark}));
    CHECK(weights() == std::vector{3, 3, 3, 3, 3, 20});
}

TEST_CASE("Ex-16 A6.7 A6.2 where vessels are launched, and what is made on a boat") {
    Table table = Table().own(kA, {Karnath, Vagon, Ys});
    for (const Country country : {Karnath, Vagon, Ys})
        table.goods(country, {{Kind::Wood, 5}});
    table.begin(Phase::Development).play({make_by(Recipe::BoatWood)});
    CHECK(table.offered_countries() == countries({Vagon, Ys}));
    Table vagon = table;
    CHECK(vagon.play({at(Vagon)}).places() == std::vector{section(2), section(3), section(4)});
    CHECK(table.play({at(Ys)}).places() == std::vector{shallow(6), shallow(9)});
    table.play({action::to(shallow(6))});
    Table ship = Table().own(kA, {Karnath, Vagon, Ys});
    for (const Country country : {Karnath, Vagon, Ys})
        ship.goods(country, {{Kind::Wood, 5}});
    ship.begin(Phase::Development).play({make_by(Recipe::ShipWood), at(Ys)});
    CHECK(ship.places() == std::vector{shallow(6), shallow(9), deep(6)});

    Table aboard;
    aboard.vessel(kA,
                  boat(1),
                  shallow(32),
                  {{Kind::Gold, 2}, {Kind::Wood, 1}, {Kind::Coal, 1}, {Kind::Iron, 1}});
    aboard.begin(Phase::Development);
    CHECK(aboard.recipes() == std::vector{Recipe::WeaponIronCoal, Recipe::WeaponGold});
}

TEST_CASE(
    "Ex-17 A2.7 A6.5 A6.6 A6.76 A9.3 a second weapon adds nothing, and the last one is gone") {
    Table table = Table().own(kA, {Mesa});
    table.goods(Mesa, {{Kind::Weapon, 1}, {Kind::Iron, 1}, {Kind::Coal, 1}});
    CHECK(table.value(Mesa) == 4);
    table.begin(Phase::Development).play({make_by(Recipe::WeaponIronCoal)});
    CHECK(table.in(Mesa) == goods({{Kind::Weapon, 2}}));
    CHECK(table.value(Mesa) == 4);
    const int supply = table.state.board.supply.count(Kind::Weapon);
    table.cancel(Phase::Transport);
    CHECK(table.in(Mesa) == goods({{Kind::Weapon, 1}}));
    CHECK(table.state.board.supply.count(Kind::Weapon) == supply + 1);

    Table last = Table().own(kA, {Mesa}).own(kB, {Tirona}).supply(Kind::Weapon, 1);
    last.goods(Mesa, {{Kind::Gold, 2}}).goods(Tirona, {{Kind::Gold, 2}});
    last.begin(Phase::Development).play({make_by(Recipe::WeaponGold)});
    CHECK(last.in(Mesa) == goods({{Kind::Weapon, 1}}));
    CHECK(last.in(Tirona) == goods({{Kind::Gold, 2}}));
    CHECK(last.ask() == Ask::Gate);
}

TEST_CASE("Ex-18 A6.17 A6.18 two studs: the order matters") {
    const auto given = [] {
        Table table = Table().own(kA, {Nordmark, Albur, Revena});
        table.source(Nordmark, Kind::Horse).source(Albur, Kind::Horse);
        return table.goods(Albur, {{Kind::Horse, 1}});
    };
    Table table = given().open(Phase::Production);
    CHECK(table.offered_countries() == countries({Nordmark, Albur}));
    table.play({at(Albur)});
    CHECK(table.offered_countries() == countries({Nordmark, Revena}));
    table.play({at(Nordmark)});
    CHECK(table.in(Revena).has(Kind::Horse));
    CHECK(table.ask() == Ask::Gate);
    Table lost = given().own(kD, {Revena}).open(Phase::Production).play({at(Nordmark)});
    CHECK(lost.in(Nordmark).count(Kind::Horse) == 1);
    CHECK(lost.ask() == Ask::Gate);
}

TEST_CASE("Ex-19 A6.13 A9.4 one gold in the supply: A chooses the source, B gets nothing") {
    Table table = Table().own(kA, {Thulen, Ilion}).own(kB, {Kharun}).supply(Kind::Gold, 1);
    for (const Country country : {Thulen, Ilion, Kharun})
        table.source(country, Kind::Gold);
    table.open(Phase::Production);
    CHECK(table.asked() == kA);
    CHECK(table.offered_countries() == countries({Thulen, Ilion}));
    table.play({at(Ilion)});
    CHECK(table.in(Ilion).count(Kind::Gold) == 1);
    CHECK(table.in(Kharun).empty());
}

}  // namespace ascalion::testing

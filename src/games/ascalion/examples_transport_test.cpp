// Worked examples: transport by land and water (Ex-9 to Ex-12, Ex-26 to Ex-37).
#include "games/ascalion/testing.h"

namespace ascalion::testing {

using action::at;
using action::load_from;
using action::pick;
using action::take;
using action::to;
using action::unload_to;
using enum Country;

namespace {

Place place_of(const Table& table, Vessel vessel) { return table.state.board.place(vessel); }

int transports(int countries_owned, int boats, int base, int seats = 4) {
    Options options = options_of_examples(seats);
    options.islands = Toggle::On;
    Table table(options);
    table.own(kA, {});
    for (int i = 0; i < countries_owned; ++i)
        set_owner(table.state, area_of(static_cast<Country>(i)), kA);
    for (int i = 1; i <= boats; ++i)
        table.vessel(kA, boat(i), shallow(32));
    table.state.seat(kA).base = Counter(base);
    return transporting::transports_of(table.content, table.state, kA);
}

}  // namespace

TEST_CASE("Ex-9 A6.44 areas above the base number give transports") {
    CHECK(transports(11, 0, 9) == 1);
    CHECK(transports(12, 0, 9) == 2);
    CHECK(transports(15, 0, 9) == 3);
    CHECK(transports(10, 2, 9) == 2);
    CHECK(transports(5, 0, 9) == 1);
    CHECK(transports(10, 0, 7, 6) == 2);
    CHECK(transports(10, 0, 8, 6) == 1);
}

TEST_CASE("Ex-10 A6.49 A6.52 the horse of Ys takes cargo through Comorium to Doilan") {
    Table table = Table().own(kA, {Ys, Comorium, Doilan});
    table.goods(Ys, {{Kind::Horse, 1}, {Kind::Gold, 2}, {Kind::Coal, 1}, {Kind::Weapon, 1}});
    table.goods(Comorium, {{Kind::Wood, 1}, {Kind::Iron, 1}}).open(Phase::Transport);
    table.play({kRide, at(Ys), pick(Kind::Gold), take(2), pick(Kind::Coal), pick(Kind::Weapon)});
    table.play({kClose, at(Comorium), pick(Kind::Gold), take(1), pick(Kind::Coal), kClose});
    table.play({pick(Kind::Wood), pick(Kind::Iron), kClose, at(Doilan)});
    CHECK(table.in(Comorium) == goods({{Kind::Gold, 1}, {Kind::Coal, 1}}));
    CHECK(table.in(Doilan)
          == goods({{Kind::Horse, 1},
                    {Kind::Wood, 1},
                    {Kind::Gold, 1},
                    {Kind::Iron, 1},
                    {Kind::Weapon, 1}}));
    CHECK(table.in(Ys).empty());
}

TEST_CASE("Ex-11 A6.51 the horse chain from Mabaron to Revena prepares a city") {
    Table table = Table().own(kA, {Mabaron, Ikarien, Orphir, Revena});
    table.goods(Mabaron, {{Kind::Horse, 1}, {Kind::Coal, 2}, {Kind::Gold, 1}});
    table.goods(Ikarien, {{Kind::Horse, 1}, {Kind::Weapon, 1}});
    table.goods(Orphir, {{Kind::Horse, 1}, {Kind::Wood, 1}, {Kind::Iron, 1}});
    table.goods(Revena, {{Kind::Horse, 1}, {Kind::Iron, 1}}).open(Phase::Transport);
    table.play({kChain, at(Mabaron), pick(Kind::Gold), pick(Kind::Coal), take(2), kClose});
    table.play({at(Ikarien), kClose, pick(Kind::Weapon), kClose});
    table.play(
        {at(Orphir), pick(Kind::Coal), take(1), kClose, pick(Kind::Wood), kClose, at(Revena)});
    CHECK(table.in(Revena)
          == goods({{Kind::Horse, 1},
                    {Kind::Weapon, 1},
                    {Kind::Wood, 1},
                    {Kind::Gold, 1},
                    {Kind::Coal, 1},
                    {Kind::Iron, 1}}));
    CHECK(table.in(Orphir) == goods({{Kind::Horse, 1}, {Kind::Coal, 1}, {Kind::Iron, 1}}));
    table.begin(Phase::Development);
    Table city = table;
    CHECK(city.play({action::make_by(Recipe::CityMixed)}).state.board.cities
          == countries({Revena}));
    table.play({action::make_by(Recipe::WeaponIronCoal)});
    CHECK(table.offered_countries() == countries({Orphir, Revena}));
}

TEST_CASE("Ex-12 A6.59 A6.64 A6.65 the boat of the rulebook sails from s36 to r05") {
    const auto given = [](SeatId start) {
        Table table = Table(3).start_player(start);
        table.own(kA, {HipposLand});
        table.vessel(kA, boat(1), shallow(36), {{Kind::Weapon, 1}, {Kind::Horse, 1}});
        table.own(kC, {Minda, Ilion, Zothic});
        table.goods(Vagon, {{Kind::Weapon, 1}});
        table.goods(Minda, {{Kind::Weapon, 1}, {Kind::Horse, 1}}).goods(Ilion, {{Kind::Horse, 1}});
        table.open(Phase::Transport).until(kA);
        table.play({kBoat, to(shallow(1)), to(section(1)), to(section(2)), to(section(3))});
        CHECK(table.state.transport.points == 2);
        CHECK(table.value(boat(1)) == 7);
        return table.play({to(section(4))});
    };
    Table table = given(kC);
    CHECK(table.asked() == kC);
    table.no();
    CHECK(table.asked() == kB);
    table.yes();
    CHECK(place_of(table, boat(1)) == section(4));
    table.play({to(section(5))});
    CHECK(place_of(table, boat(1)) == section(5));
    CHECK(table.state.transport.points == 0);
    Table other = given(kA);
    CHECK(other.asked() == kB);
    other.yes();
    CHECK(place_of(other, boat(1)) == section(4));
}

TEST_CASE("Ex-26 A6.45 A6.76 two rides in a row save the horse that would be surplus") {
    const auto given = [] {
        Table table = Table().own(kA, {Albur, Revena, Orphir});
        table.state.seat(kA).base = Counter(0);
        return table.goods(Albur, {{Kind::Horse, 1}}).goods(Revena, {{Kind::Horse, 1}});
    };
    Table both = given().open(Phase::Transport);
    both.play({kRide, at(Albur), at(Revena), kStop, kRide, at(Revena), at(Orphir), kStop});
    both.until(Ask::Target);
    CHECK(both.in(Revena).count(Kind::Horse) == 1);
    CHECK(both.in(Orphir).count(Kind::Horse) == 1);
    Table one = given().open(Phase::Transport);
    one.play({kRide, at(Albur), at(Revena), kStop}).until(Ask::Target);
    CHECK(one.in(Revena).count(Kind::Horse) == 1);
    CHECK(one.in(Orphir).empty());
}

TEST_CASE("Ex-27 A6.49 a ride may come back to its first country") {
    Table table = Table().own(kA, {Sitara, Orphir});
    table.goods(Sitara, {{Kind::Horse, 1}}).goods(Orphir, {{Kind::Iron, 2}});
    table.open(Phase::Transport);
    table.play({kRide, at(Sitara), at(Orphir), pick(Kind::Iron), take(2), kClose, at(Sitara)});
    CHECK(table.in(Sitara) == goods({{Kind::Horse, 1}, {Kind::Iron, 2}}));
}

TEST_CASE("Ex-28 A6.51 A6.54 a chain has one direction and needs a horse everywhere") {
    const auto given = [] {
        Table table = Table().own(kA, {Mabaron, Ikarien, Orphir});
        table.goods(Mabaron, {{Kind::Horse, 1}, {Kind::Gold, 1}});
        return table.goods(Orphir, {{Kind::Horse, 1}, {Kind::Coal, 1}});
    };
    Table table = given().goods(Ikarien, {{Kind::Horse, 1}}).open(Phase::Transport);
    table.play({kChain});
    CHECK(table.offered_countries() == countries({Mabaron, Orphir}));
    table.play({at(Mabaron), at(Ikarien), kClose, at(Orphir)});
    CHECK(table.in(Orphir).has(Kind::Gold));
    CHECK(table.in(Orphir).has(Kind::Coal));
    Table broken = given().open(Phase::Transport);
    CHECK_FALSE(broken.offers(ActionKind::Chain));
    CHECK(broken.play({kRide, at(Mabaron), kClose, at(Ikarien)}).offers(at(Orphir)));
}

TEST_CASE("Ex-29 A6.56 A6.57 a boat loads and unloads without a step") {
    Table table = Table().own(kA, {Nordmark, Thulen}).vessel(kA, boat(1), shallow(34));
    table.goods(Nordmark, {{Kind::Horse, 1}, {Kind::Iron, 2}}).open(Phase::Transport);
    table.play({kBoat, load_from(Nordmark), pick(Kind::Horse), pick(Kind::Iron), take(2), kClose});
    table.play({unload_to(Thulen), pick(Kind::Horse), pick(Kind::Iron), take(2), kClose});
    CHECK(table.state.transport.points == 8);
    table.play({kStop});
    CHECK(table.in(Thulen) == goods({{Kind::Horse, 1}, {Kind::Iron, 2}}));
}

TEST_CASE("Ex-30 A6.59 A6.60 A6.61 points of a ship and of a boat on the river") {
    Table table;
    table.vessel(kA, ship(1), shallow(34)).open(Phase::Transport);
    table.play({kShip, to(deep(28)), to(deep(27)), to(deep(26)), to(deep(24)), to(shallow(32))});
    CHECK(table.state.transport.points == 2);
    for (const Place place : table.places())
        CHECK((is_deep(place) || place == shallow(31) || place == shallow(33)));
    CHECK(table.offers(kStop));
    table.play({to(shallow(31))});
    CHECK(table.places().empty());
    CHECK(place_of(table, ship(1)) == shallow(31));

    const auto down = [](int from, int last) {
        Table river = Table().own(kA,
                                  {HipposLand,
                                   Cimmria,
                                   Vagon,
                                   Minda,
                                   Ilion,
                                   Zothic,
                                   Velmora,
                                   Drusia,
                                   Arkadon,
                                   Mesa,
                                   Lyonar});
        river.vessel(kA, boat(1), section(from)).open(Phase::Transport).play({kBoat});
        for (int i = from - 1; i >= last; --i)
            river.play({to(section(i))});
        return river;
    };
    CHECK(down(7, 1).offers(to(shallow(1))));
    CHECK(down(8, 1).state.transport.points == 1);
    CHECK_FALSE(down(8, 1).offers(to(shallow(1))));
}

TEST_CASE("Ex-31 A6.67 A6.68 a refused step is not offered again, the way back is free") {
    Table table = Table().own(kA, {Cimmria}).own(kB, {HipposLand, Vagon});
    table.vessel(kA, boat(1), shallow(1)).goods(Vagon, {{Kind::Weapon, 1}});
    table.open(Phase::Transport).play({kBoat, to(section(1)), to(section(2))});
    CHECK(table.state.transport.points == 5);
    table.play({to(section(3))});
    CHECK(table.asked() == kB);
    table.no();
    CHECK(table.places() == std::vector{section(1)});
    CHECK(table.offers(kStop));
    table.play({to(section(1))});
    CHECK(table.state.transport.points == 4);
    CHECK(table.asked() == kA);
    table.play({to(shallow(1))});
    CHECK(place_of(table, boat(1)) == shallow(1));
}

TEST_CASE("Ex-32 A6.66 A6.67 the same owner may answer differently later in the voyage") {
    Table table = Table().own(kA, {Vagon, Ilion}).own(kC, {Minda});
    table.vessel(kA, boat(1), section(3)).goods(Minda, {{Kind::Weapon, 1}});
    table.open(Phase::Transport).play({kBoat, to(section(4))}).yes();
    table.play({to(section(3))});
    CHECK(table.asked() == kA);
    table.play({to(section(2))});
    CHECK(table.asked() == kC);
    table.no();
    CHECK(table.places() == std::vector{section(4)});
    CHECK(table.offers(kStop));
    table.play({to(section(4))});
    CHECK(place_of(table, boat(1)) == section(4));
}

TEST_CASE("Ex-33 A6.64 A6.65 who cannot change the result is not asked") {
    Table table = Table().own(kB, {Velmora}).own(kC, {Lyonar}).city(Lyonar);
    table.vessel(kA, boat(1), section(9), {{Kind::Weapon, 1}}).goods(Velmora, {{Kind::Horse, 1}});
    table.goods(Lyonar, {{Kind::Weapon, 1}, {Kind::Horse, 1}}).open(Phase::Transport);
    CHECK(table.content.place(section(9)).touching == countries({Velmora, Lyonar}));
    CHECK(table.value(Lyonar) == 8);
    table.play({kBoat, to(section(10))});
    CHECK(table.asked() == kC);
    table.no();
    CHECK(place_of(table, boat(1)) == section(9));

    Table both = Table().own(kC, {Lyonar, Mesa});
    both.vessel(kA, boat(1), section(10), {{Kind::Weapon, 1}, {Kind::Horse, 1}});
    both.goods(Lyonar, {{Kind::Weapon, 1}}).goods(Mesa, {{Kind::Horse, 1}}).city(Mesa);
    both.state.board.cities.erase(Mesa);
    CHECK(both.content.place(section(10)).touching == countries({Lyonar, Mesa}));
    both.goods(Mesa, {{Kind::Weapon, 1}});
    both.open(Phase::Transport).play({kBoat, to(section(11))});
    CHECK(both.asked() == kC);
    both.no();
    CHECK(place_of(both, boat(1)) == section(10));
}

TEST_CASE("Ex-34 A2.7 A6.69 A6.76 three weapons aboard count once") {
    Table table = Table().own(kA, {Vagon}).own(kC, {Minda}).city(Minda);
    table.vessel(kA, boat(1), section(3)).goods(Vagon, {{Kind::Weapon, 3}});
    table.goods(Minda, {{Kind::Weapon, 1}}).open(Phase::Transport);
    table.play({kBoat, load_from(Vagon), pick(Kind::Weapon), take(3), kClose});
    CHECK(table.value(boat(1)) == 6);
    table.play({to(section(4))});
    CHECK(table.asked() == kC);
    table.yes().play({kStop}).until(Ask::Target);
    CHECK(table.in(boat(1)).count(Kind::Weapon) == 1);
}

TEST_CASE("Ex-35 A6.63 A6.65 each step out of the section is asked for") {
    Table table = Table().own(kB, {HipposLand}).own(kD, {Cimmria});
    table.vessel(kA, boat(1), section(1)).goods(HipposLand, {{Kind::Weapon, 1}});
    table.open(Phase::Transport).play({kBoat, to(shallow(1))});
    CHECK(table.asked() == kB);
    table.no();
    CHECK(place_of(table, boat(1)) == section(1));
    table.play({to(section(2))});
    CHECK(table.asked() == kB);
}

TEST_CASE("Ex-36 A6.70 A6.74 a boat on the high sea sinks when the phase is cancelled") {
    Table table;
    table.vessel(kA, boat(1), shallow(10), {{Kind::Gold, 2}, {Kind::Horse, 1}});
    const int gold = table.state.board.supply.count(Kind::Gold);
    const int horses = table.state.board.supply.count(Kind::Horse);
    table.cancel(Phase::Transport);
    CHECK(place_of(table, boat(1)) == kNoPlace);
    CHECK(table.state.board.supply.count(Kind::Gold) == gold + 2);
    CHECK(table.state.board.supply.count(Kind::Horse) == horses + 1);
}

TEST_CASE("Ex-37 A3.3 A6.71 A6.72 A6.73 boats in distress come first and make for the coast") {
    Table table;
    table.vessel(kA, boat(1), shallow(10)).vessel(kA, boat(2), shallow(29));
    table.open(Phase::Transport);
    CHECK(table.ask() == Ask::Vessel);
    CHECK(table.areas().vessels.size() == 2);
    CHECK(table.areas().countries.empty());
    table.play({at(boat(2))});
    CHECK(table.places() == std::vector{shallow(28), shallow(30)});
    Table out = table;
    out.play({to(shallow(28))});
    CHECK_FALSE(out.offers(kStop));
    table.play({to(shallow(30))});
    CHECK(table.offers(kStop));
    table.play({kStop}).until(Ask::Target);
    CHECK(place_of(table, boat(1)) == kNoPlace);

    Table with_others;
    with_others.vessel(kA, boat(1), shallow(29)).vessel(kA, boat(2), shallow(30));
    with_others.vessel(kA, ship(1), deep(1)).open(Phase::Transport);
    CHECK(with_others.places() == std::vector{shallow(28), shallow(30)});  // of the one in distress

    Options with_islands = options_of_examples(4);
    with_islands.islands = Toggle::On;
    Table islands(with_islands);
    islands.vessel(kA, boat(2), shallow(29)).open(Phase::Transport).play({to(shallow(28))});
    CHECK(islands.offers(kStop));

    Table safe;
    safe.vessel(kA, boat(1), shallow(30)).open(Phase::Transport);
    safe.play({kBoat, to(shallow(29)), kStop}).until(Ask::Target);
    CHECK(place_of(safe, boat(1)) == shallow(29));
    safe.begin(Phase::Transport);
    CHECK(safe.state.board.distressed.contains(boat(1)));
}

}  // namespace ascalion::testing

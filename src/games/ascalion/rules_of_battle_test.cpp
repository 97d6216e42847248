// Sections 6D, 6E and 7: transports, attacks and the expansion, rule by rule.
#include "games/ascalion/testing.h"

namespace ascalion::testing {

using action::at;
using action::load_from;
using action::pick;
using action::take;
using action::to;
using enum Country;

TEST_CASE("A6.46 A6.56 cargo moves between own areas only, horses and weapons too") {
    Table table = Table().own(kA, {Nordmark}).vessel(kA, boat(1), shallow(34));
    table.vessel(kB, boat(2), shallow(34), {{Kind::Gold, 1}}).goods(Thulen, {{Kind::Gold, 1}});
    table.goods(Nordmark, {{Kind::Horse, 1}, {Kind::Weapon, 1}}).city(Nordmark);
    table.open(Phase::Transport).play({kBoat});
    CHECK(table.offers(load_from(Nordmark)));
    CHECK_FALSE(table.offers(load_from(Thulen)));
    CHECK_FALSE(table.offers(load_from(area_of(boat(2)))));
    table.play({load_from(Nordmark)});
    CHECK(table.offers(pick(Kind::Horse)));
    CHECK(table.offers(pick(Kind::Weapon)));
}

TEST_CASE("A6.47 the menu names the transports that are possible, and done") {
    Table table = Table().own(kA, {Sitara, Orphir}).goods(Sitara, {{Kind::Wood, 1}});
    table.open(Phase::Transport);
    CHECK(table.offered() == std::vector{kFoot, action::bare(ActionKind::Done)});
    Table rich = Table().own(kA, {Sitara, Orphir}).vessel(kA, boat(1), shallow(31));
    rich.vessel(kA, ship(1), shallow(31)).goods(Sitara, {{Kind::Wood, 1}, {Kind::Horse, 1}});
    rich.goods(Orphir, {{Kind::Horse, 1}}).open(Phase::Transport);
    CHECK(rich.offered().size() == 6);
}

TEST_CASE("A6.48 on foot over one border, also across the river, never with a horse") {
    Table table = Table().own(kA, {Sitara, Falkenried, Nordmark});
    table.goods(Sitara, {{Kind::Wood, 2}, {Kind::Horse, 1}, {Kind::Weapon, 1}});
    table.open(Phase::Transport).play({kFoot, at(Sitara), at(Falkenried)});
    CHECK_FALSE(table.offers(pick(Kind::Horse)));
    CHECK_FALSE(table.offers(ActionKind::Close));
    table.play({pick(Kind::Wood), take(2), pick(Kind::Weapon)});
    CHECK(table.in(Falkenried) == goods({{Kind::Wood, 2}, {Kind::Weapon, 1}}));
    CHECK(table.in(Sitara) == goods({{Kind::Horse, 1}}));
}

TEST_CASE("A6.50 a rider may go without cargo, and never takes another horse") {
    Table table = Table().own(kA, {Sitara, Orphir}).goods(Sitara, {{Kind::Horse, 2}});
    table.goods(Orphir, {{Kind::Horse, 1}}).open(Phase::Transport);
    table.play({action::bare(ActionKind::Ride), at(Sitara)});
    CHECK_FALSE(table.offers(pick(Kind::Horse)));
    table.play({at(Orphir), kStop});
    CHECK(table.in(Sitara).count(Kind::Horse) == 1);
}

TEST_CASE("A6.53 picks of a list: kind, amount, kinds in order, close") {
    Table table = Table().own(kA, {Sitara, Orphir, Revena});
    table.goods(Sitara, {{Kind::Wood, 2}, {Kind::Gold, 1}, {Kind::Iron, 3}});
    table.open(Phase::Transport).play({kFoot, at(Sitara), at(Orphir), pick(Kind::Gold)});
    CHECK_FALSE(table.offers(pick(Kind::Wood)));
    CHECK(table.offers(pick(Kind::Iron)));
    CHECK(table.offers(kClose));
    table.choose(pick(Kind::Iron));
    CHECK(table.offered() == std::vector{take(1), take(2), take(3)});
}

TEST_CASE("A6.55 A6.58 a voyage offers stop only after something was done") {
    Table table = Table().own(kA, {Sitara}).vessel(kA, boat(1), shallow(31));
    table.open(Phase::Transport).play({kBoat});
    CHECK(table.state.transport.points == 8);
    CHECK_FALSE(table.offers(kStop));
    table.choose(to(shallow(32)));
    CHECK(table.offers(kStop));
}

TEST_CASE("A6.56 A6.62 each area once for loading and once for unloading at a halt") {
    Table table = Table().own(kA, {Nordmark}).vessel(kA, boat(1), shallow(34));
    table.goods(Nordmark, {{Kind::Gold, 2}}).open(Phase::Transport);
    table.play({kBoat, load_from(Nordmark), pick(Kind::Gold), take(1)});
    CHECK_FALSE(table.offers(load_from(Nordmark)));
    CHECK(table.offers(action::unload_to(Nordmark)));
}

TEST_CASE("A6.75 upkeep ends distress and eliminates who lost his last boat") {
    Table table = Table().own(kB, {}).vessel(kB, boat(1), shallow(10));
    table.cancel(Phase::Transport);
    CHECK(table.state.board.distressed.empty());
    CHECK_FALSE(is_playing(table.state, kB));
}

TEST_CASE("A6.78 A6.91 everybody attacks or passes in turn; a failure costs nothing but the turn") {
    Table table = Table().own(kA, {Orphir}).own(kB, {Ikarien}).goods(Ikarien, {{Kind::Weapon, 1}});
    table.goods(Orphir, {{Kind::Gold, 1}}).begin(Phase::Attack);
    CHECK(table.asked() == kA);
    CHECK(table.offers(ActionKind::Pass));
    table.play({at(Ikarien)}).until(kB);
    CHECK(table.owner(Ikarien) == kB);
    CHECK(table.in(Orphir) == goods({{Kind::Gold, 1}}));
    CHECK(table.ask() == Ask::Target);
}

TEST_CASE("A6.85 surplus goes after the extra transport, before the allies speak") {
    Table table = Table().own(kA, {Orphir, Revena}).own(kB, {Ikarien}).own(kC, {Mabaron});
    table.goods(Orphir, {{Kind::Weapon, 1}}).goods(Revena, {{Kind::Weapon, 1}});
    table.begin(Phase::Attack).play({at(Ikarien), kFoot});
    CHECK(table.ask() == Ask::Side);
    CHECK(table.in(Orphir).count(Kind::Weapon) == 1);
    CHECK(table.in(Revena).empty());
}

TEST_CASE("A6.87 allies are asked in turn order and see the sums so far") {
    Table table = Table().own(kA, {Orphir}).own(kB, {Ikarien}).own(kC, {Mabaron});
    table.begin(Phase::Attack).play({at(Ikarien)});
    CHECK(table.asked() == kC);
    CHECK(table.offered().size() == 3);
    const Sums before = sums_of(table.content, table.state);
    table.play(ActionKind::ForDefender);
    CHECK(table.asked() == kD);
    CHECK(sums_of(table.content, table.state) == Sums{before.attack, before.defence + 1});
}

TEST_CASE("A6.97 A6.98 after a success: bonus transports with any cargo, another attack, the end") {
    Table table = Table().own(kA, {Orphir, Revena}).own(kB, {Ikarien, Bramant}).city(Orphir);
    table.goods(Revena, {{Kind::Gold, 2}}).goods(Orphir, {{Kind::Weapon, 1}});
    table.begin(Phase::Attack).play({at(Ikarien), action::bare(ActionKind::NoTransport)}).until(kA);
    CHECK(table.ask() == Ask::Bonus);
    CHECK(table.offers(kFoot));
    CHECK(table.offers(ActionKind::Attack));
    CHECK(table.offers(ActionKind::End));
    table.play({kFoot, at(Revena), at(Orphir), pick(Kind::Gold), take(2)});
    CHECK(table.in(Orphir).count(Kind::Gold) == 2);
    CHECK_FALSE(table.offers(kFoot));
}

TEST_CASE("A7.8 the owner of both temples places four followers and may decline") {
    Table table = expanded().own(kB, {Mesa, Velmora}).temple(Religion::Brothers, Mesa);
    table.temple(Religion::Sisters, Velmora).open(Phase::Production);
    CHECK(table.asked() == kB);
    table.play(ActionKind::Decline).play({at(Sitara)}).choose(at(Karnath));
    CHECK(table.state.board.follower(Religion::Brothers).size() == 1);
    CHECK(table.state.board.follower(Religion::Sisters).size() == 1);
    CHECK(table.offers(ActionKind::Decline));
    table.play(ActionKind::Decline);
    CHECK(table.ask() == Ask::Gate);
}

TEST_CASE("A7.9 A7.29 temples, followers, universities and books have no value; they sail along") {
    Table table = expanded().own(kB, {Mesa}).temple(Religion::Brothers, Mesa);
    table.university(kB, Mesa).book(Mesa).vessel(kA, boat(1), shallow(31));
    CHECK(table.value(Mesa) == 1);
    table.state.board.followers[0].insert(area_of(boat(1)));
    CHECK(table.value(boat(1)) == 3);
    table.open(Phase::Transport).until(kA).play({kBoat, to(shallow(32)), kStop});
    CHECK(table.state.board.follower(Religion::Brothers).contains(area_of(boat(1))));
    CHECK(table.state.board.place(boat(1)) == shallow(32));
}

TEST_CASE("A7.14 A7.30 conversion has no effect on development, production and transports") {
    Table table = expanded().own(kA, {Sitara, Orphir}).own(kB, {Mesa});
    table.temple(Religion::Brothers, Mesa).follower(Religion::Brothers, Sitara);
    table.source(Sitara, Kind::Wood).goods(Sitara, {{Kind::Gold, 2}});
    table.state.board.temples[1] = Bramant;
    table.begin(Phase::Development);
    CHECK(table.recipes() == std::vector{Recipe::WeaponGold});
    table.open(Phase::Production);
    CHECK(table.in(Sitara).has(Kind::Wood));
    table.open(Phase::Transport);
    CHECK(table.offers(kFoot));
}

TEST_CASE("A7.30 a book and a follower sink with their boat") {
    Table table = expanded().own(kB, {Mesa}).temple(Religion::Brothers, Mesa);
    table.vessel(kA, boat(1), shallow(10)).vessel(kA, boat(2), shallow(12));
    table.state.board.books.insert(area_of(boat(1)));
    table.state.board.followers[0].insert(area_of(boat(2)));
    table.cancel(Phase::Transport);
    CHECK(table.state.board.books.empty());
    CHECK(table.state.board.follower(Religion::Brothers).empty());
}

}  // namespace ascalion::testing

// Sections 2, 6A to 6C: tokens, development, production and trade, rule by rule.
#include "games/ascalion/testing.h"

namespace ascalion::testing {
namespace {

using action::at;
using action::make_by;
using action::pick;
using enum Country;

Table traders() {
    Table table = Table().own(kA, {Sitara, Orphir}).own(kB, {Mesa, Falkenried});
    table.goods(Sitara, {{Kind::Wood, 3}, {Kind::Weapon, 1}});
    return table.goods(Mesa, {{Kind::Gold, 2}});
}

}  // namespace

TEST_CASE("A2.3 a token that is not in the supply cannot be gained") {
    Table table = Table().own(kA, {Sitara}).source(Sitara, Kind::Coal).supply(Kind::Coal, 0);
    table.open(Phase::Production);
    CHECK(table.in(Sitara).empty());
    Table boats = Table().own(kA, {Revena}).goods(Revena, {{Kind::Wood, 3}});
    for (int i = 1; i <= kBoats; ++i)
        boats.vessel(kD, boat(i), shallow(1));
    CHECK(boats.begin(Phase::Development).recipes().empty());
}

TEST_CASE("A2.4 an area holds any number of materials, but one city") {
    Table table = Table().own(kA, {Tirona}).goods(Tirona, {{Kind::Gold, 21}});
    table.begin(Phase::Development).play({make_by(Recipe::CityGold)});
    CHECK(table.in(Tirona).count(Kind::Gold) == 17);
    CHECK(std::ranges::count(table.recipes(), Recipe::CityGold) == 0);
}

TEST_CASE("A2.5 vessels of several owners share a place") {
    Table table;
    table.vessel(kA, boat(1), section(5), {{Kind::Wood, 9}}).vessel(kB, boat(2), section(5));
    table.vessel(kC, boat(3), section(5));
    CHECK(touching(table.content, table.state, area_of(boat(1))).vessels.size() == 2);
}

TEST_CASE("A2.7 A11.18 values of countries, boats and ships") {
    Table table = Table().own(kA, {Mesa}).vessel(kA, boat(1), shallow(1));
    table.vessel(kA, ship(1), shallow(1));
    CHECK(table.value(Mesa) == 1);
    CHECK(table.value(boat(1)) == 3);
    CHECK(table.value(ship(1)) == 5);
    table.city(Mesa).goods(Mesa, {{Kind::Horse, 2}, {Kind::Weapon, 2}, {Kind::Gold, 3}});
    table.goods(boat(1), {{Kind::Horse, 1}, {Kind::Weapon, 1}});
    table.goods(ship(1), {{Kind::Horse, 1}, {Kind::Weapon, 1}});
    CHECK(table.value(Mesa) == 8);
    CHECK(table.value(boat(1)) == 7);
    CHECK(table.value(ship(1)) == 9);
}

TEST_CASE("A2.9 A6.8 a launched vessel takes the lowest free number and belongs to its builder") {
    Table table = Table().own(kA, {Revena}).goods(Revena, {{Kind::Wood, 3}});
    table.vessel(kB, boat(1), shallow(1)).vessel(kB, boat(3), shallow(1));
    table.begin(Phase::Development).play({make_by(Recipe::BoatWood), action::to(shallow(31))});
    CHECK(table.state.board.owner[area_of(boat(2))] == kA);
    CHECK(table.value(boat(2)) == 3);
    table.open(Phase::Transport);
    CHECK(table.ask() == Ask::Transport);
    CHECK(table.offers(ActionKind::Boat));
}

TEST_CASE("A6.9 nothing is turned back into resources: no recipe takes a piece") {
    for (int i = 0; i < kRecipes; ++i) {
        const RecipeSpec& spec = embedded::kContent.recipe(static_cast<Recipe>(i));
        CHECK_FALSE(spec.price.has(Kind::Weapon));
        CHECK_FALSE(spec.price.has(Kind::Horse));
        CHECK_FALSE(spec.price.empty());
    }
}

TEST_CASE("A6.14 materials come before foals, player by player") {
    Table table = Table().own(kA, {Drusia, Zothic}).own(kB, {Mesa});
    table.source(Drusia, Kind::Horse).source(Zothic, Kind::Wood).source(Mesa, Kind::Iron);
    table.goods(Drusia, {{Kind::Horse, 1}}).own(kA, {Doilan}).open(Phase::Production);
    CHECK(table.ask() == Ask::FoalCountry);
    CHECK(table.in(Zothic).has(Kind::Wood));
    CHECK(table.in(Mesa).empty());  // B comes after A's foals
    table.choose(at(Zothic));
    CHECK(table.in(Mesa).has(Kind::Iron));
}

TEST_CASE("A6.19 a foal without a token is lost") {
    Table table = Table().own(kA, {Drusia}).source(Drusia, Kind::Horse).supply(Kind::Horse, 0);
    table.open(Phase::Production);
    CHECK(table.in(Drusia).empty());
    CHECK(table.ask() == Ask::Gate);
}

TEST_CASE("A6.21 A6.23 only resources are traded: a weapon is never offered") {
    Table table = traders().open(Phase::Trade).play({action::offer(kB)});
    CHECK(table.offers(pick(Kind::Wood)));
    CHECK_FALSE(table.offers(pick(Kind::Weapon)));
    CHECK_FALSE(table.offers(pick(Kind::Gold)));
}

TEST_CASE("A6.24 A6.25 A11.26 links are the borders between players when the phase opens") {
    Table table = traders().own(kC, {Nordmark}).open(Phase::Trade);
    CHECK(table.state.trade.links[kA] == (SeatSet::of(kB) | SeatSet::of(kD)));
    CHECK(table.state.trade.links[kB].contains(kA));
    CHECK(table.state.trade.links[kC] == SeatSet::of(kD));
    Table boats = traders().own(kC, {Nordmark}).vessel(kC, boat(1), shallow(31));
    CHECK(boats.open(Phase::Trade).state.trade.links[kC] == SeatSet::of(kD));
    CHECK_FALSE(table.offers(action::offer(kC)));
}

TEST_CASE("A6.31 A6.32 who has nothing, no partner or no offer left passes by himself") {
    Table table = traders().open(Phase::Trade);
    CHECK(table.offered() == std::vector{action::offer(kB), action::bare(ActionKind::Pass)});
    table.state.seat(kA).offers = Counter(table.state.options.offer_cap);
    CHECK(table.offered() == std::vector{action::bare(ActionKind::Pass)});
    Table nothing = Table().own(kA, {Sitara}).own(kB, {Mesa}).goods(Sitara, {{Kind::Wood, 1}});
    nothing.open(Phase::Trade);
    CHECK(nothing.state.turn.phase == Phase::Transport);
}

TEST_CASE("A6.32 A6.41 without a cap offers go on until the phase can remember no more") {
    Table table = traders().open(Phase::Trade);
    table.state.options.offer_cap = kNoOfferCap;
    table.state.seat(kA).offers = Counter(50);
    CHECK(table.offers(action::offer(kB)));
    while (table.state.trade.ledger.size() + 2 <= Ledger::capacity())
        table.state.trade.ledger.push_back({});
    CHECK(table.offered() == std::vector{action::bare(ActionKind::Pass)});
}

TEST_CASE("A6.33 A6.34 gifts are picked by kind and area, wishes by kind up to what is there") {
    Table table = traders().goods(Orphir, {{Kind::Wood, 1}}).open(Phase::Trade);
    table.play({action::offer(kB), pick(Kind::Wood)});
    CHECK(table.offered_countries() == countries({Sitara, Orphir}));
    table.choose(at(Sitara));
    CHECK(table.offers(ActionKind::Close));
    CHECK(table.offers(ActionKind::Withdraw));
    CHECK(table.in(Sitara).count(Kind::Wood) == 3);  // picked tokens stay where they are
    table.play(ActionKind::Close).play({pick(Kind::Gold)}).choose(pick(Kind::Gold));
    CHECK_FALSE(table.offers(pick(Kind::Gold)));
    CHECK(table.offers(ActionKind::Send));
}

TEST_CASE("A6.35 the goods cap ends an offer") {
    Options options = options_of_examples(4);
    options.goods_cap = 2;
    Table table(options);
    table.own(kA, {Sitara}).own(kB, {Mesa}).goods(Sitara, {{Kind::Wood, 3}});
    table.goods(Mesa, {{Kind::Gold, 1}}).open(Phase::Trade);
    table.play({action::offer(kB), pick(Kind::Wood)}).choose(pick(Kind::Wood));
    CHECK_FALSE(table.offers(pick(Kind::Wood)));
}

TEST_CASE("A6.36 withdrawing is passing and uses no offer") {
    Table table = traders().open(Phase::Trade).play({action::offer(kB)});
    table.play(ActionKind::Withdraw);
    CHECK(table.state.trade.passes == 1);
    CHECK(table.state.seat(kA).offers == 0);
    CHECK(table.asked() == kB);
}

TEST_CASE(
    "A11.15 A11.16 a deal leaves totals unchanged, and the ledger is forgotten with the phase") {
    Table table = traders().open(Phase::Trade);
    const Goods before = table.state.board.supply;
    table.play({action::offer(kB), pick(Kind::Wood), at(Sitara), action::bare(ActionKind::Close)});
    table.choose(pick(Kind::Gold)).play(ActionKind::Send).play(ActionKind::Accept);
    CHECK(table.ask() == Ask::Destination);
    table.choose(at(Orphir)).choose(at(Falkenried));
    CHECK(table.in(Orphir) == goods({{Kind::Gold, 1}}));
    CHECK(table.in(Falkenried) == goods({{Kind::Wood, 1}}));
    CHECK(table.state.board.supply == before);
    CHECK(table.state.trade.ledger.size() == 1);
    table.until(kNobody);
    CHECK(table.state.trade.ledger.empty());
    CHECK(table.state.seat(kA).offers == 0);
}

}  // namespace ascalion::testing

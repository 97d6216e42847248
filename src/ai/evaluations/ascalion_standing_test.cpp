#include "ai/evaluations/ascalion_standing.h"

#include <doctest/doctest.h>

#include "ai/testing/standings.h"
#include "games/ascalion/testing.h"

namespace ascalion::testing {
namespace {

using action::pick;
using ai::AscalionStanding;
using ai::ascalion_standing::Feature;
using ai::search::Style;

float feature(const Table& table, SeatId seat, Feature feature) {
    return ai::testing::feature_of<AscalionStanding>(table, seat, feature);
}

float share(const Table& table, SeatId seat) {
    return ai::testing::share_of<AscalionStanding>(table, seat);
}

// A holds a corner of the map, B the rest.
Table corner() {
    Table table(2);
    table.own(kA, {Country::Nordmark, Country::Erein, Country::Albur});
    return table;
}

float weight(const Table& table, Action wanted) {
    return ai::testing::weight_of<AscalionStanding>(table, table.asked(), wanted);
}

}  // namespace

TEST_CASE("shares add up, whoever is gone has none, and every character judges differently") {
    Table table(4);
    float sum = 0;
    for (const SeatId seat : {kA, kB, kC, kD})
        sum += share(table, seat);
    CHECK(sum == doctest::Approx(1));
    set_owner(table.state, area_of(Country::Quellheim), kD);
    CHECK(feature(table, kA, Feature::Gone) == 1);
    CHECK(share(table, kA) < 0.01);
    for (const Style style : {Style::Aggressive, Style::Builder, Style::Opportunist})
        CHECK(AscalionStanding::weights_of(style) != AscalionStanding::weights_of(Style::Balanced));
}

TEST_CASE("computers ask for little more than they give, and not again who refused twice") {
    Table table = Table().own(kA, {Country::Sitara}).own(kB, {Country::Mesa});
    table.goods(Country::Sitara, {{Kind::Wood, 2}});
    table.goods(Country::Mesa, {{Kind::Wood, 2}, {Kind::Gold, 3}}).open(Phase::Trade);
    Table offer = table;
    offer.play({action::offer(kB), pick(Kind::Wood), action::bare(ActionKind::Close)});
    CHECK(weight(offer, pick(Kind::Gold)) > 0);
    offer.play({pick(Kind::Gold)});
    CHECK(weight(offer, pick(Kind::Gold)) > 0);
    offer.play({pick(Kind::Gold)});
    CHECK(weight(offer, pick(Kind::Gold)) == 0);
    CHECK(weight(offer, action::bare(ActionKind::Send)) > 0);
    Table back = table;
    back.play({action::offer(kB), pick(Kind::Wood), action::bare(ActionKind::Close)});
    back.play({pick(Kind::Wood)});
    CHECK(weight(back, pick(Kind::Gold)) == 0);

    CHECK(weight(table, action::offer(kB)) > 0);
    for (const int wood : {1, 2})
        table.state.trade.ledger.push_back(
            LedgerEntry::refused({kA, kB, Goods::of(Kind::Wood, wood), Goods::one(Kind::Gold)}));
    CHECK(weight(table, action::offer(kB)) == 0);
    CHECK(weight(table, action::bare(ActionKind::Pass)) > 0);
}

TEST_CASE(
    "a city is worth more than what it is made of, and that more than the same in two places") {
    const Table scattered = corner()
                                .goods(Country::Albur, {{Kind::Wood, 1}, {Kind::Gold, 1}})
                                .goods(Country::Erein, {{Kind::Coal, 1}, {Kind::Iron, 1}});
    const Table gathered = corner().goods(
        Country::Albur, {{Kind::Wood, 1}, {Kind::Gold, 1}, {Kind::Coal, 1}, {Kind::Iron, 1}});
    const Table built = corner().city(Country::Albur);
    CHECK(feature(scattered, kA, Feature::Progress) > 0);
    CHECK(feature(gathered, kA, Feature::Progress) > feature(scattered, kA, Feature::Progress));
    CHECK(share(gathered, kA) > share(scattered, kA));
    CHECK(share(built, kA) > share(gathered, kA));
}

TEST_CASE("what can be taken and lost is seen: strengths around a country decide") {
    Table table = corner();
    CHECK(feature(table, kA, Feature::Winnable) == 0);
    table.goods(Country::Albur, {{Kind::Weapon, 1}, {Kind::Horse, 1}}).city(Country::Albur);
    CHECK(feature(table, kA, Feature::Winnable) > 0);
    CHECK(feature(table, kB, Feature::Threatened) == feature(table, kA, Feature::Winnable));
    CHECK(feature(corner(), kA, Feature::Threatened) > feature(table, kA, Feature::Threatened));
}

TEST_CASE("between two nobody can help, and what can be taken is sure") {
    Table table = corner().goods(Country::Albur, {{Kind::Weapon, 1}, {Kind::Horse, 1}});
    table.city(Country::Albur).city(Country::Revena);
    CHECK(feature(table, kA, Feature::WinnableCities) == 1);
    CHECK(feature(table, kA, Feature::SureCities) == 1);
    CHECK(feature(table, kB, Feature::LostCities) == 1);
    CHECK(feature(table, kA, Feature::HelpedCities) == 0);
}

TEST_CASE("a neighbour in arms can save what another could take, or help to take it") {
    const auto with_neighbour = [](Amounts arms) {
        Table table(4);
        table.own(kA, {Country::Nordmark, Country::Erein, Country::Albur});
        table.goods(Country::Albur, arms).city(Country::Albur).city(Country::Revena);
        CountrySet beside = table.content.countries[Country::Revena].neighbours;
        beside.erase(Country::Albur);
        const Country third = *beside.begin();
        table.own(kC, {third}).goods(third, {{Kind::Weapon, 1}, {Kind::Horse, 1}});
        return table;
    };
    const Table armed = with_neighbour({{Kind::Weapon, 1}, {Kind::Horse, 1}});
    CHECK(feature(armed, kA, Feature::WinnableCities) == 1);
    CHECK(feature(armed, kA, Feature::SureCities) == 0);
    CHECK(feature(armed, kD, Feature::LostCities) == 0);
    const Table unarmed = with_neighbour({});
    CHECK(feature(unarmed, kA, Feature::WinnableCities) == 0);
    CHECK(feature(unarmed, kA, Feature::HelpedCities) == 1);
}

TEST_CASE("who has still to act in a phase is seen") {
    Table table = corner();
    table.start_player(kB).begin(Phase::Attack);
    CHECK(feature(table, kA, Feature::ToAttack) == 1);
    CHECK(feature(table, kB, Feature::ToAttack) == 1);
    CHECK(feature(table, kA, Feature::Late) == 1);
    CHECK(feature(table, kB, Feature::Late) == 0);
    table.choose(action::bare(ActionKind::Pass));
    CHECK(feature(table, kB, Feature::ToAttack) == 0);
    CHECK(feature(table, kA, Feature::ToAttack) == 1);
    CHECK(feature(table, kA, Feature::ToTake) == feature(table, kA, Feature::Winnable));
    CHECK(feature(table, kB, Feature::ToTake) == 0);
    Table moving = corner().goods(Country::Albur, {{Kind::Wood, 1}, {Kind::Gold, 1}});
    moving.open(Phase::Transport);
    CHECK(feature(moving, kA, Feature::ToTransport) == 0);
    CHECK(feature(moving, kB, Feature::ToTransport) == 1);
}

TEST_CASE("three cities are a crown, safe when nobody who can take one attacks before the end") {
    Table table = corner();
    table.city(Country::Nordmark).city(Country::Erein).city(Country::Albur);
    table.start_player(kB).begin(Phase::Attack);
    CHECK(feature(table, kA, Feature::Crown) == 1);
    const bool is_exposed = feature(table, kA, Feature::ThreatenedCities) > 0;
    CHECK(feature(table, kA, Feature::CrownSafe) == (is_exposed ? 0 : 1));
    table.choose(action::bare(ActionKind::Pass));
    CHECK(feature(table, kA, Feature::CrownSafe) == 1);
}

TEST_CASE("an offer, a transport and an attack are judged when they are complete") {
    Table table = corner().goods(Country::Albur, {{Kind::Wood, 1}, {Kind::Gold, 1}});
    table.open(Phase::Transport);
    CHECK(Rules::is_settled(table.content, table.state));
    table.play(ActionKind::Foot);
    CHECK_FALSE(Rules::is_settled(table.content, table.state));
    CHECK_FALSE(AscalionStanding::is_asked(table.content, table.state));
    CHECK_FALSE(AscalionStanding::is_asked(table.content, State{}));
}

TEST_CASE("looked at first: attacks that win, tokens to where they are missing") {
    Table attack = corner().goods(Country::Albur, {{Kind::Weapon, 1}}).city(Country::Albur);
    attack.begin(Phase::Attack);
    CHECK(weight(attack, action::at(Country::Revena))
          > weight(attack, action::bare(ActionKind::Pass)));
    Table walk = corner().goods(Country::Albur, {{Kind::Wood, 1}, {Kind::Gold, 1}});
    walk.goods(Country::Erein, {{Kind::Coal, 1}, {Kind::Gold, 1}}).open(Phase::Transport);
    walk.play(
        {action::bare(ActionKind::Foot), action::at(Country::Erein), action::at(Country::Albur)});
    CHECK(weight(walk, action::pick(Kind::Coal)) > weight(walk, action::pick(Kind::Gold)));
}

TEST_CASE("a source goes rather where none is near") {
    Table table;
    Options options = table.state.options;
    options.opener = 1;
    table.state = Rules::initial(table.content, options);
    REQUIRE(table.ask() == Ask::SourceCountry);
    CHECK(AscalionStanding::is_open_choice(table.state));
    CHECK(weight(table, action::at(Country::Sitara)) == 1);
    Rules::apply(table.content, table.state, kA, action::at(Country::Albur));
    const CountrySet near = table.content.countries[Country::Albur].neighbours;
    const CountrySet far = table.state.board.in_play - near - table.state.board.face_down;
    CHECK(weight(table, action::at(near.front())) == 0.5F);
    CHECK(weight(table, action::at(far.front())) == 1);
}

TEST_CASE("with two at the table nobody hurries to trade, with more one might") {
    Table two = corner().goods(Country::Albur, {{Kind::Wood, 1}});
    two.goods(Country::Mesa, {{Kind::Gold, 1}}).open(Phase::Trade);
    CHECK(weight(two, action::offer(kB)) < 0.01F * weight(two, action::bare(ActionKind::Pass)));
}

}  // namespace ascalion::testing

// Section 7 of docs/rules/pathciv.md: gains, lasting effects, tracks.
#include "games/pathciv/testing.h"

namespace pathciv::testing {
namespace {

Gain gain_of(GainKind kind, int amount, int what = 0) {
    return {.kind = kind,
            .what = static_cast<std::uint8_t>(what),
            .amount = static_cast<std::uint8_t>(amount)};
}
const Seat& after_gain(Table& table, Gain one) {
    gain(table.content, table.state, kA, GainList{one});
    return table.seat(kA);
}
// Gives a wonder this effect, and the wonder to A.
void with_effect(Table& table, const Effect& effect) {
    table.content.cards[static_cast<std::size_t>(card("w_01"))].lasting[0] = effect;
    derive(table.content);
    table.owns(kA, {"w_01"});
}
Effect effect_of(EffectKind kind, int amount, int what = 0) {
    return {.kind = kind,
            .what = static_cast<std::uint8_t>(what),
            .amount = static_cast<std::uint8_t>(amount)};
}

}  // namespace

TEST_CASE("P7.1, P7.3, P7.6, P7.7 cubes, research, heritage and tokens are gained at once") {
    Table table;
    CHECK(after_gain(table, gain_of(GainKind::Cubes, 2, 3)).trays[Grey] == 2);
    CHECK(after_gain(table, gain_of(GainKind::Research, 3, 1)).research[Cult] == 3);
    CHECK(after_gain(table, gain_of(GainKind::Research, 99, 1)).research[Cult] == 20);
    CHECK(after_gain(table, gain_of(GainKind::Heritage, 4)).heritage == 4);
    CHECK(after_gain(table, gain_of(GainKind::Tokens, 5)).tokens == 5);
}

TEST_CASE("P7.2, P7.4 cubes and points of choice wait for the gain window") {
    Table table;
    CHECK(after_gain(table, gain_of(GainKind::AnyCubes, 2)).any_cubes == 2);
    CHECK(after_gain(table, gain_of(GainKind::AnyResearch, 3)).any_research == 3);
    open_gains(table.state, Stage::AimAtWonder);
    CHECK(table.state.turn.waiting == SeatSet::of(kA));
}

TEST_CASE("P7.5 population moves space by space and gives the cube of each") {
    Table table;
    CHECK(after_gain(table, gain_of(GainKind::Population, 3)).population == 3);
    CHECK(table.seat(kA).trays[Purple] == 2);
    CHECK(after_gain(table, gain_of(GainKind::Population, 20)).population == 13);
    CHECK(table.seat(kA).trays[Purple] == 6);
}

TEST_CASE("P7.9 instant gains come once, and no limit holds for them") {
    Table table;
    table.market({"w_11"}).trays(kA, {{Grey, 4}, {Yellow, 50}}).run(Stage::AimAtWonder);
    table.bid(kA, "w_11");
    CHECK(table.seat(kA).trays[Yellow] == 52);
    CHECK(cubes_offered(table.content, table.seat(kA))[Yellow] == 0);
}

TEST_CASE("P7.10 effects of one kind add up, priority does not") {
    Table table;
    table.owns(kA, {"l_06", "l_15", "l_21"});
    CHECK(sum_of(table.content, table.seat(kA), EffectKind::Power) == 5);
    CHECK(discounted(7, 3) == 4);
    CHECK(discounted(2, 9) == 1);
}

TEST_CASE("P7.11 effects work while the leader lives; tombstones go on") {
    Table table;
    table.owns(kA, {"l_15"});
    CHECK(power_of(table.content, table.seat(kA)) == 2);
    CHECK(cubes_offered(table.content, table.seat(kA))[Red] == 2);
    table.owns(kA, {"l_02"});
    CHECK(power_of(table.content, table.seat(kA)) == 2);
    CHECK(cubes_offered(table.content, table.seat(kA))[Red] == 0);
}

TEST_CASE("P7.12, P7.13 squares are produced in phase B, circles in phase D, under the limit") {
    Table table;
    table.owns(kA, {"l_16"}).left(kA, "t_clt_4", "t_mil_1").run(Stage::DeployCubes);
    CHECK(table.is_asked(kA));  // six cubes, limit four
    CHECK(table.offered(kA).size() == 3);
    Table research;
    research.owns(kA, {"l_19"}).right(kA, "t_mil_2", "t_clt_1").run(Stage::CountResearch);
    CHECK(research.is_asked(kA));  // six circles
}

TEST_CASE("P7.15 power of cards and of each red cube") {
    Table table;
    table.trays(kA, {{Red, 3}}).heritage(kA, 1);
    CHECK(power_of(table.content, table.seat(kA)) == 7);
    table.owns(kA, {"l_08"});
    CHECK(power_of(table.content, table.seat(kA)) == 10);
    table.owns(kA, {"l_22"});
    CHECK(power_of(table.content, table.seat(kA)) == 14);
}

TEST_CASE("P7.16 history points for one type or for every challenge") {
    Table table;
    const int culture = history_points(table.content, table.seat(kA), Culture);
    const int cult = history_points(table.content, table.seat(kA), Cult);
    table.owns(kA, {"l_04", "l_17"});  // one for all, one for science
    CHECK(history_points(table.content, table.seat(kA), Culture) == culture + 2);  // l_04 counts
    CHECK(history_points(table.content, table.seat(kA), Cult) == cult + 1);
}

TEST_CASE("P7.17 discounts of every kind, down to 1") {
    Table table;
    table.owns(kA, {"w_17"});
    CHECK(price_of(table.content, table.seat(kA), tech("t_sci_4")) == 9);
    Table typed;
    with_effect(typed, effect_of(EffectKind::DiscountTech, 2, 3));
    CHECK(price_of(typed.content, typed.seat(kA), tech("t_sci_2")) == 2);
    CHECK(price_of(typed.content, typed.seat(kA), tech("t_clt_2")) == 4);
    Table seer;
    seer.owns(kA, {"l_09"});
    CHECK(price_of_step(seer.content, seer.seat(kA), 3) == 2);
    CHECK(price_of_step(seer.content, seer.seat(kA), 1) == 1);
}

TEST_CASE("P7.19 a gain on technologies comes once for each one bought, of its type") {
    Table table({.seats = 2});
    table.owns(kA, {"l_17"}).research(kA, {{Military, 1}}).research(kB, {{Cult, 1}});
    table.run(Stage::BeginTechnology);
    CHECK(table.ask() == Ask::Gains);
    CHECK(table.seat(kA).any_research == 1);
    Table adopted({.seats = 2});
    adopted.owns(kA, {"l_17"}).run(Stage::BeginTechnology);
    adopted.adopt(kA, "t_mil_1").adopt(kB, "t_mil_1");
    CHECK(adopted.seat(kA).any_research == 0);  // not bought
}

TEST_CASE("P7.26 research goes down by payment alone; the other tracks never do") {
    Table table({.seats = 2});
    table.research(kA, {{Military, 4}, {Cult, 3}}).research(kB, {{Cult, 1}});
    table.run(Stage::BeginTechnology).buy(kA, "t_mil_2");
    const Seat& seat = table.before(Stage::EndRound).seat(kA);
    CHECK(seat.research[Military] == 0);
    CHECK(seat.research[Cult] == 3);
}

TEST_CASE("P7.25 limits of the population track") {
    const std::array<int, kSpaces> limits = {4, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 10, 10};
    for (int space = 0; space < kSpaces; ++space) {
        Table table;
        table.population(kA, space);
        CHECK(limit_of(table.content, table.seat(kA)) == limits[static_cast<std::size_t>(space)]);
    }
}

TEST_CASE("P7.28 technologies count in every place") {
    Table table;
    table.hand(kA, {"t_mil_1"}).left(kA, "t_mil_1", "t_mil_2").right(kA, "t_mil_2", "t_mil_3");
    table.fresh(kA, "t_mil_4").discarded(kA, {"t_mil_0", "t_mil_1"});
    CHECK(cards_of(table.content, table.seat(kA), Military) == 8);
    CHECK(worth_of_technologies(table.content, table.seat(kA)) == 1 + 1 + 2 + 2 + 3 + 4 + 0 + 1);
}

TEST_CASE("P7.29 a leader counts living and dead, and never lives again") {
    Table table;
    table.owns(kA, {"l_04", "l_11"});
    CHECK((table.seat(kA).cards & table.content.cards_of[Culture]).size() == 2);
    CHECK(worth_of(table.content, table.seat(kA), all_leaders()) == 3);
    CHECK(table.seat(kA).living == card("l_11"));
    CHECK_FALSE(table.state.market.open.contains(card("l_04")));
}

TEST_CASE("P7.31 card text goes before the rules: a discount can undercut the printed price") {
    Table table;
    table.owns(kA, {"l_26"}).market({"w_02"}).trays(kA, {{Grey, 2}}).run(Stage::AimAtWonder);
    CHECK(table.offers(kA, action::bid(card("w_02"))));
    CHECK(table.content.card(card("w_02")).cost == 3);
}

}  // namespace pathciv::testing

// Sections 3, 4, 5, 9 and 10: options, set-up, rounds, gates, shortages, chance.
#include "engine/chance.h"
#include "games/ascalion/testing.h"

namespace ascalion::testing {
namespace {

using action::at;
using enum Country;

std::vector<Action> outcomes(const State& state) {
    engine::ActionList list;
    Rules::legal(kContent, state, kNobody, list);
    return {list.begin(), list.end()};
}

State played(const Options& options, std::uint64_t seed) {
    State state = Rules::initial(kContent, options);
    core::Rng rng(seed);
    while (!state.is_over())
        engine::random_step<Rules>(kContent, state, rng);
    return state;
}

}  // namespace

TEST_CASE("A3.1 every combination of options can be played") {
    for (unsigned bits = 0; bits < 64; ++bits) {
        Options options;
        options.seats = static_cast<std::uint8_t>(2 + bits % 5);
        options.islands = (bits & 1U) != 0 ? Toggle::On : Toggle::Off;
        options.source_set = (bits & 2U) != 0 ? SourceSet::Small : SourceSet::Large;
        options.random_sources = (bits & 4U) != 0;
        options.random_claims = (bits & 8U) != 0;
        options.victory = (bits & 16U) != 0 ? Victory::Shared : Victory::Single;
        options.trade_rule = (bits & 32U) != 0 ? TradeRule::Border : TradeRule::Reach;
        options.expansion = bits % 3 == 0;
        options.round_cap = 3;
        CHECK(Rules::invariant(kContent, played(options, bits)) == "");
    }
}

TEST_CASE("A3.2 without islands their countries have no owner and touch nothing") {
    Table table;
    for (const Country country : kContent.island_countries) {
        CHECK(table.owner(country) == kNobody);
        CHECK_FALSE(table.state.board.in_play.contains(country));
    }
    table.vessel(kA, boat(1), shallow(25));
    CHECK((touching(kContent, table.state, area_of(boat(1))).countries & kContent.island_countries)
              .empty());
    Options with = options_of_examples(4);
    with.islands = Toggle::On;
    Table islands(with);
    islands.vessel(kA, boat(1), shallow(25));
    CHECK_FALSE(
        (touching(kContent, islands.state, area_of(boat(1))).countries & kContent.island_countries)
            .empty());
}

TEST_CASE("A4.1 A10.1 chance draws the opener among all seats, or the option names it") {
    Options options;
    options.seats = 5;
    const State state = Rules::initial(kContent, options);
    CHECK(Rules::actor(kContent, state).is_chance());
    CHECK(outcomes(state).size() == 5);
    CHECK(Rules::weight(kContent, state, action::opened(kC)) == 1);
    options.opener = 3;
    CHECK(Rules::initial(kContent, options).turn.to_move == kC);
}

TEST_CASE("A4.3 A10.3 nobody knows a face-down source, the state does not hold its kind") {
    Options options = options_of_examples(4);
    options.opener = 1;
    Table table(options);
    table.state = Rules::initial(kContent, options);
    table.choose(at(Albur));
    CHECK(table.state.board.face_down == countries({Albur}));
    for (const CountrySet sources : table.state.board.sources)
        CHECK(sources.empty());
    CHECK_FALSE(table.offers(at(Albur)));
}

TEST_CASE("A4.4 sources are turned over in country order, weighted by what is left") {
    Options options = options_of_examples(4);
    options.opener = 1;
    Table table(options);
    table.state = Rules::initial(kContent, options);
    while (table.ask() == Ask::SourceCountry)
        table.choose(table.offered().back());
    const Country first = table.state.board.face_down.front();
    CHECK(Rules::weight(kContent, table.state, action::turned(Kind::Wood)) == 4);
    CHECK(Rules::weight(kContent, table.state, action::turned(Kind::Iron)) == 3);
    table.choose(action::turned(Kind::Wood));
    CHECK(table.state.board.source(Kind::Wood) == CountrySet::of(first));
    CHECK(Rules::weight(kContent, table.state, action::turned(Kind::Wood)) == 3);
    CHECK(table.state.board.face_down.size() == 15);
}

TEST_CASE("A4.6 claims may be drawn by chance, each free country with weight 1") {
    Options options = options_of_examples(4);
    options.opener = 1;
    options.random_sources = options.random_claims = true;
    State state = Rules::initial(kContent, options);
    core::Rng rng(3);
    while (state.turn.ask == Ask::Dealing)
        engine::random_step<Rules>(kContent, state, rng);
    CHECK(outcomes(state).size() == 36);
    Rules::apply(kContent, state, kNobody, action::drew(Mesa));
    CHECK(state.board.owner[area_of(Mesa)] == kA);
    CHECK(outcomes(state).size() == 35);
    CHECK(state.turn.active == kD);
}

TEST_CASE("A5.1 a round goes through its six phases in order") {
    Table table;
    std::vector<Phase> seen;
    table.begin(Phase::Development);  // nothing to develop
    while (table.state.turn.round == 5) {
        if (seen.empty() || seen.back() != table.state.turn.phase)
            seen.push_back(table.state.turn.phase);
        if (table.asked() == kNobody)
            table.choose(action::rolled(Gate::Open));
        else
            table.until(kNobody);
    }
    CHECK(seen == std::vector{Phase::Production, Phase::Trade, Phase::Transport, Phase::Attack});
    CHECK(table.state.turn.round == 6);
}

TEST_CASE("A5.2 the start goes clockwise and skips eliminated players") {
    Table table = Table().start_player(kB);
    table.state.seat(kC).eliminated = 1;
    for (const Area area : table.state.areas_of(kC))
        set_owner(table.state, area, kD);
    end_round(table.content, table.state);
    CHECK(table.state.turn.start == kD);
    CHECK(table.state.turn.round == 6);
}

TEST_CASE("A5.3 each of the phases 3, 4, 5 has its gate: open 4, cancelled 1, vote 1") {
    for (const Phase phase : {Phase::Production, Phase::Trade, Phase::Transport}) {
        const Table table = Table().begin(phase);
        CHECK(table.ask() == Ask::Gate);
        CHECK(Rules::actor(kContent, table.state).is_chance());
        CHECK(Rules::weight(kContent, table.state, action::rolled(Gate::Open)) == 4);
        CHECK(Rules::weight(kContent, table.state, action::rolled(Gate::Cancelled)) == 1);
        CHECK(Rules::weight(kContent, table.state, action::rolled(Gate::Vote)) == 1);
    }
}

TEST_CASE("A5.6 in a cancelled phase nothing is produced, but poverty ends and upkeep comes") {
    Table table = Table().own(kA, {Sitara}).source(Sitara, Kind::Coal);
    table.state.options.expansion = true;
    table.state.turn.poor = kB;
    table.cancel(Phase::Production);
    CHECK(table.in(Sitara).empty());
    CHECK(table.state.turn.poor == kNobody);
    CHECK(table.state.turn.phase == Phase::Trade);
    table.goods(Sitara, {{Kind::Weapon, 2}}).cancel(Phase::Transport);
    CHECK(table.in(Sitara) == goods({{Kind::Weapon, 1}}));
}

TEST_CASE("A5.7 A11.24 exactly one seat or chance decides, with 2 to 75 alternatives") {
    Options options;
    options.seats = 4;
    options.expansion = true;
    State state = Rules::initial(kContent, options);
    core::Rng rng(11);
    while (!state.is_over()) {
        const engine::Actor actor = Rules::actor(kContent, state);
        if (!actor.is_chance()) {
            engine::ActionCounter counter;
            Rules::legal(kContent, state, actor.first(), counter);
            REQUIRE(actor.seats().size() == 1);
            REQUIRE(counter.count >= 2);
            REQUIRE(counter.count <= 75);
        }
        engine::random_step<Rules>(kContent, state, rng);
    }
}

TEST_CASE("A5.8 a step with one alternative is carried out without asking") {
    Table table = Table().own(kA, {Sitara, Orphir}).goods(Sitara, {{Kind::Wood, 1}});
    table.open(Phase::Transport).choose(action::bare(ActionKind::Foot));
    CHECK(table.in(Orphir).has(Kind::Wood));  // from, to, kind, amount and close were forced
}

TEST_CASE("A5.9 vessels alike are offered once, with the lowest number") {
    Table table = Table().vessel(kA, boat(1), shallow(30)).vessel(kA, boat(2), shallow(30));
    table.vessel(kA, boat(3), shallow(30), {{Kind::Wood, 1}}).open(Phase::Transport);
    table.choose(action::bare(ActionKind::Boat));
    CHECK(table.offered() == std::vector{at(boat(1)), at(boat(3))});
}

TEST_CASE("A5.10 picks come in order of kind, then area, so that a bundle has one sequence") {
    Table table = Table().own(kA, {Sitara, Orphir}).own(kB, {Mesa});
    table.goods(Sitara, {{Kind::Wood, 1}, {Kind::Gold, 1}}).goods(Orphir, {{Kind::Wood, 1}});
    table.goods(Mesa, {{Kind::Iron, 2}}).open(Phase::Trade);
    table.play({action::offer(kB), action::pick(Kind::Wood), at(Orphir)});
    CHECK_FALSE(table.offers(action::pick(Kind::Wood)));  // Sitara comes before Orphir
    table.choose(action::pick(Kind::Gold));
    CHECK_FALSE(table.offers(action::pick(Kind::Wood)));
}

TEST_CASE("A5.11 A6.62 A6.77 A6.100 the longest game of many stays bounded") {
    Options options;
    options.seats = 6;
    options.expansion = true;
    options.offer_cap = 12;
    options.goods_cap = 15;
    options.round_cap = 4;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        State state = Rules::initial(kContent, options);
        core::Rng rng(seed);
        int steps = 0;
        while (!state.is_over() && steps < 20'000) {
            engine::random_step<Rules>(kContent, state, rng);
            ++steps;
        }
        CHECK(state.is_over());
    }
}

TEST_CASE("A9.1 two players vote 1 to 1: the start player decides; nobody is asked for a side") {
    Table table(2);
    table.begin(Phase::Trade).play({action::rolled(Gate::Vote)}).yes().no();
    CHECK(table.ask() == Ask::TieBreak);
    CHECK(table.asked() == kA);
    Table attack(2);
    attack.own(kA, {Orphir}).goods(Orphir, {{Kind::Weapon, 1}}).begin(Phase::Attack);
    attack.play({at(Ikarien)});
    CHECK(attack.ask() != Ask::Side);
}

TEST_CASE("A9.2 with three players at most one ally is asked") {
    Table table = Table(3).own(kA, {Orphir}).own(kC, {Revena});
    table.begin(Phase::Attack).play({at(Sitara)});
    CHECK(table.ask() == Ask::Side);
    CHECK(table.asked() == kC);
    table.play(ActionKind::Neutral);
    CHECK(table.ask() != Ask::Side);
}

TEST_CASE("A10.2 every viewer sees the whole table") {
    Table table;
    table.begin(Phase::Attack);
    for (const SeatId viewer : {kA, kD, kNobody})
        CHECK(Rules::view(kContent, table.state, viewer).table == table.state);
    core::Rng rng(1);
    CHECK(Rules::sample_hidden(kContent, Rules::view(kContent, table.state, kB), rng)
          == table.state);
}

TEST_CASE("A10.4 an offer is its maker's own until it is sent: given picks, when others look") {
    Table table = Table().own(kA, {Sitara, Orphir}).own(kB, {Mesa, Falkenried});
    const Amounts plenty = {{Kind::Wood, 2}, {Kind::Iron, 2}};
    table.goods(Sitara, plenty).goods(Mesa, plenty).open(Phase::Trade);
    table.play({action::offer(kB)});
    const State begun = table.state;
    const auto seen_by = [&](SeatId viewer) {
        return Rules::view(kContent, table.state, viewer).table;
    };
    for (const Action pick : {action::pick(Kind::Wood), kClose, action::pick(Kind::Iron)}) {
        const State before = table.state;
        table.play({pick});
        CHECK(Rules::disclosure(kContent, before, table.state, kA) == engine::Disclosure::Secret);
        CHECK(seen_by(kA) == table.state);
        for (const SeatId other : {kB, kC, kNobody})
            CHECK(seen_by(other) == begun);
    }
    table.play(ActionKind::Send);
    for (const SeatId viewer : {kA, kB, kNobody})
        CHECK(seen_by(viewer) == table.state);
}

}  // namespace ascalion::testing

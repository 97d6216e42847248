// Section 11: every law notices what breaks it, and random games never do.
#include "engine/chance.h"
#include "games/ascalion/testing.h"

namespace ascalion::testing {
namespace {

using enum Country;

// The first position of random games that fits.
template <class Fits>
State position_that(const Options& options, Fits&& fits) {
    for (std::uint64_t seed = 0;; ++seed) {
        State state = Rules::initial(kContent, options);
        core::Rng rng(seed);
        for (int i = 0; i < 3000 && !state.is_over(); ++i) {
            if (i > 200 && fits(state))
                return state;
            engine::random_step<Rules>(kContent, state, rng);
        }
    }
}

// One in which the question is asked.
State position(Ask wanted, bool expansion = true, TradeRule rule = TradeRule::Border) {
    Options options;
    options.seats = 4;
    options.expansion = expansion;
    options.trade_rule = rule;
    return position_that(options, [&](const State& state) { return state.turn.ask == wanted; });
}

std::string_view broken(const State& state) { return Rules::invariant(kContent, state); }

// The name of the law that breaks when `change` is made to a sound position.
template <class Change>
std::string_view law_broken_by(State state, Change&& change) {
    REQUIRE(broken(state) == "");
    change(state);
    return broken(state);
}

Area first_with(const State& state, Kind kind) {
    for (int i = 0; i < kAreas; ++i)
        if (state.board.goods.items[static_cast<std::size_t>(i)].has(kind))
            return static_cast<Area>(i);
    return kNoArea;
}

}  // namespace

TEST_CASE("A11.1 A11.2 a token too many or a city without a token is noticed") {
    const State state = position(Ask::Target);
    CHECK(law_broken_by(state, [](State& s) { s.board.supply -= Goods::one(Kind::Wood); })
          == "tokens");
    CHECK(law_broken_by(state, [](State& s) { s.board.supply += Goods::one(Kind::Weapon); })
          == "tokens");
    CHECK(law_broken_by(state, [](State& s) { s.board.cities = CountrySet::first(19); }) != "");
}

TEST_CASE("A11.3 A11.6 a vessel without owner, or in the wrong water, is noticed") {
    const State state = position(Ask::Target);
    CHECK(law_broken_by(state, [](State& s) { s.board.owner[area_of(boat(18))] = kA; })
          == "vessels");
    CHECK(law_broken_by(state,
                        [](State& s) {
                            s.board.place(ship(12)) = section(3);
                            set_owner(s, area_of(ship(12)), kA);
                        })
          == "vessels");
    CHECK(law_broken_by(state,
                        [](State& s) {
                            s.board.place(boat(18)) = deep(3);
                            set_owner(s, area_of(boat(18)), kA);
                        })
          == "vessels");
}

TEST_CASE("A11.4 A11.5 a country without owner, and a player without areas, are noticed") {
    const State state = position(Ask::Target);
    CHECK(law_broken_by(state, [](State& s) { set_owner(s, area_of(Mesa), kNobody); })
          == "countries");
    CHECK(law_broken_by(state,
                        [](State& s) {
                            const AreaSet areas = s.areas_of(kB);
                            for (const Area area : areas)
                                set_owner(s, area, kC);
                        })
          != "");
}

TEST_CASE("A11.7 A11.8 sources and cities lie in countries in play, in the right numbers") {
    const State state = position(Ask::Target);
    CHECK(
        law_broken_by(state, [](State& s) { s.board.sources[0].erase(s.board.sources[0].front()); })
        == "sources");
    CHECK(law_broken_by(state, [](State& s) { s.board.cities.insert(Talassa); }) == "cities");
}

TEST_CASE("A11.9 A11.10 surplus outside the transports is noticed") {
    const State state = position_that({}, [](const State& s) {
        return s.turn.ask == Ask::Target && first_with(s, Kind::Horse) != kNoArea
               && first_with(s, Kind::Weapon) != kNoArea;
    });
    CHECK(law_broken_by(
              state, [](State& s) { gain(s, first_with(s, Kind::Horse), Goods::one(Kind::Horse)); })
          == "surplus");
    CHECK(
        law_broken_by(
            state, [](State& s) { gain(s, first_with(s, Kind::Weapon), Goods::one(Kind::Weapon)); })
        == "surplus");
}

TEST_CASE("A11.11 when an open production ends, every source has its level") {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        Options options;
        options.seats = 3;
        options.round_cap = 12;
        State state = Rules::initial(kContent, options);
        core::Rng rng(seed);
        while (!state.is_over()) {
            const bool producing = state.turn.phase == Phase::Production
                                   && state.turn.ask != Ask::Gate && state.turn.ask != Ask::Vote
                                   && state.turn.ask != Ask::TieBreak;
            engine::random_step<Rules>(kContent, state, rng);
            if (!producing || state.turn.phase != Phase::Trade)
                continue;
            for (const Kind kind : {Kind::Wood, Kind::Gold, Kind::Coal, Kind::Iron})
                for (const Country source : state.board.source(kind))
                    CHECK((producing::due_at(kContent, state, source, kind) == 0
                           || !state.board.supply.has(kind)));
        }
    }
}

TEST_CASE("A11.12 A11.13 points and transports beyond their number are noticed") {
    const State halt = position(Ask::Halt);
    CHECK(law_broken_by(halt, [](State& s) { s.transport.points = Counter(9); }) == "voyage");
    const State menu = position(Ask::Transport);
    CHECK(law_broken_by(menu, [](State& s) { s.transport.made = s.seat(s.turn.active).transports; })
          == "transport");
    const State bonus = position(Ask::Bonus);
    CHECK(law_broken_by(bonus, [](State& s) { s.transport.made = Counter(20); }) == "transport");
}

TEST_CASE("A11.14 distress outside phase 5 is noticed") {
    const State state = position(Ask::Target);
    CHECK(law_broken_by(state, [](State& s) { s.board.distressed.insert(boat(18)); })
          == "distress");
}

TEST_CASE("A11.16 an offer too many is noticed") {
    const State state = position(Ask::Partner);
    CHECK(law_broken_by(state, [](State& s) { s.seat(kA).offers = Counter(7); }) == "ledger");
    CHECK(law_broken_by(position(Ask::Target), [](State& s) { s.trade.ledger.push_back({}); })
          == "ledger");
}

TEST_CASE("A11.17 a third attack, or a second one without success, is noticed") {
    const State state = position(Ask::Bonus);
    CHECK(law_broken_by(state, [](State& s) { s.attack.made = Counter(3); }) == "attack");
    CHECK(law_broken_by(state, [](State& s) { s.attack.successes = Counter(0); }) == "attack");
}

TEST_CASE("A11.19 A11.20 base numbers and discounts are kept") {
    const State state = position(Ask::Recipe);
    CHECK(law_broken_by(state, [](State& s) { ++s.seat(kA).base; }) == "base numbers");
    CHECK(law_broken_by(state, [](State& s) { s.board.boat_built = s.board.boat_discount = false; })
          == "discounts");
}

TEST_CASE("A11.21 A11.22 A11.23 followers, books and temples stay in their places") {
    const State state = position(Ask::FollowerArea);
    const auto religion = static_cast<std::size_t>(state.production.religion);
    CHECK(law_broken_by(state,
                        [&](State& s) {
                            s.board.followers[religion].insert(area_of(s.board.temples[religion]));
                        })
          == "followers");
    CHECK(law_broken_by(state, [&](State& s) { s.board.temples[religion] = kNoCountry; }) != "");
    CHECK(law_broken_by(state, [](State& s) { s.seat(kA).university_lost = 200; })
          == "temples and universities");
    CHECK(law_broken_by(position(Ask::Target, false),
                        [](State& s) { s.board.books.insert(area_of(Mesa)); })
          == "expansion");
}

TEST_CASE("A11.25 A11.26 rounds beyond the cap and one-sided links are noticed") {
    const State state = position(Ask::Partner);
    CHECK(law_broken_by(state, [](State& s) { s.turn.round = 61; }) == "rounds");
    CHECK(law_broken_by(state,
                        [](State& s) {
                            s.trade.links[kA] =
                                s.trade.links[kA].empty() ? SeatSet::of(kB) : SeatSet{};
                        })
          == "links");
    CHECK(broken(position(Ask::Grant, false, TradeRule::Reach)) == "");
}

}  // namespace ascalion::testing

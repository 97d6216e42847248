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

TEST_CASE("more players than the game has seats for are noticed") {
    const State state = position(Ask::Target);
    CHECK(law_broken_by(state, [](State& s) { s.options.seats = kMaxSeats + 1; }) == "options");
    CHECK(law_broken_by(state, [](State& s) { s.options.opener = 5; }) == "options");
    CHECK(law_broken_by(state, [](State& s) { s.options.round_cap = 0; }) == "options");
    CHECK(law_broken_by(state, [](State& s) { s.options.round_cap = 201; }) == "options");
    CHECK(law_broken_by(state, [](State& s) { s.options.offer_cap = kMostOffers + 1; })
          == "options");
    CHECK(law_broken_by(state, [](State& s) { s.options.goods_cap = 0; }) == "options");
    CHECK(law_broken_by(state, [](State& s) { s.options.goods_cap = kMostGoods + 1; })
          == "options");
}

TEST_CASE("A11.25 a game that goes on with one player alone is noticed") {
    CHECK(law_broken_by(position(Ask::Target, false),
                        [](State& s) {
                            const SeatId left = s.turn.to_move;
                            for (int i = 0; i < s.options.seats; ++i) {
                                const SeatId seat = engine::seat_id(i);
                                if (seat == left)
                                    continue;
                                const AreaSet areas = s.areas_of(seat);
                                for (const Area area : areas)
                                    set_owner(s, area, left);
                                if (s.seat(seat).eliminated == 0)
                                    s.seat(seat).eliminated =
                                        static_cast<std::uint8_t>(last_elimination(s) + 1);
                            }
                        })
          == "rounds");
}

TEST_CASE("A11.24 whoever is to move, though nobody is, is noticed") {
    Options options;
    options.seats = 4;
    options.round_cap = 3;
    const State over =
        position_that(options, [](const State& s) { return s.turn.ask == Ask::Gate; });
    CHECK(law_broken_by(over, [](State& s) { s.turn.active = kA; }) == "turn");
    CHECK(law_broken_by(over, [](State& s) { s.turn.to_move = kA; }) == "turn");
    CHECK(law_broken_by(over, [](State& s) { s.turn.start = kNobody; }) == "turn");
    State end = over;
    finish(end, Ending::RoundCap);
    REQUIRE(broken(end) == "");
    CHECK(law_broken_by(end, [](State& s) { s.turn.to_move = kA; }) == "turn");
    CHECK(law_broken_by(end, [](State& s) { s.turn.active = kA; }) == "turn");
}

TEST_CASE("A7.5 who is poor is remembered until the production, and only with the expansion") {
    CHECK(law_broken_by(position(Ask::FollowerArea), [](State& s) { s.turn.poor = kA; }) == "");
    CHECK(law_broken_by(position(Ask::Target), [](State& s) { s.turn.poor = kA; }) == "turn");
    const State state = position(Ask::Stud, false);
    CHECK(law_broken_by(state, [](State& s) { s.turn.poor = kA; }) == "turn");
}

TEST_CASE("foals and followers that nobody asks about are noticed") {
    const State target = position(Ask::Target);
    const auto at = [](const State& s) { return s.board.source(Kind::Horse).front(); };
    CHECK(law_broken_by(target, [&](State& s) { s.production.foals.insert(at(s)); })
          == "production");
    CHECK(law_broken_by(target, [&](State& s) { s.production.more_foals.insert(at(s)); })
          == "production");
    CHECK(law_broken_by(position(Ask::TempleCountry),
                        [](State& s) { s.production.followers = Counter(1); })
          == "production");
    const State stud = position(Ask::Stud);
    CHECK(law_broken_by(stud,
                        [](State& s) {
                            for (const Country country : s.board.in_play)
                                if (!s.own().countries.contains(country))
                                    s.production.foals.insert(country);
                        })
          == "production");
    const State foal = position(Ask::FoalCountry);
    CHECK(law_broken_by(foal, [](State& s) { s.production.foals.erase(s.production.stud); })
          == "production");
    const State follower = position(Ask::FollowerArea);
    CHECK(law_broken_by(follower, [](State& s) { s.production.followers = Counter(200); })
          == "production");
    CHECK(law_broken_by(follower, [](State& s) { s.production.followers = Counter(0); })
          == "production");
}

TEST_CASE("A11.15 an offer that nobody makes is empty in every part") {
    const State target = position(Ask::Target);
    const auto broken_in = [&](auto&& change) {
        return law_broken_by(target, [&](State& s) { change(s.trade); });
    };
    CHECK(broken_in([](Trade& t) { t.wants = Goods::one(Kind::Wood); }) == "offer");
    CHECK(broken_in([](Trade& t) { t.refused = Goods::one(Kind::Wood); }) == "offer");
    CHECK(broken_in([](Trade& t) { t.missed = Goods::one(Kind::Wood); }) == "offer");
    CHECK(broken_in([](Trade& t) { t.maker = kA; }) == "offer");
    CHECK(broken_in([](Trade& t) { t.partner = kA; }) == "offer");
    CHECK(broken_in([](Trade& t) { t.countering = true; }) == "offer");
    CHECK(broken_in([](Trade& t) { t.kind = Kind::Wood; }) == "offer");
    CHECK(broken_in([](Trade& t) { t.last = Area{0}; }) == "offer");
    for (const std::size_t hand : {0U, 1U})
        CHECK(law_broken_by(target,
                            [&](State& s) {
                                s.board.supply -= Goods::one(Kind::Iron);
                                s.trade.hands[hand] += Goods::one(Kind::Iron);
                            })
              == "offer");
}

TEST_CASE("A11.15 hands and weapons in an offer are noticed before it is carried out") {
    const State answer = position(Ask::Answer);
    const auto from_supply = [](State& s, int hand) {
        const Kind kind = s.board.supply.has(Kind::Gold) ? Kind::Gold : Kind::Iron;
        s.board.supply -= Goods::one(kind);
        s.trade.hands[static_cast<std::size_t>(hand)] += Goods::one(kind);
    };
    CHECK(law_broken_by(answer, [&](State& s) { from_supply(s, 0); }) == "offer");
    CHECK(law_broken_by(answer, [&](State& s) { from_supply(s, 1); }) == "offer");
    CHECK(law_broken_by(answer, [](State& s) { s.trade.wants = Goods{}; }) == "offer");
    const State origin = position_that({.seats = 4}, [](const State& s) {
        return s.turn.ask == Ask::Origin && !s.trade.origins.empty();
    });
    CHECK(law_broken_by(origin,
                        [](State& s) {
                            s.trade.wants = Goods{};
                            for (const Token token : s.trade.origins)
                                s.trade.wants += Goods::one(token.kind);
                        })
          == "offer");
}

TEST_CASE("A11.12 what is carried or counted before a way has begun is noticed") {
    const State from = position(Ask::From);
    CHECK(law_broken_by(from, [](State& s) { s.transport.borders = Counter(1); }) == "transport");
    CHECK(law_broken_by(from, [](State& s) { s.transport.visited.insert(Mesa); }) == "transport");
    const State vessel = position(Ask::Vessel);
    CHECK(law_broken_by(vessel,
                        [](State& s) {
                            s.transport.kind = TransportKind::Foot;
                            s.transport.at = s.transport.from = s.own().countries.front();
                            s.transport.other = area_of(s.transport.at);
                        })
          == "transport");
    const State halt = position(Ask::Halt);
    CHECK(law_broken_by(halt,
                        [](State& s) {
                            s.board.supply -= Goods::one(Kind::Gold);
                            s.transport.cargo += Goods::one(Kind::Gold);
                        })
          == "voyage");
    const State passage = position(Ask::Passage);
    CHECK(law_broken_by(passage, [](State& s) { s.transport.step_to = kNoPlace; }) == "voyage");
    int places = 0;
    for (int i = 0; i < kPlaces; ++i) {
        const Place place{static_cast<std::uint8_t>(i)};
        bool touches = false;
        for (const Country country : kContent.place(place).touching)
            touches |= passage.board.owner[area_of(country)] == passage.turn.to_move;
        if (is_section(place) || !is_open_to(true, place) || !touches)
            continue;
        ++places;
        CHECK(law_broken_by(passage, [&](State& s) { s.board.place(s.transport.vessel) = place; })
              == "voyage");
    }
    CHECK(places > 0);
}

TEST_CASE("A8.7 nothing stays in progress when the game is over") {
    State state = position(Ask::Target);
    state.turn.founder = state.turn.active;
    finish(state, Ending::RoundCap);
    CHECK(state.turn.founder == kNobody);
    CHECK(state.turn.active == kNobody);
    CHECK(state.turn.to_move == kNobody);
    CHECK(state.attack == Attack{});
}

TEST_CASE("A11.17 an attack without a target, and a bonus without a success, are noticed") {
    CHECK(law_broken_by(position(Ask::Side), [](State& s) { s.attack.target = kNoArea; })
          == "attack");
    CHECK(law_broken_by(position(Ask::Bonus),
                        [](State& s) { s.attack.made = s.attack.successes = Counter(0); })
          == "attack");
}

TEST_CASE("A11.26 what is granted while nobody asks for it is noticed") {
    const State target = position(Ask::Target);
    CHECK(law_broken_by(target, [](State& s) { s.trade.grantee = kA; }) == "links");
    CHECK(law_broken_by(target, [](State& s) { s.trade.granted.insert(kA); }) == "links");
    const State grant = position(Ask::Grant, false, TradeRule::Reach);
    CHECK(law_broken_by(grant, [](State& s) { s.trade.grantee = s.turn.to_move; }) == "links");
    CHECK(law_broken_by(grant, [](State& s) { s.trade.granted.insert(engine::seat_id(5)); })
          == "links");
}

TEST_CASE("A11.15 a weapon on offer is noticed") {
    const State answer = position_that({.seats = 4}, [](const State& s) {
        return s.turn.ask == Ask::Answer && first_with(s, Kind::Weapon) != kNoArea
               && s.areas_of(s.trade.maker).contains(first_with(s, Kind::Weapon))
               && s.trade.gives.size() < 3;
    });
    CHECK(law_broken_by(answer,
                        [](State& s) {
                            s.trade.gives.push_back({Kind::Weapon, first_with(s, Kind::Weapon)});
                        })
          == "offer");
}

}  // namespace ascalion::testing

// Each law of section 12 is noticed when it is broken, and holds in random games.
#include <string>

#include "engine/testing/random_play.h"
#include "games/pathciv/testing.h"

namespace pathciv::testing {
namespace {

Options options_for(int seats) {
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    return options;
}

// The position of a random game in which this is asked, from this round on.
State asked_in_game(int seats, Ask ask, int round) {
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        core::Rng rng(seed);
        State state = Rules::initial(embedded::kContent, options_for(seats));
        while (!state.is_over()) {
            if (state.turn.ask == ask && state.round() >= round)
                return state;
            engine::random_step<Rules>(embedded::kContent, state, rng);
        }
    }
    FAIL("no such position");
    return {};
}

struct Where {
    Ask ask = Ask::Projects;
    int seats = 3;
    int round = 3;
};
// The law that the change breaks.
template <class Change>
std::string broken_by(Change&& change, Where where = {}) {
    State state = asked_in_game(where.seats, where.ask, where.round);
    REQUIRE(Rules::invariant(embedded::kContent, state).empty());
    change(state);
    return std::string(Rules::invariant(embedded::kContent, state));
}

// Shows each step of random games: the state before, the state after.
template <class Check>
void for_each_step(int seats, Check&& check) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        core::Rng rng(seed);
        State state = Rules::initial(embedded::kContent, options_for(seats));
        while (!state.is_over()) {
            const State before = state;
            engine::random_step<Rules>(embedded::kContent, state, rng);
            check(before, state);
        }
    }
}
// Takes a step at random: the states on its way, the last one included.
std::vector<State> stages_of_step(State& state, core::Rng& rng) {
    const engine::Actor actor = Rules::actor(embedded::kContent, state);
    const SeatId seat = actor.is_chance() ? kNobody : actor.first();
    const Action action = engine::random_action<Rules>(embedded::kContent, state, seat, rng);
    std::vector<State> seen;
    Rules::apply_observed(embedded::kContent, state, {seat, action}, [&seen](const State& at) {
        seen.push_back(at);
    });
    seen.push_back(state);
    return seen;
}
// Shows each stage and reveal of random games: before and after.
template <class Check>
void for_each_stage(int seats, Check&& check) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        core::Rng rng(seed);
        State state = Rules::initial(embedded::kContent, options_for(seats));
        while (!state.is_over()) {
            const std::vector<State> seen = stages_of_step(state, rng);
            for (std::size_t i = 0; i + 1 < seen.size(); ++i)
                check(seen[i], seen[i + 1]);
        }
    }
}
bool is_stage(const State& state, Stage stage) {
    return state.turn.ask == Ask::Nothing && state.turn.stage == stage;
}

void check_deployment(const Seat& before, const Seat& after) {
    const int offer = total(cubes_offered(embedded::kContent, before));
    const int limit = limit_of(embedded::kContent, before);
    CHECK(total(after.trays) - total(before.trays) == std::min(offer, limit));
}
void check_research(const Seat& before, const Seat& after) {
    const int offer = total(circles_offered(embedded::kContent, before));
    const int limit = limit_of(embedded::kContent, before);
    CHECK(total(after.research) - total(before.research) <= std::min(offer, limit));
}
void check_sum(const engine::SeatResult& result) {
    int sum = 0;
    for (const std::int16_t part : result.parts) {
        CHECK(part >= 0);
        sum += part;
    }
    CHECK(result.score == sum);
    CHECK(result.parts[2] <= 5);
}

}  // namespace

TEST_CASE("P12.1 copies left and copies owned are those of the stack") {
    CHECK(broken_by([](State& s) { s.market.copies[stack("mil_1")] += 1; }) == "stacks");
    CHECK(broken_by([](State& s) { s.market.variants.insert(stack("mil_4")); }) == "stacks");
}

TEST_CASE("P12.2 the five start cards are among the cards of a seat") {
    CHECK(broken_by([](State& s) { s.seat(kA).discarded[0] = start_card(Military); },
                    {.ask = Ask::TechnologyBids})
          == "technologies");
}

TEST_CASE("P12.3 cards are in hand before the reveal of A, on the fields after it") {
    CHECK(broken_by([](State& s) { s.seat(kA).left[0] = tech("t_mil_0"); }) != "");
    CHECK(broken_by([](State& s) { s.seat(kA).hand = empty_hand(); }, {.round = 1})
          == "technologies");
    const auto discard_one = [](State& s) {
        Seat& seat = s.seat(kA);
        seat.discarded.push_back(seat.hand.back());
        seat.hand.back() = kNoTech;
    };
    CHECK(broken_by(discard_one) == "technologies");
}

TEST_CASE("P12.4 a card is discarded in every round") {
    CHECK(broken_by([](State& s) {
              const Tech last = s.seat(kA).discarded.back();
              s.seat(kA).discarded.pop_back();
              s.seat(kA).fresh = last;
          })
          == "technologies");
    for_each_stage(2, [](const State& before, const State& /*after*/) {
        if (!is_stage(before, Stage::HoldChallenge))
            return;
        for (const SeatId seat : before.everyone()) {
            CHECK(static_cast<int>(before.seat(seat).discarded.size()) == before.round());
            CHECK(before.seat(seat).fresh != kNoTech);
        }
    });
}

TEST_CASE("P12.5 each wonder and leader is in one place") {
    CHECK(broken_by([](State& s) { s.market.unseen.insert(s.market.open.front()); }) == "market");
    CHECK(broken_by([](State& s) {
              const Card gone = s.market.open.front();
              s.market.open.erase(gone);
              s.market.out.insert(gone);
          })
          == "market");
    CHECK(broken_by([](State& s) { s.seat(kA).cards.insert(s.market.open.front()); }, {.round = 5})
          == "market");
}

TEST_CASE("P12.6 what has entered is what the market overview says") {
    CHECK(broken_by([](State& s) {
              const Card hidden = (s.market.unseen & level_of_wonders(1)).front();
              s.market.unseen.erase(hidden);
              s.market.open.insert(hidden);
          })
          == "market");
}

TEST_CASE("P12.7 one leader lives if there are any; at most one more of each in a round") {
    const auto change = [](State& s) {
        s.seat(kA).cards |= s.market.open & all_leaders();
        s.market.open -= all_leaders();
    };
    CHECK(broken_by(change, {.round = 2}) == "seats");
    for_each_stage(3, [](const State& before, const State& after) {
        if (is_stage(before, Stage::BuildWonders) || is_stage(before, Stage::RecruitLeaders))
            for (const SeatId seat : before.everyone())
                CHECK(after.seat(seat).cards.size() - before.seat(seat).cards.size() <= 1);
    });
}

TEST_CASE("P12.7 who has leaders has one living, who has none has none") {
    const auto lives_apart = [](State& s) {
        int leaders = 0;
        for (const SeatId id : s.everyone())
            if (s.seat(id).living != kNoCard)
                ++leaders, s.seat(id).living = kNoCard;
        REQUIRE(leaders > 0);
    };
    CHECK(broken_by(lives_apart, {.round = 6}) == "seats");
    CHECK(broken_by([](State& s) { s.seat(kA).living = all_leaders().front(); }, {.round = 1})
          == "seats");
}

TEST_CASE("P12.8 tracks stay in their bounds") {
    CHECK(broken_by([](State& s) { s.seat(kA).research[Cult] = Counter(21); }) == "seats");
    CHECK(broken_by([](State& s) { s.seat(kA).population = Counter(14); }) == "seats");
    CHECK(broken_by([](State& s) { s.seat(kA).philosophy = Counter(6); }) != "");
}

TEST_CASE("P12.9 tracks, tokens, discarded cards and cards owned never decrease") {
    for_each_step(4, [](const State& before, const State& after) {
        for (const SeatId id : before.everyone()) {
            const Seat& one = before.seat(id);
            const Seat& other = after.seat(id);
            CHECK((one.population <= other.population && one.philosophy <= other.philosophy));
            CHECK((one.heritage <= other.heritage && one.tokens <= other.tokens));
            CHECK(one.discarded.size() <= other.discarded.size());
            CHECK((one.cards - other.cards).empty());
        }
    });
}

TEST_CASE("P12.11 a reached step has one or two open markers, the others none") {
    CHECK(broken_by([](State& s) { s.philosophy.open[5].insert(s.philosophy.unseen.front()); })
          == "markers");
    CHECK(broken_by([](State& s) { s.philosophy.unseen.erase(s.philosophy.unseen.front()); })
          == "markers");
    for (const int step : {1, 5})
        CHECK(broken_by([&](State& s) {
                  s.philosophy.shown[step].insert(s.philosophy.unseen.front());
                  s.philosophy.unseen.erase(s.philosophy.unseen.front());
              })
              == "markers");
}

TEST_CASE("P12.12 phases B and D bring exactly what the limit allows") {
    for_each_stage(3, [](const State& before, const State& after) {
        for (const SeatId id : before.everyone()) {
            if (before.turn.ask == Ask::Deployment)
                check_deployment(before.seat(id), after.seat(id));
            if (before.turn.ask == Ask::Circles)
                check_research(before.seat(id), after.seat(id));
        }
    });
}

TEST_CASE(
    "P12.13 history cubes are those of the wonders owned, and gone after the last challenge") {
    for_each_step(3, [](const State& /*before*/, const State& after) {
        for (const SeatId id : after.everyone()) {
            const bool two = after.seat(id).cards.contains(card("w_07"));
            const bool more = after.seat(id).cards.contains(card("w_14"));
            if (has_challenge_to_come(after))
                CHECK(after.seat(id).history == (two ? 1 : 0) + (more ? 1 : 0));
            else
                CHECK(after.seat(id).history == 0);
        }
    });
    CHECK(broken_by([](State& s) {
              s.turn.ask = Ask::Nothing;
              s.turn.waiting = {};
              s.turn.phase = Phase::Over;
              s.turn.stage = Stage::Finish;
              s.turn.round = Counter(9);
              s.turn.ending = Ending::Rounds;
              s.seat(kA).history = Counter(1);
          })
          != "");
}

TEST_CASE("P12.16 after phase E everybody has taken one technology") {
    for_each_stage(5, [](const State& before, const State& /*after*/) {
        if (is_stage(before, Stage::OpenBoxes))
            for (const SeatId seat : before.everyone())
                CHECK(before.seat(seat).fresh != kNoTech);
    });
    CHECK(broken_by([](State& s) { s.seat(kA).fresh = kNoTech; }, {.ask = Ask::Wonder}) != "");
}

TEST_CASE("P12.17 fewer seats bid from turn to turn, and a card has one winner") {
    for_each_stage(5, [](const State& before, const State& after) {
        if (before.turn.ask == Ask::WonderBids || before.turn.ask == Ask::LeaderBids
            || before.turn.ask == Ask::TechnologyBids)
            CHECK(after.turn.bidding.size() < before.turn.bidding.size());
    });
    CHECK(broken_by([](State& s) { s.turn.bidding.insert(kA); }) == "bidders");
}

TEST_CASE("P12.19 four civil types, and boards that differ") {
    CHECK(broken_by([](State& s) { s.challenges[0] = challenge_of(0, type_of(s.challenges[1])); })
          == "events");
    CHECK(broken_by([](State& s) { s.battles[0] = battle("b_6_1"); }) == "events");
    CHECK(broken_by([](State& s) { s.seat(kA).board = s.seat(kB).board; }) == "boards");
}

TEST_CASE("P12.21 every decision has 2 to 25 alternatives, every chance at least 2") {
    for_each_step(2, [](const State& before, const State& /*after*/) {
        const engine::Actor actor = Rules::actor(embedded::kContent, before);
        engine::ActionCounter counter;
        const SeatId seat = actor.is_chance() ? kNobody : actor.first();
        Rules::legal(embedded::kContent, before, seat, counter);
        CHECK((counter.count >= 2 && counter.count <= 25));
        CHECK(Rules::weight(embedded::kContent, before, Action{}) == 1);
    });
    CHECK(broken_by([](State& s) { s.turn.waiting.erase(kA); }) == "commits");
}

TEST_CASE("P12.22 picks are those of a chain, and exist only in a window") {
    CHECK(broken_by([](State& s) { s.secrets[kA].marker = marker("a_01"); }) == "commits");
    CHECK(broken_by([](State& s) { s.secrets[kA].passed = true; }, {.ask = Ask::Wonder})
          == "commits");
}

TEST_CASE("P12.23 a score is the sum of its categories") {
    for_each_step(3, [](const State& /*before*/, const State& after) {
        if (!after.is_over())
            return;
        const engine::Outcome outcome = Rules::outcome(embedded::kContent, after);
        for (const SeatId seat : after.everyone())
            check_sum(outcome.of(seat));
    });
}

TEST_CASE("the course of the game, the Rival and the cursor fit together") {
    CHECK(broken_by([](State& s) { s.turn.stage = Stage::Arrive; }) == "course of the game");
    CHECK(broken_by([](State& s) { s.turn.cursor = Counter(1); }) == "cursor");
    for (const Ask other : {Ask::StackCard, Ask::BoardOfRival, Ask::TypeOfRival})
        CHECK(broken_by([&](State& s) { s.turn.ask = other; }) == "course of the game");
    CHECK(broken_by([](State& s) { s.rival.philosophy = Counter(1); }) == "rival");
    CHECK(broken_by([](State& s) { s.options.last_multiplier = 4; }) == "options");
}

}  // namespace pathciv::testing

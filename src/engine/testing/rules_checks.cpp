// What holds at every step: invariant, actor, legal lists, weights, outcome, determinism, notation.
#include <algorithm>
#include <set>

#include "engine/testing/checks.h"

namespace engine::testing {

namespace {

std::string quoted(const Situation& situation, Action action) {
    return "'" + situation.game.notation(action) + "'";
}

bool decides(const Situation& situation, SeatId seat) {
    return seat == kNobody ? situation.actor.is_chance() : situation.actor.includes(seat);
}

bool same(const ActionList& left, const ActionList& right) {
    return std::ranges::equal(left, right);
}

std::string broken_law(const Situation& situation) {
    return std::string(situation.game.invariant(situation.position));
}

std::string wrong_actor(const Situation& situation) {
    const Actor actor = situation.actor;
    if (actor.is_chance() || actor.is_nobody())
        return {};
    if (actor.seats().empty())
        return "the set of seats that may decide is empty";
    for (const SeatId seat : actor.seats()) {
        if (index_of(seat) >= situation.seats)
            return seat_text(seat) + " may decide, but nobody sits there";
    }
    return {};
}

std::string wrong_length(const Situation& situation) {
    for (const SeatId seat : all_viewers(situation.seats)) {
        const auto count = situation.rules.count(situation.position, seat);
        if (count > kMaxActions)
            return seat_text(seat) + " has " + std::to_string(count) + " actions";
        if (count == 0 && decides(situation, seat))
            return seat_text(seat) + " has to decide, but has no action";
        if (count > 0 && !decides(situation, seat))
            return seat_text(seat) + " may not decide, but has actions";
    }
    return {};
}

std::string duplicate(const Situation& situation) {
    for (const SeatId seat : deciders(situation.actor)) {
        const ActionList list = legal_of(situation, seat);
        std::vector<Action> sorted(list.begin(), list.end());
        std::ranges::sort(sorted);
        const auto twice = std::ranges::adjacent_find(sorted);
        if (twice != sorted.end())
            return quoted(situation, *twice) + " is listed twice for " + seat_text(seat);
    }
    return {};
}

std::string unstable_order(const Situation& situation) {
    for (const SeatId seat : deciders(situation.actor)) {
        if (!same(legal_of(situation, seat), legal_of(situation, seat)))
            return "two lists for " + seat_text(seat) + " differ";
    }
    return {};
}

std::string disagreeing_sink(const Situation& situation) {
    constexpr Action kNoAction{0xff, 0xff, 0xff, 0xff};
    for (const SeatId seat : deciders(situation.actor)) {
        const ActionList list = legal_of(situation, seat);
        if (situation.rules.count(situation.position, seat) != list.size())
            return "counter and list disagree for " + seat_text(seat);
        for (std::uint32_t i = 0; i < list.size(); ++i) {
            if (situation.rules.nth(situation.position, seat, i) != list[i])
                return "picker and list disagree at " + quoted(situation, list[i]);
            if (!situation.rules.contains(situation.position, seat, list[i]))
                return "membership and list disagree at " + quoted(situation, list[i]);
        }
        if (situation.rules.contains(situation.position, seat, kNoAction))
            return "membership is true for an action that does not exist";
    }
    return {};
}

std::string wrong_weight(const Situation& situation) {
    if (!situation.actor.is_chance())
        return {};
    for (const Action outcome : legal_of(situation, kNobody)) {
        if (const int weight = situation.game.weight(situation.position, outcome); weight <= 0)
            return quoted(situation, outcome) + " has weight " + std::to_string(weight);
    }
    return {};
}

// Equal players share a place, and the places behind them stay empty: 1, 2, 2, 4.
bool is_ranking(const Outcome& outcome) {
    for (int i = 0; i < outcome.seats; ++i) {
        const int place = outcome.of(seat_id(i)).place;
        int better = 0;
        for (int k = 0; k < outcome.seats; ++k)
            better += outcome.of(seat_id(k)).place < place ? 1 : 0;
        if (place != better + 1)
            return false;
    }
    return true;
}

std::string wrong_places(const Outcome& outcome, bool is_over) {
    for (int i = 0; i < kMaxSeats; ++i) {
        if ((!is_over || i >= outcome.seats) && outcome.of(seat_id(i)).place != 0) {
            return seat_text(seat_id(i)) + " has a place, but "
                   + (is_over ? "nobody sits there" : "the game is running");
        }
    }
    if (is_over && !is_ranking(outcome))
        return "the places are not a ranking";
    return {};
}

// Among several all who are first have won and nobody else. Alone either may be.
std::string wrong_winner(const Outcome& outcome, bool is_over) {
    for (int i = 0; i < kMaxSeats; ++i) {
        const SeatResult& result = outcome.of(seat_id(i));
        if (result.won && (!is_over || result.place != 1))
            return seat_text(seat_id(i)) + " has won "
                   + (is_over ? "without the first place" : "while the game is running");
        if (is_over && outcome.seats > 1 && result.place == 1 && !result.won)
            return seat_text(seat_id(i)) + " is first among several and has not won";
    }
    return {};
}

std::string unnamed_part(const Outcome& outcome, std::size_t named) {
    for (const SeatResult& result : outcome.results) {
        for (std::size_t part = named; part < result.parts.size(); ++part) {
            if (result.parts[part] != 0)
                return "score part " + std::to_string(part) + " has no name";
        }
    }
    return {};
}

std::string wrong_outcome(const Situation& situation) {
    const Outcome outcome = situation.game.outcome(situation.position);
    const OutcomeNames& names = situation.game.outcome_names();
    const bool is_over = situation.actor.is_nobody();
    if (outcome.seats != situation.seats)
        return "it is for " + std::to_string(outcome.seats) + " seats";
    if ((outcome.ending != 0) != is_over)
        return is_over ? "the game is over without an ending" : "a running game has an ending";
    if (outcome.ending >= names.endings.size() || names.endings.size() != names.ending_ids.size())
        return "ending " + std::to_string(outcome.ending) + " has no name";
    if (auto fault = wrong_places(outcome, is_over); !fault.empty())
        return fault;
    if (auto fault = wrong_winner(outcome, is_over); !fault.empty())
        return fault;
    return unnamed_part(outcome, names.parts.size());
}

std::string unstable_apply(const Situation& situation) {
    for (const SeatId seat : deciders(situation.actor)) {
        const Action action = random_of(legal_of(situation, seat), situation.rng);
        const Position once = after(situation.game, situation.position, seat, action);
        if (once != after(situation.game, situation.position, seat, action))
            return quoted(situation, action) + " gives two different positions";
    }
    return {};
}

std::string wrong_notation(const Situation& situation) {
    for (const SeatId seat : deciders(situation.actor)) {
        std::set<std::string> seen;
        for (const Action action : legal_of(situation, seat)) {
            const auto parsed = situation.game.parse_action(situation.game.notation(action));
            if (!parsed)
                return quoted(situation, action) + " is refused: " + parsed.error().text();
            if (*parsed != action)
                return quoted(situation, action) + " reads back as " + quoted(situation, *parsed);
            if (!seen.insert(situation.game.notation(action)).second)
                return quoted(situation, action) + " stands for two actions of one list";
        }
    }
    return {};
}

// Each check may rely on those before it.
constexpr std::array<Check<Situation>, 10> kRulesChecks = {{
    {"invariant", broken_law},
    {"actor", wrong_actor},
    {"legal list length", wrong_length},
    {"duplicate action", duplicate},
    {"legal list order", unstable_order},
    {"sinks", disagreeing_sink},
    {"chance weight", wrong_weight},
    {"outcome", wrong_outcome},
    {"apply", unstable_apply},
    {"notation", wrong_notation},
}};

}  // namespace

std::span<const Check<Situation>> rules_checks() { return kRulesChecks; }

}  // namespace engine::testing

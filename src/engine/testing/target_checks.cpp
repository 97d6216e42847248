// What actions are about: at least one thing, none twice. The first has no reason why not
// (reason_checks.cpp); of a parameter that is filled in a reason may say why nothing else can be
// done there. And which answers only open the next question.
#include <set>

#include "engine/testing/checks.h"

namespace engine::testing {

namespace {

std::string wrong_names(const std::vector<std::string>& all) {
    std::set<std::string> seen;
    for (const std::string& target : all) {
        if (!is_target(target))
            return "'" + target + "' names nothing";
        if (!seen.insert(target).second)
            return "'" + target + "' is named twice";
    }
    return all.empty() ? "it is about nothing" : "";
}

std::string wrong_targets(const Situation& situation) {
    for (const SeatId seat : situation.actor.seats()) {
        for (const Action action : legal_of(situation, seat)) {
            const auto targets = situation.game.targets(situation.position, seat, action);
            auto fault = wrong_names(targets);
            if (fault.empty()
                && situation.game.targets(situation.position, seat, action) != targets)
                fault = "it is about something else when asked again";
            if (!fault.empty())
                return fault + " ('" + situation.game.notation(action) + "')";
        }
    }
    return {};
}

// Nothing has happened when an answer only asks: its seat goes on, and there is nothing to tell.
std::string wrong_question(const Situation& situation, SeatId seat, Action action) {
    const AnyGame& game = situation.game;
    const Position next = after(game, situation.position, seat, action);
    if (!game.asks(situation.position, next, seat))
        return {};
    if (!game.actor(next).includes(seat))
        return "only asks, but its seat decides no more";
    const std::string told = words(game, game.report(situation.position, seat, action)).front();
    return told.empty() ? "" : "only asks, but is reported: " + told;
}

std::string wrong_questions(const Situation& situation) {
    for (const SeatId seat : situation.actor.seats()) {
        for (const Action action : legal_of(situation, seat)) {
            if (auto fault = wrong_question(situation, seat, action); !fault.empty())
                return "'" + situation.game.notation(action) + "' " + fault;
        }
    }
    return {};
}

constexpr std::array<Check<Situation>, 2> kTargetChecks = {{
    {"targets", wrong_targets},
    {"questions", wrong_questions},
}};

}  // namespace

std::span<const Check<Situation>> target_checks() { return kTargetChecks; }

}  // namespace engine::testing

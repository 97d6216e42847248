// Reasons are given to those who decide, once for each thing, and never for what is legal.
#include <set>

#include "engine/testing/checks.h"

namespace engine::testing {

namespace {

// "action:commit" for the notation "commit reed".
std::string action_target(const AnyGame& game, Action action) {
    const std::string notation = game.notation(action);
    return "action:" + notation.substr(0, notation.find(' '));
}

// A kind and an id with a colon between them.
bool is_target(std::string_view text) {
    const auto colon = text.find(':');
    return colon != std::string_view::npos && colon > 0 && colon + 1 < text.size();
}

std::string given_to_the_idle(const Situation& situation) {
    for (const SeatId viewer : all_viewers(situation.seats)) {
        const bool decides = viewer != kNobody && situation.actor.includes(viewer);
        if (!decides && !situation.game.reasons(situation.position, viewer).empty())
            return seat_text(viewer) + " is not to move and gets reasons";
    }
    return {};
}

std::string wrong_target(const Situation& situation, SeatId seat) {
    std::set<std::string> legal;
    for (const Action action : legal_of(situation, seat))
        legal.insert(action_target(situation.game, action));
    std::set<std::string> seen;
    for (const Reason& reason : situation.game.reasons(situation.position, seat)) {
        const std::string target = "'" + reason.target + "'";
        if (!is_target(reason.target))
            return target + " names nothing";
        if (!seen.insert(reason.target).second)
            return target + " has two reasons";
        if (legal.contains(reason.target))
            return target + " has a reason, but is legal";
    }
    return {};
}

std::string wrong_reasons(const Situation& situation) {
    for (const SeatId seat : situation.actor.seats()) {
        if (auto fault = wrong_target(situation, seat); !fault.empty())
            return fault;
    }
    return given_to_the_idle(situation);
}

constexpr std::array<Check<Situation>, 1> kReasonChecks = {{
    {"reasons", wrong_reasons},
}};

}  // namespace

std::span<const Check<Situation>> reason_checks() { return kReasonChecks; }

}  // namespace engine::testing

#include "table/judge.h"

#include <variant>

#include "table/text_rules.h"

namespace table {
namespace {

// The server's own commands need no id. Nobody has seen what has not happened yet.
bool is_well_formed(const Plea& plea) {
    const Command& command = plea.command;
    const bool is_server = command.user.empty();
    return (is_server || is_word(command.user))
           && ((is_server && command.id.empty()) || is_word(command.id))
           && command.seen <= plea.standing.newest_seen_by(command.user);
}

}  // namespace

Verdict judge(const Plea& plea) {
    if (!is_well_formed(plea))
        return Refusal::BadCommand;
    return std::visit([&](const auto& wish) { return judge(plea, wish); }, plea.command.wish);
}

std::optional<Refusal> unless_running(const Standing& standing) {
    switch (standing.state()) {
        case State::Open: return Refusal::NotStarted;
        case State::Running: return std::nullopt;
        case State::Paused: return Refusal::Paused;
        case State::Over:
        case State::Cancelled: return Refusal::GameOver;
    }
    return Refusal::BadCommand;
}

std::optional<Refusal> unless_under_way(const Standing& standing) {
    return standing.state() == State::Paused ? std::nullopt : unless_running(standing);
}

Verdict judge(const Plea& plea, const CreditClocks& wish) {
    const bool is_possible = plea.command.user.empty() && wish.milliseconds > 0
                             && wish.milliseconds <= kMaxCredit
                             && plea.standing.clocks().is_running();
    if (!is_possible)
        return Refusal::BadCommand;
    return just(ClockCredited{wish.milliseconds});
}

// What was left unfinished comes first: it may be what another clock that ran out leads to.
Verdict judge(const Plea& plea, const PassTime& /*wish*/) {
    if (!plea.command.user.empty())
        return Refusal::BadCommand;
    const SeatId late = plea.standing.clocks().first_expired(plea.at);
    if (late == engine::kNobody || plea.standing.consequence())
        return std::vector<Happening>{};
    return just(TimedOut{late});
}

}  // namespace table

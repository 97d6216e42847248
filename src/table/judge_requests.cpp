// What one player asks for and the others must agree to: going back, a pause, going on, giving up
// the game together. Computers agree at once, and so do other seats of the same user; whoever holds
// a seat is asked also while the computer stands in for them. Only those who have been away for
// long are not waited for, and only to end a pause or to call a game off: nobody is to be held for
// ever, and nobody's game is to be played again behind their back. Whose account was deleted is
// never waited for.
//
// A request names what it wants, so it does not matter how old the table was that its asker saw,
// except for going back. An answer counts only for a request that was seen.
#include <algorithm>

#include "table/judge.h"

namespace table {
namespace {

Verdict ask(const Plea& plea, const Asked& what) {
    if (!plea.standing.is_playing(plea.command.user))
        return Refusal::NotSeated;
    if (plea.standing.request())
        return Refusal::RequestPending;
    return just(what);
}

AbsenceRule rule_of(const Plea& plea) { return absence_rule(plea.standing.setup().clock.kind); }

// A rated game is called off by all or not at all: the clock ends it for those who are away.
std::int64_t cancelled_without(const Plea& plea) {
    return plea.standing.setup().is_rated() ? kGone : rule_of(plea).cancel;
}

// A request for a stand-in lapses when the holder is back.
bool has_lapsed(const Plea& plea) {
    const auto& request = plea.standing.request();
    return request && request->kind == RequestKind::StandIn
           && !away_for(plea.command.absences, plea.standing.seat(request->seat).user);
}

bool is_server(const Plea& plea) { return plea.command.user.empty(); }

}  // namespace

std::vector<std::string> away_since(const Plea& plea, std::int64_t milliseconds) {
    std::vector<std::string> users;
    for (const Seat& seat : plea.standing.seats()) {
        const bool is_other = seat.has_holder() && seat.user != plea.command.user;
        const bool is_known = std::ranges::find(users, seat.user) != users.end();
        const auto away = away_for(plea.command.absences, seat.user);
        if (is_other && !is_known && away >= milliseconds)
            users.push_back(seat.user);
    }
    return users;
}

Verdict judge(const Plea& plea, const AskUndo& wish) {
    const Standing& standing = plea.standing;
    if (const auto refusal = unless_running(standing))
        return *refusal;
    if (!standing.setup().allows_undo || standing.setup().is_rated())
        return Refusal::UndoNotAllowed;
    const SeatSet own = standing.held_by(plea.command.user);
    if (own.empty())
        return Refusal::NotSeated;
    if (plea.command.seen < standing.freshness().line_of(own.front()))
        return Refusal::Stale;
    if (wish.to >= standing.known_entries(own) || wish.to < standing.line().fixed())
        return Refusal::NothingToUndo;
    return ask(plea, Asked{RequestKind::Undo, wish.to, engine::kNobody, away_since(plea, kGone)});
}

Verdict judge(const Plea& plea, const Pause& /*wish*/) {
    if (const auto refusal = unless_running(plea.standing))
        return *refusal;
    if (is_server(plea))
        return just(Paused{});
    return ask(plea, Asked{RequestKind::Pause, 0, engine::kNobody, away_since(plea, kGone)});
}

Verdict judge(const Plea& plea, const Resume& /*wish*/) {
    if (const auto refusal = unless_under_way(plea.standing))
        return *refusal;
    if (plea.standing.state() != State::Paused)
        return Refusal::NotPaused;
    if (is_server(plea))
        return just(Resumed{});
    const auto without = away_since(plea, rule_of(plea).resume);
    return ask(plea, Asked{RequestKind::Resume, 0, engine::kNobody, without});
}

Verdict judge(const Plea& plea, const Cancel& /*wish*/) {
    const Standing& standing = plea.standing;
    if (standing.is_finished())
        return Refusal::GameOver;
    if (is_server(plea))
        return just(Cancelled{});
    if (standing.state() != State::Open) {
        const auto without = away_since(plea, cancelled_without(plea));
        return ask(plea, Asked{RequestKind::Cancel, 0, engine::kNobody, without});
    }
    if (plea.command.user != standing.setup().host)
        return Refusal::NotHost;
    return just(Cancelled{});
}

Verdict judge(const Plea& plea, const Answer& wish) {
    const auto& request = plea.standing.request();
    if (!plea.standing.may_answer(plea.command.user))
        return Refusal::NoRequest;
    const SeatId answering = plea.standing.held_by(plea.command.user).front();
    if (plea.command.seen < request->shown[static_cast<std::size_t>(answering)])
        return Refusal::Stale;
    if (has_lapsed(plea))
        return just(Withdrawn{});
    return just(Answered{wish.yes});
}

Verdict judge(const Plea& plea, const Withdraw& /*wish*/) {
    const auto& request = plea.standing.request();
    const bool may =
        is_server(plea) ? has_lapsed(plea) : request && request->asker == plea.command.user;
    return may ? just(Withdrawn{}) : Refusal::NoRequest;
}

}  // namespace table

// What one player asks for and the others must agree to: going back, a pause, going on, giving up
// the game together. Computers agree at once, and so do other seats of the same user.
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

bool is_server(const Plea& plea) { return plea.command.user.empty(); }

}  // namespace

Verdict judge(const Plea& plea, const AskUndo& wish) {
    const Standing& standing = plea.standing;
    if (const auto refusal = unless_running(standing))
        return *refusal;
    if (!standing.setup().allows_undo)
        return Refusal::UndoNotAllowed;
    const SeatSet own = standing.held_by(plea.command.user);
    if (own.empty())
        return Refusal::NotSeated;
    if (plea.command.seen < standing.freshness().line_of(own.front()))
        return Refusal::Stale;
    if (wish.to >= standing.known_entries(own))
        return Refusal::NothingToUndo;
    return ask(plea, {RequestKind::Undo, wish.to});
}

Verdict judge(const Plea& plea, const Pause& /*wish*/) {
    if (const auto refusal = unless_running(plea.standing))
        return *refusal;
    return is_server(plea) ? just(Paused{}) : ask(plea, {RequestKind::Pause, 0});
}

Verdict judge(const Plea& plea, const Resume& /*wish*/) {
    if (const auto refusal = unless_under_way(plea.standing))
        return *refusal;
    if (plea.standing.state() != State::Paused)
        return Refusal::NotPaused;
    return is_server(plea) ? just(Resumed{}) : ask(plea, {RequestKind::Resume, 0});
}

Verdict judge(const Plea& plea, const Cancel& /*wish*/) {
    const Standing& standing = plea.standing;
    if (standing.is_finished())
        return Refusal::GameOver;
    if (is_server(plea))
        return just(Cancelled{});
    if (standing.state() != State::Open)
        return ask(plea, {RequestKind::Cancel, 0});
    if (plea.command.user != standing.setup().host)
        return Refusal::NotHost;
    return just(Cancelled{});
}

Verdict judge(const Plea& plea, const Answer& wish) {
    const auto& request = plea.standing.request();
    const auto awaited = plea.standing.awaited();
    if (!request || std::ranges::find(awaited, plea.command.user) == awaited.end())
        return Refusal::NoRequest;
    const SeatId answering = plea.standing.held_by(plea.command.user).front();
    if (plea.command.seen < request->shown[static_cast<std::size_t>(answering)])
        return Refusal::Stale;
    return just(Answered{wish.yes});
}

Verdict judge(const Plea& plea, const Withdraw& /*wish*/) {
    const auto& request = plea.standing.request();
    if (!request || request->asker != plea.command.user)
        return Refusal::NoRequest;
    return just(Withdrawn{});
}

}  // namespace table

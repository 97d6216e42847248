// Acting, and taking back one's own actions.
#include <algorithm>

#include "table/judge.h"
#include "table/path.h"
#include "table/take_back.h"

namespace table {
namespace {

// Nothing if the user may move for the seat now.
std::optional<Refusal> unless_playing(const Plea& plea, SeatId seat) {
    if (!plea.standing.has_seat(seat))
        return Refusal::BadCommand;
    if (const auto refusal = unless_running(plea.standing))
        return refusal;
    if (!plea.standing.seat(seat).is_played_by(plea.command.user))
        return Refusal::NotYourSeat;
    if (plea.standing.clocks().is_expired(seat, plea.at))
        return Refusal::TimeIsUp;
    return std::nullopt;
}

// Taking back and making again mean one's own actions as one last saw them. What others did since
// does not matter for that; whether it stands in the way is judged on the table as it is now.
std::optional<Refusal> unless_may_change_own(const Plea& plea, SeatId seat) {
    if (const auto refusal = unless_playing(plea, seat))
        return refusal;
    if (!plea.standing.setup().allows_undo)
        return Refusal::UndoNotAllowed;
    if (plea.command.seen < plea.standing.freshness().actions_of(seat))
        return Refusal::Stale;
    return std::nullopt;
}

// An action counts if the seat has had the same decision ever since the version it was made on:
// others may have decided beside it in a simultaneous phase, nothing else.
std::optional<Refusal> unless_may_act(const Plea& plea, SeatId seat) {
    const Standing& standing = plea.standing;
    if (plea.command.seen < standing.freshness().decision_of(seat))
        return Refusal::Stale;
    if (!standing.line().actor().includes(seat))
        return Refusal::NotYourTurn;
    return std::nullopt;
}

// How many of these steps back one command was.
std::size_t length_of_last(const Line& line, const std::vector<std::size_t>& steps) {
    const auto first =
        std::ranges::find(steps, Joint::Begins, [&](std::size_t step) { return line.joint(step); });
    return std::min(steps.size(), static_cast<std::size_t>(first - steps.begin()) + 1);
}

enum class Reach : bool { OneCommand, AsFarAsAllowed };

// Picks of a draft, those of the last command or all.
std::vector<Happening> discard(const Standing& standing, SeatId seat, Reach reach) {
    std::vector<Happening> events;
    const auto picks = standing.picks(seat);
    for (std::size_t i = picks.size(); i-- > 0;) {
        events.emplace_back(Discarded{seat});
        if (reach == Reach::OneCommand && picks[i].joint == Joint::Begins)
            break;
    }
    return events;
}

Verdict go_back(const Plea& plea, SeatId seat, Reach reach) {
    if (const auto refusal = unless_may_change_own(plea, seat))
        return *refusal;
    if (!plea.standing.picks(seat).empty())
        return discard(plea.standing, seat, reach);
    const auto steps = steps_back(plea.standing.line(), seat);
    if (steps.empty()) {
        const bool has_acted = last_action_of(plea.standing.line(), seat).has_value();
        return has_acted ? Refusal::BehindNewInformation : Refusal::NothingToUndo;
    }
    const std::size_t count =
        reach == Reach::OneCommand ? length_of_last(plea.standing.line(), steps) : steps.size();
    std::vector<Happening> events;
    events.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        events.emplace_back(Undone{seat, steps[i]});
    return events;
}

template <class What>
std::vector<Happening> each_of(SeatId seat, const std::vector<engine::Action>& path) {
    std::vector<Happening> events;
    events.reserve(path.size());
    for (const engine::Action action : path)
        events.emplace_back(What{seat, action});
    return events;
}

// A commit enters the line of play as a whole, with what was picked before.
Verdict pick(const Standing& standing, const Act& wish) {
    std::vector<engine::Action> all;
    for (const DraftPick& before : standing.picks(wish.seat))
        all.push_back(before.action);
    all.insert(all.end(), wish.path.begin(), wish.path.end());
    const Draft draft = drafted(standing.game(), standing.line().position(), wish.seat, all);
    if (!draft.is_sound || (wish.commitment == Commitment::Yes && !draft.is_complete))
        return Refusal::IllegalAction;
    if (!draft.is_complete || wish.commitment == Commitment::No)
        return each_of<Drafted>(wish.seat, wish.path);
    return each_of<Acted>(wish.seat, all);
}

}  // namespace

Verdict judge(const Plea& plea, const Act& wish) {
    const bool is_empty = wish.path.empty() && wish.commitment != Commitment::Yes;
    if (is_empty || wish.path.size() > kMaxPath)
        return Refusal::BadCommand;
    if (const auto refusal = unless_playing(plea, wish.seat))
        return *refusal;
    if (const auto refusal = unless_may_act(plea, wish.seat))
        return *refusal;
    const Standing& standing = plea.standing;
    if (is_simultaneous(standing.game(), standing.line().position()))
        return pick(standing, wish);
    if (wish.commitment == Commitment::Yes
        || !is_open_path(standing.game(), standing.line().position(), wish.seat, wish.path))
        return Refusal::IllegalAction;
    return each_of<Acted>(wish.seat, wish.path);
}

Verdict judge(const Plea& plea, const Undo& wish) {
    return go_back(plea, wish.seat, Reach::OneCommand);
}

Verdict judge(const Plea& plea, const ResetTurn& wish) {
    return go_back(plea, wish.seat, Reach::AsFarAsAllowed);
}

Verdict judge(const Plea& plea, const Redo& wish) {
    if (const auto refusal = unless_may_change_own(plea, wish.seat))
        return *refusal;
    const auto path = plea.standing.redoable(wish.seat);
    if (path.empty())
        return Refusal::NothingToRedo;
    return std::vector<Happening>(path.size(), Redone{wish.seat});
}

}  // namespace table

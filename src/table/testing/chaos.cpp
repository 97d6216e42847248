#include "table/testing/chaos.h"

#include <array>

#include "table/testing/driver.h"

namespace table::testing {
namespace {

constexpr std::array<const char*, 6> kAnybody = {"ada", "bo", "cy", "di", "zoe", ""};

ClockRule random_clock(core::Rng& rng) {
    const auto on_timeout = static_cast<OnTimeout>(rng.below(2));
    switch (rng.below(3)) {
        case 0: return {ClockKind::Live, 100'000, 3'000, 0, on_timeout};
        case 1: return {ClockKind::Days, 0, 0, 1, on_timeout};
        default: return {};
    }
}

void change_seat(SeatPlan& seat, core::Rng& rng) {
    switch (rng.below(8)) {
        case 0: seat = {}; return;
        case 1: seat = computer(); return;
        case 2: seat.user = "ada"; return;
        case 3: seat.kind = SeatKind::Open; return;  // kept for its user
        default: return;
    }
}

Table opened(core::Rng& rng) {
    const Setup setup = random_setup(rng);
    return *Table::create(game_of(setup), setup);
}

}  // namespace

Setup random_setup(core::Rng& rng) {
    const bool is_mini = rng.below(4) == 0;
    const auto game = is_mini ? mini_game() : long_trail_game();
    Setup setup = people(*game, 2 + static_cast<int>(rng.below(is_mini ? 2 : 3)));
    if (is_mini)
        setup.options = {{"gambling", "on"}};
    for (SeatPlan& seat : setup.seats)
        change_seat(seat, rng);
    setup.clock = random_clock(rng);
    setup.allows_undo = rng.below(8) != 0;
    if (rng.below(2) == 0)
        setup.hints = 1;
    setup.id = "t" + std::to_string(rng.below(1000));
    return setup;
}

engine::AnyGamePtr game_of(const Setup& setup) {
    return setup.game == "mini" ? mini_game() : long_trail_game();
}

Chaos::Chaos(std::uint64_t number) : rng_(number), table_(opened(rng_)), now_(kStart) {}

std::string Chaos::step() {
    now_ += rng_.below(9'000);
    now_ -= once_in(10) ? 20'000 : 0;
    now_ += once_in(80) ? 25LL * 60 * 60 * 1000 : 0;
    if (once_in(4)) {
        table_.tick(now_);
        return {};
    }
    if (once_in(15) && !accepted_.empty())
        return repeat();
    return send(next_command());
}

std::string Chaos::send(const Command& command) {
    const auto version = table_.version();
    const bool is_portrayed = once_in(20);
    const std::string before = is_portrayed ? portrait(table_, now_) : "";
    const auto result = table_.submit(command, now_);
    if (result) {
        accepted_.push_back(command);
        answers_.push_back(*result);
        const bool fits = result->version == table_.version() && !result->events.empty()
                          && result->version == version + result->events.size();
        return fits ? "" : "the answer does not tell what happened";
    }
    refusals_.push_back(result.error());
    const bool changed = is_portrayed && portrait(table_, now_) != before;
    return changed || version != table_.version() ? "a refusal changed the table" : "";
}

std::string Chaos::repeat() {
    const auto which = rng_.below(static_cast<std::uint32_t>(accepted_.size()));
    const auto version = table_.version();
    const auto again = table_.submit(accepted_[which], now_);
    const bool same = again && *again == answers_[which] && version == table_.version();
    return same ? "" : "a repeated command was answered differently";
}

// Mostly on the table as it is.
Command Chaos::next_command() {
    Command command = next_wish();
    command.id = "c" + std::to_string(accepted_.size()) + "." + std::to_string(refusals_.size());
    command.seen = table_.newest_seen_by(command.user);
    command.absences = some_absences();
    if (once_in(6))
        command.seen -= std::min<std::uint64_t>(command.seen, rng_.below(6));
    return command;
}

Absences Chaos::some_absences() {
    constexpr std::array<std::int64_t, 5> kMinutes = {0, 2, 10, 100, 30'000};
    Absences absences;
    for (const Seat& seat : table_.seats())
        if (seat.has_holder() && once_in(2))
            absences.push_back({seat.user, kMinutes[rng_.below(kMinutes.size())] * 60'000});
    return absences;
}

// Mostly by those who may.
Command Chaos::next_wish() {
    if (const auto& request = table_.request(); request && once_in(8))
        return {request->asker, "", 0, Withdraw{}};
    if (!table_.awaited().empty() && once_in(3))
        return {table_.awaited().front(), "", 0, Answer{!once_in(4)}};
    const engine::SeatSet deciding = table_.actor().seats();
    if (!deciding.empty() && table_.draft(deciding.front()).is_complete && once_in(3))
        return {player_of(deciding.front()), "", 0, Undo{deciding.front()}};
    if (!deciding.empty() && !once_in(3)) {
        Act act = sensible_act();
        act.seat = once_in(30) ? any_seat() : act.seat;
        return {once_in(20) ? anybody() : player_of(act.seat), "", 0, act};
    }
    const SeatId seat = any_seat();
    if (const SeatId asked = deciding.empty() ? seat : deciding.front(); once_in(6))
        return {player_of(asked), "", 0, LookAtHint{asked}};
    if (once_in(10))  // somebody else's seat
        return {player_of(any_seat()), "", 0, GiveToComputer{seat, ""}};
    return {once_in(6) ? anybody() : player_of(seat), "", 0, any_wish(seat)};
}

Act Chaos::sensible_act() {
    SeatId seat = table_.actor().first();
    for (const SeatId other : table_.actor().seats())
        seat = once_in(2) ? other : seat;
    const Draft draft = table_.draft(seat);
    Act act{seat, {}, static_cast<Commitment>(rng_.below(3))};
    if (draft.is_complete)
        return {seat, {}, Commitment::Yes};
    engine::Position position = draft.position;
    do {
        engine::ActionList list;
        table_.game().legal(position, seat, list);
        if (list.empty())
            break;
        act.path.push_back(list[rng_.below(static_cast<std::uint32_t>(list.size()))]);
        table_.game().apply(position, seat, act.path.back());
    } while (once_in(3));
    if (once_in(25))
        act.path.push_back(act.path.back());
    return act;
}

Wish Chaos::any_wish(SeatId seat) {
    switch (rng_.below(27)) {
        case 0: return ResetTurn{seat};
        case 1: return AskUndo{rng_.below(static_cast<std::uint32_t>(table_.entries().size()) + 2)};
        case 2: return Pause{};
        case 3:
        case 4: return Resume{};
        case 5: return Answer{true};
        case 6: return Withdraw{};
        case 7:
        case 8: return Sit{once_in(2) ? engine::kNobody : seat, once_in(9) ? "" : "Zoë"};
        case 9: return Leave{seat};
        case 10: return GiveToComputer{seat, once_in(5) ? "two words" : ""};
        case 11:
        case 12: return CreditClocks{static_cast<std::int64_t>(rng_.below(5000))};
        case 13:
        case 14:
        case 15: return TakeBack{seat};
        case 16:
        case 17:
        case 18:
        case 19:
        case 22: return Redo{seat};
        case 20: return rare_wish(seat);
        case 21: return GiveOrders{seat, some_orders()};
        default: return Undo{seat};
    }
}

Wish Chaos::rare_wish(SeatId seat) {
    if (!once_in(3))
        return Undo{seat};
    return once_in(2) ? Wish(Resign{seat}) : Wish(Cancel{});
}

engine::OptionChoices Chaos::some_orders() {
    switch (rng_.below(5)) {
        case 0: return {};
        case 1: return {{"forced", "on"}};
        case 2: return {{"go", "walk 1"}};
        case 3: return {{"go", "rest 0"}, {"forced", "on"}};
        default: return {{"go", "nowhere"}};
    }
}

// For a seat that the computer plays: the server, or the holder who wants it back.
std::string Chaos::player_of(SeatId seat) {
    if (static_cast<std::size_t>(seat) >= table_.seats().size())
        return "zoe";
    const Seat& who = table_.seats()[static_cast<std::size_t>(seat)];
    return who.has_computer() && once_in(2) ? "" : who.user;
}

std::string Chaos::anybody() { return kAnybody[rng_.below(kAnybody.size())]; }

SeatId Chaos::any_seat() { return engine::seat_id(static_cast<int>(rng_.below(5))); }

}  // namespace table::testing

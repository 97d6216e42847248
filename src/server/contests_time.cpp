// How tournaments go on by themselves: results of tables, no-shows, the next round by the clock.
#include <algorithm>
#include <limits>

#include "server/contests.h"
#include "server/hall.h"
#include "server/store/parts.h"

namespace server {
namespace {

constexpr std::int64_t kArenaLook = 10'000;
constexpr std::int64_t kLongestLook = 60LL * 60 * 1000;
constexpr std::int64_t kRetry = 5'000;
constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::max();

}  // namespace

std::int64_t Contests::next_look(const Live& live) const {
    const contest::Contest& contest = live.contest;
    const std::int64_t now = services_.now();
    std::int64_t at = contest.next_due().value_or(kNever);
    for (const contest::Pairing& pairing : contest.pairings()) {
        if (pairing.result)
            continue;
        const std::int64_t late = pairing.at + contest.format().no_show;
        if (late > now)
            at = std::min(at, late);
    }
    if (contest.stage() != contest::Stage::Running)
        return at;
    // An arena that is over waits for its last tables.
    const bool is_arena = contest.format().kind == contest::Kind::Arena;
    if (is_arena && at <= now && !contest.is_round_done())
        at = now + kArenaLook;
    return std::min(at, now + (is_arena ? kArenaLook : kLongestLook));
}

void Contests::advance(const LivePtr& live) {
    live->alarm.cancel();
    if (live->contest.is_over() || !keeps() || !services_.health.works())
        return;
    const std::int64_t at = next_look(*live);
    if (at == kNever)
        return;
    const std::int64_t wait = std::clamp(at - services_.now(), std::int64_t{1}, kLongestLook);
    live->alarm =
        services_.loop.after(std::chrono::milliseconds(wait), [this, weak = std::weak_ptr(live)] {
            if (const LivePtr known = weak.lock())
                tick(known);
        });
}

void Contests::tick(const LivePtr& live) {
    if (!keeps())
        return;
    look_for_absent(live);
    submit(
        live,
        [this](const contest::Contest& contest) {
            return contest::Verdict(
                contest.due(services_.now(), [] { return store::new_contest_table_id(); }));
        },
        [this, live](const std::optional<Complaint>& wrong) {
            if (!wrong)
                return advance(live);
            live->alarm = services_.loop.after(std::chrono::milliseconds(kRetry),
                                               [this, weak = std::weak_ptr(live)] {
                                                   if (const LivePtr known = weak.lock())
                                                       tick(known);
                                               });
        });
}

void Contests::table_stored(const Room& room) {
    const auto& contest = room.table().setup().contest;
    if (!contest || !room.row().is_over)
        return;
    const LivePtr live = find(*contest);
    if (!live)
        return;
    if (const auto pairing = live->contest.pairing_at(room.row().id))
        learn_from(live, *pairing, room);
}

// What was told once is not told again: the fold knows.
void Contests::learn_from(const LivePtr& live, int pairing, const Room& room) {
    const auto& known = live->contest.pairings()[static_cast<std::size_t>(pairing)];
    const contest::Result result = result_of(room.table(), live->contest, known, services_.now());
    submit(
        live,
        [pairing, result](const contest::Contest& contest) {
            return contest::Verdict(contest.told(pairing, result));
        },
        [](const std::optional<Complaint>&) {});
}

// Of tables that ended while nobody listened.
void Contests::learn(const LivePtr& live) {
    for (std::size_t i = 0; i < live->contest.pairings().size(); ++i) {
        const contest::Pairing pairing = live->contest.pairings()[i];
        if (pairing.result || pairing.table.empty())
            continue;
        const auto row = services_.store.table(pairing.table);
        if (!row || !*row || !(*row)->is_over)
            continue;
        if (const RoomPtr room = hall_.room(pairing.table))
            learn_from(live, static_cast<int>(i), *room);
    }
}

// Where somebody has not sat down in time: those who came play without them, if they are several;
// otherwise the table is called off, which says who has won.
void Contests::look_for_absent(const LivePtr& live) {
    if (live->contest.stage() == contest::Stage::Paused)
        return;
    const std::int64_t now = services_.now();
    for (const contest::Pairing& pairing : live->contest.pairings()) {
        if (pairing.result || now < pairing.at + live->contest.format().no_show)
            continue;
        const RoomPtr room = hall_.room(pairing.table);
        if (room && room->table().state() == table::State::Open)
            go_on_without(*room);
    }
}

void Contests::go_on_without(Room& room) {
    const auto& seats = room.table().seats();
    const auto here =
        std::ranges::count_if(seats, [](const auto& seat) { return !seat.is_open(); });
    const auto version = room.table().version();
    const std::string& level = room.table().setup().substitute;
    if (here < 2) {
        room.submit({"", "no-show", version, table::Cancel{}}, [](const auto&) {});
        return;
    }
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (seats[i].is_open())
            room.submit({"",
                         "no-show-" + std::to_string(i),
                         version,
                         table::GiveToComputer{engine::seat_id(static_cast<int>(i)), level}},
                        [](const auto&) {});
}

}  // namespace server

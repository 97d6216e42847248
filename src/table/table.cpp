#include "table/table.h"

#include <algorithm>
#include <cassert>
#include <utility>
#include <variant>

#include "table/judge.h"
#include "table/take_back.h"

namespace table {
namespace {

// Ids hold no spaces.
std::string key_of(const Cause& by) { return by.command + ' ' + by.user; }

bool changes_play(const Happening& what) {
    return std::holds_alternative<Acted>(what) || std::holds_alternative<Obeyed>(what)
           || std::holds_alternative<Drew>(what) || std::holds_alternative<Undone>(what)
           || std::holds_alternative<Redone>(what) || std::holds_alternative<RolledBack>(what)
           || std::holds_alternative<Started>(what);
}

}  // namespace

core::Result<Table> Table::create(engine::AnyGamePtr game, Setup setup) {
    if (const auto wrong = check_setup(*game, setup))
        return *wrong;
    return Table(std::move(game), std::move(setup));
}

core::Result<Table> Table::restore(engine::AnyGamePtr game,
                                   Setup setup,
                                   const std::vector<Event>& events) {
    auto table = create(std::move(game), std::move(setup));
    if (!table)
        return table;
    for (const Event& event : events)
        if (auto wrong = table->take(event))
            return std::move(*wrong);
    return table;
}

// The event at fault has been applied when its position shows it, so the table is made once more.
core::Result<Table> Table::restore_fitting(const engine::AnyGamePtr& game,
                                           const Setup& setup,
                                           const std::vector<Event>& events) {
    auto table = create(game, setup);
    if (!table)
        return table;
    for (std::size_t n = 0; n < events.size(); ++n) {
        auto wrong = table->take(events[n]);
        if (!wrong)
            continue;
        auto fitting =
            restore(game, setup, {events.begin(), events.begin() + static_cast<std::ptrdiff_t>(n)});
        if (fitting)
            fitting->freeze(std::move(*wrong));
        return fitting;
    }
    return table;
}

std::optional<core::Error> Table::take(const Event& event) {
    const std::string where = "event " + std::to_string(version());
    if (const auto wrong = standing_.why_unfit(event))
        return core::Error{where, *wrong};
    emit(event);
    if (contradicts(event.check, events_.back().check))
        return core::Error{where, "leads to another position than when it was played"};
    return std::nullopt;
}

core::Result<Submitted, Refusal> Table::submit(const Command& command, std::int64_t now) {
    if (auto answer = earlier_answer(command))
        return std::move(*answer);
    if (frozen_)
        return Refusal::Frozen;
    const std::int64_t at = not_before_last(now);
    auto verdict = judge({standing_, command, at});
    if (!verdict)
        return verdict.error();
    const std::size_t first = events_.size();
    const Cause by{command.user, command.id};
    for (Happening& what : *verdict)
        emit({at, by, std::move(what)});
    settle(at, by);
    return Submitted{{events_.begin() + static_cast<std::ptrdiff_t>(first), events_.end()},
                     version(),
                     standing_.newest_seen_by(command.user)};
}

std::vector<Event> Table::tick(std::int64_t now) {
    std::vector<Event> events;
    while (const auto due = submit({"", "", version(), PassTime{}}, now)) {
        if (due->events.empty())
            break;
        events.insert(events.end(), due->events.begin(), due->events.end());
    }
    return events;
}

std::uint64_t Table::secret(std::string_view purpose, SeatId seat) const {
    return standing_.dice().secret(std::string(purpose) + " "
                                   + std::to_string(engine::index_of(seat)) + " "
                                   + std::to_string(standing_.shown_version(SeatSet::of(seat))));
}

std::vector<std::string> Table::seat_names() const {
    std::vector<std::string> names;
    std::ranges::transform(seats(), std::back_inserter(names), &Seat::name);
    return names;
}

engine::Position Table::known_position_at(SeatSet own, std::size_t n) const {
    const Line& line = standing_.line();
    const std::size_t first = std::min(n, line.first_secret());
    engine::Position position = line.position_at(first);
    std::size_t left = n - first;
    for (std::size_t i = first; left > 0; ++i) {
        const engine::RecordEntry& entry = line.entries()[i];
        if (!own.contains(entry.seat))
            continue;
        game().apply(position, entry.seat, entry.action);
        --left;
    }
    return position;
}

engine::Actor Table::actor() const {
    const bool goes_on = state() == State::Running && !frozen_;
    return goes_on ? standing_.line().actor() : engine::Actor::nobody();
}

engine::ActionList Table::legal(SeatId seat) const {
    engine::ActionList list;
    if (!standing_.has_seat(seat) || !actor().includes(seat))
        return list;
    if (const Draft draft = standing_.draft(seat); !draft.is_complete)
        game().legal(draft.position, seat, list);
    return list;
}

UndoInfo Table::undo_info(SeatId seat) const {
    if (state() != State::Running || frozen_ || !setup().allows_undo || !standing_.has_seat(seat))
        return {};
    return {standing_.picks(seat).size() + steps_back(standing_.line(), seat).size(),
            !standing_.redoable(seat).empty(),
            last_action_of(standing_.line(), seat)};
}

std::optional<std::int64_t> Table::time_left(SeatId seat, std::int64_t now) const {
    if (setup().clock.kind == ClockKind::None || !standing_.has_seat(seat))
        return std::nullopt;
    return standing_.clocks().left(seat, now);
}

std::optional<Submitted> Table::earlier_answer(const Command& command) const {
    if (command.id.empty())
        return std::nullopt;
    const auto found = commands_.find(key_of({command.user, command.id}));
    if (found == commands_.end())
        return std::nullopt;
    const auto first = events_.begin() + static_cast<std::ptrdiff_t>(found->second.first);
    const auto count = static_cast<std::ptrdiff_t>(found->second.count);
    return Submitted{
        {first, first + count}, found->second.first + found->second.count, found->second.shown};
}

void Table::emit(Event event) {
    assert(!standing_.why_unfit(event));
    standing_.apply(event);
    if (!event.by.command.empty()) {
        const auto [entry, _] = commands_.try_emplace(key_of(event.by), Range{events_.size()});
        ++entry->second.count;
        entry->second.shown = standing_.newest_seen_by(event.by.user);
    }
    if (changes_play(event.what)) {
        const Line& line = standing_.line();
        event.check = check_of({game(), line.position(), setup().id, line.size()});
    }
    events_.push_back(std::move(event));
}

void Table::settle(std::int64_t at, const Cause& by) {
    while (auto next = standing_.consequence())
        emit({at, by, std::move(*next)});
}

std::int64_t Table::not_before_last(std::int64_t now) const {
    return std::max(std::min(now, kMaxTime), standing_.last_at());
}

}  // namespace table

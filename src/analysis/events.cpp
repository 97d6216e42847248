#include "analysis/events.h"

#include <algorithm>

namespace analysis {
namespace {

using engine::Position;
using Entries = std::span<const engine::RecordEntry>;

Event luck_from(const engine::AnyGame& game,
                const Position& before,
                Entries entries,
                std::size_t n) {
    Event event{n, n, 0, before, before, {}};
    while (event.end < entries.size() && game.actor(event.after).is_chance())
        game.apply(event.after, engine::kNobody, entries[event.end++].action);
    return event;
}

void note(Event& event, const engine::RecordEntry& entry) {
    auto choice = std::ranges::find(event.choices, entry.seat, &Choice::seat);
    if (choice == event.choices.end())
        choice = event.choices.insert(choice, {entry.seat, event.end, {}});
    choice->steps.push_back(entry.action);
}

// Nothing has happened yet: the next question of the action is open, or the choice stays secret
// until the others have chosen.
bool goes_on(const engine::AnyGame& game,
             const Position& before,
             const Position& after,
             engine::SeatId seat) {
    const engine::Actor next = game.actor(after);
    if (next.is_chance() || next.is_nobody())
        return false;
    return game.asks(before, after, seat)
           || game.disclosure(before, after, seat) == engine::Disclosure::Secret;
}

Event decision_from(const engine::AnyGame& game,
                    const Position& before,
                    Entries entries,
                    std::size_t n) {
    Event event{n, n, 0, before, before, {}};
    for (bool is_open = true; is_open && event.end < entries.size();) {
        const engine::RecordEntry& entry = entries[event.end];
        const Position last = event.after;
        game.apply(event.after, entry.seat, entry.action);
        note(event, entry);
        ++event.end;
        is_open = goes_on(game, last, event.after, entry.seat);
        if (is_open && event.end == entries.size())
            event.choices.clear();
    }
    return event;
}

// The seats of a window count as one: none of them has a turn of its own.
engine::SeatSet deciders(const Event& event) {
    engine::SeatSet seats;
    for (const Choice& choice : event.choices)
        seats |= engine::SeatSet::of(choice.seat);
    return seats;
}

void number_turns(std::vector<Event>& events) {
    engine::SeatSet last;
    std::size_t turn = 0;
    for (Event& event : events) {
        const engine::SeatSet now = deciders(event);
        if (!event.is_luck() && (now != last || now.size() > 1)) {
            turn += last.empty() ? 0 : 1;
            last = now;
        }
        event.turn = turn;
    }
}

}  // namespace

std::vector<Event> events_of(const engine::AnyGame& game,
                             const engine::Position& start,
                             std::span<const engine::RecordEntry> entries) {
    std::vector<Event> events;
    Position position = start;
    for (std::size_t n = 0; n < entries.size();) {
        const bool is_luck = game.actor(position).is_chance();
        Event event = is_luck ? luck_from(game, position, entries, n)
                              : decision_from(game, position, entries, n);
        const bool is_half = is_luck ? game.actor(event.after).is_chance() : event.choices.empty();
        if (is_half)
            break;
        n = event.end;
        position = event.after;
        events.push_back(std::move(event));
    }
    number_turns(events);
    return events;
}

}  // namespace analysis

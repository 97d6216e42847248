#include "table/setup.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

#include "engine/fair_dice.h"
#include "engine/json_errors.h"
#include "table/text_rules.h"

namespace table {
namespace {

constexpr std::int64_t kDay = 24LL * 60 * 60 * 1000;
constexpr std::int64_t kMaxBank = 30 * kDay;
constexpr std::int64_t kMaxDays = 60;
constexpr int kMaxHints = 1000;

using Complaint = std::optional<core::Error>;

Complaint unless_word(std::string_view where, std::string_view text) {
    if (is_word(text))
        return std::nullopt;
    return core::Error{std::string(where),
                       "expected 1 to 64 visible ASCII characters without spaces"};
}

Complaint unless_empty(std::string_view where, std::string_view text) {
    if (text.empty())
        return std::nullopt;
    return core::Error{std::string(where), "must be empty for a seat of this kind"};
}

Complaint unless_name(const SeatPlan& seat) {
    if (is_name(seat.name))
        return std::nullopt;
    return core::Error{"name", "expected 1 to 40 letters of UTF-8 without control characters"};
}

Complaint first_of(std::initializer_list<Complaint> complaints) {
    for (const Complaint& complaint : complaints)
        if (complaint)
            return complaint;
    return std::nullopt;
}

Complaint wrong_person(const SeatPlan& seat) {
    return first_of(
        {unless_word("user", seat.user), unless_name(seat), unless_empty("level", seat.level)});
}

Complaint wrong_seat(const SeatPlan& seat) {
    switch (seat.kind) {
        case SeatKind::Open:
            if (seat.user.empty())
                return first_of(
                    {unless_empty("name", seat.name), unless_empty("level", seat.level)});
            return wrong_person(seat);
        case SeatKind::Human: return wrong_person(seat);
        case SeatKind::Ai:
            return first_of({unless_empty("user", seat.user),
                             unless_name(seat),
                             unless_word("level", seat.level)});
    }
    return core::Error{"kind", "no such kind of seat"};
}

Complaint wrong_seats(const Setup& setup) {
    for (std::size_t i = 0; i < setup.seats.size(); ++i)
        if (const auto wrong = wrong_seat(setup.seats[i]))
            return engine::inside("seats", engine::inside(i, *wrong));
    return std::nullopt;
}

Complaint unless_between(std::string_view where,
                         std::int64_t value,
                         std::int64_t least,
                         std::int64_t most) {
    if (value >= least && value <= most)
        return std::nullopt;
    return core::Error{std::string(where),
                       "expected " + std::to_string(least) + " to " + std::to_string(most)
                           + ", found " + std::to_string(value)};
}

Complaint wrong_clock(const ClockRule& clock) {
    switch (clock.kind) {
        case ClockKind::None: return std::nullopt;
        case ClockKind::Live:
            return first_of({unless_between("clock.bank_ms", clock.bank_ms, 1, kMaxBank),
                             unless_between("clock.increment_ms", clock.increment_ms, 0, kDay)});
        case ClockKind::Days: return unless_between("clock.days", clock.days, 1, kMaxDays);
    }
    return core::Error{"clock.kind", "no such kind of clock"};
}

Complaint wrong_title(const Setup& setup) {
    if (is_text(setup.title, kMaxTitle))
        return std::nullopt;
    return core::Error{"title", "expected at most 100 letters of UTF-8 without control characters"};
}

Complaint wrong_game(const engine::AnyGame& game, const Setup& setup) {
    if (setup.game != game.id()) {
        return core::Error{
            "game", "a table of \"" + setup.game + "\", not of \"" + std::string(game.id()) + "\""};
    }
    if (setup.content != game.content_hash()) {
        return core::Error{"content",
                           "played with " + setup.content + ", this is " + game.content_hash()};
    }
    const auto start = game.initial(static_cast<int>(setup.seats.size()), setup.options);
    return start ? std::nullopt : Complaint(start.error());
}

Complaint wrong_seed(const Setup& setup) {
    const auto dice = engine::FairDice::from_hex(setup.seed_hex, setup.dice_table);
    return dice ? std::nullopt : Complaint(core::Error{"seed", dice.error().what});
}

// At a rated table everybody plays for themselves to the end: one seat each, at least two people,
// and a clock after which who is away has resigned, so that nobody needs a stand-in.
Complaint wrong_rated(const Setup& setup) {
    if (!setup.is_rated())
        return std::nullopt;
    if (setup.clock.kind == ClockKind::None || setup.clock.on_timeout != OnTimeout::Resigns)
        return core::Error{"clock", "a rated game needs a clock, and whose time is up resigns"};
    std::vector<std::string> people;
    int seats_of_people = 0;
    for (const SeatPlan& seat : setup.seats) {
        seats_of_people += seat.kind == SeatKind::Ai ? 0 : 1;
        if (seat.user.empty())
            continue;
        if (std::ranges::find(people, seat.user) != people.end())
            return core::Error{"seats", "in a rated game everybody has one seat"};
        people.push_back(seat.user);
    }
    if (seats_of_people < 2)
        return core::Error{"seats", "a rated game needs at least two people"};
    return std::nullopt;
}

}  // namespace

std::optional<int> hints_allowed(const Setup& setup) { return setup.is_rated() ? 0 : setup.hints; }

std::optional<core::Error> check_setup(const engine::AnyGame& game, const Setup& setup) {
    return first_of({unless_word("id", setup.id),
                     unless_word("dice_table", setup.dice_table),
                     wrong_game(game, setup),
                     wrong_seats(setup),
                     wrong_clock(setup.clock),
                     wrong_rated(setup),
                     wrong_title(setup),
                     unless_word("substitute", setup.substitute),
                     unless_word("host", setup.host),
                     unless_between("created", setup.created, 0, kMaxTime),
                     unless_between("hints", setup.hints.value_or(0), 0, kMaxHints),
                     setup.branch ? unless_word("branch.of", setup.branch->table) : std::nullopt,
                     wrong_seed(setup)});
}

}  // namespace table

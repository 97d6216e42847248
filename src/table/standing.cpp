#include "table/standing.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "engine/draw_chance.h"
#include "table/path.h"

namespace table {
namespace {

Line empty_line(engine::AnyGamePtr game, const Setup& setup) {
    const auto start = game->initial(static_cast<int>(setup.seats.size()), setup.options);
    return {std::move(game), *start};
}

std::vector<Seat> seats_of(const Setup& setup) {
    std::vector<Seat> seats;
    std::ranges::transform(setup.seats, std::back_inserter(seats), seat_of);
    return seats;
}

SeatId id_at(std::size_t index) { return engine::seat_id(static_cast<int>(index)); }

}  // namespace

Standing::Standing(engine::AnyGamePtr game, Setup setup)
    : setup_(std::move(setup)),
      dice_(*engine::FairDice::from_hex(setup_.seed_hex, setup_.dice_table)),
      rules_(setup_.rules.value_or(kFirstRules)),
      program_rules_(rules_),
      last_at_(setup_.created),
      last_shown_at_(setup_.created),
      seats_(seats_of(setup_)),
      line_(empty_line(std::move(game), setup_)),
      clocks_(setup_.clock) {
    line_.fix(setup_.branch ? setup_.branch->at : 0);
}

bool Standing::has_open_seat() const { return std::ranges::any_of(seats_, &Seat::is_open); }

SeatId Standing::open_seat_for(std::string_view user) const {
    auto open =
        std::ranges::find_if(seats_, [&](const Seat& seat) { return seat.is_kept_for(user); });
    if (open == seats_.end())
        open = std::ranges::find_if(seats_, &Seat::is_for_anybody);
    return open == seats_.end() ? engine::kNobody
                                : id_at(static_cast<std::size_t>(open - seats_.begin()));
}

bool Standing::is_playing(std::string_view user) const {
    return !user.empty()
           && std::ranges::any_of(seats_, [&](const Seat& s) { return s.is_played_by(user); });
}

SeatSet Standing::held_by(std::string_view user) const {
    SeatSet held;
    for (std::size_t i = 0; i < seats_.size(); ++i)
        if (seats_[i].is_held_by(user))
            held.insert(id_at(i));
    return held;
}

std::uint64_t Standing::shown_version(SeatSet own) const {
    std::uint64_t shown = version_;
    for (std::size_t i = 0; i < secrets_.size(); ++i)
        shown -= own.contains(id_at(i)) ? 0 : secrets_[i];
    return shown;
}

std::uint64_t Standing::newest_seen_by(std::string_view user) const {
    return user.empty() ? version_ : shown_version(held_by(user));
}

std::size_t Standing::known_entries(SeatSet own) const {
    std::size_t known = line_.first_secret();
    for (std::size_t n = known; n < line_.size(); ++n)
        known += own.contains(line_.entries()[n].seat) ? 1 : 0;
    return known;
}

Draft Standing::draft(SeatId seat) const {
    std::vector<engine::Action> actions;
    std::ranges::transform(picks(seat), std::back_inserter(actions), &DraftPick::action);
    return drafted(game(), line_.position(), seat, actions);
}

std::optional<int> Standing::hints_left(SeatId seat) const {
    const auto allowed = hints_allowed(setup_);
    if (!allowed)
        return std::nullopt;
    return std::max(0, *allowed - hints_[static_cast<std::size_t>(seat)].count);
}

std::vector<engine::Action> Standing::redoable(SeatId seat) const {
    std::vector<engine::Action> path;
    for (const auto& entry : std::views::reverse(taken_back_)) {
        if (entry.seat != seat)
            continue;
        if (!path.empty() && entry.joint == Joint::Begins)
            break;
        path.push_back(entry.action);
    }
    if (path.empty() || !is_open_path(game(), line_.position(), seat, path))
        return {};
    return path;
}

std::vector<std::string> Standing::awaited() const {
    std::vector<std::string> users;
    for (const Seat& seat : seats_) {
        const bool is_asked = request_ && seat.has_holder() && request_->waits_for(seat.user);
        if (is_asked && std::ranges::find(users, seat.user) == users.end())
            users.push_back(seat.user);
    }
    return users;
}

bool Standing::may_answer(std::string_view user) const {
    const auto holds = [&](const Seat& seat) { return seat.has_holder() && seat.user == user; };
    return request_ && !request_->has_consent_of(user) && std::ranges::any_of(seats_, holds);
}

std::optional<Happening> Standing::consequence() const {
    if (!is_finished() && rules_ != program_rules_)
        return RulesAdopted{program_rules_};
    if (state_ == State::Open && !has_open_seat())
        return Started{};
    // No draw is made twice: whoever went back across chance does not know what comes now. The
    // record tells how many draws were taken back, so engine::verify can check those that count.
    if (state_ == State::Running && line_.actor().is_chance())
        return Drew{engine::draw_chance(game(), line_.position(), dice_, draws_),
                    taken_back_draws()};
    if (is_finished())
        return std::nullopt;
    if (const auto late = std::ranges::find_if(seats_, &Seat::timed_out); late != seats_.end()) {
        const SeatId seat = id_at(static_cast<std::size_t>(late - seats_.begin()));
        if (setup_.clock.on_timeout == OnTimeout::Resigns)
            return Resigned{seat};
        return GivenToComputer{seat, setup_.substitute, StandInReason::Clock};
    }
    if (auto request = fulfilled_request())
        return request;
    return obeyed_order();
}

std::optional<Happening> Standing::obeyed_order() const {
    if (state_ != State::Running)
        return std::nullopt;
    for (const SeatId asked : line_.actor().seats())
        if (const auto action = ordered(asked))
            return Obeyed{asked, *action};
    return std::nullopt;
}

// Where others decide at the same time only a whole answer counts, and none that was begun by hand.
std::optional<engine::Action> Standing::ordered(SeatId which) const {
    if (!seat(which).has_person() || hesitating_.contains(which))
        return std::nullopt;
    const auto answer = answer_by(orders(which), game(), line_.position(), which);
    if (!answer || !is_simultaneous(game(), line_.position()))
        return answer;
    const bool is_whole = drafted(game(), line_.position(), which, {&*answer, 1}).is_complete;
    return picks(which).empty() && is_whole ? answer : std::nullopt;
}

std::optional<Happening> Standing::fulfilled_request() const {
    if (!request_ || !awaited().empty())
        return std::nullopt;
    switch (request_->kind) {
        case RequestKind::Undo: return RolledBack{request_->to};
        case RequestKind::Pause: return Paused{};
        case RequestKind::Resume: return Resumed{};
        case RequestKind::Cancel: return Cancelled{};
        case RequestKind::StandIn:
            return GivenToComputer{request_->seat, setup_.substitute, StandInReason::Consent};
    }
    return std::nullopt;
}

}  // namespace table

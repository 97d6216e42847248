// What each event does to a table.
#include <algorithm>
#include <cassert>
#include <iterator>
#include <variant>

#include "table/standing.h"

namespace table {

using engine::kNobody;

void Standing::apply(const Event& event) {
    // A credit covers time that has already passed, so it counts before that time does.
    if (const auto* credited = std::get_if<ClockCredited>(&event.what))
        clocks_.credit(credited->milliseconds);
    clocks_.advance(event.at);
    last_at_ = event.at;
    ++version_;
    const auto secrets_before = secrets_;
    std::visit([&](const auto& what) { on(what, event.by); }, event.what);
    if (secrets_ == secrets_before)
        last_shown_at_ = event.at;
    conclude();
}

void Standing::on(const SeatTaken& what, const Cause& /*by*/) {
    seat(what.seat) = {SeatKind::Human, what.user, what.name, "", 0, false};
}

void Standing::on(const SeatLeft& what, const Cause& /*by*/) { seat(what.seat) = {}; }

void Standing::on(const Started& /*what*/, const Cause& /*by*/) {
    state_ = State::Running;
    line_.begin(last_at_);
    line_changed(kNobody, {});
    if (!line_.actor().is_chance())
        clocks_.reached(line_.actor().seats(), 0);
}

void Standing::on(const Acted& what, const Cause& by) {
    taken_back_.clear();
    if (request_ && request_->seat == what.seat)
        request_.reset();  // for a stand-in: they are here
    clocks_.moved(what.seat);
    play({what.seat, what.action}, by);
}

// Tables of old programs used the numbers of draws that were taken back again; their events say
// that none was, and so they keep the numbers that they were drawn with.
void Standing::on(const Drew& what, const Cause& by) {
    play({kNobody, what.action, engine::kTimeNotKept, what.taken_back}, by);
    draws_ = std::max(draws_, line_.draws());
}

void Standing::on(const Drafted& what, const Cause& by) {
    std::vector<DraftPick>& draft = draft_of(what.seat);
    const bool goes_on = !by.command.empty() && by == last_pick_;
    last_pick_ = by;
    draft.push_back({what.action, goes_on ? Joint::GoesOn : Joint::Begins});
    forget_look(what.seat);
    keep_secret(what.seat);
    freshness_.picked(stamps(), what.seat);
}

void Standing::on(const Discarded& what, const Cause& /*by*/) {
    draft_of(what.seat).pop_back();
    forget_look(what.seat);
    keep_secret(what.seat);
    freshness_.picked(stamps(), what.seat);
}

void Standing::on(const Undone& what, const Cause& /*by*/) {
    const SeatSet before = line_.actor().seats();
    const engine::RecordEntry& entry = line_.entries()[what.entry];
    const bool is_secret = line_.disclosure(what.entry) == engine::Disclosure::Secret;
    taken_back_.push_back({entry.seat, entry.action, line_.joint(what.entry)});
    line_.remove(what.entry);
    hesitating_.insert(what.seat);
    forget_obeyed(what.entry);
    forget_look(what.seat);
    if (is_secret && line_.actor().seats() == before)
        keep_secret(what.seat);
    if (!is_secret)
        drafts_ = {};
    line_changed(what.seat, before);
    clocks_.took_back(line_.actor().seats());
}

void Standing::on(const Redone& what, const Cause& by) {
    const auto entry = std::ranges::find(
        taken_back_.rbegin(), taken_back_.rend(), what.seat, &TakenBackEntry::seat);
    const engine::Action action = entry->action;
    taken_back_.erase(std::next(entry).base());
    play({what.seat, action}, by);
}

void Standing::on(const RolledBack& what, const Cause& /*by*/) {
    taken_back_.clear();
    drafts_ = {};
    line_.truncate(what.to);
    hesitating_ = SeatSet::first(static_cast<int>(seats_.size()));
    forget_obeyed(what.to);
    for (HintsOf& hints : hints_)
        hints.at.reset();
    line_changed(kNobody, {});
    clocks_.rolled_back(line_.actor().seats(), line_.size());
}

void Standing::on(const Asked& what, const Cause& by) {
    request_ = Request{what.kind, what.to, what.seat, by.user, what.without, {}, stamps()};
}

void Standing::on(const Answered& what, const Cause& by) {
    if (!what.yes)
        request_.reset();
    else if (request_)
        request_->agreed.push_back(by.user);
}

void Standing::on(const Withdrawn& /*what*/, const Cause& /*by*/) { request_.reset(); }

void Standing::on(const Resigned& what, const Cause& /*by*/) {
    seat(what.seat).resigned = ++resignations_;
    seat(what.seat).level = setup_.substitute;
    seat(what.seat).timed_out = false;
    draft_of(what.seat).clear();
}

// An open seat becomes the computer's own.
void Standing::on(const GivenToComputer& what, const Cause& by) {
    Seat& given = seat(what.seat);
    if (given.is_open())
        given = {SeatKind::Ai, "", what.level, "", 0, false};
    else
        tell(NoticeKind::StandsIn, what, by);
    given.level = what.level;
    given.timed_out = false;
    draft_of(what.seat).clear();
}

void Standing::on(const TakenBack& what, const Cause& by) {
    seat(what.seat).level.clear();
    tell(NoticeKind::TakenBack, {what.seat, "", StandInReason::Holder}, by);
    clocks_.welcome_back(what.seat);
}

void Standing::on(const Paused& /*what*/, const Cause& /*by*/) {
    state_ = State::Paused;
    request_.reset();
}

void Standing::on(const Resumed& /*what*/, const Cause& /*by*/) {
    state_ = State::Running;
    request_.reset();
}

void Standing::on(const TimedOut& what, const Cause& /*by*/) { seat(what.seat).timed_out = true; }

void Standing::on(const ClockCredited& /*what*/, const Cause& /*by*/) {}

void Standing::on(const Cancelled& /*what*/, const Cause& /*by*/) { state_ = State::Cancelled; }

void Standing::on(const RulesAdopted& what, const Cause& /*by*/) { rules_ = what.version; }

// They answer from the next question on: nobody is committed to the open one by a slip.
void Standing::on(const OrdersSet& what, const Cause& /*by*/) {
    orders_[static_cast<std::size_t>(what.seat)].given = what.orders;
    hesitating_.insert(what.seat);
    keep_secret(what.seat);
}

// As if it had acted, but nobody need be here for it.
void Standing::on(const Obeyed& what, const Cause& by) {
    taken_back_.clear();
    clocks_.moved(what.seat);
    play({what.seat, what.action}, by);
    orders_[static_cast<std::size_t>(what.seat)].last_entry = line_.size() - 1;
}

// Of many looks of a seat the others are told the last one: what else happened is not to be pushed
// out of the list.
void Standing::on(const Hinted& what, const Cause& by) {
    HintsOf& hints = hints_[static_cast<std::size_t>(what.seat)];
    ++hints.count;
    hints.at = known_entries(SeatSet::of(what.seat));
    std::erase_if(notices_, [&](const Notice& notice) {
        return notice.kind == NoticeKind::Hinted && notice.seat == what.seat;
    });
    tell(NoticeKind::Hinted, {what.seat, "", StandInReason::NotTold}, by);
}

// Whoever went back wants to decide.
void Standing::forget_obeyed(std::size_t from) {
    for (SeatOrders& orders : orders_)
        if (orders.last_entry && *orders.last_entry >= from)
            orders.last_entry.reset();
}

void Standing::play(engine::RecordEntry entry, const Cause& cause) {
    const SeatId by = entry.seat;
    const SeatSet before = line_.actor().seats();
    const bool goes_on = !cause.command.empty() && cause == last_play_;
    last_play_ = cause;
    entry.milliseconds = last_at_ - line_.began();
    if (by != kNobody)
        draft_of(by).clear();
    line_.push(entry, goes_on ? Joint::GoesOn : Joint::Begins);
    hesitating_ = hesitating_ & before & line_.actor().seats();
    if (by != kNobody)
        hesitating_.erase(by);
    if (line_.first_secret() < line_.size() && line_.actor().seats() == before)
        keep_secret(by);
    line_changed(by, before);
    if (!line_.actor().is_chance())
        clocks_.reached(line_.actor().seats(), line_.size());
}

// The event is for the seat alone: others see neither it nor that it happened.
void Standing::keep_secret(SeatId by) { ++secrets_[static_cast<std::size_t>(by)]; }

Stamps Standing::stamps() const {
    Stamps stamps{};
    for (std::size_t i = 0; i < seats_.size(); ++i)
        stamps[i] = shown_version(held_by(seats_[i].user));
    return stamps;
}

void Standing::tell(NoticeKind kind, const GivenToComputer& what, const Cause& by) {
    notices_.push_back({last_at_, kind, what.seat, what.why, by.user});
    if (notices_.size() > kMaxNotices)
        notices_.erase(notices_.begin());
}

// Whoever asked to undo asked about another line of play.
void Standing::line_changed(SeatId by, SeatSet deciding_before) {
    freshness_.changed(stamps(), by, deciding_before & line_.actor().seats());
    if (request_ && request_->kind == RequestKind::Undo)
        request_.reset();
}

void Standing::conclude() {
    if (has_ended())
        state_ = State::Over;
    if (is_finished() || is_request_void())
        request_.reset();
    clocks_.run(running_clocks());
}

// Its asker has left, or it is about a seat that no person plays any more.
bool Standing::is_request_void() const {
    return request_
           && (!is_playing(request_->asker)
               || (request_->kind == RequestKind::StandIn && !seat(request_->seat).has_person()));
}

bool Standing::has_ended() const {
    const auto stay = std::ranges::count(seats_, 0, &Seat::resigned);
    // A game alone goes on until its player resigns.
    const auto needed = std::min<std::ptrdiff_t>(2, std::ssize(seats_));
    return line_.actor().is_nobody() || stay < needed;
}

SeatSet Standing::running_clocks() const {
    SeatSet running;
    if (state_ == State::Running) {
        for (const SeatId deciding : line_.actor().seats())
            if (seat(deciding).has_person())
                running.insert(deciding);
    }
    return running;
}

}  // namespace table

#include "table/clocks.h"

#include <algorithm>

namespace table {
namespace {

constexpr std::int64_t kDay = 24LL * 60 * 60 * 1000;
constexpr std::int64_t kReturn = 60LL * 1000;

}  // namespace

Clocks::Clocks(const ClockRule& rule) : rule_(rule) { left_.fill(full()); }

void Clocks::advance(std::int64_t at) {
    for (const SeatId seat : running_)
        left_of(seat) = left(seat, at);
    since_ = at;
}

void Clocks::run(SeatSet who) { running_ = rule_.kind == ClockKind::None ? SeatSet{} : who; }

void Clocks::moved(SeatId by) { moved_.insert(by); }

void Clocks::reached(SeatSet deciding, std::size_t length) {
    if (rule_.kind == ClockKind::Live) {
        for (const SeatId seat : deciding_ - deciding)
            left_of(seat) += rule_.increment_ms;
    }
    if (rule_.kind == ClockKind::Days) {
        const SeatSet further = length > furthest_ ? moved_ & deciding : SeatSet{};
        for (const SeatId seat : (deciding - deciding_) | further)
            left_of(seat) = full();
    }
    furthest_ = std::max(furthest_, length);
    moved_ = {};
    deciding_ = deciding;
}

// Who comes back into the turn has to end it again, and gets the increment only then.
void Clocks::took_back(SeatSet deciding) {
    if (rule_.kind == ClockKind::Live) {
        for (const SeatId seat : deciding - deciding_)
            left_of(seat) = std::max<std::int64_t>(0, left_of(seat) - rule_.increment_ms);
    }
    deciding_ = deciding;
}

void Clocks::rolled_back(SeatSet deciding, std::size_t length) {
    if (rule_.kind == ClockKind::Days) {
        for (const SeatId seat : deciding)
            left_of(seat) = full();
    }
    furthest_ = length;
    deciding_ = deciding;
}

void Clocks::credit(std::int64_t milliseconds) {
    for (const SeatId seat : running_)
        left_of(seat) += milliseconds;
}

void Clocks::welcome_back(SeatId seat) {
    const std::int64_t least = rule_.kind == ClockKind::Days ? full() : std::min(full(), kReturn);
    left_of(seat) = std::max(left_of(seat), least);
}

std::int64_t Clocks::left(SeatId seat, std::int64_t now) const {
    const std::int64_t left = left_[static_cast<std::size_t>(seat)];
    if (!running_.contains(seat))
        return left;
    const auto passed = std::max<std::int64_t>(0, now - since_);
    return std::max<std::int64_t>(0, left - passed);
}

std::optional<std::int64_t> Clocks::next_deadline() const {
    if (!is_running())
        return std::nullopt;
    return deadline_of(soonest());
}

SeatId Clocks::first_expired(std::int64_t now) const {
    const bool is_due = is_running() && deadline_of(soonest()) <= now;
    return is_due ? soonest() : engine::kNobody;
}

std::int64_t Clocks::full() const {
    switch (rule_.kind) {
        case ClockKind::None: return 0;
        case ClockKind::Live: return rule_.bank_ms;
        case ClockKind::Days: return rule_.days * kDay;
    }
    return 0;
}

SeatId Clocks::soonest() const {
    SeatId first = running_.front();
    for (const SeatId seat : running_)
        if (deadline_of(seat) < deadline_of(first))
            first = seat;
    return first;
}

std::int64_t Clocks::deadline_of(SeatId seat) const {
    return since_ + left_[static_cast<std::size_t>(seat)];
}

}  // namespace table

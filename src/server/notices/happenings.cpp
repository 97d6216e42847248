#include "server/notices/happenings.h"

#include <algorithm>
#include <map>
#include <set>

namespace notices {
namespace {

constexpr Instant kSecond = 1000;
constexpr Instant kHour = 3600 * kSecond;
constexpr Instant kTurnPause = 30 * kSecond;  // one may still take back
constexpr Instant kAskPause = 15 * kSecond;
constexpr Instant kShortest = 4 * kHour;  // with less time nobody is reminded
constexpr Instant kLatestWarning = kHour;
constexpr Instant kEarliestWarning = 12 * kHour;

using State = Glimpse::State;
using Users = std::set<std::string>;

bool is_finished(const Glimpse& table) {
    return table.state == State::Over || table.state == State::Cancelled;
}

Users people_at(const Glimpse& table) {
    Users people;
    for (const SeatGlimpse& seat : table.seats)
        if (!seat.user.empty() && !seat.is_kept)
            people.insert(seat.user);
    return people;
}

Users kept_for(const Glimpse* table) {
    Users people;
    if (table != nullptr && table->state == State::Open)
        for (const SeatGlimpse& seat : table->seats)
            if (seat.is_kept && seat.user != table->host)
                people.insert(seat.user);
    return people;
}

// Who has to decide, and until when. Who plays against computers alone needs no notice.
std::map<std::string, std::optional<Instant>> turns_at(const Glimpse* table) {
    std::map<std::string, std::optional<Instant>> turns;
    if (table == nullptr || table->state != State::Running || people_at(*table).size() < 2)
        return turns;
    for (const SeatGlimpse& seat : table->seats) {
        if (!seat.to_move || seat.user.empty())
            continue;
        auto& deadline = turns.try_emplace(seat.user, seat.deadline).first->second;
        if (seat.deadline)
            deadline = std::min(*seat.deadline, deadline.value_or(*seat.deadline));
    }
    return turns;
}

Users awaited_at(const Glimpse* table) {
    if (table == nullptr || table->request.empty() || is_finished(*table))
        return {};
    Users awaited(table->awaited.begin(), table->awaited.end());
    awaited.erase(table->asker);
    return awaited;
}

class Telling {
  public:
    Telling(const Glimpse* before, const Glimpse& after, const Happened& how)
        : before_(before), after_(after), how_(how) {}

    Changes all() {
        turns();
        requests();
        invitations();
        if (before_ != nullptr)
            course();
        return std::move(changes_);
    }

  private:
    void tell(const std::string& user, Kind kind, Instant pause) {
        changes_.told.push_back({user, kind, how_.at + pause, std::nullopt});
    }
    void end(const std::string& user, Kind kind) { changes_.over.emplace_back(user, kind); }

    void turns() {
        const auto was = turns_at(before_);
        const auto now = turns_at(&after_);
        for (const auto& [user, deadline] : now) {
            const auto earlier = was.find(user);
            if (earlier == was.end())
                changes_.told.push_back({user, Kind::YourTurn, how_.at + kTurnPause, deadline});
            if (earlier == was.end() || earlier->second != deadline)
                remind(user, deadline);
        }
        for (const auto& [user, deadline] : was)
            if (!now.contains(user)) {
                end(user, Kind::YourTurn);
                end(user, Kind::Reminder);
            }
    }

    void remind(const std::string& user, const std::optional<Instant>& deadline) {
        const auto due = deadline ? reminder_time(how_.at, *deadline) : std::nullopt;
        if (due)
            changes_.told.push_back({user, Kind::Reminder, *due, deadline});
        else
            end(user, Kind::Reminder);
    }

    // A further question of the same asker replaces the one before.
    void requests() {
        const Users was = awaited_at(before_);
        const Users now = awaited_at(&after_);
        const bool is_new = before_ == nullptr || before_->request != after_.request
                            || before_->asker != after_.asker;
        for (const std::string& user : now)
            if (is_new || !was.contains(user))
                tell(user, Kind::Request, kAskPause);
        for (const std::string& user : was)
            if (!now.contains(user))
                end(user, Kind::Request);
    }

    void invitations() {
        const Kind kind = after_.is_of_contest ? Kind::Pairing : Kind::Invitation;
        const Users was = kept_for(before_);
        const Users now = kept_for(&after_);
        for (const std::string& user : now)
            if (!was.contains(user) && user != how_.by)
                tell(user, kind, 0);
        for (const std::string& user : was)
            if (!now.contains(user))
                end(user, kind);
    }

    void course() {
        const bool begins = before_->state == State::Open && after_.state == State::Running;
        const bool ends =
            !is_finished(*before_) && is_finished(after_) && before_->state != State::Open;
        if (!begins && !ends)
            return;
        const Users people = people_at(after_);
        const auto turns = turns_at(&after_);
        for (const std::string& user : people)
            if (user != how_.by && !turns.contains(user) && people.size() > 1)
                tell(user, begins ? Kind::GameBegan : Kind::GameEnded, 0);
    }

    const Glimpse* before_;
    const Glimpse& after_;
    const Happened& how_;
    Changes changes_;
};

}  // namespace

std::string key_of(Kind kind, const std::string& table) {
    return std::string(word_of(kind)) + "/" + table;
}

std::optional<Instant> reminder_time(Instant now, Instant deadline) {
    const Instant left = deadline - now;
    if (left < kShortest)
        return std::nullopt;
    return deadline - std::clamp(left / 4, kLatestWarning, kEarliestWarning);
}

Changes changes(const Glimpse* before, const Glimpse& after, const Happened& how) {
    return Telling(before, after, how).all();
}

}  // namespace notices

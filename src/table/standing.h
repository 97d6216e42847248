// How a table stands after its events: the fold. Nothing else changes it, and what follows from
// itself (the start, chance, the end of a request) is found here but becomes an event first.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.h"
#include "engine/fair_dice.h"
#include "table/clocks.h"
#include "table/draft.h"
#include "table/event.h"
#include "table/freshness.h"
#include "table/line.h"
#include "table/notice.h"
#include "table/request.h"
#include "table/seat.h"
#include "table/setup.h"
#include "table/standing_orders.h"

namespace table {

struct TakenBackEntry {
    SeatId seat = engine::kNobody;
    engine::Action action{};
    Joint joint = Joint::Begins;
};

// A pick of a draft, and whether it came with the same command as the one before it.
struct DraftPick {
    engine::Action action{};
    Joint joint = Joint::Begins;
};

enum class State : std::uint8_t { Open, Running, Paused, Over, Cancelled };

class Standing {
  public:
    // The setup must have been checked.
    Standing(engine::AnyGamePtr game, Setup setup);

    const engine::AnyGame& game() const { return line_.game(); }
    const engine::AnyGamePtr& shared_game() const { return line_.shared_game(); }
    const Setup& setup() const { return setup_; }
    const engine::FairDice& dice() const { return dice_; }
    State state() const { return state_; }
    bool is_finished() const { return state_ == State::Over || state_ == State::Cancelled; }
    std::uint64_t version() const { return version_; }
    // The same for whoever holds these seats, without what others pick in secret.
    std::uint64_t shown_version(SeatSet own) const;
    // The version that a user, or the server with an empty name, has seen at most.
    std::uint64_t newest_seen_by(std::string_view user) const;
    // When something happened last that everybody was shown.
    std::int64_t last_shown_at() const { return last_shown_at_; }
    int rules() const { return rules_; }  // the version by which it is played now
    void set_program_rules(int version) { program_rules_ = version; }
    std::int64_t last_at() const { return last_at_; }

    const std::vector<Seat>& seats() const { return seats_; }
    const Seat& seat(SeatId seat) const { return seats_[static_cast<std::size_t>(seat)]; }
    bool has_seat(SeatId seat) const { return static_cast<std::size_t>(seat) < seats_.size(); }
    bool has_open_seat() const;
    // The seat that is kept for the user, else the first that is for anybody, else nobody.
    SeatId open_seat_for(std::string_view user) const;
    bool is_playing(std::string_view user) const;
    SeatSet held_by(std::string_view user) const;

    const Line& line() const { return line_; }
    // How many draws all agreed to take back since the last one of the line.
    std::uint32_t taken_back_draws() const {
        return static_cast<std::uint32_t>(draws_ - line_.draws());
    }
    // How many entries the holder of these seats knows of: not the secret commits of others.
    std::size_t known_entries(SeatSet own) const;
    // What the seat has picked and not committed to, the last one last.
    std::span<const DraftPick> picks(SeatId seat) const {
        return drafts_[static_cast<std::size_t>(seat)];
    }
    Draft draft(SeatId seat) const;
    // What the seat would make again: the actions of one command. Empty if there are none or they
    // fit no more.
    std::vector<engine::Action> redoable(SeatId seat) const;

    const std::optional<Request>& request() const { return request_; }
    // Users whose consent the request still needs: all who hold a seat, also while the computer
    // stands in for them.
    std::vector<std::string> awaited() const;
    // They and those who are not waited for.
    bool may_answer(std::string_view user) const;
    const std::vector<Notice>& notices() const { return notices_; }

    const engine::OptionChoices& orders(SeatId seat) const {
        return orders_[static_cast<std::size_t>(seat)].given;
    }
    // The entry that the orders of the seat made last, while it stands.
    std::optional<std::size_t> last_obeyed(SeatId seat) const {
        return orders_[static_cast<std::size_t>(seat)].last_entry;
    }

    // None: as many as it likes.
    std::optional<int> hints_left(SeatId seat) const;
    // Nothing has happened that the seat knows of since it looked at a hint.
    bool has_just_looked(SeatId seat) const {
        return hints_[static_cast<std::size_t>(seat)].at == known_entries(SeatSet::of(seat));
    }

    const Clocks& clocks() const { return clocks_; }
    const Freshness& freshness() const { return freshness_; }

    // Why an event cannot come next; nothing if it can.
    std::optional<std::string> why_unfit(const Event& event) const;
    // The event must fit.
    void apply(const Event& event);
    // What must happen next of itself.
    std::optional<Happening> consequence() const;

  private:
    void on(const SeatTaken& what, const Cause& by);
    void on(const SeatLeft& what, const Cause& by);
    void on(const Started& what, const Cause& by);
    void on(const Acted& what, const Cause& by);
    void on(const Drew& what, const Cause& by);
    void on(const Undone& what, const Cause& by);
    void on(const Redone& what, const Cause& by);
    void on(const RolledBack& what, const Cause& by);
    void on(const Asked& what, const Cause& by);
    void on(const Answered& what, const Cause& by);
    void on(const Withdrawn& what, const Cause& by);
    void on(const Resigned& what, const Cause& by);
    void on(const GivenToComputer& what, const Cause& by);
    void on(const TakenBack& what, const Cause& by);
    void on(const Paused& what, const Cause& by);
    void on(const Resumed& what, const Cause& by);
    void on(const TimedOut& what, const Cause& by);
    void on(const ClockCredited& what, const Cause& by);
    void on(const Cancelled& what, const Cause& by);
    void on(const Drafted& what, const Cause& by);
    void on(const Discarded& what, const Cause& by);
    void on(const RulesAdopted& what, const Cause& by);
    void on(const OrdersSet& what, const Cause& by);
    void on(const Obeyed& what, const Cause& by);
    void on(const Hinted& what, const Cause& by);

    Seat& seat(SeatId seat) { return seats_[static_cast<std::size_t>(seat)]; }
    void play(engine::RecordEntry entry, const Cause& cause);
    void tell(NoticeKind kind, const GivenToComputer& what, const Cause& by);
    void line_changed(SeatId by, SeatSet deciding_before);
    void keep_secret(SeatId by);
    Stamps stamps() const;
    std::vector<DraftPick>& draft_of(SeatId seat) {
        return drafts_[static_cast<std::size_t>(seat)];
    }
    void conclude();
    bool has_ended() const;
    bool is_request_void() const;
    SeatSet running_clocks() const;
    std::optional<Happening> fulfilled_request() const;
    std::optional<Happening> obeyed_order() const;
    std::optional<engine::Action> ordered(SeatId seat) const;
    void forget_obeyed(std::size_t from);
    void forget_look(SeatId seat) { hints_[static_cast<std::size_t>(seat)].at.reset(); }

    Setup setup_;
    engine::FairDice dice_;
    State state_ = State::Open;
    std::uint64_t version_ = 0;
    std::array<std::uint64_t, engine::kMaxSeats> secrets_{};  // events that only the seat knows of
    int rules_ = kFirstRules;
    int program_rules_ = kFirstRules;
    std::int64_t last_at_ = 0;
    std::int64_t last_shown_at_ = 0;
    std::vector<Seat> seats_;
    int resignations_ = 0;
    Line line_;
    std::uint64_t draws_ = 0;  // one more than the highest number that was ever drawn
    Cause last_play_;          // what sent the last entry of the line
    Cause last_pick_;          // and the last pick of a draft
    std::vector<TakenBackEntry> taken_back_;
    std::array<std::vector<DraftPick>, engine::kMaxSeats> drafts_;
    std::array<SeatOrders, engine::kMaxSeats> orders_;
    struct HintsOf {
        int count = 0;
        std::optional<std::size_t> at;  // how many entries it knew of at the last one
    };
    std::array<HintsOf, engine::kMaxSeats> hints_;
    SeatSet hesitating_;  // whose orders leave the open question to the player
    std::optional<Request> request_;
    std::vector<Notice> notices_;
    Clocks clocks_;
    Freshness freshness_;
};

}  // namespace table

// One tournament: the fold of its events. No input and output, no clock: the same plan and events
// always give the same tournament. What may happen is judged here too; the server stores the events
// before it acts on them.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "contest/event.h"

namespace contest {

enum class Stage : std::uint8_t { Entry, Running, Paused, Over, Cancelled };

enum class Refusal : std::uint8_t {
    EntryClosed,  // it has begun, and takes nobody any more
    Full,
    AlreadyIn,
    NotIn,
    NoComputers,  // neither bots nor computers take part
    NotNow,       // not at this stage
    TooFew,       // players to start
    BadPairing,   // there is no such pairing
    BadPlaces,    // no places of this table
    RoundIsPast,  // what followed from the result has been played
};
// A word for programs, and where there is more to know a sentence is made of it by the server.
std::string_view code_of(Refusal refusal);

struct Player {
    Person who{};
    bool gone = false;     // left or was removed
    bool resting = false;  // wants no table now, or did not come to the last one
    bool removed = false;  // and may not come back
    int from_round = 1;
    std::int64_t since = 0;  // entered or came back

    bool is_active() const { return !gone && !resting; }
    friend bool operator==(const Player&, const Player&) = default;
};

using Events = std::vector<Event>;
using Verdict = core::Result<Events, Refusal>;
using NewTable = std::function<std::string()>;  // an id for a table

class Contest {
  public:
    explicit Contest(Plan plan) : plan_(std::move(plan)) {}

    // Says what does not fit.
    std::optional<core::Error> take(const Event& event);

    const Plan& plan() const { return plan_; }
    const Format& format() const { return plan_.format; }
    Stage stage() const { return stage_; }
    bool is_over() const { return stage_ == Stage::Over || stage_ == Stage::Cancelled; }
    const std::vector<Player>& players() const { return players_; }
    const std::vector<Pairing>& pairings() const { return pairings_; }
    std::size_t events() const { return events_; }
    std::int64_t started() const { return started_; }
    std::int64_t last_at() const { return last_at_; }
    int round() const { return round_; }
    int active() const;
    // Those who were there when it began.
    const std::vector<int>& starters() const { return starters_; }
    int rounds() const;  // in all, as far as it is known
    bool is_round_done() const;
    // When the last result of the round came.
    std::int64_t round_done_at() const;
    std::optional<int> player_of(std::string_view user) const;
    const Person& person(int player) const {
        return players_[static_cast<std::size_t>(player)].who;
    }
    // The pairing that waits for the player's game, or the one played there.
    std::optional<int> running_of(int player) const;
    std::optional<int> pairing_at(std::string_view table) const;
    std::int64_t arena_ends() const { return started_ + format().lasts; }

    // What people want. `now` and `by` go into the events.
    Verdict enter(const Person& person, std::int64_t now, const std::string& by) const;
    Verdict leave(int player, std::int64_t now, const std::string& by) const;
    Verdict rest(int player, bool rests, std::int64_t now, const std::string& by) const;
    Verdict remove(int player,
                   const std::string& note,
                   std::int64_t now,
                   const std::string& by) const;
    Verdict start(std::int64_t now, const std::string& by, const NewTable& new_table) const;
    Verdict pause(bool on, std::int64_t now, const std::string& by) const;
    Verdict describe(const std::string& title,
                     const std::string& about,
                     std::int64_t now,
                     const std::string& by) const;
    Verdict correct(int pairing, const Result& result, const std::string& by) const;
    Verdict end(std::int64_t now, const std::string& by) const;

    // What a table or the clock tells. Nothing where it is known already.
    Events told(int pairing, const Result& result) const;
    // What is to happen by now: the start, the next round, the next tables, the end.
    Events due(std::int64_t now, const NewTable& new_table) const;
    // When `due` is to be asked next, if nothing happens before.
    std::optional<std::int64_t> next_due() const;

  private:
    bool takes_more(std::int64_t now) const;
    bool fits(const Result& result, const Pairing& pairing) const;
    std::optional<core::Error> take_entry(const Event& event);
    std::optional<core::Error> take_player(const Event& event);
    std::optional<core::Error> take_pairings(const Event& event);
    std::optional<core::Error> take_result(const Event& event);
    std::optional<core::Error> take_stage(const Event& event);

    Plan plan_;
    Stage stage_ = Stage::Entry;
    std::vector<Player> players_;
    std::vector<Pairing> pairings_;
    std::vector<int> starters_;
    std::size_t events_ = 0;
    std::int64_t started_ = 0;
    std::int64_t last_at_ = 0;
    int round_ = 0;
    int most_rounds_ = 0;
};

}  // namespace contest

// A table in use: everything that happens at it goes through here, one thing after the other. A
// change is stored first and shown then; while it is being stored, the next one waits.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/complaint.h"
#include "server/game_study.h"
#include "server/messages.h"
#include "server/room_chat.h"
#include "server/services.h"
#include "server/table_message.h"
#include "server/watcher.h"
#include "table/table.h"

namespace server {

// A table with what the store keeps beside its events.
struct StoredTable {
    table::Table table;
    store::TableRow row;
    std::vector<store::SeatRow> seats;
    std::int64_t chat_lines = 0;  // the number of the next line
    std::string rematch;          // the table that follows this one
};

class Room;

// Whether the row alone lets somebody in; else it takes a seat.
bool may_enter(const store::TableRow& row, const std::string& user, const std::string& invite);

// What a room asks of the house around it.
class RoomHost {
  public:
    RoomHost() = default;
    RoomHost(const RoomHost&) = delete;
    RoomHost& operator=(const RoomHost&) = delete;
    virtual ~RoomHost() = default;

    // None: the user is connected.
    virtual std::optional<std::int64_t> away_since(const std::string& user) const = 0;
    // The user did something here.
    virtual void acted(const std::string& user) = 0;
    // A change of the table is on disk; what lists show was `before`.
    virtual void table_stored(const Room& room, const store::TableRow& before) = 0;
    // How long nobody could play since then, because no server ran or nothing could be stored.
    virtual std::int64_t missing_since(std::int64_t moment) const = 0;
    virtual core::Result<StoredTable> load(const std::string& table) const = 0;
};

class Room : public std::enable_shared_from_this<Room> {
  public:
    using Done = std::function<void(Answered<std::int64_t>)>;  // the version that is on disk

    Room(Services& services, RoomHost& host, StoredTable stored);
    ~Room();
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;

    // As they are on disk: everybody reads these, and what is being stored is not in them.
    const table::Table& table() const { return stored_.table; }
    const store::TableRow& row() const { return stored_.row; }
    // Nobody has used it since then, and nothing is to be done here soon: all of it can be dropped
    // and come back from the store.
    bool may_sleep(std::int64_t unused_since) const;

    // Private tables are for those who sit there or have the link.
    bool may_see(const std::string& user, const std::string& invite) const;

    void submit(table::Command command, Done done);
    void act(const std::string& user, const wire::Act& act, Done done);

    // The watcher gets the whole table and the chat, then every change; who has seen version
    // `since` gets only what is newer.
    void watch(Watcher& watcher, std::optional<std::int64_t> since = std::nullopt);
    void unwatch(Watcher& watcher);
    // Those who play always get in.
    std::optional<Complaint> too_many_watchers(const std::string& user) const;
    // Complains while too much waits for what is being stored.
    std::optional<Complaint> too_much_waits() const;
    std::vector<Watcher*> watchers() const { return watchers_; }
    // The whole table for one viewer, when everything before is on disk.
    void snapshot(const std::string& user,
                  std::optional<int> seat,
                  std::function<void(const Json&)> done);

    Answered<wire::Peeked> peek(const std::string& user, const wire::Peek& peek) const;
    // Of a computer that would decide next, with its own level and what the asker may know. A new
    // question of the same user takes the place of the last one, which is answered with "busy".
    using Told = std::function<void(const Answered<wire::Foretold>&)>;
    void foretell(const std::string& user, const wire::Foretell& question, Told done);
    Answered<wire::Past> past(const std::string& user, std::optional<int> seat, int n) const;
    Answered<wire::Story> story() const;
    // Of one of the user's seats.
    Answered<wire::OrdersKnown> orders_known(const std::string& user,
                                             std::optional<int> seat) const;
    Answered<wire::Analysis> analysis() const;
    Answered<wire::AnalysedMoment> analysed(int n) const;
    // Has the whole game looked at, while nobody needs the workers for a game.
    Answered<wire::Analysis> analyse();

    // What the user's seat could do, once it is stored that it was asked for.
    using HintsTold = std::function<void(const Answered<wire::Hints>&)>;
    void hint(const std::string& user, int seat, HintsTold done);

    // The same id of the same user once more is the same line.
    void say(const store::User& user, const wire::Say& line, Done done);
    Answered<wire::Chat> chat_before(std::int64_t before, const IsMuted& is_muted) const {
        return chat_page(services_, row().id, before, is_muted);
    }

    int spectators() const;  // who watch and do not play
    // People came or went: tell those who watch.
    void show_presence();
    // Stores the table that follows this one together with the link to it; answers with the first
    // that was linked.
    using Linked = std::function<void(Answered<std::string>)>;
    void set_rematch(const std::string& next, store::Batch batch, Linked done);
    const std::string& rematch() const { return stored_.rematch; }

    // Another server keeps the table from now on: nothing is stored or shown here any more.
    void retire();

    // What the store keeps of it has changed behind its back: names that are gone.
    void read_again();

    // After making or loading it: clocks and computer players go on; live clocks get the time back
    // that was missing since the last event.
    void wake();
    // The same after the store did not work: computers are asked again.
    void go_on();

  private:
    std::optional<Complaint> objection(const table::Command& command) const;
    void act(const std::string& user,
             const wire::Act& act,
             table::Commitment commitment,
             Done done);
    table::Absences absences() const;
    void add_line(store::ChatRow line, const Done& done);
    std::int64_t newest_for(const std::string& user) const;

    engine::SeatId looking_back_from(const std::string& user, std::optional<int> seat) const;

    // room_storing.cpp
    struct Rows {
        store::TableRow row;
        std::vector<store::SeatRow> seats;
    };
    void when_stored(std::function<void()> job);
    void run_waiting();
    Rows add_rows(store::Batch& batch) const;
    void store_row();
    void keep(const std::vector<table::Event>& events, const Done& done);
    void take_over(const std::vector<table::Event>& events, const Rows& rows);
    void take_over_ratings();
    void store(store::Batch batch, std::function<void(bool stored)> done);
    void not_stored(const store::Failure& failure, const std::function<void(bool stored)>& done);
    void undo_unstored();
    void retry_later(net::Job job);
    Answered<std::int64_t> answer_without_storing(const table::Command& command) const;

    // room_showing.cpp
    Surroundings surroundings() const;
    Json message_for(const Onlooker& who, std::size_t log_from) const;
    std::size_t first_new_line() const;
    void publish();
    void show_end();
    void publish_to(const std::string& user);
    void end_lapsed_request();
    void show_line(const store::ChatRow& line) const;
    void show_chat(Watcher& watcher) const;

    void set_alarm();
    void tick();

    // room_study.cpp
    GameStudy* study() const;
    void begin_study();
    void show_story(Watcher& watcher) const;
    void go_on_with_study();
    void event_looked_at(const analysis::Task& task, const Computers::Found& found);
    void keep_study();
    void end_study();

    // room_foretell.cpp
    struct Supposed {
        engine::SeatId seat;  // the computer that decides there
        engine::Position position;
    };
    struct OpenQuestion {
        std::uint64_t number;
        Computers::Ticket ticket;
        Told done;
    };
    Answered<Supposed> supposed(const std::string& user, const wire::Foretell& question) const;
    void forget_question(const std::string& user);
    void foretold(const std::string& user,
                  std::uint64_t number,
                  const Supposed& then,
                  const Computers::Path& path);

    // room_hints.cpp
    struct HintsAsked {
        engine::SeatId seat;
        engine::Position known;  // what was thought about
        std::int64_t version;
    };
    void think_of_hints(engine::SeatId seat, const HintsTold& done);
    Answered<wire::Hints> told_hints(const HintsAsked& asked, const Computers::Found& found) const;
    wire::HintMove told_hint(const HintsAsked& asked,
                             const std::vector<engine::Action>& steps) const;

    // room_computers.cpp
    bool is_waited_for() const;
    Urgency urgency() const;
    void move_computers();
    void stop_thinking();
    void reconsider_thinking();
    Claim claim_for(engine::SeatId seat) const;
    ThinkRequest question_for(engine::SeatId seat) const;
    void ask_computer(engine::SeatId seat);
    void answer_at(net::TimePoint ready, net::Job answer);
    void computer_answered(std::uint64_t version, engine::SeatId seat, const Computers::Path& path);
    void play_for_computer(engine::SeatId seat, const std::vector<std::string>& path);
    std::vector<std::string> any_legal_path(engine::SeatId seat) const;

    Services& services_;
    RoomHost& host_;
    StoredTable stored_;
    table::Table judged_;  // with what is being stored; nobody reads it
    std::vector<Watcher*> watchers_;
    std::vector<Watcher*> arriving_;
    std::vector<std::pair<std::size_t, std::int64_t>> shown_log_;  // n and time of each line
    bool storing_ = false;
    bool is_retired_ = false;
    std::deque<std::function<void()>> waiting_;
    std::uint64_t shown_version_ = 0;             // what everybody was shown last
    std::optional<std::uint64_t> asked_version_;  // for which the computers were asked
    Computers::Ticket ticket_ = 0;                // of that question
    std::vector<int> thinking_;
    std::vector<wire::RatingChange> changes_;          // of ratings, when the game is over
    std::map<std::string, OpenQuestion> foretelling_;  // by who asks
    std::uint64_t questions_ = 0;
    mutable std::unique_ptr<GameStudy> study_;  // once somebody has seen the end
    std::optional<Computers::Ticket> study_ticket_;
    int study_news_ = 0;
    bool is_told_ = false;  // to those who saw the end come
    std::int64_t last_use_;
    int failures_ = 0;  // of storing, one after the other
    net::Timer retry_;
    net::Timer alarm_;
    net::Timer pace_;
};

using RoomPtr = std::shared_ptr<Room>;

}  // namespace server

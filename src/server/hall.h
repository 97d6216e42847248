// The house: all tables in use, the lists of tables, and who is here.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "server/contests.h"
#include "server/list_news.h"
#include "server/presence.h"
#include "server/rooms.h"
#include "server/services.h"
#include "server/table_lists.h"
#include "server/uptime.h"
#include "server/waking.h"
#include "server/watcher.h"

namespace server {

class Hall final : public RoomHost, public StoreListener {
  public:
    using Created = std::function<void(Answered<wire::Created>)>;

    // A table that is not in the store yet, and what brings it there.
    struct Fresh {
        StoredTable stored;
        store::Batch batch;
    };

    explicit Hall(Services& services);
    ~Hall() override;

    // Lets the clocks and computers of all tables go on. None is loaded before it is needed; live
    // clocks get the time back that no server ran.
    core::Result<std::monostate> open(Downtimes downtimes);

    // The room of a table, which wakes if it slept. None: no such table.
    RoomPtr room(const std::string& table);
    // Only if it is in memory.
    RoomPtr awake(const std::string& table) const { return rooms_.find(table); }
    // The same as `room` for somebody who may not be allowed to see it.
    Answered<RoomPtr> room_for(const std::string& table,
                               const std::string& user,
                               const std::string& invite);

    void create(const store::User& user, const wire::NewTable& wish, const Created& done);
    void rematch(const store::User& user, Room& room, const Created& done);
    void try_again(const store::User& user,
                   const Room& room,
                   const wire::NewTry& wish,
                   const Created& done);
    // For those who lay tables as a part of something else: first stored, then opened.
    Answered<Fresh> prepare(const table::Setup& setup) const;
    void announce(Fresh& fresh) const;
    wire::Created open_room(StoredTable stored);
    void import_record(const store::User& user, const std::string& text, const Created& done);

    Contests& contests() { return contests_; }

    wire::Tables list(const ListWish& wish, const std::string& user) const;
    int running_tables(const std::string& game) const;
    // Where the user sits or is the host: those that go on, and finished ones in memory.
    std::vector<RoomPtr> rooms_of(const std::string& user);
    std::size_t rooms() const { return rooms_.size(); }
    bool is_online(const std::string& user) const { return !presence_.away_since(user); }
    // Whether the user has the table before them now.
    bool is_watching(const std::string& user, const std::string& table) const;

    void follow(Follower& follower);
    void unfollow(Follower& follower);
    void arrived(const std::string& user);
    void departed(const std::string& user);

    // What other servers of the house do and say: house_news.h.
    void let_go(const std::function<bool(const std::string& table)>& is_gone, net::Job done);
    void tables_came(std::chrono::milliseconds silence);
    void arrived_elsewhere(const std::string& user);
    void departed_elsewhere(const std::string& user);
    void stored_elsewhere(const std::string& table, const ListedBefore& before);
    std::vector<std::string> users_here() const;
    // Of whom the store keeps something else now.
    void read_again(const std::string& user);

    // RoomHost
    std::optional<std::int64_t> away_since(const std::string& user) const override;
    void acted(const std::string& user) override;
    void table_stored(const Room& room, const store::TableRow& before) override;
    std::int64_t missing_since(std::int64_t moment) const override;
    core::Result<StoredTable> load(const std::string& table) const override;

    // StoreListener
    void store_failed() override {}
    void store_recovered(std::chrono::milliseconds outage) override;

  private:
    void open_table(const table::Setup& setup, const Created& done);
    static Fresh fresh_of(table::Table table);
    void store_table(Fresh made, const Created& done);
    void store_rematch(Room& room, table::Table table, const Created& done);
    RoomPtr add_room(StoredTable stored);
    core::Result<StoredTable> restore(store::TableRow row) const;
    bool may_wake(const std::string& table,
                  const std::string& user,
                  const std::string& invite) const;
    int unfinished_of(const std::string& user) const;
    std::optional<Complaint> too_many_tables(const std::string& host) const;
    void add_summaries();
    void look_after(const store::TableRow& row);
    core::Result<store::TableRow> described(const std::string& table) const;
    int spectators_at(const std::string& table) const;
    void clean();
    void let_sleep(std::int64_t unused_since);
    void presence_changed(const std::string& user);
    void note(const std::optional<store::TableRow>& before, const store::TableRow& after);

    Services& services_;
    TableLists lists_;
    ListNews news_;
    Waking waking_;
    Downtimes downtimes_;
    Rooms rooms_;
    std::size_t most_rooms_ = 0;          // before those that nobody uses go early
    std::map<std::string, int> opening_;  // tables by host that are being stored
    Presence presence_;
    std::map<std::string, int> here_;  // connections to this server, by user
    net::Timer cleaning_timer_;
    // Which rows without a summary come next: first the unfinished ones.
    bool describes_finished_ = false;
    std::string described_;
    net::Timer summary_timer_;
    Contests contests_;
};

}  // namespace server

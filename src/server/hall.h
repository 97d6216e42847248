// The house: all tables in use, the lists of tables, and who is here.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/presence.h"
#include "server/room.h"
#include "server/services.h"
#include "server/watcher.h"

namespace server {

// Which tables somebody wants to see listed.
struct ListWish {
    std::string state;  // open, running, over; empty: all
    std::string game;
    std::string title;  // a part of it
    bool mine = false;
    std::optional<store::TableCursor> before;
    int limit = 50;
};

class Hall final : public RoomHost, public StoreListener {
  public:
    using Created = std::function<void(Answered<wire::Created>)>;

    explicit Hall(Services& services);
    ~Hall() override;

    // Brings all unfinished tables back and lets their clocks and computers go on.
    core::Result<int> open(std::int64_t downtime);

    // The room of a table; those that are over are fetched from the store. None: no such table.
    RoomPtr room(const std::string& table);
    // The same for somebody who may not be allowed to see it.
    Answered<RoomPtr> room_for(const std::string& table,
                               const std::string& user,
                               const std::string& invite);

    void create(const store::User& user, const wire::NewTable& wish, const Created& done);
    void rematch(const store::User& user, Room& room, const Created& done);
    void import_record(const store::User& user, const std::string& text, const Created& done);

    std::vector<wire::TableSummary> list(const ListWish& wish, const std::string& user);
    int running_tables(const std::string& game) const;
    // Those in memory where the user sits or is the host.
    std::vector<RoomPtr> rooms_of(const std::string& user) const;
    std::size_t rooms() const { return rooms_.size(); }

    void follow(Follower& follower);
    void unfollow(Follower& follower);
    void arrived(const std::string& user);
    void departed(const std::string& user);

    // RoomHost
    std::optional<std::int64_t> away_since(const std::string& user) const override;
    void acted(const std::string& user) override;
    void room_changed() override;
    core::Result<StoredTable> load(const std::string& table) const override;

    // StoreListener
    void store_failed() override {}
    void store_recovered(std::chrono::milliseconds outage) override;

  private:
    void open_table(const table::Setup& setup, const Created& done);
    // A table that is not in the store yet, and what brings it there.
    struct Fresh {
        StoredTable stored;
        store::Batch batch;
    };
    static Fresh fresh_of(table::Table table);
    void store_table(table::Table table, const Created& done);
    void store_rematch(Room& room, table::Table table, const Created& done);
    wire::Created open_room(StoredTable stored);
    RoomPtr add_room(StoredTable stored);
    core::Result<StoredTable> restore(store::TableRow row) const;
    int unfinished_of(const std::string& user) const;
    std::optional<Complaint> too_many_tables(const std::string& host) const;
    std::vector<wire::TableSummary> finished(const ListWish& wish, const std::string& user);
    void show_lists();
    void show_lists_to(Follower& follower);
    void drop_unused_rooms();
    void presence_changed(const std::string& user);

    Services& services_;
    std::unordered_map<std::string, RoomPtr> rooms_;
    std::vector<Follower*> followers_;
    Presence presence_;
    net::Timer lists_timer_;
    net::Timer cleaning_timer_;
};

}  // namespace server

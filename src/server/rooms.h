// The tables in memory, by their id and by who sits there.
#pragma once

#include <functional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/room.h"

namespace server {

class Rooms {
  public:
    RoomPtr find(const std::string& table) const;  // none: not in memory
    std::vector<RoomPtr> of(const std::string& user) const;
    std::vector<RoomPtr> all() const;
    std::size_t size() const { return rooms_.size(); }

    void add(const RoomPtr& room);
    // Others may sit there now.
    void update(const Room& room);
    // Lets go of those that nobody else holds and that are unwanted; returns them.
    std::vector<RoomPtr> take(const std::function<bool(const Room& room)>& is_unwanted);
    // The same, whoever holds them.
    std::vector<RoomPtr> take_all(const std::function<bool(const std::string& table)>& is_gone);

  private:
    struct Entry {
        RoomPtr room;
        std::vector<std::string> users;
    };

    void forget_users(const std::string& table, const Entry& entry);

    std::unordered_map<std::string, Entry> rooms_;
    std::unordered_map<std::string, std::unordered_set<std::string>> tables_of_;  // by user
};

}  // namespace server

// Tells those who follow the lists of tables what is new in them. They get a page once and then
// only what changed; a change is put into words once, and all who read the same get the same bytes.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/net/loop.h"
#include "server/table_lists.h"
#include "server/watcher.h"

namespace server {

// Where a table stood in lists before it changed.
struct ListedBefore {
    bool in_lobby = false;
    std::vector<std::string> users;
};

// None: lists read the same as before.
std::optional<ListedBefore> changed_in_lists(const std::optional<store::TableRow>& before,
                                             const store::TableRow& after);

class ListNews {
  public:
    ListNews(Services& services, const TableLists& lists) : services_(services), lists_(lists) {}

    void follow(Follower& follower);
    void unfollow(Follower& follower);

    // A table is new (without a row before) or has changed. Both rows are on disk.
    void table_stored(const std::optional<store::TableRow>& before, const store::TableRow& after);
    // The same of one that is kept elsewhere.
    void table_changed(const ListedBefore& before, const store::TableRow& after);
    // Somebody came or went.
    void presence_changed(const std::string& user);

  private:
    // The row as it is now; none: it stands in the list no more.
    using Changes = std::map<std::string, std::optional<store::TableRow>>;

    void note_in_lobby(const store::TableRow& row);
    void note_for(const std::string& user, const store::TableRow& row, bool is_listed);
    void tell_soon();
    void tell();
    void tell_lobby(const Changes& changes);
    void tell_user(const std::string& user, const Changes& changes) const;
    void tell_presence();
    Json lobby_page();
    int lobby_total() const;

    Services& services_;
    const TableLists& lists_;
    std::unordered_map<std::string, std::vector<Follower*>> followers_;  // by user
    Changes lobby_;
    std::map<std::string, Changes> mine_;  // by user
    std::set<std::string> came_or_went_;
    Json lobby_page_;  // until something changes
    net::Timer timer_;
    net::Timer presence_timer_;
};

}  // namespace server

// What people write at a table: those who play and those who watch, told apart.
#pragma once

#include <string>
#include <vector>

#include "server/messages.h"
#include "server/store/rows.h"
#include "server/watcher.h"

namespace server {

class RoomChat {
  public:
    explicit RoomChat(std::vector<store::ChatRow> rows) : rows_(std::move(rows)) {}

    store::ChatRow next(const std::string& table, const store::User& user) const {
        store::ChatRow row;
        row.table = table;
        row.n = static_cast<std::int64_t>(rows_.size());
        row.user = user.id;
        row.name = user.name;
        return row;
    }
    void add(const store::ChatRow& row) { rows_.push_back(row); }

    // The lines from `first` on that this watcher wants to read; empty text if there are none.
    std::string message_for(const Watcher& watcher,
                            const std::string& table,
                            std::size_t first) const;
    std::size_t size() const { return rows_.size(); }

  private:
    std::vector<store::ChatRow> rows_;
};

}  // namespace server

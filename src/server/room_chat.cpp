#include "server/room_chat.h"

#include "server/wire_json.h"

namespace server {

std::string RoomChat::message_for(const Watcher& watcher,
                                  const std::string& table,
                                  std::size_t first) const {
    wire::Chat chat{{}, table, {}};
    for (std::size_t i = first; i < rows_.size(); ++i) {
        const store::ChatRow& row = rows_[i];
        if (watcher.is_muted(row.user))
            continue;
        chat.lines.push_back({static_cast<int>(row.n),
                              row.user,
                              row.name,
                              row.text,
                              row.at,
                              row.audience == store::Audience::Watchers});
    }
    return chat.lines.empty() ? "" : wire::text(chat);
}

}  // namespace server

#include "server/room_chat.h"

namespace server {

wire::ChatLine chat_line_of(const store::ChatRow& row) {
    return {static_cast<int>(row.n),
            row.user,
            row.name,
            row.text,
            row.at,
            row.audience == store::Audience::Watchers};
}

Answered<wire::Chat> chat_page(const Services& services,
                               const std::string& table,
                               std::int64_t before,
                               const IsMuted& is_muted) {
    const std::size_t most = services.limits.most(Limit::ChatLinesPerPage);
    // One more tells whether there are earlier ones.
    auto rows = services.store.chat(table, before, static_cast<std::int64_t>(most) + 1);
    if (!rows)
        return complaint::storage();
    const bool more = rows->size() > most;
    if (more)
        rows->erase(rows->begin());
    wire::Chat chat{{}, table, {}, wire::ChatPage{0, more}};
    if (!rows->empty())
        chat.page->from = static_cast<int>(rows->front().n);
    for (const store::ChatRow& row : *rows)
        if (!row.text.empty() && !is_muted(row.user))  // empty: its writer is gone
            chat.lines.push_back(chat_line_of(row));
    return chat;
}

core::Result<std::int64_t> next_chat_number(const store::Store& store, const std::string& table) {
    const auto last = store.chat(table, kLatest, 1);
    if (!last)
        return last.error();
    return last->empty() ? 0 : last->front().n + 1;
}

}  // namespace server

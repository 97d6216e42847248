// Reading tables and what belongs to them.
#include <algorithm>

#include "server/store/fold_case.h"
#include "server/store/sqlite_store.h"

namespace store {
namespace {

// Only conditions that are asked for, so that the database can choose an index.
std::string conditions(const TableFilter& filter) {
    std::string sql = "WHERE true";
    const auto add = [&](bool asked, const char* condition) { sql += asked ? condition : ""; };
    add(!filter.state.empty(), " AND state = ?1");
    add(!filter.game.empty(), " AND game = ?2");
    add(!filter.user.empty(),
        " AND id IN (SELECT table_id FROM seats WHERE user_id = ?3"
        " UNION SELECT id FROM tables WHERE host = ?3)");
    add(!filter.title.empty(), " AND instr(title_key, ?4) > 0");
    add(filter.is_over.has_value(), " AND is_over = ?5");
    add(filter.only_public, " AND is_private = 0");
    add(filter.before.has_value(), " AND (created, id) < (?6, ?7)");
    return sql;
}

}  // namespace

Found<TableRow> SqliteStore::table(const std::string& id) const {
    return reader_.first<TableRow>("WHERE id = ?1", id);
}

Found<PackRow> SqliteStore::pack(const std::string& hash) const {
    return reader_.first<PackRow>("WHERE hash = ?1", hash);
}

Found<TableRow> SqliteStore::table_by_invite(const std::string& invite) const {
    return reader_.first<TableRow>("WHERE invite = ?1 AND invite <> ''", invite);
}

// Every parameter is bound; the number of the last one makes room for those that are not used.
Listed<TableRow> SqliteStore::tables(const TableFilter& filter) const {
    const TableCursor before = filter.before.value_or(TableCursor{});
    return reader_.all<TableRow>(conditions(filter) + " ORDER BY created DESC, id DESC LIMIT ?8",
                                 filter.state,
                                 filter.game,
                                 filter.user,
                                 fold_case(filter.title),
                                 filter.is_over.value_or(false),
                                 before.created,
                                 before.id,
                                 std::clamp(filter.limit, 0, kMaxListed));
}

Listed<TableRow> SqliteStore::unfinished_tables() const {
    return reader_.all<TableRow>("WHERE is_over = 0 ORDER BY created, id");
}

Listed<SeatRow> SqliteStore::seats(const std::string& table) const {
    return reader_.all<SeatRow>("WHERE table_id = ?1 ORDER BY seat", table);
}

Listed<EventRow> SqliteStore::events(const std::string& table, std::int64_t from) const {
    return reader_.all<EventRow>("WHERE table_id = ?1 AND n >= ?2 ORDER BY n", table, from);
}

Listed<ChatRow> SqliteStore::chat(const std::string& table,
                                  std::int64_t before,
                                  std::int64_t limit) const {
    auto lines = reader_.all<ChatRow>(
        "WHERE table_id = ?1 AND n < ?2 ORDER BY n DESC LIMIT ?3", table, before, limit);
    if (lines)
        std::ranges::reverse(*lines);
    return lines;
}

Found<ChatRow> SqliteStore::chat_said(const std::string& table,
                                      const std::string& user,
                                      const std::string& said) const {
    return reader_.first<ChatRow>(
        "WHERE table_id = ?1 AND user_id = ?2 AND said = ?3 AND said <> ''", table, user, said);
}

}  // namespace store

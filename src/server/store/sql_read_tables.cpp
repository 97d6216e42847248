// Reading tables and what belongs to them.
#include <algorithm>

#include "server/store/fold_case.h"
#include "server/store/sql_patterns.h"
#include "server/store/sql_store.h"

namespace store::sql {
namespace {

// Only conditions that are asked for, so that the database can choose an index. Yes and no stand in
// the text: an index of some tables is used only where the condition is the same as its own.
std::string conditions(const TableFilter& filter) {
    std::string sql = "WHERE true";
    const auto add = [&](bool asked, const char* condition) { sql += asked ? condition : ""; };
    add(!filter.state.empty() && filter.or_state.empty(), " AND state = ?1");
    add(!filter.or_state.empty(), " AND state IN (?1, ?8)");
    add(!filter.game.empty(), " AND game = ?2");
    add(!filter.user.empty(),
        " AND id IN (SELECT table_id FROM seats WHERE user_id = ?3"
        " UNION SELECT id FROM tables WHERE host = ?3)");
    add(!filter.title.empty(), " AND title_key LIKE ?4 ESCAPE '!'");
    add(filter.is_over == true, " AND is_over = 1");
    add(filter.is_over == false, " AND is_over = 0");
    add(!filter.host.empty(), " AND host = ?5");
    add(filter.only_public, " AND is_private = 0");
    add(filter.before.has_value(), " AND (created, id) < (?6, ?7)");
    return sql;
}

}  // namespace

Found<TableRow> SqlStore::table(const std::string& id) const {
    return reader_.first<TableRow>("WHERE id = ?1", id);
}

Found<PackRow> SqlStore::pack(const std::string& hash) const {
    return reader_.first<PackRow>("WHERE hash = ?1", hash);
}

Found<TableRow> SqlStore::table_by_invite(const std::string& invite) const {
    return reader_.first<TableRow>("WHERE invite = ?1 AND invite <> ''", invite);
}

// Every parameter is bound; the number of the last one makes room for those that are not used.
Listed<TableRow> SqlStore::tables(const TableFilter& filter) const {
    const TableCursor before = filter.before.value_or(TableCursor{});
    return reader_.all<TableRow>(conditions(filter) + " ORDER BY created DESC, id DESC LIMIT ?9",
                                 filter.state,
                                 filter.game,
                                 filter.user,
                                 anywhere(fold_case(filter.title)),
                                 filter.host,
                                 before.created,
                                 before.id,
                                 filter.or_state,
                                 std::clamp(filter.limit, 0, kMaxListed));
}

core::Result<int> SqlStore::count_tables(const TableFilter& filter) const {
    TableFilter all = filter;
    all.before.reset();
    return reader_.number("SELECT count(*) FROM tables " + conditions(all) + " LIMIT ?9",
                          filter.state,
                          filter.game,
                          filter.user,
                          anywhere(fold_case(filter.title)),
                          filter.host,
                          0,
                          "",
                          filter.or_state,
                          1);
}

Listed<Alarm> SqlStore::alarms(const Alarm& after, int limit) const {
    return reader_.all<Alarm>(
        "WHERE wakes > 0 AND (wakes, id) > (?1, ?2) ORDER BY wakes, id LIMIT ?3",
        after.at,
        after.table,
        limit);
}

Listed<std::string> SqlStore::tables_of_computers(const std::string& after, int limit) const {
    return reader_.texts(
        "SELECT id FROM tables WHERE computer_due = 1 AND id > ?1 ORDER BY id LIMIT ?2",
        after,
        limit);
}

Listed<std::string> SqlStore::tables_without_summary(bool is_over,
                                                     const std::string& after,
                                                     int limit) const {
    return reader_.texts(
        "SELECT id FROM tables WHERE summary = '' AND is_over = ?1 AND id > ?2 ORDER BY id LIMIT"
        " ?3",
        is_over,
        after,
        limit);
}

Listed<Downtime> SqlStore::downtimes() const { return reader_.all<Downtime>("ORDER BY began"); }

Listed<SeatRow> SqlStore::seats(const std::string& table) const {
    return reader_.all<SeatRow>("WHERE table_id = ?1 ORDER BY seat", table);
}

Listed<EventRow> SqlStore::events(const std::string& table, std::int64_t from) const {
    return reader_.all<EventRow>("WHERE table_id = ?1 AND n >= ?2 ORDER BY n", table, from);
}

Found<std::string> SqlStore::story(const std::string& table) const {
    const auto found = reader_.first<StoryRow>("WHERE table_id = ?1", table);
    if (!found)
        return found.error();
    return *found ? std::optional((*found)->text) : std::nullopt;
}

Listed<ChatRow> SqlStore::chat(const std::string& table,
                               std::int64_t before,
                               std::int64_t limit) const {
    auto lines = reader_.all<ChatRow>(
        "WHERE table_id = ?1 AND n < ?2 ORDER BY n DESC LIMIT ?3", table, before, limit);
    if (lines)
        std::ranges::reverse(*lines);
    return lines;
}

Found<ChatRow> SqlStore::chat_said(const std::string& table,
                                   const std::string& user,
                                   const std::string& said) const {
    return reader_.first<ChatRow>(
        "WHERE table_id = ?1 AND user_id = ?2 AND said = ?3 AND said <> ''", table, user, said);
}

}  // namespace store::sql

// Tournaments and clubs: rows, events, members.
#include <algorithm>

#include "server/store/sql_store.h"
#include "server/store/sql_writes.h"

namespace store::sql {
namespace {

std::string subject_of(const std::string& gathering) { return "gathering " + gathering; }

}  // namespace

std::optional<Failure> apply(Connection& connection, const PutGathering& put) {
    const GatheringRow& row = put.gathering;
    return about(
        subject_of(row.id),
        connection.run("INSERT INTO gatherings (id, kind, parent, title, game, state, is_over,"
                       " host, plan, summary, created, updated) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7,"
                       " (SELECT id FROM users WHERE id = ?8), ?9, ?10, ?11, ?12)"
                       " ON CONFLICT (id) DO UPDATE SET title = excluded.title,"
                       " state = excluded.state, is_over = excluded.is_over,"
                       " host = excluded.host, summary = excluded.summary,"
                       " updated = excluded.updated",
                       row.id,
                       row.kind,
                       row.parent,
                       row.title,
                       row.game,
                       row.state,
                       row.is_over,
                       row.host,
                       row.plan,
                       row.summary,
                       row.created,
                       row.updated));
}

std::optional<Failure> apply(Connection& connection, const AppendGatheringEvents& append) {
    const auto known = connection.value<std::int64_t>(
        "SELECT count(*) FROM gathering_events WHERE gathering_id = ?1", append.gathering);
    if (!known)
        return about(subject_of(append.gathering), known.error());
    if (*known != append.first_n)
        return Failure{Trouble::Exists,
                       {subject_of(append.gathering), "events do not continue what is there"}};
    std::int64_t n = append.first_n;
    for (const std::string& text : append.texts)
        if (auto failure = connection.run(
                "INSERT INTO gathering_events (gathering_id, n, text) VALUES (?1, ?2, ?3)",
                append.gathering,
                n++,
                text))
            return about(subject_of(append.gathering), failure);
    return std::nullopt;
}

// An account that is gone meanwhile is nobody's member.
std::optional<Failure> apply(Connection& connection, const AddMember& add) {
    return about(subject_of(add.gathering),
                 connection.run("INSERT INTO gathering_members (gathering_id, user_id)"
                                " SELECT ?1, id FROM users WHERE id = ?2"
                                " ON CONFLICT (gathering_id, user_id) DO NOTHING",
                                add.gathering,
                                add.user));
}

std::optional<Failure> apply(Connection& connection, const DropMember& drop) {
    return about(
        subject_of(drop.gathering),
        connection.run("DELETE FROM gathering_members WHERE gathering_id = ?1 AND user_id = ?2",
                       drop.gathering,
                       drop.user));
}

Found<GatheringRow> SqlStore::gathering(const std::string& id) const {
    return reader_.first<GatheringRow>("WHERE id = ?1", id);
}

Listed<GatheringRow> SqlStore::gatherings(const GatheringFilter& filter) const {
    std::string where = "WHERE kind = ?1";
    if (!filter.parent.empty())
        where += " AND parent = ?2";
    if (!filter.user.empty())
        where += " AND id IN (SELECT gathering_id FROM gathering_members WHERE user_id = ?3)";
    if (filter.is_over)
        where += *filter.is_over ? " AND is_over = 1" : " AND is_over = 0";
    if (!filter.host.empty())
        where += " AND host = ?4";
    if (filter.before)
        where += " AND (created, id) < (?5, ?6)";
    const TableCursor before = filter.before.value_or(TableCursor{});
    return reader_.all<GatheringRow>(where + " ORDER BY created DESC, id DESC LIMIT ?7",
                                     filter.kind,
                                     filter.parent,
                                     filter.user,
                                     filter.host,
                                     before.created,
                                     before.id,
                                     std::clamp(filter.limit, 0, kMaxListed));
}

Listed<GatheringEventRow> SqlStore::gathering_events(const std::string& id) const {
    return reader_.all<GatheringEventRow>("WHERE gathering_id = ?1 ORDER BY n", id);
}

Listed<MemberRow> SqlStore::members(const std::string& gathering) const {
    return reader_.all<MemberRow>("WHERE gathering_id = ?1 ORDER BY gathering_members.user_id",
                                  gathering);
}

}  // namespace store::sql

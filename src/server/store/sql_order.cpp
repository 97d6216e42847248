// Reading and writing what keeps order among strangers: sanctions, reports, deeds of those who keep
// the house, and games that were left.
#include <algorithm>

#include "server/store/fold_case.h"
#include "server/store/sql_patterns.h"
#include "server/store/sql_store.h"
#include "server/store/sql_writes.h"

namespace store::sql {

std::optional<Failure> apply(Connection& connection, const SetAdmin& set) {
    auto failure =
        connection.run("UPDATE users SET is_admin = ?2 WHERE id = ?1 AND password_hash <> ''",
                       set.id,
                       set.is_admin);
    return about_existing("account " + set.id, connection, failure);
}

std::optional<Failure> apply(Connection& connection, const SetSanction& set) {
    const SanctionRow& row = set.sanction;
    return about("sanction of " + row.user,
                 connection.run("INSERT INTO sanctions (user_id, kind, until, reason, since)"
                                " VALUES (?1, ?2, ?3, ?4, ?5)"
                                " ON CONFLICT (user_id, kind) DO UPDATE"
                                " SET until = ?3, reason = ?4, since = ?5",
                                row.user,
                                row.kind,
                                row.until,
                                row.reason,
                                row.since));
}

std::optional<Failure> apply(Connection& connection, const LiftSanction& lift) {
    return about(
        "sanction of " + lift.user,
        connection.run(
            "DELETE FROM sanctions WHERE user_id = ?1 AND kind = ?2", lift.user, lift.kind));
}

std::optional<Failure> apply(Connection& connection, const AddReport& add) {
    const ReportRow& row = add.report;
    return about("report " + row.id,
                 connection.run("INSERT INTO reports (id, at, by_user, about, table_id, kind,"
                                " words, excerpt, verdict, note, decided) VALUES (?1, ?2,"
                                " (SELECT id FROM users WHERE id = ?3),"
                                " ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
                                row.id,
                                row.at,
                                row.by,
                                row.about,
                                row.table,
                                row.kind,
                                row.words,
                                row.excerpt,
                                row.verdict,
                                row.note,
                                row.decided));
}

std::optional<Failure> apply(Connection& connection, const DecideReport& decide) {
    auto failure =
        connection.run("UPDATE reports SET verdict = ?2, note = ?3, decided = ?4 WHERE id = ?1",
                       decide.id,
                       decide.verdict,
                       decide.note,
                       decide.decided);
    return about_existing("report " + decide.id, connection, failure);
}

std::optional<Failure> apply(Connection& connection, const AddDeed& add) {
    const DeedRow& row = add.deed;
    return about("deed",
                 connection.run("INSERT INTO deeds (n, at, by_name, deed, about, about_name, note)"
                                " SELECT coalesce(max(n) + 1, 0), CAST(?1 AS BIGINT), ?2, ?3, ?4,"
                                " ?5, ?6 FROM deeds",
                                row.at,
                                row.by,
                                row.deed,
                                row.about,
                                row.name,
                                row.note));
}

std::optional<Failure> apply(Connection& connection, const AddLapse& add) {
    const LapseRow& row = add.lapse;
    return about("lapse of " + row.user,
                 connection.run("INSERT INTO lapses (user_id, table_id, at)"
                                " SELECT id, ?2, CAST(?3 AS BIGINT) FROM users WHERE id = ?1"
                                " ON CONFLICT DO NOTHING",
                                row.user,
                                row.table,
                                row.at));
}

Listed<User> SqlStore::users(const UserFilter& filter) const {
    std::string sql = "WHERE password_hash <> ''";
    if (!filter.name.empty())
        sql += " AND name_key LIKE ?1 ESCAPE '!'";
    if (filter.only_admins)
        sql += " AND is_admin = 1";
    if (!filter.after.empty())
        sql += " AND (name_key, id) > (SELECT name_key, id FROM users WHERE id = ?2)";
    return reader_.all<User>(sql + " ORDER BY name_key, id LIMIT ?3",
                             anywhere(fold_case(filter.name)),
                             filter.after,
                             std::clamp(filter.limit, 0, kMaxListed));
}

Listed<SanctionRow> SqlStore::sanctions_of(const std::string& user) const {
    return reader_.all<SanctionRow>("WHERE user_id = ?1 ORDER BY kind", user);
}

Listed<SanctionRow> SqlStore::sanctions(Instant at) const {
    return reader_.all<SanctionRow>(
        "WHERE until > ?1 ORDER BY since DESC, user_id, kind LIMIT ?2", at, kMaxListed);
}

Found<ReportRow> SqlStore::report(const std::string& id) const {
    return reader_.first<ReportRow>("WHERE id = ?1", id);
}

Listed<ReportRow> SqlStore::reports(const ReportFilter& filter) const {
    std::string sql = filter.is_open ? "WHERE verdict = ''" : "WHERE verdict <> ''";
    if (!filter.about.empty())
        sql += " AND about = ?1";
    sql += filter.is_open ? " ORDER BY at, id" : " ORDER BY decided DESC, id";
    return reader_.all<ReportRow>(
        sql + " LIMIT ?2", filter.about, std::clamp(filter.limit, 0, kMaxListed));
}

core::Result<int> SqlStore::count_open_reports() const {
    return reader_.number("SELECT count(*) FROM reports WHERE verdict = ''");
}

Listed<DeedRow> SqlStore::deeds(const std::string& about, std::int64_t before, int limit) const {
    const std::string whose = about.empty() ? "" : " AND about = ?1";
    return reader_.all<DeedRow>("WHERE n < ?2" + whose + " ORDER BY n DESC LIMIT ?3",
                                about,
                                before,
                                std::clamp(limit, 0, kMaxListed));
}

Listed<LapseRow> SqlStore::lapses_of(const std::string& user, Instant since) const {
    return reader_.all<LapseRow>(
        "WHERE user_id = ?1 AND at >= ?2 ORDER BY at DESC, table_id LIMIT ?3",
        user,
        since,
        kMaxListed);
}

}  // namespace store::sql

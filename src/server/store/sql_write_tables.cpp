// Writing tables and what belongs to them: seats, events, chat.
#include "server/store/fold_case.h"
#include "server/store/sql_writes.h"

namespace store::sql {
namespace {

std::string subject(const std::string& table) { return "table " + table; }

// The first of the given events must be the next of the table.
std::optional<Failure> gap_or_overlap(Connection& connection, const AppendEvents& append) {
    const auto next = connection.value<std::int64_t>(
        "SELECT coalesce(max(n) + 1, 0) FROM events WHERE table_id = ?1", append.table);
    if (!next)
        return about(subject(append.table), next.error());
    if (*next == append.first_n)
        return std::nullopt;
    return Failure{
        append.first_n < *next ? Trouble::Exists : Trouble::Missing,
        {subject(append.table),
         "its next event is " + std::to_string(*next) + ", not " + std::to_string(append.first_n)}};
}

std::optional<Failure> run_with(Connection& connection,
                                std::string_view sql,
                                const TableRow& table) {
    return connection.run(sql,
                          table.id,
                          table.game,
                          table.title,
                          fold_case(table.title),
                          table.setup,
                          table.state,
                          table.is_over,
                          table.is_private,
                          table.invite,
                          table.host,
                          table.due,
                          table.result,
                          table.created,
                          table.updated,
                          table.summary,
                          table.wakes,
                          table.computer_due);
}

}  // namespace

std::optional<Failure> apply(Connection& connection, const AddTable& add) {
    const TableRow& table = add.table;
    return about(subject(table.id),
                 run_with(connection,
                          "INSERT INTO tables (id, game, title, title_key, setup, state,"
                          " is_over, is_private, invite, host, due, result, created, updated,"
                          " summary, wakes, computer_due)"
                          " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, nullif(?10, ''),"
                          " ?11, ?12, ?13, ?14, ?15, ?16, ?17)",
                          table));
}

std::optional<Failure> apply(Connection& connection, const UpdateTable& update) {
    const TableRow& table = update.table;
    auto failure =
        run_with(connection,
                 "UPDATE tables SET game = ?2, title = ?3, title_key = ?4, setup = ?5, state = ?6,"
                 " is_over = ?7, is_private = ?8, invite = ?9,"
                 " host = (SELECT id FROM users WHERE id = ?10), due = ?11,"
                 " result = ?12, updated = ?14, summary = ?15, wakes = ?16, computer_due = ?17"
                 " WHERE id = ?1",
                 table);
    return about_existing(subject(table.id), connection, failure);
}

std::optional<Failure> apply(Connection& connection, const AddDowntime& add) {
    const Downtime& downtime = add.downtime;
    return about("downtime",
                 connection.run("INSERT INTO downtimes (began, ended) VALUES (?1, ?2)"
                                " ON CONFLICT (began) DO UPDATE SET ended = excluded.ended",
                                downtime.began,
                                downtime.ended));
}

std::optional<Failure> apply(Connection& connection, const DeleteDowntimes& gone) {
    return about("downtime", connection.run("DELETE FROM downtimes WHERE ended < ?1", gone.before));
}

std::optional<Failure> apply(Connection& connection, const DeleteTable& gone) {
    return about(subject(gone.id), connection.run("DELETE FROM tables WHERE id = ?1", gone.id));
}

std::optional<Failure> apply(Connection& connection, const SetSeats& set) {
    auto failure = connection.run("DELETE FROM seats WHERE table_id = ?1", set.table);
    for (const SeatRow& seat : set.seats) {
        if (failure)
            break;
        failure = connection.run(
            "INSERT INTO seats (table_id, seat, user_id, name, kind)"
            " VALUES (?1, ?2, (SELECT id FROM users WHERE id = ?3), ?4, ?5)",
            set.table,
            seat.seat,
            seat.user,
            seat.name,
            seat.kind);
    }
    return about(subject(set.table), failure);
}

std::optional<Failure> apply(Connection& connection, const AppendEvents& append) {
    if (auto failure = gap_or_overlap(connection, append))
        return failure;
    std::int64_t n = append.first_n;
    for (const std::string& text : append.texts) {
        auto failure = connection.run(
            "INSERT INTO events (table_id, n, text) VALUES (?1, ?2, ?3)", append.table, n++, text);
        if (failure)
            return about(subject(append.table), failure);
    }
    return std::nullopt;
}

std::optional<Failure> apply(Connection& connection, const AddChat& add) {
    const ChatRow& chat = add.chat;
    auto failure = connection.run(
        "INSERT INTO chat (table_id, n, user_id, name, text, at, audience, said)"
        " VALUES (?1, ?2, nullif(?3, ''), ?4, ?5, ?6, ?7, ?8)",
        chat.table,
        chat.n,
        chat.user,
        chat.name,
        chat.text,
        chat.at,
        chat.audience,
        chat.said);
    if (!failure && add.keep > 0)
        failure = connection.run(
            "DELETE FROM chat WHERE table_id = ?1 AND n <= ?2", chat.table, chat.n - add.keep);
    return about("chat of table " + chat.table, failure);
}

std::optional<Failure> apply(Connection& connection, const KeepPack& keep) {
    return about("pack " + keep.pack.hash,
                 connection.run("INSERT INTO packs (hash, game, text, first_seen)"
                                " VALUES (?1, ?2, ?3, ?4) ON CONFLICT (hash) DO NOTHING",
                                keep.pack.hash,
                                keep.pack.game,
                                keep.pack.text,
                                keep.pack.first_seen));
}

std::optional<Failure> apply(Connection& connection, const KeepStory& keep) {
    return about("story of table " + keep.table,
                 connection.run("INSERT INTO stories (table_id, text) VALUES (?1, ?2)"
                                " ON CONFLICT (table_id) DO UPDATE SET text = excluded.text",
                                keep.table,
                                keep.text));
}

}  // namespace store::sql

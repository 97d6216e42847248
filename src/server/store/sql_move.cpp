#include "server/store/sql_move.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "server/store/open_store.h"
#include "server/store/sql_connection.h"

namespace store {
namespace {

using sql::Cell;
using sql::Connection;

struct Column {
    std::string_view name;
    enum Kind { Text, Link, Number } kind = Text;  // a link may be NULL
};

using enum Column::Kind;

// The columns of the key come first. What others link to comes before them.
struct Table {
    std::string_view name;
    std::size_t keys;
    std::vector<Column> columns;
};

const std::vector<Table>& tables() {
    static const std::vector<Table> all = {
        {"users",
         1,
         {{"id"},
          {"name"},
          {"name_key"},
          {"password_hash"},
          {"created", Number},
          {"is_admin", Number},
          {"email"},
          {"look_key", Link}}},
        {"sessions",
         1,
         {{"token_hash"},
          {"user_id"},
          {"created", Number},
          {"last_used", Number},
          {"expires", Number}}},
        {"tokens",
         1,
         {{"id"},
          {"user_id"},
          {"label"},
          {"token_hash"},
          {"created", Number},
          {"last_used", Number},
          {"scopes"}}},
        {"settings", 1, {{"key"}, {"value"}}},
        {"packs", 1, {{"hash"}, {"game"}, {"text"}, {"first_seen", Number}}},
        {"downtimes", 1, {{"began", Number}, {"ended", Number}}},
        {"tables",
         1,
         {{"id"},
          {"game"},
          {"title"},
          {"title_key"},
          {"setup"},
          {"state"},
          {"is_over", Number},
          {"is_private", Number},
          {"invite"},
          {"host", Link},
          {"due"},
          {"result"},
          {"created", Number},
          {"updated", Number},
          {"summary"},
          {"wakes", Number},
          {"computer_due", Number}}},
        {"seats", 2, {{"table_id"}, {"seat", Number}, {"user_id", Link}, {"name"}, {"kind"}}},
        {"events", 2, {{"table_id"}, {"n", Number}, {"text"}}},
        {"chat",
         2,
         {{"table_id"},
          {"n", Number},
          {"user_id", Link},
          {"name"},
          {"text"},
          {"at", Number},
          {"audience"},
          {"said"}}},
        {"mutes", 2, {{"user_id"}, {"muted"}}},
        {"stories", 1, {{"table_id"}, {"text"}}},
        {"ratings",
         2,
         {{"user_id"},
          {"ladder"},
          {"mean", Number},
          {"deviation", Number},
          {"games", Number},
          {"won", Number},
          {"expected", Number},
          {"last", Number},
          {"tenth", Number},
          {"listed", Number}}},
        {"results",
         2,
         {{"table_id"},
          {"seat", Number},
          {"user_id", Link},
          {"level"},
          {"game"},
          {"ladder"},
          {"is_hidden", Number},
          {"players", Number},
          {"place", Number},
          {"score", Number},
          {"won", Number},
          {"expected", Number},
          {"ending"},
          {"pick"},
          {"ended", Number},
          {"before", Number},
          {"mean", Number},
          {"deviation", Number}}},
        {"relations", 2, {{"user_id"}, {"other"}, {"kind"}, {"since", Number}}},
        {"privacy", 1, {{"user_id"}, {"listed", Number}, {"text"}}},
        {"wishes", 1, {{"user_id"}, {"text"}}},
        {"ways",
         1,
         {{"id"},
          {"user_id"},
          {"kind"},
          {"address"},
          {"secret"},
          {"label"},
          {"created", Number},
          {"confirmed", Number},
          {"failed", Number},
          {"failure"}}},
        {"notices",
         1,
         {{"id"}, {"user_id"}, {"key"}, {"kind"}, {"text"}, {"at", Number}, {"due", Number}}},
        {"deliveries",
         1,
         {{"id"},
          {"user_id"},
          {"way_id"},
          {"key"},
          {"kind"},
          {"text"},
          {"at", Number},
          {"due", Number},
          {"tries", Number},
          {"digest", Number}}},
        {"sanctions", 2, {{"user_id"}, {"kind"}, {"until", Number}, {"reason"}, {"since", Number}}},
        {"reports",
         1,
         {{"id"},
          {"at", Number},
          {"by_user", Link},
          {"about"},
          {"table_id"},
          {"kind"},
          {"words"},
          {"excerpt"},
          {"verdict"},
          {"note"},
          {"decided", Number}}},
        {"deeds",
         1,
         {{"n", Number},
          {"at", Number},
          {"by_name"},
          {"deed"},
          {"about"},
          {"about_name"},
          {"note"}}},
        {"lapses", 2, {{"user_id"}, {"table_id"}, {"at", Number}}},
        {"gatherings",
         1,
         {{"id"},
          {"kind"},
          {"parent"},
          {"title"},
          {"game"},
          {"state"},
          {"is_over", Number},
          {"host", Link},
          {"plan"},
          {"summary"},
          {"created", Number},
          {"updated", Number}}},
        {"gathering_events", 2, {{"gathering_id"}, {"n", Number}, {"text"}}},
        {"gathering_members", 2, {{"gathering_id"}, {"user_id"}}},
    };
    return all;
}

using Record = std::vector<Cell>;

constexpr int kAtATime = 2000;

std::string joined(std::span<const Column> columns) {
    std::string list;
    for (const Column& column : columns)
        list += (list.empty() ? "" : ", ") + std::string(column.name);
    return list;
}

std::string number(std::size_t n) { return "?" + std::to_string(n + 1); }

Record empty_record(const Table& table) {
    Record record;
    for (const Column& column : table.columns)
        record.push_back(column.kind == Number ? Cell(std::int64_t{0}) : Cell(std::string()));
    return record;
}

// The rows behind one, in the order of the keys; from the first without one.
std::string select_after(const Table& table, bool is_first) {
    const std::string keys = joined(std::span(table.columns).first(table.keys));
    std::string sql = "SELECT " + joined(table.columns) + " FROM " + std::string(table.name);
    if (!is_first)
        sql += " WHERE (" + keys + ") > (" + (table.keys == 1 ? "?1" : "?1, ?2") + ")";
    return sql + " ORDER BY " + keys + " LIMIT " + std::to_string(kAtATime);
}

std::string insert_into(const Table& table) {
    std::string values;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const bool link = table.columns[i].kind == Link;
        values += (i == 0 ? "" : ", ") + (link ? "nullif(" + number(i) + ", '')" : number(i));
    }
    return "INSERT INTO " + std::string(table.name) + " (" + joined(table.columns) + ") VALUES ("
           + values + ")";
}

core::Error error_in(const Table& table, const Failure& failure) {
    return {std::string(table.name), failure.text()};
}

// The rows of a table, a few at a time.
class Walk {
  public:
    Walk(Connection& connection, const Table& table) : connection_(connection), table_(table) {}

    // Empty behind the last.
    core::Result<std::vector<Record>> next() {
        const auto read = [this](const sql::Row& row) {
            Record record = empty_record(table_);
            row.read(record);
            return record;
        };
        const std::string sql = select_after(table_, last_.empty());
        auto found = last_.empty()      ? connection_.rows(sql, read)
                     : table_.keys == 1 ? connection_.rows(sql, read, last_[0])
                                        : connection_.rows(sql, read, last_[0], last_[1]);
        if (!found)
            return error_in(table_, found.error());
        if (!found->empty())
            last_ = found->back();
        return std::move(*found);
    }

  private:
    Connection& connection_;
    const Table& table_;
    Record last_;
};

std::optional<core::Error> not_empty(Connection& to) {
    for (const Table& table : tables()) {
        const auto rows = to.value<std::int64_t>("SELECT count(*) FROM " + std::string(table.name));
        if (!rows)
            return error_in(table, rows.error());
        if (*rows > 0)
            return core::Error{"TO",
                               "keeps something already: " + std::to_string(*rows) + " rows in "
                                   + std::string(table.name) + "; a new database is wanted"};
    }
    return std::nullopt;
}

core::Result<MovedTable> copy(Connection& from,
                              Connection& to,
                              const Table& table,
                              const MoveProgress& progress) {
    MovedTable moved{std::string(table.name), 0};
    const std::string insert = insert_into(table);
    Walk walk(from, table);
    for (auto records = walk.next();; records = walk.next()) {
        if (!records)
            return records.error();
        if (records->empty())
            return moved;
        for (const Record& record : *records) {
            std::vector<sql::Value> values;
            for (const Cell& cell : record)
                values.push_back(sql::value_of(cell));
            if (const auto failure = to.run_with(insert, values))
                return error_in(table, *failure);
        }
        moved.rows += static_cast<std::int64_t>(records->size());
        progress("copied", moved);
    }
}

std::optional<core::Error> difference(Connection& from,
                                      Connection& to,
                                      const Table& table,
                                      const MoveProgress& progress) {
    MovedTable compared{std::string(table.name), 0};
    Walk here(from, table);
    Walk there(to, table);
    for (;;) {
        const auto left = here.next();
        const auto right = there.next();
        if (!left || !right)
            return left ? right.error() : left.error();
        if (*left != *right)
            return core::Error{std::string(table.name),
                               "is not the same on both sides; nothing was moved"};
        if (left->empty())
            return std::nullopt;
        compared.rows += static_cast<std::int64_t>(left->size());
        progress("compared", compared);
    }
}

core::Result<std::vector<MovedTable>> move_inside(Connection& from,
                                                  Connection& to,
                                                  const MoveProgress& progress) {
    std::vector<MovedTable> all;
    for (const Table& table : tables()) {
        auto moved = copy(from, to, table, progress);
        if (!moved)
            return moved.error();
        all.push_back(std::move(*moved));
    }
    for (const Table& table : tables())
        if (auto error = difference(from, to, table, progress))
            return *error;
    return all;
}

core::Error beside(const std::string& side, const core::Error& error) {
    return {side, error.text()};
}

}  // namespace

std::vector<std::pair<std::string, std::string>> moved_columns() {
    std::vector<std::pair<std::string, std::string>> all;
    for (const Table& table : tables())
        for (const Column& column : table.columns)
            all.emplace_back(table.name, column.name);
    std::ranges::sort(all);
    return all;
}

core::Result<std::vector<MovedTable>> move(const std::string& from,
                                           const std::string& to,
                                           const MoveProgress& progress) {
    const auto source = open_database(from);
    if (!source)
        return beside("FROM", source.error());
    const auto target = open_database(to);
    if (!target)
        return beside("TO", target.error());
    Connection& out = (*source)->writer();
    Connection& in = (*target)->writer();
    if (auto error = not_empty(in))
        return *error;
    if (const auto failure = in.begin())
        return beside("TO", failure->error);
    auto moved = move_inside(out, in, progress);
    if (const auto failure = in.run(moved ? "COMMIT" : "ROLLBACK"); failure && moved)
        return beside("TO", failure->error);
    return moved;
}

}  // namespace store

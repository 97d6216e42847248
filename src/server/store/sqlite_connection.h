// One connection to an SQLite database, with the statements it has prepared. For one thread at a
// time.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <vector>

#include <sqlite3.h>

#include "core/result.h"
#include "server/store/failure.h"
#include "server/store/sqlite_statement.h"

namespace store::sqlite {

class Connection {
  public:
    // Flags as in sqlite3_open_v2. What is in the file shows only at the first use.
    static core::Result<Connection> open(const std::string& path, int flags);

    // `reader` makes a value of each row that the statement gives.
    template <class Reader, class... Values>
    auto rows(std::string_view sql, Reader reader, const Values&... values)
        -> core::Result<std::vector<std::invoke_result_t<Reader, const Statement&>>, Failure>;

    // A statement whose rows do not matter.
    template <class... Values>
    std::optional<Failure> run(std::string_view sql, const Values&... values);

    // The first column of the first row; a missing row is a value with nothing in it.
    template <class T, class... Values>
    core::Result<T, Failure> value(std::string_view sql, const Values&... values);

    // Several statements without parameters, separated by semicolons.
    std::optional<Failure> run_script(const std::string& sql);

    int changes() const { return sqlite3_changes(handle_.get()); }  // rows, by the last statement
    bool in_transaction() const { return sqlite3_get_autocommit(handle_.get()) == 0; }
    Failure failure() const;  // of the last call
    sqlite3* handle() const { return handle_.get(); }

  private:
    struct Close {
        void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
    };
    struct Finalize {
        void operator()(sqlite3_stmt* prepared) const { sqlite3_finalize(prepared); }
    };

    explicit Connection(sqlite3* handle) : handle_(handle) {}
    sqlite3_stmt* prepared(std::string_view sql);  // null when SQLite does not understand it

    std::unique_ptr<sqlite3, Close> handle_;
    std::unordered_map<std::string, std::unique_ptr<sqlite3_stmt, Finalize>> prepared_;
};

template <class Reader, class... Values>
auto Connection::rows(std::string_view sql, Reader reader, const Values&... values)
    -> core::Result<std::vector<std::invoke_result_t<Reader, const Statement&>>, Failure> {
    sqlite3_stmt* found = prepared(sql);
    if (found == nullptr)
        return failure();
    Statement statement(found);
    if (statement.bind(values...) != SQLITE_OK)
        return failure();
    std::vector<std::invoke_result_t<Reader, const Statement&>> out;
    int code = statement.step();
    for (; code == SQLITE_ROW; code = statement.step())
        out.push_back(reader(statement));
    if (code != SQLITE_DONE)
        return failure();
    return out;
}

template <class... Values>
std::optional<Failure> Connection::run(std::string_view sql, const Values&... values) {
    const auto result = rows(sql, [](const Statement&) { return true; }, values...);
    return result ? std::nullopt : std::optional(result.error());
}

template <class T, class... Values>
core::Result<T, Failure> Connection::value(std::string_view sql, const Values&... values) {
    const auto read_value = [](const Statement& row) {
        T value{};
        row.read(value);
        return value;
    };
    const auto found = rows(sql, read_value, values...);
    if (!found)
        return found.error();
    return found->empty() ? T{} : found->front();
}

}  // namespace store::sqlite

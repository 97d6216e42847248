#include "server/store/sqlite_connection.h"

#include "server/store/sqlite_statement.h"

namespace store::sqlite {
namespace {

// Another program that writes (sqlite3 by hand, say) is waited for this long.
constexpr int kBusyMilliseconds = 5000;

// Invalid is the fault of one batch alone; Storage says that others will fail as well.
Trouble trouble_of_kind(int code) {
    switch (code) {
        case SQLITE_CONSTRAINT:
        case SQLITE_TOOBIG:
        case SQLITE_MISMATCH:
        case SQLITE_RANGE: return Trouble::Invalid;
        default: return Trouble::Storage;
    }
}

Trouble trouble_of(int extended_code) {
    switch (extended_code) {
        case SQLITE_CONSTRAINT_PRIMARYKEY:
        case SQLITE_CONSTRAINT_ROWID: return Trouble::Exists;
        case SQLITE_CONSTRAINT_UNIQUE: return Trouble::Taken;
        case SQLITE_CONSTRAINT_FOREIGNKEY: return Trouble::Missing;
        default: return trouble_of_kind(extended_code & 0xff);
    }
}

}  // namespace

core::Result<Connection> Connection::open(const std::string& path, int flags) {
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &handle, flags, nullptr);
    Connection connection(handle);  // even a failed open must be closed
    if (code != SQLITE_OK)
        return core::Error{path, "cannot be opened: " + connection.failure().text()};
    sqlite3_extended_result_codes(handle, 1);
    sqlite3_busy_timeout(handle, kBusyMilliseconds);
    return connection;
}

std::optional<Failure> Connection::run_script(const std::string& sql) {
    if (sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK)
        return std::nullopt;
    return failure();
}

std::optional<Failure> Connection::each_row(std::string_view sql,
                                            std::span<const sql::Value> values,
                                            const Each& each) {
    sqlite3_stmt* found = prepared(sql);
    if (found == nullptr)
        return failure();
    Statement statement(found);
    if (statement.bind(values) != SQLITE_OK)
        return failure();
    int code = statement.step();
    for (; code == SQLITE_ROW; code = statement.step())
        each(statement);
    return code == SQLITE_DONE ? std::nullopt : std::optional(failure());
}

Failure Connection::failure() const {
    const int code = sqlite3_extended_errcode(handle_.get());
    return {trouble_of(code), {"", sqlite3_errmsg(handle_.get())}};
}

sqlite3_stmt* Connection::prepared(std::string_view sql) {
    auto& kept = prepared_[std::string(sql)];
    if (kept == nullptr) {
        sqlite3_stmt* fresh = nullptr;
        sqlite3_prepare_v3(handle_.get(),
                           sql.data(),
                           static_cast<int>(sql.size()),
                           SQLITE_PREPARE_PERSISTENT,
                           &fresh,
                           nullptr);
        kept.reset(fresh);
    }
    return kept.get();
}

}  // namespace store::sqlite

// One connection to an SQLite database, with the statements it has prepared.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

#include <sqlite3.h>

#include "core/result.h"
#include "server/store/failure.h"
#include "server/store/sql_connection.h"

namespace store::sqlite {

class Connection final : public sql::Connection {
  public:
    // Flags as in sqlite3_open_v2. What is in the file shows only at the first use.
    static core::Result<Connection> open(const std::string& path, int flags);

    std::optional<Failure> run_script(const std::string& sql) override;
    std::optional<Failure> begin() override { return run("BEGIN IMMEDIATE"); }
    bool in_transaction() const override { return sqlite3_get_autocommit(handle_.get()) == 0; }
    int changes() const override { return sqlite3_changes(handle_.get()); }
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
    std::optional<Failure> each_row(std::string_view sql,
                                    std::span<const sql::Value> values,
                                    const Each& each) override;

    std::unique_ptr<sqlite3, Close> handle_;
    std::unordered_map<std::string, std::unique_ptr<sqlite3_stmt, Finalize>> prepared_;
};

}  // namespace store::sqlite

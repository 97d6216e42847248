// One use of a prepared statement: values go in, rows come out, then it is ready for the next use.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include <sqlite3.h>

#include "server/store/sql_connection.h"

namespace store::sqlite {

class Statement final : public sql::Row {
  public:
    explicit Statement(sqlite3_stmt* prepared) : prepared_(prepared) {}
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    ~Statement();

    // In the order of the parameters.
    int bind(std::span<const sql::Value> values);
    int step() { return sqlite3_step(prepared_); }

  private:
    int bind_one(int index, std::string_view text);
    int bind_one(int index, std::int64_t number);

    std::string_view text(int column) const override;
    std::int64_t number(int column) const override;

    sqlite3_stmt* prepared_;
};

}  // namespace store::sqlite

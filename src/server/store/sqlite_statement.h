// One use of a prepared statement: values go in, rows come out, then it is ready for the next use.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

#include <sqlite3.h>

#include "server/store/rows.h"

namespace store::sqlite {

class Statement {
  public:
    explicit Statement(sqlite3_stmt* prepared) : prepared_(prepared) {}
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    ~Statement();

    // In the order of the parameters. The values must live as long as this.
    template <class... Values>
    int bind(const Values&... values) {
        int code = SQLITE_OK;
        int index = 0;
        ((code = code == SQLITE_OK ? bind_one(++index, values) : code), ...);
        return code;
    }

    int step() { return sqlite3_step(prepared_); }

    // The columns of the current row, from the left.
    template <class... Fields>
    void read(Fields&... fields) const {
        int column = 0;
        (read_one(column++, fields), ...);
    }

  private:
    int bind_one(int index, std::string_view text);
    int bind_one(int index, Audience audience);
    int bind_one(int index, std::integral auto number) {
        return sqlite3_bind_int64(prepared_, index, static_cast<std::int64_t>(number));
    }

    void read_one(int column, std::string& text) const;
    void read_one(int column, Audience& audience) const;
    void read_one(int column, bool& flag) const;
    void read_one(int column, int& number) const;
    void read_one(int column, std::int64_t& number) const;

    sqlite3_stmt* prepared_;
};

}  // namespace store::sqlite

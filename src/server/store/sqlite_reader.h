// The connection that only reads, shared by all threads.
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "core/result.h"
#include "server/store/sqlite_connection.h"
#include "server/store/sqlite_rows.h"

namespace store::sqlite {

class Reader {
  public:
    explicit Reader(Connection connection) : connection_(std::move(connection)) {}

    // `where` is what follows SELECT ... FROM ... of the row.
    template <class Row, class... Values>
    core::Result<std::vector<Row>> all(std::string_view where, const Values&... values) {
        const auto sql = std::string(Columns<Row>::kSelect).append(where);
        return rows(sql, read_row<Row>, values...);
    }

    template <class Row, class... Values>
    core::Result<std::optional<Row>> first(std::string_view where, const Values&... values) {
        return first_of(all<Row>(where, values...));
    }

    // Queries of one column of text.
    template <class... Values>
    core::Result<std::vector<std::string>> texts(std::string_view sql, const Values&... values) {
        return rows(sql, read_text, values...);
    }

    // Queries of one number.
    template <class... Values>
    core::Result<int> number(std::string_view sql, const Values&... values) {
        const std::lock_guard lock(mutex_);
        auto found = connection_.value<int>(sql, values...);
        if (!found)
            return found.error().error;
        return *found;
    }

    template <class Row>
    static core::Result<std::optional<Row>> first_of(core::Result<std::vector<Row>> found) {
        if (!found)
            return found.error();
        return found->empty() ? std::optional<Row>() : std::move(found->front());
    }

  private:
    template <class Row>
    static Row read_row(const Statement& statement) {
        Row row;
        std::apply([&](auto&... fields) { statement.read(fields...); }, Columns<Row>::fields(row));
        return row;
    }

    static std::string read_text(const Statement& statement) {
        std::string text;
        statement.read(text);
        return text;
    }

    template <class Read, class... Values>
    auto rows(std::string_view sql, Read read, const Values&... values)
        -> core::Result<std::vector<std::invoke_result_t<Read, const Statement&>>> {
        const std::lock_guard lock(mutex_);
        auto found = connection_.rows(sql, read, values...);
        if (!found)
            return found.error().error;
        return std::move(*found);
    }

    std::mutex mutex_;
    Connection connection_;
};

}  // namespace store::sqlite

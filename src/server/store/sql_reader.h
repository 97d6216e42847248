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
#include "server/store/sql_connection.h"
#include "server/store/sql_rows.h"

namespace store::sql {

class Reader {
  public:
    explicit Reader(Connection& connection) : connection_(connection) {}

    // `where` is what follows SELECT ... FROM ... of the row.
    template <class T, class... Values>
    core::Result<std::vector<T>> all(std::string_view where, const Values&... values) {
        const auto sql = std::string(Columns<T>::kSelect).append(where);
        return rows(sql, read_row<T>, values...);
    }

    template <class T, class... Values>
    core::Result<std::optional<T>> first(std::string_view where, const Values&... values) {
        return first_of(all<T>(where, values...));
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

    template <class T>
    static core::Result<std::optional<T>> first_of(core::Result<std::vector<T>> found) {
        if (!found)
            return found.error();
        return found->empty() ? std::optional<T>() : std::move(found->front());
    }

  private:
    template <class T>
    static T read_row(const Row& found) {
        T row;
        std::apply([&](auto&... fields) { found.read(fields...); }, Columns<T>::fields(row));
        return row;
    }

    static std::string read_text(const Row& row) {
        std::string text;
        row.read(text);
        return text;
    }

    template <class Read, class... Values>
    auto rows(std::string_view sql, Read read, const Values&... values)
        -> core::Result<std::vector<std::invoke_result_t<Read, const Row&>>> {
        const std::lock_guard lock(mutex_);
        auto found = connection_.rows(sql, read, values...);
        if (!found)
            return found.error().error;
        return std::move(*found);
    }

    std::mutex mutex_;
    Connection& connection_;
};

}  // namespace store::sql

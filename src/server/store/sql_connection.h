// What the store asks of a database that speaks SQL: statements with values go in, rows come out.
// For one thread at a time.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "core/result.h"
#include "server/store/failure.h"
#include "server/store/rows.h"

namespace store::sql {

// A value for a parameter. Texts must live as long as the statement runs.
using Value = std::variant<std::int64_t, std::string_view>;

// A value of a row whose columns are not known here: what it holds says what is read.
using Cell = std::variant<std::int64_t, std::string>;

inline Value value_of(std::string_view text) { return text; }
inline Value value_of(const std::same_as<Cell> auto& cell) {
    const auto* const text = std::get_if<std::string>(&cell);
    return text != nullptr ? Value(std::string_view(*text)) : Value(std::get<std::int64_t>(cell));
}
inline Value value_of(std::integral auto number) { return static_cast<std::int64_t>(number); }
Value value_of(Audience audience);

// A row that a statement gave, as long as it is the current one.
class Row {
  public:
    // The columns, from the left.
    template <class... Fields>
    void read(Fields&... fields) const {
        int column = 0;
        (read_one(column++, fields), ...);
    }

    void read(std::vector<Cell>& cells) const;

  protected:
    Row() = default;
    ~Row() = default;

    virtual std::string_view text(int column) const = 0;  // of nothing: empty
    virtual std::int64_t number(int column) const = 0;    // of nothing: 0

  private:
    void read_one(int column, std::string& field) const { field = text(column); }
    void read_one(int column, Audience& audience) const;
    void read_one(int column, bool& flag) const { flag = number(column) != 0; }
    void read_one(int column, int& field) const { field = static_cast<int>(number(column)); }
    void read_one(int column, std::int64_t& field) const { field = number(column); }
};

class Connection {
  public:
    virtual ~Connection() = default;

    // `reader` makes a value of each row that the statement gives.
    template <class Reader, class... Values>
    auto rows(std::string_view sql, Reader reader, const Values&... values)
        -> core::Result<std::vector<std::invoke_result_t<Reader, const Row&>>, Failure>;

    // A statement whose rows do not matter.
    template <class... Values>
    std::optional<Failure> run(std::string_view sql, const Values&... values) {
        return each_with(sql, [](const Row&) {}, values...);
    }

    std::optional<Failure> run_with(std::string_view sql, std::span<const Value> values) {
        return each_row(sql, values, [](const Row&) {});
    }

    // The first column of the first row; a missing row is a value with nothing in it.
    template <class T, class... Values>
    core::Result<T, Failure> value(std::string_view sql, const Values&... values);

    // Several statements without parameters, separated by semicolons.
    virtual std::optional<Failure> run_script(const std::string& sql) = 0;
    // A transaction in which this connection may write.
    virtual std::optional<Failure> begin() = 0;
    virtual bool in_transaction() const = 0;
    virtual int changes() const = 0;  // rows, by the last statement

  protected:
    using Each = std::function<void(const Row&)>;

    Connection() = default;
    Connection(Connection&&) = default;
    Connection& operator=(Connection&&) = default;

    // Parameters are ?1, ?2, ... in the text; one that it does not name is no error.
    virtual std::optional<Failure> each_row(std::string_view sql,
                                            std::span<const Value> values,
                                            const Each& each) = 0;

  private:
    template <class... Values>
    std::optional<Failure> each_with(std::string_view sql,
                                     const Each& each,
                                     const Values&... values) {
        const std::array<Value, sizeof...(Values)> all = {value_of(values)...};
        return each_row(sql, all, each);
    }
};

template <class Reader, class... Values>
auto Connection::rows(std::string_view sql, Reader reader, const Values&... values)
    -> core::Result<std::vector<std::invoke_result_t<Reader, const Row&>>, Failure> {
    std::vector<std::invoke_result_t<Reader, const Row&>> out;
    const auto keep = [&](const Row& row) { out.push_back(reader(row)); };
    if (auto failure = each_with(sql, keep, values...))
        return *failure;
    return out;
}

template <class T, class... Values>
core::Result<T, Failure> Connection::value(std::string_view sql, const Values&... values) {
    const auto read_value = [](const Row& row) {
        T value{};
        row.read(value);
        return value;
    };
    const auto found = rows(sql, read_value, values...);
    if (!found)
        return found.error();
    return found->empty() ? T{} : found->front();
}

}  // namespace store::sql

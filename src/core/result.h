// Either a value or the reason why there is none: what every boundary returns.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>

namespace core {

// A complaint names what is wrong and where, in one line, for the person who wrote the input.
struct Error {
    std::string where;
    std::string what;

    std::string text() const { return where.empty() ? what : where + ": " + what; }
    friend bool operator==(const Error&, const Error&) = default;
};

template <class T, class E = Error>
class Result {
  public:
    Result(T value) : value_(std::in_place, std::move(value)) {}
    Result(E error) : error_(std::in_place, std::move(error)) {}

    bool ok() const { return value_.has_value(); }
    explicit operator bool() const { return ok(); }

    const T& value() const {
        assert(ok());
        return *value_;
    }
    T& value() {
        assert(ok());
        return *value_;
    }
    const E& error() const {
        assert(!ok());
        return *error_;
    }

    const T& operator*() const { return value(); }
    T& operator*() { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

  private:
    // One of the two; quicker to compile than a variant.
    std::optional<T> value_;
    std::optional<E> error_;
};

}  // namespace core

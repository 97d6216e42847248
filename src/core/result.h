// Either a value or the reason why there is none: what every boundary returns.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

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
    Result(T value) : either_(std::in_place_index<0>, std::move(value)) {}
    Result(E error) : either_(std::in_place_index<1>, std::move(error)) {}

    bool ok() const { return either_.index() == 0; }
    explicit operator bool() const { return ok(); }

    const T& value() const {
        assert(ok());
        return *std::get_if<0>(&either_);
    }
    T& value() {
        assert(ok());
        return *std::get_if<0>(&either_);
    }
    const E& error() const {
        assert(!ok());
        return *std::get_if<1>(&either_);
    }

    const T& operator*() const { return value(); }
    T& operator*() { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

  private:
    std::variant<T, E> either_;
};

}  // namespace core

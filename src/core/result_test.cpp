#include "core/result.h"

#include <memory>

#include <doctest/doctest.h>

namespace {

core::Result<int> half(int number) {
    if (number % 2 != 0)
        return core::Error{"number", std::to_string(number) + " is odd"};
    return number / 2;
}

}  // namespace

TEST_CASE("a result is a value or the reason why there is none") {
    REQUIRE(half(6).ok());
    CHECK(*half(6) == 3);
    REQUIRE_FALSE(half(7).ok());
    CHECK(half(7).error() == core::Error{"number", "7 is odd"});
}

TEST_CASE("an error reads as one line, with its place if it has one") {
    CHECK(half(7).error().text() == "number: 7 is odd");
    CHECK(core::Error{"", "no such file"}.text() == "no such file");
}

TEST_CASE("a value that can only be moved is moved out") {
    core::Result<std::unique_ptr<int>> result(std::make_unique<int>(4));
    const auto taken = std::move(*result);
    CHECK(*taken == 4);
}

#include "engine/enum_names.h"

#include <vector>

#include <doctest/doctest.h>

namespace enum_names_test {

enum class Vessel : std::uint8_t { Boat, LongShip, N05, Row2 };
enum class Nothing : std::uint8_t {};

std::vector<std::string_view> names(std::span<const std::string_view> all) {
    return {all.begin(), all.end()};
}

}  // namespace enum_names_test

using namespace enum_names_test;

TEST_CASE("enumerators are named by themselves: a capital begins a word") {
    CHECK(names(engine::names_of_enumerators<Vessel>())
          == std::vector<std::string_view>{"boat", "long_ship", "n05", "row2"});
    CHECK(engine::names_of_enumerators<Nothing>().empty());
}

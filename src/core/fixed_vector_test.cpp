#include "core/fixed_vector.h"

#include <cstring>
#include <type_traits>

#include <doctest/doctest.h>

namespace {

using Pile = core::FixedVector<std::uint8_t, 4>;
static_assert(std::is_trivially_copyable_v<Pile>);
static_assert(std::has_unique_object_representations_v<Pile>);
static_assert(Pile::capacity() == 4 && Pile{}.empty());

constexpr Pile pile_of(std::initializer_list<std::uint8_t> values) {
    Pile pile;
    for (const std::uint8_t value : values)
        pile.push_back(value);
    return pile;
}
static_assert(pile_of({1, 2, 3}).size() == 3 && pile_of({1, 2, 3}).back() == 3);
static_assert(pile_of({1, 2, 3, 4}).full());

bool same_bytes(const Pile& left, const Pile& right) {
    return std::memcmp(&left, &right, sizeof(Pile)) == 0;
}

}  // namespace

TEST_CASE("erasing closes the gap and keeps the order") {
    Pile pile = pile_of({1, 2, 3});
    pile.erase_at(0);
    CHECK(pile == pile_of({2, 3}));
    pile.erase_at(1);
    CHECK(pile == pile_of({2}));
}

TEST_CASE("equal vectors have equal bytes, whatever they held before") {
    Pile pile = pile_of({7, 8, 9, 9});
    pile.pop_back();
    pile.pop_back();
    CHECK(same_bytes(pile, pile_of({7, 8})));
    pile.erase_at(0);
    CHECK(same_bytes(pile, pile_of({8})));
    pile.clear();
    CHECK(same_bytes(pile, Pile{}));
}

TEST_CASE("items are read and changed in a loop") {
    Pile pile = pile_of({1, 2});
    for (std::uint8_t& value : pile)
        value = static_cast<std::uint8_t>(value + 10);
    pile[0] = 5;
    CHECK(pile == pile_of({5, 12}));
}

#include "core/bit_set.h"

#include <cstdint>
#include <vector>

#include <doctest/doctest.h>

namespace {

enum class Site : std::uint8_t {};
using SiteSet = core::BitSet<Site>;

constexpr SiteSet of(std::uint32_t bits) { return SiteSet(bits); }

static_assert(SiteSet{}.empty() && !SiteSet{});
static_assert(SiteSet::of(Site{31}).front() == Site{31});
static_assert(SiteSet::first(3) == of(0b111) && SiteSet::first(32).size() == 32);
static_assert(core::BitSet<Site, std::uint64_t>::of(Site{63}).contains(Site{63}));
static_assert(core::BitSet<Site, std::uint64_t>(std::uint64_t{3} << 62U).front() == Site{62});
static_assert(core::BitSet<Site, std::uint64_t>(~std::uint64_t{0}).size() == 64);
static_assert((of(0b0110) & of(0b0011)) == of(0b0010));
static_assert((of(0b0110) | of(0b0011)) == of(0b0111));
static_assert((of(0b0110) - of(0b0011)) == of(0b0100));

}  // namespace

TEST_CASE("a bit set is iterated in ascending order") {
    std::vector<int> seen;
    for (const Site site : of(0b1000'0000'0000'0000'0000'0000'0010'0101))
        seen.push_back(static_cast<int>(site));
    CHECK(seen == std::vector{0, 2, 5, 31});
}

TEST_CASE("what is inserted is contained until it is erased") {
    SiteSet set;
    set.insert(Site{4});
    set.insert(Site{4});
    CHECK(set.contains(Site{4}));
    CHECK(set.size() == 1);
    set.erase(Site{4});
    set.erase(Site{9});
    CHECK(set.empty());
}

TEST_CASE("sets are joined and reduced in place") {
    SiteSet set = of(0b001);
    set |= of(0b110);
    set -= of(0b010);
    CHECK(set.bits() == 0b101);
}

#include "core/counter.h"

#include <doctest/doctest.h>

namespace {

constexpr core::Counter counted() {
    core::Counter count(3);
    ++count;
    count += 10;
    --count;
    count -= 3;
    return count;
}
static_assert(counted() == 10);
static_assert(sizeof(core::Counter) == 1);
static_assert(core::Counter{} == 0 && !core::Counter{});
static_assert(core::Counter(2) < core::Counter(3) && core::Counter(2) < 3);
static_assert(core::Counter(255).value() == 255);

}  // namespace

TEST_CASE("a counter can be emptied and is then false") {
    core::Counter count(2);
    CHECK(static_cast<bool>(count));
    count -= 2;
    CHECK_FALSE(static_cast<bool>(count));
}

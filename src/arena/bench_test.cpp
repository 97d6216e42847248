#include "arena/bench.h"

#include <doctest/doctest.h>

#include "engine/mini/adapted_game.h"

TEST_CASE("a benchmark measures everything it promises") {
    const arena::BenchResult result = arena::bench(mini::AdaptedGame{mini::Pack{}}, 3, 0.01);
    CHECK(result.game == "mini");
    CHECK(result.players == 3);
    CHECK(result.state_bytes == sizeof(mini::State));
    CHECK(result.games > 0);
    CHECK(result.decisions_per_second > 0);
    CHECK(result.steps_per_second > result.decisions_per_second);
    CHECK(result.copy_nanoseconds > 0);
    CHECK(result.decisions_per_1000_baseline() > 0);
}

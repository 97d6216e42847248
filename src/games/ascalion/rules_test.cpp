// Ascalion keeps the contract of a game: conformance, perft and golden games.
#include "games/ascalion/rules.h"

#include <doctest/doctest.h>

#include "engine/chance.h"
#include "engine/read_library.h"
#include "engine/testing/conformance.h"
#include "engine/testing/damage_file.h"
#include "engine/testing/perft_words.h"
#include "engine/testing/playthrough.h"
#include "engine/testing/signatures_file.h"
#include "engine/testing/words_file.h"
#include "games/ascalion/remedies.h"
#include "generated/games/ascalion/content.h"
#include "generated/games/ascalion/library.h"

namespace {

using ascalion::Rules;
using engine::testing::check_game;
using engine::testing::Perft;

const ascalion::Content& content() { return ascalion::embedded::kContent; }

// A position in the middle of a random game.
ascalion::State middle(int seats, bool expansion, int steps) {
    ascalion::Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    options.expansion = expansion;
    ascalion::State state = Rules::initial(content(), options);
    core::Rng rng(static_cast<std::uint64_t>(seats));
    for (int i = 0; i < steps; ++i)
        engine::random_step<Rules>(content(), state, rng);
    return state;
}

Perft tree(const ascalion::State& state, int depth) {
    return engine::testing::tree<Rules>(content(), state, depth);
}

// All variants together.
const engine::OptionChoices& all_variants() {
    static const engine::OptionChoices all = {{"islands", "on"},
                                              {"source_set", "large"},
                                              {"claim_setup", "random"},
                                              {"victory", "single"},
                                              {"trade_rule", "reach"},
                                              {"expansion", "on"},
                                              {"round_cap", "25"}};
    return all;
}

}  // namespace

TEST_CASE("ascalion keeps the contract with every single option") {
    CHECK(check_game<Rules, ascalion::testing::Remedies>(
              content(), *ascalion::standard_game(), {.games = 70, .every = 211})
          == "");
}

TEST_CASE("ascalion keeps the contract with the expansion and all variants together") {
    CHECK(check_game<Rules, ascalion::testing::Remedies>(
              content(),
              *ascalion::standard_game(),
              {.games = 5, .options = {all_variants()}, .every = 97})
          == "");
}

TEST_CASE("ascalion golden games") {
    CHECK(engine::testing::check_golden_games(*ascalion::standard_game()) == "");
}

TEST_CASE("ascalion says what its file of words says") {
    CHECK(engine::testing::check_words_file(*ascalion::standard_game(), {all_variants()}) == "");
}

TEST_CASE("ascalion keeps its signatures") {
    CHECK(engine::testing::check_signatures(*ascalion::standard_game(), {all_variants()}) == "");
}

TEST_CASE("ascalion says of wrong positions and packs what its file of damage says") {
    CHECK(engine::testing::check_damage(*ascalion::standard_game(),
                                        {all_variants()},
                                        engine::as_text(ascalion::embedded::kPack),
                                        ascalion::game_with_content)
          == "");
}

TEST_CASE("ascalion perft: the set-up") {
    CHECK(tree(Rules::initial(content(), {}), 1).leaves == 2);
    CHECK(tree(Rules::initial(content(), {}), 3).leaves == 2 * 36 * 35);
}

TEST_CASE("ascalion perft: the middle of games, base and expansion") {
    CHECK(tree(middle(2, false, 500), 6) == Perft{9334, 2882248337175066968U});
    CHECK(tree(middle(4, false, 900), 8) == Perft{3939, 16116495288050290688U});
    CHECK(tree(middle(6, true, 1200), 7) == Perft{13143, 1397918560811890286U});
}

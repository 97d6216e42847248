// Hyperborea keeps the contract of a game: conformance, perft and golden games.
#include "games/hyperborea/rules.h"

#include <doctest/doctest.h>

#include "engine/chance.h"
#include "engine/read_library.h"
#include "engine/testing/conformance.h"
#include "engine/testing/damage_file.h"
#include "engine/testing/perft_words.h"
#include "engine/testing/playthrough.h"
#include "engine/testing/signatures_file.h"
#include "engine/testing/words_file.h"
#include "games/hyperborea/remedies.h"
#include "generated/games/hyperborea/content.h"
#include "generated/games/hyperborea/library.h"

namespace {

using engine::testing::check_game;
using engine::testing::Perft;
using hyperborea::Rules;

const hyperborea::Content& rules_content() { return hyperborea::embedded::kContent; }

// A position in the middle of a random game.
hyperborea::State middle_of_game(int seats, hyperborea::Mode mode, int steps) {
    hyperborea::Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    options.mode = mode;
    hyperborea::State state = Rules::initial(rules_content(), options);
    core::Rng rng(static_cast<std::uint64_t>(seats));
    for (int i = 0; i < steps; ++i)
        engine::random_step<Rules>(rules_content(), state, rng);
    return state;
}

Perft tree_of(const hyperborea::State& state, int depth) {
    return engine::testing::tree<Rules>(rules_content(), state, depth);
}

// All variants together.
const engine::OptionChoices& all_variants() {
    static const engine::OptionChoices all = {{"length", "long"},
                                              {"mode", "race_war"},
                                              {"map", "open"},
                                              {"race_assignment", "chosen"},
                                              {"reset_rule", "printed"},
                                              {"round_cap", "60"}};
    return all;
}

}  // namespace

TEST_CASE("hyperborea keeps the contract with every single option") {
    CHECK(check_game<Rules, hyperborea::testing::Remedies>(
              rules_content(), *hyperborea::standard_game(), {.games = 80, .every = 499})
          == "");
}

TEST_CASE("hyperborea keeps the contract with race tiles and all variants together") {
    CHECK(check_game<Rules, hyperborea::testing::Remedies>(
              rules_content(),
              *hyperborea::standard_game(),
              {.games = 10, .options = {all_variants()}, .every = 97})
          == "");
}

TEST_CASE("hyperborea golden games") {
    CHECK(engine::testing::check_golden_games(*hyperborea::standard_game()) == "");
}

TEST_CASE("hyperborea says what its file of words says") {
    CHECK(engine::testing::check_words_file(*hyperborea::standard_game(), {all_variants()}) == "");
}

TEST_CASE("hyperborea keeps its signatures") {
    CHECK(engine::testing::check_signatures(*hyperborea::standard_game(), {all_variants()}) == "");
}

TEST_CASE("hyperborea says of wrong positions and packs what its file of damage says") {
    CHECK(engine::testing::check_damage(*hyperborea::standard_game(),
                                        {all_variants()},
                                        engine::as_text(hyperborea::embedded::kPack),
                                        hyperborea::game_with_content)
          == "");
}

TEST_CASE("hyperborea perft: races, the first player, the choices of the set-up") {
    CHECK(tree_of(Rules::initial(rules_content(), {}), 3).leaves == 6 * 5 * 2);
    CHECK(tree_of(Rules::initial(rules_content(), {}), 5).leaves == 6 * 5 * 2 * 6 * 6);
}

TEST_CASE("hyperborea perft: the middle of games, invasion and race war") {
    using hyperborea::Mode;
    CHECK(tree_of(middle_of_game(2, Mode::Invasion, 400), 6) == Perft{1446, 17458730069948343229U});
    CHECK(tree_of(middle_of_game(4, Mode::RaceWar, 900), 6) == Perft{2349, 10939726302410851919U});
    CHECK(tree_of(middle_of_game(6, Mode::RaceWar, 1400), 6) == Perft{720, 16066746667731301846U});
}

// Path of Civilization keeps the contract of a game: conformance, perft and golden games.
#include "games/pathciv/rules.h"

#include <doctest/doctest.h>

#include "engine/read_library.h"
#include "engine/testing/conformance.h"
#include "engine/testing/damage_file.h"
#include "engine/testing/perft_words.h"
#include "engine/testing/playthrough.h"
#include "engine/testing/random_play.h"
#include "engine/testing/signatures_file.h"
#include "engine/testing/words_file.h"
#include "games/pathciv/remedies.h"
#include "generated/games/pathciv/content.h"
#include "generated/games/pathciv/library.h"

namespace {

using engine::testing::check_game;
using engine::testing::Perft;
using pathciv::Rules;

const pathciv::Content& rules_content() { return pathciv::embedded::kContent; }

pathciv::Options seats(int count) {
    pathciv::Options options;
    options.seats = static_cast<std::uint8_t>(count);
    return options;
}

Perft tree_of(const pathciv::State& state, int depth) {
    return engine::testing::tree<Rules>(rules_content(), state, depth);
}
Perft tree_in_game(int count, int steps, int depth) {
    return tree_of(engine::testing::random_position<Rules>(
                       rules_content(), seats(count), static_cast<std::uint64_t>(count), steps),
                   depth);
}

// All variants together.
const engine::OptionChoices& all_variants() {
    static const engine::OptionChoices all = {{"tech_set", "mixed"},
                                              {"philosophy_multiplier_5", "3"},
                                              {"philosophy_choice_scope", "level_or_lower"},
                                              {"solo_difficulty", "hard"}};
    return all;
}

}  // namespace

TEST_CASE("pathciv keeps the contract with every single option") {
    CHECK(check_game<Rules, pathciv::testing::Remedies>(
              rules_content(), *pathciv::standard_game(), {.games = 100, .every = 29})
          == "");
}

TEST_CASE("pathciv keeps the contract with all variants together") {
    CHECK(check_game<Rules, pathciv::testing::Remedies>(
              rules_content(),
              *pathciv::standard_game(),
              {.games = 20, .options = {all_variants()}, .every = 7})
          == "");
}

TEST_CASE("pathciv golden games") {
    CHECK(engine::testing::check_golden_games(*pathciv::standard_game()) == "");
}

TEST_CASE("pathciv says what its file of words says") {
    CHECK(engine::testing::check_words_file(*pathciv::standard_game(), {all_variants()}) == "");
}

TEST_CASE("pathciv keeps its signatures") {
    CHECK(engine::testing::check_signatures(*pathciv::standard_game(), {all_variants()}) == "");
}

TEST_CASE("pathciv says of wrong positions and packs what its file of damage says") {
    CHECK(engine::testing::check_damage(*pathciv::standard_game(),
                                        {all_variants()},
                                        engine::as_text(pathciv::embedded::kPack),
                                        pathciv::game_with_content)
          == "");
}

TEST_CASE("pathciv perft: challenges, then battles of the set-up") {
    CHECK(tree_of(Rules::initial(rules_content(), {}), 3).leaves == 4 * 3 * 2);
    CHECK(tree_of(Rules::initial(rules_content(), {}), 5).leaves == 4 * 3 * 2 * 3 * 3);
}

TEST_CASE("pathciv perft: the middle of games, alone, in twos and fives") {
    CHECK(tree_in_game(1, 60, 4) == Perft{540, 2069274612987913262U});
    CHECK(tree_in_game(2, 100, 4) == Perft{900, 9386557464239508149U});
    CHECK(tree_in_game(5, 150, 4) == Perft{216, 10108617569070838860U});
}

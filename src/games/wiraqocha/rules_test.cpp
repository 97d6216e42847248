// Wiraqocha keeps the contract of a game: conformance, perft and golden games.
#include "games/wiraqocha/rules.h"

#include <doctest/doctest.h>

#include "engine/chance.h"
#include "engine/read_library.h"
#include "engine/testing/conformance.h"
#include "engine/testing/damage_file.h"
#include "engine/testing/perft_words.h"
#include "engine/testing/playthrough.h"
#include "engine/testing/signatures_file.h"
#include "engine/testing/words_file.h"
#include "games/wiraqocha/remedies.h"
#include "generated/games/wiraqocha/content.h"
#include "generated/games/wiraqocha/library.h"

namespace {

using engine::testing::check_game;
using engine::testing::Perft;
using wiraqocha::Rules;

const wiraqocha::Content& content() { return wiraqocha::embedded::kContent; }

// The position after the first layout and market, in which the first player rolls.
wiraqocha::State first_turn(wiraqocha::Options options) {
    options.layout = wiraqocha::Layout::Beginner;
    options.first_player = 1;
    wiraqocha::State state = Rules::initial(content(), options);
    core::Rng rng(1);
    while (Rules::actor(content(), state).is_chance())
        engine::random_step<Rules>(content(), state, rng);
    return state;
}

// A position in the middle of a game that chance and chance alone has played.
wiraqocha::State middle(int seats, int steps) {
    wiraqocha::State state =
        first_turn({.seats = static_cast<std::uint8_t>(seats), .cave = true, .prisoner = true});
    core::Rng rng(static_cast<std::uint64_t>(seats));
    for (int i = 0; i < steps; ++i)
        engine::random_step<Rules>(content(), state, rng);
    return state;
}

Perft tree(const wiraqocha::State& state, int depth) {
    return engine::testing::tree<Rules>(content(), state, depth);
}

// All variants together.
const engine::OptionChoices& all_variants() {
    static const engine::OptionChoices all = {{"layout", "balanced"},
                                              {"variant_cave", "on"},
                                              {"variant_prisoner", "on"},
                                              {"enforce_dice_box_limit", "on"},
                                              {"plunders_per_turn", "2"},
                                              {"exoskeleton_face", "5"},
                                              {"round_cap", "90"}};
    return all;
}

}  // namespace

TEST_CASE("wiraqocha keeps the contract with every single option") {
    CHECK(check_game<Rules, wiraqocha::testing::Remedies>(
              content(), *wiraqocha::standard_game(), {.games = 33, .every = 29})
          == "");
}

TEST_CASE("wiraqocha keeps the contract with all variants together") {
    CHECK(check_game<Rules, wiraqocha::testing::Remedies>(
              content(),
              *wiraqocha::standard_game(),
              {.games = 9, .options = {all_variants()}, .every = 29})
          == "");
}

TEST_CASE("wiraqocha golden games") {
    CHECK(engine::testing::check_golden_games(*wiraqocha::standard_game()) == "");
}

TEST_CASE("wiraqocha says what its file of words says") {
    CHECK(engine::testing::check_words_file(*wiraqocha::standard_game(), {all_variants()}) == "");
}

TEST_CASE("wiraqocha keeps its signatures") {
    CHECK(engine::testing::check_signatures(*wiraqocha::standard_game(), {all_variants()}) == "");
}

TEST_CASE("wiraqocha says of wrong positions and packs what its file of damage says") {
    CHECK(engine::testing::check_damage(*wiraqocha::standard_game(),
                                        {all_variants()},
                                        engine::as_text(wiraqocha::embedded::kPack),
                                        wiraqocha::game_with_content)
          == "");
}

TEST_CASE("wiraqocha perft: the first turn, with chance") {
    // roll, three dice of six faces, then what they allow
    CHECK(tree(first_turn({}), 1).leaves == 1);
    CHECK(tree(first_turn({}), 4).leaves == 216);
    CHECK(tree(first_turn({}), 7) == Perft{3306, 16648700475552010787U});
}

TEST_CASE("wiraqocha perft: the middle of games of two, three and four seats") {
    CHECK(tree(middle(2, 300), 5) == Perft{1080, 14883372360722972943U});
    CHECK(tree(middle(3, 400), 5) == Perft{968, 4397317009085327978U});
    CHECK(tree(middle(4, 500), 5) == Perft{1122, 14741294169950612755U});
}

// Section 3: the options of a game.
#include <doctest/doctest.h>

#include "engine/chance.h"
#include "games/wiraqocha/testing.h"
#include "generated/games/wiraqocha/library.h"

namespace wiraqocha::testing {
namespace {

// Random play to the end; the law that broke on the way, or empty.
std::string_view play_out(const Options& options, std::uint64_t stream) {
    const Content& content = embedded::kContent;
    State state = Rules::initial(content, options);
    core::Rng rng(31, stream);
    while (!state.is_over() && Rules::invariant(content, state).empty())
        engine::random_step<Rules>(content, state, rng);
    return Rules::invariant(content, state);
}

// Combination `number` of the values that make a difference.
Options combination(int seats, unsigned number) {
    const auto take = [&number](unsigned values) {
        const unsigned value = number % values;
        number /= values;
        return static_cast<std::uint8_t>(value);
    };
    Options options{.round_cap = 1, .seats = static_cast<std::uint8_t>(seats)};
    options.layout = static_cast<Layout>(take(3));
    options.first_player = take(static_cast<unsigned>(seats) + 1);
    options.cave = take(2) == 1;
    options.prisoner = take(2) == 1;
    options.dice_box_limit = take(2) == 1;
    options.exoskeleton_face = take(2) == 1 ? 5 : 6;
    options.plunders_per_turn = std::array<std::uint8_t, 3>{0, 1, 5}[take(3)];
    return options;
}

// B controls 7 hexes with a die each, A two villages: D = 7, and A's allowance is 5.
Table crowded(bool limit) {
    Table table = Table::with_bases(Hex::P55, Hex::N01, {.dice_box_limit = limit});
    table.piece(kA, PieceKind::Explorer, Hex::P66);
    table.piece(kB, PieceKind::Explorer, Hex::N02).piece(kB, PieceKind::Explorer, Hex::N03);
    table.piece(kB, PieceKind::Driller, Hex::N04).piece(kB, PieceKind::Driller, Hex::N05);
    table.piece(kB, PieceKind::Zeppelin, Hex::N06).piece(kB, PieceKind::Zeppelin, Hex::N07);
    for (const Hex hex : table.state.controlled_by(kB))
        table.die(hex, 2);
    return table;
}

}  // namespace

TEST_CASE("W3.1 options combine freely: every combination starts, plays and ends") {
    for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
        const unsigned combinations = 3U * static_cast<unsigned>(seats + 1) * 16U * 3U;
        for (unsigned number = 0; number < combinations; ++number) {
            INFO("seats ", seats, ", combination ", number);
            CHECK(play_out(combination(seats, number), number) == "");
        }
    }
}

TEST_CASE("W3.1 the Cave joins the beginner layout in the place of n07") {
    const Table table = Table::standard({.cave = true});
    CHECK(table.state.board.layout[10] == Hex::Cave);
    CHECK(table.state.board.touching[Hex::N04].contains(Hex::Cave));
    CHECK(table.is_sound());
}

TEST_CASE("W3.1 without a round cap a game goes on until someone reaches a goal") {
    for (std::uint64_t stream = 0; stream < 3; ++stream) {
        State state = Rules::initial(embedded::kContent, {.round_cap = 0});
        core::Rng rng(7, stream);
        while (!state.is_over())
            engine::random_step<Rules>(embedded::kContent, state, rng);
        CHECK(state.ending != Ending::RoundCap);
    }
}

TEST_CASE("W3.1 the standard options are those of the table") {
    const Options options;
    CHECK(options.layout == Layout::Random);
    CHECK(options.round_cap == 60);
    CHECK(options.exoskeleton_face == 6);
    CHECK(options.first_player == 0);
    CHECK(options.plunders_per_turn == 0);
    CHECK_FALSE((options.cave || options.prisoner || options.dice_box_limit));
}

TEST_CASE("W3.2 the dice box limits a roll to 11 - D, given 7 dice on the board and allowance 5") {
    CHECK(crowded(true).turn_of(kA).play(ActionKind::Roll).state.turn.to_roll == 4);
    CHECK(crowded(false).turn_of(kA).play(ActionKind::Roll).state.turn.to_roll == 5);
}

TEST_CASE("W3.2 the dice box leaves at least 3 dice, and never more than allowance - kept") {
    Table table = crowded(true).die(Hex::P55, 1);  // D = 8, kept 1
    CHECK(table.turn_of(kA).play(ActionKind::Roll).state.turn.to_roll == 3);
    Table unlimited = crowded(false).die(Hex::P55, 1);
    CHECK(unlimited.turn_of(kA).play(ActionKind::Roll).state.turn.to_roll == 4);
    Table full = crowded(true).die(Hex::P55, 1).die(Hex::P66, 1);  // D = 9
    CHECK(full.turn_of(kA).play(ActionKind::Roll).state.turn.to_roll == 3);
    full = crowded(true).piece(kA, PieceKind::Driller, Hex::N08);
    full.die(Hex::P55, 1).die(Hex::P66, 1).die(Hex::N08, 1);  // D = 10, kept 3
    CHECK(full.turn_of(kA).play(ActionKind::Roll).state.turn.to_roll == 2);
}

TEST_CASE("W3.2 the somnium die is offered while dice on board, pool and spent are below 11") {
    const auto offered = [](bool limit, std::initializer_list<int> pool, int used) {
        Table table = crowded(limit).crystals(kA, 1).pool(pool);
        table.state.turn.used = Counter(used);
        return table.offers(ActionKind::SomniumDie);
    };
    CHECK(offered(true, {1, 2, 3}, 0));
    CHECK(offered(true, {1, 2}, 1));
    CHECK_FALSE(offered(true, {1, 2, 3}, 1));
    CHECK_FALSE(offered(true, {1, 2, 3, 4}, 0));
    CHECK(offered(false, {1, 2, 3, 4}, 0));
}

TEST_CASE("W3.2 a laid die counts once, on the board") {
    Table table = crowded(true).crystals(kA, 1).pool({1, 2, 3});
    table.play(ActionKind::Lay, {action::pick_face(1), action::at(Hex::P55)});
    CHECK(table.state.turn.laid == 1);
    CHECK(table.offers(ActionKind::SomniumDie));
}

TEST_CASE("W7.13 up to 5 plunders may be agreed on, and the exoskeleton sets a 5 or a 6") {
    const engine::AnyGamePtr game = standard_game();
    const auto starts = [&](const char* key, const char* value) {
        return game->initial(3, {{key, value}}).ok();
    };
    CHECK((starts("plunders_per_turn", "5") && !starts("plunders_per_turn", "6")));
    CHECK((starts("exoskeleton_face", "5") && starts("exoskeleton_face", "6")));
    CHECK_FALSE((starts("exoskeleton_face", "4") || starts("exoskeleton_face", "7")));
}

TEST_CASE("W8.12 up to 500 rounds may be agreed on") {
    const auto game = standard_game();
    CHECK(game->initial(2, {{"round_cap", "500"}}).ok());
    CHECK_FALSE(game->initial(2, {{"round_cap", "501"}}).ok());
}

}  // namespace wiraqocha::testing

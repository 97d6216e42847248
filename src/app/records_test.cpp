// play, show, verify and engine, as a person at a shell meets them.
#include <string>

#include <doctest/doctest.h>

#include "app/testing/program.h"
#include "app/testing/text.h"
#include "games/all_games.h"
#include "protocol/match.h"

namespace {

using app::testing::Finished;
using app::testing::has;
using app::testing::run_program;

const bool kNoProgram = !app::testing::has_program();

// A whole game between players of the house, made once.
std::string recorded_game() {
    const std::string path = app::testing::scratch_file("game.tetra.jsonl");
    static const Finished played = run_program(
        "play wiraqocha --seat random --seat random --seed moon --record game.tetra.jsonl");
    CHECK(played.exit_code == 0);
    return app::testing::file_text(path);
}

std::string without(std::string text, std::string_view piece) {
    const std::size_t at = text.find(piece);
    REQUIRE(at != std::string::npos);
    return text.erase(at, piece.size());
}

// The first card is drawn, taken back and drawn anew.
std::string game_with_a_draw_taken_back() {
    const auto game = *games::find("wiraqocha");
    protocol::Match match(game,
                          *game->initial(2, {{"round_cap", "1"}}),
                          engine::FairDice(engine::Seed{}, "k3f"),
                          {"k3f", {"Ada", "Bo"}});
    match.play({engine::kNobody, match.drawn()});
    match.undo(1);
    while (!match.is_over()) {
        const bool chance = match.actor().is_chance();
        const engine::SeatId seat = chance ? engine::kNobody : match.actor().first();
        const auto legal = match.legal(seat);
        match.play({seat, chance ? match.drawn() : legal[legal.size() - 1]});
    }
    return engine::record_text(*game, match.record());
}

// The verdict on the game after its text was changed.
Finished verdict(const std::string& text) {
    app::testing::write_file(app::testing::scratch_file("edited.tetra.jsonl"), text);
    return run_program("verify edited.tetra.jsonl");
}

std::string refused(const std::string& arguments) {
    const Finished finished = run_program(arguments);
    CHECK(finished.exit_code == 2);
    CHECK(finished.output.empty());
    CHECK(finished.errors.find('\n') == finished.errors.size() - 1);
    return finished.errors;
}

}  // namespace

TEST_CASE("a game that was played can be verified and shown" * doctest::skip(kNoProgram)) {
    recorded_game();
    const Finished verified = run_program("verify game.tetra.jsonl");
    CHECK(verified.exit_code == 0);
    CHECK(has(verified.output, "all legal"));
    CHECK(has(verified.output, "all as the seed says"));
    const Finished shown = run_program("show game.tetra.jsonl --language de --at 40");
    CHECK(shown.exit_code == 0);
    CHECK(has(shown.output, "random 1"));
    CHECK(has(shown.output, "läuft"));
    CHECK(has(shown.output, "0 %"));  // shares of a goal are told in per cent
    const Finished json = run_program("show game.tetra.jsonl --json");
    CHECK(json.output.starts_with(R"({"header":{"format":"tetra/2")"));
}

TEST_CASE("draws that were taken back are told by verify" * doctest::skip(kNoProgram)) {
    const std::string text = game_with_a_draw_taken_back();
    const Finished verified = verdict(text);
    CHECK(verified.exit_code == 0);
    CHECK(has(verified.output, "draws taken back: 1, none of their numbers used again"));
    CHECK(verdict(without(text, ",\"taken_back\":1")).exit_code == 2);
}

TEST_CASE("the same seed gives the same game" * doctest::skip(kNoProgram)) {
    const std::string game = "play wiraqocha --seat random --seat random --seed ";
    const std::string first = run_program(game + "sun").output;
    CHECK(first == run_program(game + "sun").output);
    CHECK(first != run_program(game + "sea").output);
}

TEST_CASE("an edited or truncated record is refused in one line" * doctest::skip(kNoProgram)) {
    const std::string game = recorded_game();
    CHECK(verdict(game).exit_code == 0);
    std::string edited = game;
    const std::size_t roll = edited.find("\"rolled ") + 8;
    edited[roll] = edited[roll] == '6' ? '1' : '6';
    CHECK(has(verdict(edited).errors, "tetrapolis: edited.tetra.jsonl: line "));
    CHECK(has(verdict(edited).errors, "the seed gives \"rolled "));
    CHECK(verdict(edited).exit_code == 2);
    CHECK(has(verdict(game.substr(0, game.find("\"rolled "))).errors, "not JSON"));
    CHECK(has(verdict(game.substr(0, game.find("{\"result\""))).errors, "without a result"));
    CHECK(verdict("").exit_code == 2);
}

TEST_CASE("a record with other content says how to name it" * doctest::skip(kNoProgram)) {
    std::string game = recorded_game();
    const std::size_t hash = game.find("sha256:") + 7;
    game[hash] = game[hash] == '0' ? '1' : '0';
    CHECK(has(verdict(game).errors, "name its content pack with --content"));
}

TEST_CASE("bad arguments are answered with one line and exit code 2" * doctest::skip(kNoProgram)) {
    CHECK(has(refused("play chess"), "there is no game \"chess\""));
    CHECK(has(refused("play wiraqocha --players 7"), "2 to 4 players"));
    CHECK(has(refused("play wiraqocha -o layout=round"), "options.layout"));
    CHECK(has(refused("play wiraqocha --seat bob"), "there is no player \"bob\""));
    CHECK(has(refused("play wiraqocha --language fr"), "expected en or de"));
    CHECK(has(refused("verify nowhere.tetra.jsonl"), "cannot be opened"));
    recorded_game();
    CHECK(has(refused("show game.tetra.jsonl --at 100000"), "--at: the record has only"));
    CHECK(has(refused("play wiraqocha --record game.tetra.jsonl"), "exists already"));
}

TEST_CASE("games that cannot be written out are an error" * doctest::skip(kNoProgram)) {
    CHECK(run_program("play wiraqocha >/dev/full").exit_code == 2);
    CHECK(run_program("engine >/dev/full", "{}\n").exit_code == 2);
    recorded_game();
    CHECK(run_program("show game.tetra.jsonl >/dev/full").exit_code == 2);
    CHECK(run_program("verify game.tetra.jsonl >/dev/full").exit_code == 2);
    CHECK(run_program("completion bash >/dev/full").exit_code == 2);
}

TEST_CASE("the engine answers line by line until it is told to quit" * doctest::skip(kNoProgram)) {
    const Finished finished = run_program(
        "engine",
        "garbage\n\n" + std::string(2 << 20, 'x') + "\n{\"cmd\":\"quit\"}\n{\"cmd\":\"games\"}\n");
    CHECK(finished.exit_code == 0);
    CHECK(has(finished.output, "syntax error"));
    CHECK(has(finished.output, "longer than 1048576 bytes"));
    CHECK(finished.output.ends_with("\n{\"id\":null,\"ok\":true}\n"));
}

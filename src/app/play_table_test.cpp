#include "app/play_table.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <sstream>
#include <utility>

#include <doctest/doctest.h>

#include "app/hidden_knowledge.h"
#include "app/testing/program.h"
#include "app/testing/text.h"
#include "engine/mini/adapted_game.h"
#include "engine/replay.h"

namespace {

using app::testing::has;
using engine::Language;

engine::AnyGamePtr mini_game() { return std::make_shared<mini::AdaptedGame>(mini::Pack{}); }

// Reed and stone for the first seat, reed and crown for the second.
protocol::Match new_match() {
    engine::Seed seed{};
    for (std::size_t i = 0; i < seed.size(); ++i)
        seed[i] = static_cast<std::uint8_t>(i);
    const auto game = mini_game();
    return {game, *game->initial(2, {}), engine::FairDice(seed, "k3f"), {"k3f", {"Ada", ""}}};
}

app::PlaySettings two_people(Language language = Language::English) {
    app::PlaySettings settings;
    settings.players.resize(2);
    settings.language = language;
    return settings;
}

std::string played(const std::string& input, app::PlaySettings settings) {
    std::istringstream in(input);
    std::ostringstream out;
    app::PlayTable table(new_match(), std::move(settings), in, out);
    CHECK_FALSE(table.run());
    return out.str();
}

std::string record_after(const std::string& input) {
    const std::string path = app::testing::scratch_file("played.tetra.jsonl");
    std::remove(path.c_str());
    std::istringstream in(input);
    std::ostringstream out;
    app::PlayTable table(new_match(), two_people(), in, out);
    auto writer = app::RecordWriter::create(path);
    table.keep_record(std::move(*writer));
    CHECK_FALSE(table.run());
    return app::testing::file_text(path);
}

}  // namespace

TEST_CASE("a person sees news, prompt and numbered choices, and plays to the end") {
    const std::string text = played("1\n2\n1\n1\n1\n1\n", two_people());
    CHECK(has(text, "\nThe dice are committed to sha256:630dcd29"));
    CHECK(has(text, "Ada is dealt a card.\n"));
    CHECK(has(text, "\nAda: Commit a card. (h: help)\n   1  commit reed\n   2  commit stone\n> "));
    CHECK(has(text, "\nSeat 2: Keep, spoil or gamble?"));
    CHECK(has(text, "played out\n"));
    CHECK(has(text, "The seed of the dice was 0001020304"));
}

TEST_CASE("the same in German, with a player of the house") {
    app::PlaySettings settings = two_people(Language::German);
    auto player = ai::make_player("random", *mini_game());
    settings.players[1] = std::move(*player);
    const std::string text = played("1\n1\n1\n1\n", std::move(settings));
    CHECK(has(text, "Ada: Lege eine Karte verdeckt. (h: Hilfe)\n   1  Schilf verdeckt legen\n"));
    CHECK(has(text, "Platz 2 legt eine Karte."));
    CHECK(has(text, "zu Ende gespielt"));
}

TEST_CASE("notation is understood; nonsense is answered and asked again") {
    const std::string text = played("9\nfly\ncommit crown\nh\ncommit stone\n", two_people());
    CHECK(has(text,
              "> Choose a number from 1 to 2.\n> That is not possible now.\n"
              "> That is not possible now.\n>   NUMBER"));
    CHECK(has(text, "Ada commits a card.\n"));
}

TEST_CASE("the end of the input and q leave the game") {
    CHECK(has(played("", two_people()), "The game is left unfinished.\n"));
    CHECK(has(played("q\n1\n", two_people()), "> \nThe game is left unfinished.\n"));
}

TEST_CASE("what chance or another seat did cannot be taken back") {
    CHECK(has(played("u\n", two_people()), "> Nothing to take back"));
    CHECK(has(played("1\nu\n", two_people()), "> Nothing to take back"));
}

TEST_CASE("a step that turned something over cannot be taken back") {
    // The second seat commits last, sees the cards, and would like to commit again.
    CHECK(has(played("1\n2\nu\n", two_people()), "> Nothing to take back"));
    protocol::Match match = new_match();
    while (match.actor().is_chance())
        match.play({engine::kNobody, match.drawn()});
    const auto commit = mini::action::commit(mini::Card::Reed);
    CHECK_FALSE(app::reveals_something(match.game(), match.position(), engine::seat_id(0), commit));
    match.play({engine::seat_id(0), commit});
    CHECK(app::reveals_something(match.game(), match.position(), engine::seat_id(1), commit));
    CHECK(app::hides_something(match.game(), match.position(), engine::seat_id(1)));
}

TEST_CASE("the record on disk grows with the game and verifies at the end") {
    const std::string running = record_after("1\n");
    CHECK(std::ranges::count(running, '\n') == 6);
    const auto game = mini_game();
    const auto record = engine::parse_record(*game, record_after("1\n2\n1\n1\n1\n1\n"));
    REQUIRE(record.ok());
    CHECK(engine::verify(*game, *record).ok());
}

TEST_CASE("a record follows when a step is taken back") {
    const std::string path = app::testing::scratch_file("undone.tetra.jsonl");
    protocol::Match match = new_match();
    auto writer = app::RecordWriter::create(path);
    match.play({engine::kNobody, match.drawn()});
    match.play({engine::kNobody, match.drawn()});
    CHECK_FALSE(writer->update(match));
    match.undo(1);
    CHECK_FALSE(writer->update(match));
    CHECK(std::ranges::count(app::testing::file_text(path), '\n') == 2);
}

TEST_CASE("saving writes a new file and never over an old one") {
    const std::string path = app::testing::scratch_file("saved.tetra.jsonl");
    const std::string text = played("s " + path + "\ns " + path + "\ns\n", two_people());
    CHECK(has(text, "> Saved: " + path + "\n> " + path + ": exists already\n> s needs"));
}

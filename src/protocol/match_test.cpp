#include "protocol/match.h"

#include <memory>

#include <doctest/doctest.h>

#include "engine/draw_chance.h"
#include "engine/mini/adapted_game.h"
#include "engine/replay.h"

namespace {

using engine::kNobody;
using protocol::Match;

Match new_match() {
    const auto game = std::make_shared<mini::AdaptedGame>(mini::Pack{});
    return {game,
            *game->initial(2, {{"gambling", "on"}}),
            engine::FairDice(engine::Seed{}, "k3f"),
            {"k3f", {"Ada", ""}}};
}

// Everybody takes the first action.
void play_out(Match& match) {
    while (!match.is_over()) {
        const bool chance = match.actor().is_chance();
        const engine::SeatId seat = chance ? kNobody : match.actor().first();
        match.play({seat, chance ? match.drawn() : match.legal(seat)[0]});
    }
}

}  // namespace

TEST_CASE("a match played with its own dice gives a record that verifies") {
    Match match = new_match();
    CHECK_FALSE(match.record().end);
    play_out(match);
    const engine::Record record = match.record();
    CHECK(record.header.seats == std::vector<std::string>{"Ada", ""});
    CHECK(engine::verify(match.game(), record).ok());
}

TEST_CASE("undo goes back through chance, and the dice then say something new") {
    Match match = new_match();
    const engine::Position start = match.position();
    match.play({kNobody, match.drawn()});
    match.play({kNobody, match.drawn()});
    match.undo(2);
    CHECK(match.position() == start);
    CHECK(match.drawn() == engine::draw_chance(match.game(), start, match.dice(), 2));
    match.play({kNobody, match.drawn()});
    CHECK(match.entries()[0].taken_back == 2);
    play_out(match);
    const auto report = engine::verify(match.game(), match.record());
    REQUIRE(report.ok());
    CHECK(report->taken_back == 2);
}

TEST_CASE("the same cannot be drawn until it suits: the record counts every draw") {
    Match match = new_match();
    for (int i = 0; i < 20; ++i) {
        match.play({kNobody, match.drawn()});
        match.undo(1);
    }
    play_out(match);
    CHECK(match.record().entries[0].taken_back == 20);
    CHECK(engine::verify(match.game(), match.record()).ok());
}

TEST_CASE("a seat that is not to move has no legal actions") {
    const Match match = new_match();
    CHECK(match.legal(engine::seat_id(0)).empty());
    CHECK_FALSE(match.legal(kNobody).empty());
}

TEST_CASE("a seat without a name goes by its number") {
    const Match match = new_match();
    CHECK(protocol::seat_name(match, engine::seat_id(0), engine::Language::German) == "Ada");
    CHECK(protocol::seat_name(match, engine::seat_id(1), engine::Language::German) == "Platz 2");
}

#include "engine/replay.h"

#include <numeric>

#include <doctest/doctest.h>

#include "engine/draw_chance.h"
#include "engine/testing/mini_record.h"
#include "engine/testing/replaced.h"

namespace {

using engine::Record;
using mini::standard_game;

engine::FairDice dice() {
    engine::Seed seed{};
    std::iota(seed.begin(), seed.end(), std::uint8_t{0});
    return {seed, "k3f"};
}

// A whole game with fair dice in which everybody takes the last of the legal actions. It goes:
// 0 reed, 1 stone, 2 reed, 3 crown are dealt; 4 seat 0 commits stone, 5 seat 1 commits crown,
// 6 seat 1 gambles, 7 chance: lost; 8 and 9 both commit reed.
// Before the chance event with the number `again` players have taken back two draws.
Record played_record(std::uint64_t again = 99) {
    Record record;
    record.header = mini::record_header({"Ada", "Bo"}, dice().commitment());
    auto position = *standard_game().initial(2, record.header.options);
    std::uint64_t chance_events = 0;
    for (auto actor = standard_game().actor(position); !actor.is_nobody();
         actor = standard_game().actor(position)) {
        engine::RecordEntry entry;
        if (actor.is_chance()) {
            entry.taken_back = chance_events == again ? 2 : 0;
            chance_events += entry.taken_back;
            entry.action = engine::draw_chance(standard_game(), position, dice(), chance_events++);
        } else {
            entry.seat = actor.first();
            engine::ActionList legal;
            standard_game().legal(position, entry.seat, legal);
            entry.action = legal[legal.size() - 1];
        }
        standard_game().apply(position, entry.seat, entry.action);
        record.entries.push_back(entry);
    }
    record.end = engine::RecordEnd{standard_game().outcome(position), dice().seed_hex()};
    return record;
}

std::string verdict_on(const Record& record) {
    const auto report = engine::verify(standard_game(), record);
    return report ? "no error" : report.error().text();
}

// The verdict on the game's text after one piece of it is replaced by another.
std::string verdict_after(std::string_view piece, std::string_view by) {
    const std::string text = engine::record_text(standard_game(), played_record());
    const auto record =
        engine::parse_record(standard_game(), engine::testing::replaced(text, piece, by));
    return record ? verdict_on(*record) : record.error().text();
}

}  // namespace

TEST_CASE("a game played with fair dice is verified") {
    const Record record = played_record();
    const auto again =
        engine::parse_record(standard_game(), engine::record_text(standard_game(), record));
    REQUIRE(again.ok());
    const auto report = engine::verify(standard_game(), *again);
    REQUIRE_MESSAGE(report.ok(), verdict_on(*again));
    CHECK(report->entries == record.entries.size());
    CHECK(report->chance_events == 5);
    CHECK((record.end && report->outcome == record.end->outcome));
}

TEST_CASE("any position of a record can be reached") {
    const Record record = played_record();
    CHECK(*engine::replay(standard_game(), record, 0)
          == *standard_game().initial(2, record.header.options));
    CHECK(standard_game().actor(*engine::replay(standard_game(), record, 4)).seats()
          == engine::SeatSet::first(2));
    CHECK(standard_game().actor(*engine::replay(standard_game(), record)).is_nobody());
}

TEST_CASE("replay needs no seed and does not judge the dice") {
    Record record = played_record();
    record.entries[0].action = mini::action::dealt(mini::Card::Stone);
    record.end.reset();
    CHECK(engine::replay(standard_game(), record, 1).ok());
}

TEST_CASE("an edited roll is found: the seed gives another") {
    CHECK(verdict_after("dealt stone", "dealt crown")
          == "line 3: the seed gives \"dealt stone\", not \"dealt crown\"");
    CHECK(verdict_after("\"lost\"", "\"won\"") == "line 9: the seed gives \"lost\", not \"won\"");
}

TEST_CASE("an edited action is found where it stops being legal") {
    CHECK(verdict_after("commit stone", "commit crown")
          == "line 6: seat 0 may not do \"commit crown\": it is not legal here");
    CHECK(verdict_after("\"gamble\"", "\"keep\"")
          == "line 9: chance may not do \"lost\": it is seat 0 or seat 1 that decides");
}

TEST_CASE("an action of the wrong seat is found") {
    CHECK(verdict_after("\"by\":1,\"do\":\"gamble\"", "\"by\":0,\"do\":\"gamble\"")
          == "line 8: seat 0 may not do \"gamble\": it is seat 1 that decides");
    CHECK(verdict_after("\"by\":\"chance\",\"do\":\"lost\"", "\"by\":1,\"do\":\"lost\"")
          == "line 9: seat 1 may not do \"lost\": it is chance that decides");
    CHECK(verdict_after("\"by\":1", "\"by\":5")
          == "line 7: seat 5 may not do \"commit crown\": it is seat 1 that decides");
}

TEST_CASE("a removed line is found") {
    CHECK(verdict_after("{\"n\":6,\"by\":1,\"do\":\"gamble\"}\n", "")
          == "line 8, n: expected 6, found 7: a line is missing or doubled");
    CHECK(verdict_after("{\"n\":9,\"by\":1,\"do\":\"commit reed\"}\n", "")
          == "line 11: the record ends before the game is over");
}

TEST_CASE("an added line is found") {
    CHECK(verdict_after("{\"result\"", "{\"n\":10,\"by\":1,\"do\":\"keep\"}\n{\"result\"")
          == "line 12: seat 1 may not do \"keep\": the game is over");
}

TEST_CASE("an edited result is found") {
    CHECK(verdict_after("\"dark\"", "\"scored\"")
          == "line 12, result.ending: the game gives \"dark\", not \"scored\"");
    CHECK(verdict_after("[1,1]", "[2,1]") == "line 12, result.places[0]: the game gives 1, not 2");
    CHECK(verdict_after("[0,0]", "[0,9]") == "line 12, result.scores[1]: the game gives 0, not 9");
}

TEST_CASE("an edited winner is found; an old record that names none is still verified") {
    CHECK(verdict_after("\"winners\":[0,1]", "\"winners\":[1]")
          == "line 12, result.winners: seat 0 has won");
    CHECK(verdict_after(",\"winners\":[0,1]", "") == "no error");
}

TEST_CASE("an edited seed or commitment is found") {
    const std::string verdict = "line 12, seed: it is not the seed that line 1 is committed to";
    CHECK(verdict_after("\"seed\":\"00", "\"seed\":\"01") == verdict);
    CHECK(verdict_after("sha256:630d", "sha256:730d") == verdict);
    CHECK(verdict_after("\"seed\":\"00", "\"seed\":\"")
          == "line 12, seed: expected a seed of 64 hexadecimal digits");
}

TEST_CASE("another table id gives other rolls") {
    CHECK(verdict_after("k3f", "k4f").starts_with("line 2: the seed gives "));
}

TEST_CASE("other content and impossible options are found") {
    CHECK(verdict_after("sha256:mini", "sha256:maxi")
          == "line 1, content: the game has the content sha256:mini, the record sha256:maxi");
    CHECK(verdict_after("\"on\"", "\"often\"").starts_with("line 1, options.gambling: "));
    CHECK(
        verdict_after("\"players\":2,\"options\":{\"gambling\":\"on\"},\"seats\":[\"Ada\",\"Bo\"]",
                      "\"players\":1,\"options\":{\"gambling\":\"on\"},\"seats\":[\"Ada\"]")
            .starts_with("line 12, result: "));
}

TEST_CASE("a game that people stopped is verified as far as it went") {
    Record record = played_record();
    record.entries.resize(5);
    record.end->outcome.ending = 0;
    record.end->outcome.results[0].place = 2;
    record.end->outcome.results[1].place = 1;
    engine::crown_the_first(record.end->outcome);
    CHECK(engine::record_text(standard_game(), record).find("\"ending\":\"stopped\"")
          != std::string::npos);
    CHECK(verdict_on(record) == "no error");
    record.end->outcome.results[0].place = 1;
    CHECK(verdict_on(record)
          == "line 7, result.places: expected each place once, or 0 for everybody");
    record.end->outcome.results[0].place = record.end->outcome.results[1].place = 0;
    CHECK(verdict_on(record) == "line 7, result.winners: seat 1 has not won");
    engine::crown_the_first(record.end->outcome);
    CHECK(verdict_on(record) == "no error");
    record.end->outcome.results[1].score = 9;
    CHECK(verdict_on(record) == "line 7, result.scores[1]: the game gives 0, not 9");
    CHECK(verdict_after("\"dark\"", "\"stopped\"")
          == "line 12, result.ending: the game gives \"dark\", not \"stopped\"");
}

TEST_CASE("a record that is cut off is reported as such") {
    Record record = played_record();
    record.end.reset();
    CHECK(verdict_on(record) == "line 12: the record ends without a result");
    record.entries.pop_back();
    CHECK(verdict_on(record) == "line 11: the record ends before the game is over");
    record.header.seats.pop_back();
    CHECK(verdict_on(record).starts_with("line 1, players: "));
}

TEST_CASE("draws after going back across chance are verified by their numbers") {
    Record record = played_record(1);
    record.end->taken_back = 3;
    CHECK(record.entries[1].action != played_record().entries[1].action);  // other dice
    const auto again =
        engine::parse_record(standard_game(), engine::record_text(standard_game(), record));
    REQUIRE(again.ok());
    const auto report = engine::verify(standard_game(), *again);
    REQUIRE_MESSAGE(report.ok(), verdict_on(*again));
    CHECK(report->taken_back == 5);
}

TEST_CASE("draws cannot be skipped without a word, nor made up") {
    Record silent = played_record(1);
    silent.entries[1].taken_back = 0;
    CHECK(verdict_on(silent).starts_with("line 3: the seed gives "));
    Record made_up = played_record();
    made_up.entries[1].taken_back = 2;
    CHECK(verdict_on(made_up).starts_with("line 3: the seed gives "));
}

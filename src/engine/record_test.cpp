#include "engine/record.h"

#include <doctest/doctest.h>

#include "engine/testing/mini_record.h"
#include "engine/testing/replaced.h"

namespace {

using engine::Record;
using mini::standard_game;

constexpr std::string_view kText =
    R"({"format":"tetra/2","program":"0.1.0","game":"mini","content":"sha256:mini","table":"k3f",)"
    R"("players":2,"options":{"gambling":"on"},"seats":["Ada","B\"o"],"commitment":"sha256:00"})"
    "\n"
    R"({"n":0,"by":"chance","do":"dealt crown"})"
    "\n"
    R"({"n":1,"by":1,"do":"commit crown","ms":5312})"
    "\n"
    R"({"result":{"ending":"scored","places":[2,1],"scores":[-1,8],"winners":[1]},"seed":"00ff"})"
    "\n";

Record short_record() {
    Record record;
    record.header = mini::record_header({"Ada", "B\"o"}, "sha256:00");
    record.entries.push_back({engine::kNobody, mini::action::dealt(mini::Card::Crown)});
    record.entries.push_back({engine::seat_id(1), mini::action::commit(mini::Card::Crown), 5312});
    record.end.emplace();
    record.end->outcome.seats = 2;
    record.end->outcome.ending = 1;
    record.end->outcome.results[0] = {.place = 2, .score = -1};
    record.end->outcome.results[1] = {.place = 1, .won = true, .score = 8};
    record.end->seed_hex = "00ff";
    return record;
}

// The error after one piece of the text is replaced by another.
std::string record_error_after(std::string_view piece, std::string_view by) {
    const auto record =
        engine::parse_record(standard_game(), engine::testing::replaced(kText, piece, by));
    return record ? "no error" : record.error().text();
}

}  // namespace

TEST_CASE("a record goes to text and back") {
    CHECK(engine::record_text(standard_game(), short_record()) == kText);
    const auto again = engine::parse_record(standard_game(), kText);
    REQUIRE_MESSAGE(again.ok(), (again.ok() ? "" : again.error().text()));
    CHECK(*again == short_record());
}

TEST_CASE("the header can be read without the game, and may say when the game started") {
    auto header = short_record().header;
    header.started = "2026-01-31";
    const auto again = engine::parse_record_header(engine::header_line(header));
    REQUIRE(again.ok());
    CHECK(*again == header);
    CHECK(engine::parse_record_header("{").error().text() == "line 1: not JSON: incomplete JSON");
}

TEST_CASE("a record of a running game has no last line") {
    const auto running =
        engine::parse_record(standard_game(), kText.substr(0, kText.find("{\"result\"")));
    REQUIRE(running.ok());
    CHECK(running->entries.size() == 2);
    CHECK(!running->end);
}

TEST_CASE("a record can be followed line by line") {
    engine::RecordReader reader(standard_game());
    CHECK(reader.feed(engine::header_line(short_record().header)).ok());
    CHECK(reader.feed(engine::entry_line(standard_game(), 0, short_record().entries[0])).ok());
    CHECK(reader.record().entries.size() == 1);
    CHECK(reader.feed("{\"n\":1").error().text() == "line 3: not JSON: incomplete JSON");
}

TEST_CASE("a bad header is refused with its place") {
    CHECK(record_error_after("tetra/2", "tetra/9")
          == "line 1, format: expected \"tetra/2\" or \"tetra/1\", found \"tetra/9\"");
    CHECK(record_error_after("\"mini\"", "\"chess\"")
          == "line 1, game: a record of \"chess\", not of \"mini\"");
    CHECK(record_error_after("\"players\":2", "\"players\":3")
          == "line 1, seats: expected one name per player");
    CHECK(record_error_after("\"players\":2", "\"players\":70")
          == "line 1, players: expected 1 to 6, found 70");
    CHECK(record_error_after("\"on\"", "1")
          == "line 1, options.gambling: expected a text, found 1");
    CHECK(record_error_after("\"table\":\"k3f\",", "") == "line 1, table: missing");
}

TEST_CASE("a missing, doubled or unreadable entry is refused with its line") {
    CHECK(record_error_after("{\"n\":0,\"by\":\"chance\",\"do\":\"dealt crown\"}\n", "")
          == "line 2, n: expected 0, found 1: a line is missing or doubled");
    CHECK(record_error_after("\"by\":1", "\"by\":\"dealer\"")
          == "line 3, by: expected \"chance\" or the number of a seat, found \"dealer\"");
    CHECK(record_error_after("\"by\":1", "\"by\":null")
          == "line 3, by: expected \"chance\" or the number of a seat, found null");
    CHECK(record_error_after("commit crown", "sing").starts_with("line 3, do: "));
    CHECK(record_error_after("\n{\"n\":1", "\n\n{\"n\":1") == "line 3: not JSON: incomplete JSON");
}

TEST_CASE("an old record names no winners: among several they are the first, alone nobody knows") {
    const std::string old = engine::testing::replaced(kText, ",\"winners\":[1]", "");
    const auto record = engine::parse_record(standard_game(), old);
    REQUIRE(record.ok());
    CHECK(record->end.value_or(engine::RecordEnd{}).outcome == short_record().end->outcome);
    CHECK(record->end.value_or(engine::RecordEnd{}).names_winners == false);
    CHECK(engine::record_text(standard_game(), *record) == old);
}

TEST_CASE("a bad result is refused, and nothing follows it") {
    CHECK(record_error_after("scored", "bored")
          == "line 4, result.ending: no ending of this game is called \"bored\"");
    CHECK(record_error_after("[2,1]", "[2,1,3]")
          == "line 4, result: expected a place and a score for each seat");
    CHECK(record_error_after("\"00ff\"}\n", "\"00ff\"}\n{}")
          == "line 5: nothing may follow the result");
    CHECK(record_error_after("\"winners\":[1]", "\"winners\":[2]")
          == "line 4, result.winners: expected seats of this game");
    CHECK(record_error_after("\"winners\":[1]", "\"winners\":[null]")
          == "line 4, result.winners: expected seats of this game");
    CHECK(record_error_after(",\"seed\":\"00ff\"", "") == "line 4, seed: missing");
}

TEST_CASE("draws that were taken back stand in the lines of the next draw and of the end") {
    Record record = short_record();
    record.entries[0].taken_back = 2;
    record.end->taken_back = 1;
    const std::string text = engine::record_text(standard_game(), record);
    CHECK(text.find(R"("do":"dealt crown","taken_back":2})") != std::string::npos);
    CHECK(text.find(R"("seed":"00ff","taken_back":1})") != std::string::npos);
    const auto again = engine::parse_record(standard_game(), text);
    REQUIRE(again.ok());
    CHECK(*again == record);
}

TEST_CASE("only chance takes draws, and only as many as there can be") {
    const auto after_crown = [](std::string_view more) {
        return record_error_after("\"dealt crown\"", "\"dealt crown\"," + std::string(more));
    };
    CHECK(after_crown("\"taken_back\":0") == "line 2, taken_back: expected at least 1, found 0");
    CHECK(after_crown("\"taken_back\":-1").starts_with("line 2, taken_back: "));
    CHECK(after_crown("\"taken_back\":4294967296").starts_with("line 2, taken_back: "));
    CHECK(record_error_after("\"ms\":5312", "\"taken_back\":1")
          == "line 3, taken_back: only chance draws");
    CHECK(record_error_after("\"00ff\"", "\"00ff\",\"taken_back\":0")
          == "line 4, taken_back: expected at least 1, found 0");
}

TEST_CASE("a record of the first format is read and stays what it is") {
    const std::string first = engine::testing::replaced(kText, "tetra/2", "tetra/1");
    const auto record = engine::parse_record(standard_game(), first);
    REQUIRE(record.ok());
    CHECK(engine::record_text(standard_game(), *record) == first);
    const std::string newer =
        engine::testing::replaced(first, "\"dealt crown\"", "\"dealt crown\",\"taken_back\":1");
    CHECK(engine::parse_record(standard_game(), newer).error().text()
          == "line 2, taken_back: unknown in tetra/1");
}

#include "engine/json_fields.h"

#include <array>

#include <doctest/doctest.h>

#include "engine/json_text.h"
#include "engine/testing/replaced.h"

namespace village {

enum class Piece : std::uint8_t { Digger, Driller, Tower, None = 0xff };
constexpr Piece none_of(Piece /*type*/) { return Piece::None; }
inline constexpr std::array<std::string_view, 3> kPieceNames = {"digger", "driller", "tower"};
constexpr std::span<const std::string_view> names_of(Piece /*type*/) { return kPieceNames; }
enum class Site : std::uint8_t {};

struct Seat {
    core::EnumArray<Piece, core::Counter, 3> reserve{};
    Piece top = Piece::None;
    bool passed = false;
    friend constexpr bool operator==(const Seat&, const Seat&) = default;
};
constexpr void visit_fields(engine::FieldsOf<Seat> auto& self, auto&& visit) {
    visit("reserve", self.reserve);
    visit("top", self.top);
    visit("passed", self.passed);
}

struct State {
    std::array<Seat, 2> seats{};
    core::EnumArray<engine::SeatId, std::int8_t, 2> heights{};
    core::BitSet<Piece> built{};
    engine::SeatSet waiting{};
    core::FixedVector<Site, 3> sites{};
    engine::SeatId winner = engine::kNobody;
    std::uint16_t turn = 0;
    friend constexpr bool operator==(const State&, const State&) = default;
};
constexpr void visit_fields(engine::FieldsOf<State> auto& self, auto&& visit) {
    visit("seats", self.seats);
    visit("heights", self.heights);
    visit("built", self.built);
    visit("waiting", self.waiting);
    visit("sites", self.sites);
    visit("winner", self.winner);
    visit("turn", self.turn);
}

struct Letter {
    std::string text;
    std::vector<int> numbers;
    std::optional<int> stamp;
};
constexpr void visit_fields(engine::FieldsOf<Letter> auto& self, auto&& visit) {
    visit("text", self.text);
    visit("numbers", self.numbers);
    visit("stamp", self.stamp);
}

}  // namespace village

namespace {

using village::Piece;
using village::State;

constexpr std::string_view kStart =
    R"({"seats":[{"reserve":{"digger":0,"driller":0,"tower":0},"top":null,"passed":false},)"
    R"({"reserve":{"digger":0,"driller":7,"tower":0},"top":"tower","passed":true}],)"
    R"("heights":[0,-128],"built":["digger","tower"],"waiting":[0,1],"sites":[200,4],)"
    R"("winner":null,"turn":65535})";

State start() {
    State state;
    state.seats[1].reserve[Piece::Driller] = core::Counter(7);
    state.seats[1].top = Piece::Tower;
    state.seats[1].passed = true;
    state.heights.items[1] = -128;
    state.built.insert(Piece::Digger);
    state.built.insert(Piece::Tower);
    state.waiting = engine::SeatSet::first(2);
    state.sites.push_back(village::Site{200});
    state.sites.push_back(village::Site{4});
    state.turn = 65535;
    return state;
}

// The error after one piece of the text is replaced by another.
std::string state_error_after(std::string_view piece, std::string_view by) {
    const std::string text = engine::testing::replaced(kStart, piece, by);
    const auto json = engine::parse_json(text, text.size());
    REQUIRE(json.ok());
    const auto state = engine::read_json<State>(*json);
    return state ? "no error" : state.error().text();
}

}  // namespace

TEST_CASE("a state goes to JSON and back") {
    CHECK(engine::json_text(engine::write_json(start())) == kStart);
    const auto again = engine::read_json<State>(*engine::parse_json(kStart, 1000));
    REQUIRE(again.ok());
    CHECK(*again == start());
}

TEST_CASE("a number out of range or of another type is refused with its place") {
    CHECK(state_error_after("\"driller\":7", "\"driller\":\"x\"")
          == "seats[1].reserve.driller: expected an integer from 0 to 255, found \"x\"");
    CHECK(state_error_after("\"driller\":7", "\"driller\":256")
          == "seats[1].reserve.driller: expected an integer from 0 to 255, found 256");
    CHECK(state_error_after("-128", "-129")
          == "heights[1]: expected an integer from -128 to 127, found -129");
    CHECK(state_error_after("65535", "18446744073709551615")
          == "turn: expected an integer from 0 to 65535, found 18446744073709551615");
    CHECK(state_error_after("65535", "1.5")
          == "turn: expected an integer from 0 to 65535, found 1.5");
}

TEST_CASE("fields must be all there and no others") {
    CHECK(state_error_after("\"turn\":", "\"trun\":") == "trun: unknown field");
    CHECK(state_error_after(",\"turn\":65535", "") == "turn: missing");
    CHECK(state_error_after("\"driller\":7,", "") == "seats[1].reserve.driller: missing");
    CHECK(state_error_after("\"driller\":7,", "\"driller\":7,\"well\":1,")
          == "seats[1].reserve.well: unknown field");
}

TEST_CASE("names must be known") {
    CHECK(state_error_after("\"top\":\"tower\"", "\"top\":\"well\"")
          == "seats[1].top: expected one of digger, driller, tower, found \"well\"");
    CHECK(state_error_after("[\"digger\",", "[\"digger\",3,")
          == "built[1]: expected one of digger, driller, tower, found 3");
}

TEST_CASE("a set has each member once, and only possible ones") {
    CHECK(state_error_after("\"tower\"],", "\"digger\"],")
          == "built[1]: expected each member once, found \"digger\"");
    CHECK(state_error_after("[\"digger\",", "[null,")
          == "built[0]: expected a possible member, found null");
    CHECK(state_error_after("[0,1]", "[0,6]")
          == "waiting[1]: expected an integer from 0 to 5, found 6");
}

TEST_CASE("lists have their length") {
    CHECK(state_error_after("[200,4]", "[1,2,3,4]") == "sites: expected at most 3 items, found 4");
    CHECK(state_error_after("[0,-128]", "[0]") == "heights: expected exactly 2 items, found 1");
    CHECK(state_error_after("[200,4]", "{}") == "sites: expected a list, found {}");
    CHECK(state_error_after("[200,4]", "[200,256]")
          == "sites[1]: expected an integer from 0 to 255, found 256");
}

TEST_CASE("wrong kinds of values are refused") {
    CHECK(state_error_after("\"passed\":true", "\"passed\":1")
          == "seats[1].passed: expected true or false, found 1");
    CHECK(state_error_after("\"winner\":null", "\"winner\":9")
          == "winner: expected an integer from 0 to 5, found 9");
    CHECK(engine::read_json<State>(boost::json::value(3)).error().text()
          == "expected an object, found 3");
}

TEST_CASE("a long value is cut short in an error, between letters") {
    const std::string umlauts = "\"\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\"";
    const std::string list = "[" + umlauts + "," + umlauts + "," + umlauts + "]";
    const std::string error = state_error_after("65535", list);
    CHECK(error.size() < 120);
    CHECK(error.ends_with("\u00e4..."));
}

TEST_CASE("texts, vectors and fields that may be absent") {
    const auto read = [](std::string_view text) {
        return engine::read_json<village::Letter>(*engine::parse_json(text, 1000));
    };
    const auto plain = read(R"({"text":"a","numbers":[1,2]})");
    REQUIRE(plain.ok());
    CHECK(!plain->stamp);
    CHECK(engine::json_text(engine::write_json(*plain)) == R"({"text":"a","numbers":[1,2]})");
    CHECK(read(R"({"text":"","numbers":[],"stamp":5})")->stamp == 5);
    CHECK(read(R"({"text":"","numbers":[],"stamp":"x"})").error().where == "stamp");
    CHECK(read(R"({"text":1,"numbers":[]})").error().text() == "text: expected a text, found 1");
    CHECK(read(R"({"numbers":[],"text":"","extra":5})").error().text() == "extra: unknown field");
}

#include "engine/message.h"

#include <array>

#include <doctest/doctest.h>

namespace {

using engine::Argument;
using engine::Language;
using engine::Message;

constexpr std::array<engine::Phrase, 4> kPhrases = {{
    {"gain", "{0} gains {1} {2}.", "{0} erhält {1} {2}."},
    {"swap", "{1} before {0}", "{1} vor {0}"},
    {"odd", "{x} {} {7} {0", "{x} {} {7} {0"},
    {"inner", "ore", "Erz"},
}};
const std::array<std::string, 2> kNames = {"Ada", ""};

std::string say(const Message& message, Language language = Language::English) {
    return engine::render(message, language, kPhrases, kNames);
}

Message gain(engine::SeatId seat) {
    return {"gain",
            {Argument::seat(seat), Argument::number(-3), Argument::words({"stones", "Steine"})}};
}

}  // namespace

TEST_CASE("a message is rendered in each language with numbers, names and words") {
    CHECK(say(gain(engine::seat_id(0))) == "Ada gains -3 stones.");
    CHECK(say(gain(engine::seat_id(0)), Language::German) == "Ada erhält -3 Steine.");
}

TEST_CASE("a seat without a name is called by its number at the table, counted from one") {
    CHECK(say(gain(engine::seat_id(1))) == "Seat 2 gains -3 stones.");
    CHECK(say(gain(engine::seat_id(4)), Language::German) == "Platz 5 erhält -3 Steine.");
    CHECK(say(gain(engine::kNobody)) == "nobody gains -3 stones.");
}

TEST_CASE("arguments may be messages, and may stand in any order") {
    const Message swap{"swap", {Argument::message({"inner", {}}), Argument::number(2)}};
    CHECK(say(swap, Language::German) == "2 vor Erz");
}

TEST_CASE("an argument that looks like a placeholder is not filled again") {
    const Message swap{"swap", {Argument::words({"{1}", "{1}"}), Argument::number(2)}};
    CHECK(say(swap) == "2 before {1}");
}

TEST_CASE("what is no placeholder stays as it is") {
    CHECK(say({"odd", {Argument::number(1)}}) == "{x} {} {7} {0");
}

TEST_CASE("an unknown key is shown in brackets, an empty message is empty") {
    CHECK(say({"nowhere", {}}) == "[nowhere]");
    CHECK(say({}).empty());
}

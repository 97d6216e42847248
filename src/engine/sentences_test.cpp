#include "engine/sentences.h"

#include <doctest/doctest.h>

#include "engine/reporting.h"

namespace {

using engine::Argument;
using engine::Message;

const Message kWon{"report.won",
                   {Argument::seat(engine::seat_id(2)),
                    Argument::words({"the Tower", "der Turm"}, {"card:w_13"}),
                    Argument::message({"report.both",
                                       {Argument::seat(engine::seat_id(0)),
                                        Argument::seat(engine::seat_id(2))}})}};

}  // namespace

TEST_CASE("a sentence names its seats in order, each once, and its things, inside others too") {
    const auto sentences = engine::sentences_of(kWon);
    REQUIRE(sentences.size() == 1);
    CHECK(sentences[0].words.key == "report.won");
    CHECK(sentences[0].seats == std::vector{engine::seat_id(2), engine::seat_id(0)});
    CHECK(sentences[0].about == std::vector<std::string>{"card:w_13"});
}

TEST_CASE("a report is cut where sentences were put together, and nowhere else") {
    engine::Telling telling;
    telling.add({"report.phase", {Argument::number(3)}});
    telling.add(kWon);
    telling.add({"report.passed", {Argument::seat(engine::seat_id(1))}});
    const auto sentences = engine::sentences_of(telling.take());
    REQUIRE(sentences.size() == 3);
    CHECK(sentences[0].words.key == "report.phase");
    CHECK(sentences[0].seats.empty());
    CHECK(sentences[1].about.size() == 1);
    CHECK(sentences[2].seats == std::vector{engine::seat_id(1)});
}

TEST_CASE("nothing to say is no sentence, and nobody is no seat") {
    CHECK(engine::sentences_of({}).empty());
    const auto sentences = engine::sentences_of({"report.won", {Argument::seat(engine::kNobody)}});
    REQUIRE(sentences.size() == 1);
    CHECK(sentences[0].seats.empty());
}

#include "engine/testing/phrase_trace.h"

#include <array>

#include <doctest/doctest.h>

#include "engine/mini/adapted_game.h"
#include "engine/testing/signatures_file.h"
#include "engine/testing/words_file.h"

namespace {

using engine::Argument;
using engine::Message;
using engine::testing::PhraseTrace;

constexpr auto kPhrases = std::to_array<engine::Phrase>({
    {"took", "{0} takes {1}", "{0} nimmt {1}"},
    {"goods", "{0} {1}", "{0} {1}"},
    {"done", "Done", "Fertig"},
});

Message goods(int count) {
    return {"goods", {Argument::number(count), Argument::words({"gold", "Gold"})}};
}
Message took(int count) {
    return {"took", {Argument::seat(engine::seat_id(1)), Argument::message(goods(count))}};
}

}  // namespace

TEST_CASE("a message is taken apart into what stands inside it, with the kinds of arguments") {
    const auto parts = PhraseTrace(kPhrases).parts(took(3));
    REQUIRE(parts.size() == 2);
    CHECK(parts[0].key == "took");
    CHECK(parts[0].kinds == "seat, {goods}");
    CHECK(parts[0].english == "Max takes 3 gold");
    CHECK(parts[0].german == "Max nimmt 3 Gold");
    CHECK(parts[1].key == "goods");
    CHECK(parts[1].kinds == "number, words");
    CHECK(parts[1].german == "3 Gold");
}

TEST_CASE("none and one are kinds of their own: words bend by them") {
    CHECK(PhraseTrace(kPhrases).parts(goods(1))[0].kinds == "1, words");
    CHECK(PhraseTrace(kPhrases).parts(goods(0))[0].kinds == "0, words");
}

TEST_CASE("nothing to say and a key without a phrase have no parts") {
    CHECK(PhraseTrace(kPhrases).parts({}).empty());
    CHECK(PhraseTrace(kPhrases).parts({"unknown", {}}).empty());
    CHECK(PhraseTrace(kPhrases).parts({"done", {}}).size() == 1);
}

TEST_CASE("a bare message has its keys and arguments and not what its phrases say") {
    CHECK(PhraseTrace(kPhrases).bare(took(12)) == "took Max (goods 12 gold)");
    CHECK(PhraseTrace(kPhrases).bare({}).empty());
}

TEST_CASE("the words of the miniature game are those of its file") {
    const mini::AdaptedGame game{mini::Pack{}};
    CHECK(engine::testing::check_words_file(game, {{{"gambling", "on"}}}) == "");
}

TEST_CASE("the signatures of the miniature game are those of its file") {
    const mini::AdaptedGame game{mini::Pack{}};
    CHECK(engine::testing::check_signatures(game, {{{"gambling", "on"}}}) == "");
}

// What a client reads of reports beside their words: kinds, seats, things and amounts.
#include "engine/sentences.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "engine/testing/walk.h"
#include "games/pathciv/testing.h"
#include "generated/games/pathciv/library.h"

namespace pathciv::testing {
namespace {

using engine::Sentence;

// All sentences of some random games, by kind.
std::map<std::string, std::vector<Sentence>> sentences_by_kind() {
    const auto game = standard_game();
    std::map<std::string, std::vector<Sentence>> found;
    engine::testing::Walk walk(*game, 10'000);
    for (const int seats : {1, 2, 3, 5, 2, 5}) {
        walk.play({seats, {}}, [&](const engine::testing::Moment& at) {
            if (at.is_over())
                return;
            for (Sentence& one :
                 engine::sentences_of(game->report(at.position, at.move.seat, at.move.action)))
                found[one.words.key.substr(std::string("report.").size())].push_back(
                    std::move(one));
        });
    }
    return found;
}

bool is_amount(const std::string& thing) { return thing.starts_with("gain:"); }

auto count_things(const Sentence& said) {
    return std::ranges::count_if(said.about, [](const auto& each) { return !is_amount(each); });
}

// "Builders +2, heritage +1" has two parts.
auto parts_of(const Sentence& said) {
    const std::string list = said.words.arguments[1].render(engine::Language::English, {}, {});
    return std::ranges::count(list, ',') + 1;
}

int amount_of(const std::string& thing) { return std::stoi(thing.substr(thing.rfind(':') + 1)); }

}  // namespace

TEST_CASE("what is chosen names who chose it first, and the thing that it is about") {
    const auto all = sentences_by_kind();
    for (const char* kind : {"won", "won_first", "lost", "bought", "takes"}) {
        INFO(std::string(kind));
        REQUIRE(all.contains(kind));
        for (const Sentence& said : all.at(kind)) {
            CHECK(!said.seats.empty());
            CHECK(count_things(said) == 1);
        }
    }
    for (const Sentence& said : all.at("won_first"))
        CHECK(said.seats.size() >= 2);
    for (const Sentence& said : all.at("passed"))
        CHECK((said.seats.size() == 1 && said.about.empty()));
}

TEST_CASE("what is gained, put back or given up names every amount, less than nothing where lost") {
    const auto all = sentences_by_kind();
    for (const char* kind : {"gains", "chosen", "returns", "gives_up"}) {
        INFO(std::string(kind));
        REQUIRE(all.contains(kind));
        const bool lost = std::string(kind) == "returns" || std::string(kind) == "gives_up";
        for (const Sentence& said : all.at(kind)) {
            CHECK(parts_of(said) == std::ssize(said.about));
            for (const std::string& thing : said.about) {
                REQUIRE(is_amount(thing));
                CHECK((amount_of(thing) < 0) == lost);
            }
        }
    }
}

}  // namespace pathciv::testing

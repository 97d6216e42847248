#include "arena/pool.h"

#include <doctest/doctest.h>

#include "arena/result_lines.h"
#include "arena/testing/mini_tournament.h"
#include "arena/testing/scratch_folder.h"

namespace {

using arena::ResultsText;
using arena::testing::contains;

arena::Tournament played(std::uint64_t seed, std::uint64_t games) {
    arena::TournamentPlan plan = arena::testing::mini_plan(2);
    plan.seed = seed;
    plan.games = games;
    return arena::testing::played(plan);
}

std::string text_of(const arena::Tournament& tournament) {
    std::string text = header_line(tournament.plan()) + "\n";
    for (const arena::MatchResult& result : tournament.results())
        text += result_line(tournament, result) + "\n";
    return text;
}

std::string complaint_about(const std::vector<ResultsText>& files) {
    const auto pool = arena::pool_of(files);
    return pool.ok() ? "" : pool.error().text();
}

}  // namespace

TEST_CASE("the pool of one file is rated like its tournament") {
    const arena::Tournament tournament = played(3, 40);
    const auto pool = arena::pool_of(std::vector<ResultsText>{{"one", text_of(tournament)}});
    REQUIRE(pool.ok());
    CHECK(pool->games.size() == 40);
    const auto ratings = arena::ratings_of(2, pool->games, {});
    const bool same_order = pool->players == tournament.plan().players;
    for (std::size_t i = 0; i < 2; ++i) {
        const arena::Mean own = tournament.ratings()[same_order ? i : 1 - i];
        CHECK(ratings[i].value == doctest::Approx(own.value));
        CHECK(ratings[i].margin == doctest::Approx(own.margin));
    }
    const auto meetings = arena::meetings_in(*pool);
    REQUIRE(meetings.size() == 1);
    CHECK(meetings[0].shares[same_order ? 0 : 1].mean()
          == doctest::Approx(tournament.shares()[0][0].mean()));
}

TEST_CASE("games of several tournaments add up, and only whole blocks count") {
    const std::string one = text_of(played(3, 10));
    std::string two = text_of(played(4, 10));
    two.erase(two.rfind('\n', two.size() - 2) + 5);  // the last line is cut off
    const auto pool = arena::pool_of(std::vector<ResultsText>{{"one", one}, {"two", two}});
    REQUIRE(pool.ok());
    CHECK(pool->games.size() == 18);
    CHECK(pool->games.back().block == 8);
    CHECK(arena::meetings_in(*pool)[0].shares[0].blocks() == 9);
}

TEST_CASE("what does not belong together is refused with its place") {
    const std::string text = text_of(played(3, 4));
    const std::size_t second = text.find('\n') + 1;
    const std::string head = text.substr(0, second);
    const std::string game = text.substr(second, text.find('\n', second) + 1 - second);
    CHECK(contains(complaint_about({{"a", text}, {"b", text}}), "b: line 1: the same tournament"));
    arena::TournamentPlan three = arena::testing::mini_plan(3);
    three.games = 3;
    CHECK(contains(complaint_about({{"a", text}, {"b", text_of(arena::testing::played(three))}}),
                   "b: line 1: other"));
    CHECK(contains(complaint_about({{"a", head + game + game}}), "a, line 3: n: game 0 stands"));
    CHECK(contains(complaint_about({{"a", head + "nonsense\n"}}), "a, line 2"));
    CHECK(contains(complaint_about({{"a", head}}), "no complete block"));
    for (const std::string wrong : {"",
                                    "nonsense\n",
                                    "[]\n",
                                    "{}\n",
                                    "{\"game\":1,\"seats\":2}\n",
                                    "{\"game\":\"x\",\"seats\":0,\"players\":[]}\n"})
        CHECK(contains(complaint_about({{"a", wrong}}), "is not the head of a results file"));
    const std::string stranger =
        "{\"n\":0,\"seats\":[\"oracle\",\"greedy\"],\"places\":[1,2],"
        "\"ending\":\"scored\",\"decisions\":1,\"ms\":1}\n";
    CHECK(contains(complaint_about({{"a", head + stranger}}), "\"oracle\" does not play"));
    const std::string lonely =
        "{\"n\":0,\"seats\":[\"greedy\"],\"places\":[1,2],"
        "\"ending\":\"scored\",\"decisions\":1,\"ms\":1}\n";
    CHECK(contains(complaint_about({{"a", head + lonely}}), "seats: are not 2"));
    const std::string unplaced =
        "{\"n\":0,\"seats\":[\"random\",\"greedy\"],\"places\":[2,2],"
        "\"ending\":\"scored\",\"decisions\":1,\"ms\":1}\n";
    CHECK(contains(complaint_about({{"a", head + unplaced}}), "the best of them 1"));
}

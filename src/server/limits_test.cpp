// The table of limits as a whole; limits_reached_test.cpp reaches each of them.
#include "server/limits.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>

#include <doctest/doctest.h>

#include "server/testing/house.h"

using namespace server;
using namespace server::testing;

namespace {

constexpr const char* kLimitsDoc = "docs/server.md";
constexpr std::string_view kBeginOfTable = "<!-- limits: made by src/server/limits_test.cpp -->\n";
constexpr std::string_view kEndOfTable = "<!-- end of limits -->";

std::string file_text(const char* path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string complaint_about(const std::string& changes) {
    Limits limits;
    const auto changed = limits.change(json_of(changes));
    return changed ? "" : changed.error().text();
}

}  // namespace

TEST_CASE("every limit has a name of its own, a value and words in both languages or in none") {
    std::set<std::string_view> names;
    for (const LimitRow& row : limit_rows()) {
        CAPTURE(row.name);
        CHECK(names.insert(row.name).second);
        CHECK(row.usual.most >= 1);
        CHECK_FALSE(row.about.empty());
        CHECK(row.english.empty() == row.german.empty());
        CHECK((!row.is_rate() || !row.english.empty()));
        CHECK(Limits().at(row.limit) == row.usual);
    }
}

TEST_CASE("docs/server.md shows the table of limits") {
    const std::string page = file_text(kLimitsDoc);
    const std::size_t begin = page.find(kBeginOfTable) + kBeginOfTable.size();
    const std::size_t end = page.find(kEndOfTable);
    REQUIRE(page.find(kBeginOfTable) < end);
    REQUIRE(end != std::string::npos);
    if (std::getenv("TETRA_UPDATE_GOLDEN") != nullptr)
        std::ofstream(kLimitsDoc) << page.substr(0, begin) + limits_page() + page.substr(end);
    const std::string now = file_text(kLimitsDoc);
    CHECK(now.substr(begin, now.find(kEndOfTable) - begin) == limits_page());
}

TEST_CASE("a host changes limits by their names") {
    Limits limits;
    REQUIRE(limits
                .change(json_of(R"({"tables_per_user":7,"body_bytes":2000,)"
                                R"("chat_per_user":{"most":3,"per_minute":0.5}})"))
                .ok());
    CHECK(limits.most(Limit::TablesPerUser) == 7);
    CHECK(limits.at(Limit::ChatPerUser) == Allowance{3, 0.5});
    CHECK(limits.of_connections().body_bytes == 2000);
    CHECK(limits.at(Limit::ChatPerNetwork) == Limits().at(Limit::ChatPerNetwork));
}

TEST_CASE("where limits of people are lifted those of tables, sockets and the server stay") {
    Limits limits;
    limits.lift();
    constexpr double kNoEnd = 1e9;
    for (const LimitRow& row : limit_rows()) {
        CAPTURE(row.name);
        const bool is_lifted = row.is_rate() || row.per == Per::User || row.per == Per::Network;
        CHECK((limits.at(row.limit).most > kNoEnd) == is_lifted);
        CHECK((limits.at(row.limit) == row.usual) != is_lifted);
    }
}

TEST_CASE("what is no limit, or no value of one, is named") {
    CHECK(complaint_about(R"({"tables_per_usre":7})") == "tables_per_usre: there is no such limit");
    CHECK(complaint_about("[]") == "expected an object with names of limits");
    CHECK(complaint_about(R"({"tables_per_user":"7"})") == "tables_per_user: expected a number");
    CHECK(complaint_about(R"({"tables_per_user":0})").starts_with("tables_per_user: "));
    CHECK(complaint_about(R"({"tables_per_user":-1})").starts_with("tables_per_user: "));
    CHECK(complaint_about(R"({"tables_per_user":1e300})").starts_with("tables_per_user: "));
    CHECK(complaint_about(R"({"chat_per_user":7})").starts_with("chat_per_user: expected {"));
    CHECK(complaint_about(R"({"chat_per_user":{"most":7}})").starts_with("chat_per_user: "));
    CHECK(complaint_about(R"({"chat_per_user":{"most":7,"per_second":1}})")
          == "chat_per_user.per_minute: expected a number");
}

TEST_CASE_FIXTURE(HouseFixture, "one limit that is used up costs nothing of the others") {
    house.services().limits.set(Limit::ChatPerUser, {5, 1});
    house.services().limits.set(Limit::ChatPerNetwork, {2, 1});
    Turnstile& turnstile = house.services().turnstile;
    CHECK_FALSE(turnstile.pass(deed::kChat, {"ann", "192.0.2.1"}));
    CHECK_FALSE(turnstile.pass(deed::kChat, {"ann", "192.0.2.1"}));
    for (int i = 0; i < 10; ++i)
        CHECK(turnstile.pass(deed::kChat, {"ann", "192.0.2.1"})->where == "chat_per_network");
    CHECK_FALSE(turnstile.pass(deed::kChat, {"ann", "192.0.2.2"}));
    CHECK_FALSE(turnstile.pass(deed::kChat, {"bo", "192.0.2.2"}));
}

TEST_CASE_FIXTURE(HouseFixture, "a refusal says which limit it is and when to try again") {
    house.services().limits.set(Limit::ChatPerUser, {1, 6});
    Turnstile& turnstile = house.services().turnstile;
    CHECK_FALSE(turnstile.pass(deed::kChat, {"ann", "192.0.2.1"}));
    const auto complaint = turnstile.pass(deed::kChat, {"ann", "192.0.2.1"});
    REQUIRE(complaint.has_value());
    CHECK(complaint->code == "too_often");
    CHECK(complaint->wait == 10);
    CHECK(complaint->text.en == "You write too much. Try again in 10 s.");
    CHECK(complaint->text.de == "Du schreibst zu viel. Versuche es in 10 s noch einmal.");
    const net::Response response = response_of(*complaint);
    CHECK(response.status == 429);
    CHECK(response.headers == std::vector<net::Header>{{"Retry-After", "10"}});
}

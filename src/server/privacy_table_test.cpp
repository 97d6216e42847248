// Who sees what of a person: every part of a profile as everybody sees it, by every setting. What
// came of it stands in docs/privacy.md; with TETRA_UPDATE_GOLDEN=1 the page is written anew.
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>

#include <doctest/doctest.h>

#include "server/testing/visitor.h"

using namespace server;
using namespace server::testing;

namespace {

constexpr const char* kPrivacyPage = "docs/privacy.md";
constexpr const char* kPrivacyHead =
    "# Who sees what of a person\n\n"
    "Made by a test (`src/server/privacy_table_test.cpp`), which asks for one person's profile in "
    "every role and with every setting. A friend is whom the person counts as one; whom they have "
    "blocked sees less than a stranger. An admin is made by whoever runs the server. Ratings and "
    "seasons are public, like the rated games that made them; private tables are for those who sat "
    "there.\n";

const std::vector<std::string> kViewers = {
    "stranger", "somebody else", "blocked", "friend", "admin", "oneself"};

class Street : public HouseFixture {
  public:
    Street() {
        house.services().limits.lift();
        for (const std::string& who : kViewers) {
            Visitor visitor(house, "192.0.2." + std::to_string(visitors_.size() + 1));
            if (who != "stranger") {
                const std::string body =
                    R"({"name":")" + names_.at(who) + R"(","password":"long enough 1"})";
                REQUIRE(visitor.ask("POST", "/api/v1/register", body).status == 200);
            }
            visitors_.emplace(who, std::move(visitor));
        }
        make_admin();
        relate("blocked", "blocked");
        relate("friend", "befriended");
        play();
    }

    void set(const std::string& circle) {
        const std::string body = R"({"listed":true,"online":")" + circle + R"(","results":")"
                                 + circle + R"(","statistics":")" + circle + "\"}";
        REQUIRE(visitors_.at("oneself").ask("POST", "/api/v1/account/privacy", body).status == 200);
    }
    boost::json::value profile(const std::string& who) {
        const auto answer = visitors_.at(who).ask("GET", "/api/v1/players/Owner");
        REQUIRE(answer.status == 200);
        return answer.json;
    }
    std::string results(const std::string& who) {
        return visitors_.at(who).ask("GET", "/api/v1/players/Owner/results").code();
    }

  private:
    void relate(const std::string& who, const std::string& relation) {
        REQUIRE(visitors_.at("oneself")
                    .ask("POST",
                         "/api/v1/people/" + names_.at(who),
                         R"({"relation":")" + relation + "\"}")
                    .status
                == 200);
    }
    void make_admin() {
        auto& store = house.services().store;
        store::User admin = store::testing::existing(store.user_by_name("Admin"));
        admin.is_admin = true;
        store::testing::must_write(store, {store::UpdateUser{admin}});
    }
    // A public game and a private one, both casual.
    void play() {
        auto& store = house.services().store;
        const std::string id = store::testing::existing(store.user_by_name("Owner")).id;
        for (const char* table : {"open", "secret"}) {
            store::FinishGame game{.table = table, .game = "mini", .ending = "riches", .ended = 1};
            game.is_hidden = std::string(table) == "secret";
            game.seats = {{.seat = 0, .user = id, .place = 1},
                          {.seat = 1, .level = "level1", .place = 2}};
            store::testing::must_write(store,
                                       {store::AddTable{store::testing::table_row(table)}, game});
        }
    }

    std::map<std::string, std::string> names_ = {{"somebody else", "Other"},
                                                 {"blocked", "Blocked"},
                                                 {"friend", "Friend"},
                                                 {"admin", "Admin"},
                                                 {"oneself", "Owner"}};
    std::map<std::string, Visitor> visitors_;
};

std::string privacy_row_of(const std::string& first, const std::vector<std::string>& cells) {
    std::string text = "| " + first + " |";
    for (const std::string& cell : cells)
        text += " " + cell + " |";
    return text + "\n";
}

std::string seen_part(const boost::json::value& profile, const std::string& part) {
    const boost::json::value* const value = profile.get_object().if_contains(part);
    if (value == nullptr || value->is_null())
        return "-";
    if (part != "results")
        return "yes";
    return value->get_array().size() == 2 ? "all games" : "public games";
}

}  // namespace

TEST_CASE_FIXTURE(Street, "everybody sees of a person what the person shows them") {
    std::string text = kPrivacyHead;
    for (const std::string circle : {"everybody", "friends", "nobody"}) {
        set(circle);
        text += "\n## Shown to: " + circle + "\n\n" + privacy_row_of("", kViewers)
                + privacy_row_of("---", std::vector<std::string>(kViewers.size(), "---"));
        for (const std::string part :
             {"user", "ladders", "seasons", "online", "results", "statistics", "rivals"}) {
            std::vector<std::string> cells;
            for (const std::string& who : kViewers)
                cells.push_back(seen_part(profile(who), part));
            text += privacy_row_of(part, cells);
        }
        std::vector<std::string> pages;
        for (const std::string& who : kViewers)
            pages.push_back(results(who).empty() ? "yes" : results(who));
        text += privacy_row_of("`GET /api/v1/players/{player}/results`", pages);
    }
    if (std::getenv("TETRA_UPDATE_GOLDEN") != nullptr)
        std::ofstream(kPrivacyPage) << text;
    std::ifstream page(kPrivacyPage);
    const std::string kept{std::istreambuf_iterator<char>(page), {}};
    CHECK_MESSAGE(kept == text, "docs/privacy.md is not what was seen:\n" << text);
}

TEST_CASE_FIXTURE(Street, "whom a person has blocked sees less than a stranger, whatever is set") {
    set("everybody");
    CHECK(seen_part(profile("stranger"), "results") == "public games");
    CHECK(seen_part(profile("blocked"), "results") == "-");
    CHECK(results("blocked") == "kept_private");
    CHECK(seen_part(profile("blocked"), "online") == "-");
    CHECK(profile("blocked").at("relation") == "none");  // and is not told so
}

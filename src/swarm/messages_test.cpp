#include "swarm/messages.h"

#include <set>
#include <variant>

#include <doctest/doctest.h>

namespace {

using swarm::Choice;

const std::string kTable =
    R"({"t":"table","table":"k3f","version":27,"state":"running","options":{"version":1},)"
    R"("viewer":1,"n":26,"to_move":[1],"choices":[{"act":"roll","next":[]},)"
    R"({"act":"step","next":[{"act":"at n05","next":[]}]}]})";

template <class T>
T heard(const std::string& text) {
    const auto message = swarm::read_message(text);
    REQUIRE(message);
    REQUIRE(std::holds_alternative<T>(*message));
    return std::get<T>(*message);
}

}  // namespace

TEST_CASE("a table tells whose turn it is and what can be done") {
    const auto news = heard<swarm::TableNews>(kTable);
    CHECK(news.table == "k3f");
    CHECK(news.version == 27);
    CHECK(news.n == 26);
    CHECK(news.is_my_turn());
    CHECK_FALSE(news.is_over());
    REQUIRE(news.choices.size() == 2);
    CHECK(news.choices[1].next.at(0).act == "at n05");
}

TEST_CASE("it is not the turn of a spectator, of another seat, or of who has no choice") {
    auto news = heard<swarm::TableNews>(kTable);
    news.viewer = 0;
    CHECK_FALSE(news.is_my_turn());
    news.viewer.reset();
    CHECK_FALSE(news.is_my_turn());
    news.viewer = 1;
    news.choices.clear();
    CHECK_FALSE(news.is_my_turn());
}

TEST_CASE("answers and greetings are read, and what does not matter is passed over") {
    const auto ack = heard<swarm::Ack>(R"({"t":"ack","id":"c1","table":"k3f","version":28})");
    CHECK(ack.id == "c1");
    CHECK(ack.version == 28);
    CHECK(heard<swarm::Refused>(R"({"t":"refused","id":"c1","code":"stale"})").code == "stale");
    CHECK(heard<swarm::Hello>(R"({"t":"hello","user":{"id":"u"}})").knows_me);
    CHECK_FALSE(heard<swarm::Hello>(R"({"t":"hello","user":null})").knows_me);
    heard<swarm::Other>(R"({"t":"lobby","tables":[]})");
}

TEST_CASE("a message that cannot be read is an error that names the field") {
    CHECK_FALSE(swarm::read_message("{"));
    CHECK_FALSE(swarm::read_message("[]"));
    CHECK(swarm::read_message(R"({"t":"ack","id":"c1"})").error().where == "version");
    CHECK(swarm::read_message(R"({"id":"c1"})").error().where == "t");
}

TEST_CASE("the version is found without reading the rest") {
    const swarm::TableVersion wanted{"k3f", 27};
    CHECK(swarm::read_version(kTable) == wanted);
    CHECK(swarm::read_version(kTable.substr(0, kTable.find("state"))) == wanted);
    CHECK(swarm::read_version(R"({"version":27,"inner":{"t":"x"},"table":"k3f","t":"table"})")
          == wanted);
    CHECK_FALSE(swarm::read_version(R"({"t":"ack","table":"k3f","version":27})"));
    CHECK_FALSE(swarm::read_version("nonsense"));
}

TEST_CASE("commands are written as the API wants them") {
    CHECK(swarm::command_text("k3f", {"c1", 27, 1, {"step", "at n05"}})
          == R"({"t":"act","id":"c1","table":"k3f","seen":27,"seat":1,"path":["step","at n05"]})");
    CHECK(swarm::command_text("k3f", {"c2", 0, 1, {}})
          == R"({"t":"order","id":"c2","table":"k3f","seen":0,"seat":1,"order":"sit"})");
    CHECK(swarm::watch_text("k3f") == R"({"t":"watch","table":"k3f"})");
    CHECK(swarm::new_table_body("wiraqocha")
          == R"({"game":"wiraqocha","seats":[{"kind":"me"},{"kind":"open"}]})");
}

TEST_CASE("a random path is one choice, alone or with an answer to its question") {
    const std::vector<Choice> choices = {{"roll", {}}, {"step", {{"n05", {}}, {"n06", {}}}}};
    core::Rng rng(1);
    std::set<std::vector<std::string>> found;
    for (int i = 0; i < 200; ++i)
        found.insert(swarm::random_path(choices, rng));
    const std::set<std::vector<std::string>> all = {
        {"roll"}, {"step"}, {"step", "n05"}, {"step", "n06"}};
    CHECK(found == all);
}

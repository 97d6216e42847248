#include "server/computer_pool.h"

#include <future>

#include <doctest/doctest.h>

#include "server/testing/house.h"

using namespace server;
using namespace server::testing;
using std::chrono::milliseconds;

namespace {

ThinkRequest request_at_the_start(const std::string& level) {
    const auto game = *only_mini()("mini");
    engine::Position position = *game->initial(2, {});
    while (game->actor(position).is_chance()) {
        engine::ActionList legal;
        game->legal(position, engine::kNobody, legal);
        game->apply(position, engine::kNobody, legal[0]);
    }
    return {"mini", game->content_hash(), {}, game->to_json(position), 0, level, 7};
}

}  // namespace

TEST_CASE("a worker thinks about a position and answers with a legal action") {
    Thinker thinker(only_mini());
    const auto path = thought_of(thinker.answer(think_line(request_at_the_start("random"))));
    REQUIRE(path.ok());
    REQUIRE(path->size() == 1);
    CHECK(path->front().starts_with("commit "));
}

TEST_CASE("a worker plays at every level, again and again") {
    Thinker thinker(only_mini());
    for (const std::string level : {"level1", "level4@50v", "level4@50v", "greedy"}) {
        const auto path = thought_of(thinker.answer(think_line(request_at_the_start(level))));
        REQUIRE(path.ok());
        CHECK(path->front().starts_with("commit "));
    }
}

TEST_CASE("a worker refuses to look at what is no event of a game") {
    Thinker thinker(only_mini());
    ThinkRequest request = request_at_the_start("");
    for (const char* study : {"17",
                              R"({"visits":100,"glance":true,"steps":[]})",
                              R"({"visits":0,"glance":true,"steps":[]})",
                              R"({"visits":100,"glance":false,"steps":[{"by":0,"do":"no"}]})",
                              R"({"visits":100,"glance":false,"steps":[{"by":9,"do":"no"}]})"}) {
        INFO(study);
        request.study = json_of(study);
        CHECK_FALSE(found_of(thinker.answer(think_line(request))).ok());
    }
    CHECK_FALSE(found_of(R"({"path":["a"]})").ok());
}

TEST_CASE("a worker answers nonsense with an error") {
    Thinker thinker(only_mini());
    CHECK_FALSE(thought_of(thinker.answer("nonsense")).ok());
    CHECK_FALSE(thought_of(thinker.answer("{}")).ok());
    CHECK_FALSE(thought_of(thinker.answer(think_line(request_at_the_start("genius")))).ok());
    ThinkRequest other_game = request_at_the_start("random");
    other_game.game = "chess";
    CHECK_FALSE(thought_of(thinker.answer(think_line(other_game))).ok());
    CHECK_FALSE(thought_of("{\"path\":7}").ok());
    CHECK_FALSE(thought_of("").ok());
}

TEST_CASE("a process answers line by line") {
    WorkerProcess echo({"/bin/cat"});
    CHECK(*echo.ask("one", milliseconds(5000)) == "one");
    const auto first = echo.process();
    CHECK(*echo.ask(std::string(100'000, 'x'), milliseconds(5000)) == std::string(100'000, 'x'));
    CHECK(echo.process() == first);
}

TEST_CASE("a process that hangs is ended, and the next question starts another") {
    WorkerProcess sleeper({"/bin/sleep", "60"});
    CHECK_FALSE(sleeper.ask("hello", milliseconds(50)).ok());
    CHECK(sleeper.process() < 0);
    CHECK_FALSE(sleeper.ask("hello", milliseconds(50)).ok());
}

TEST_CASE("a process that dies or is not there gives an error") {
    WorkerProcess dying({"/bin/false"});
    CHECK_FALSE(dying.ask("hello", milliseconds(5000)).ok());
    WorkerProcess missing({"/nowhere/at/all"});
    CHECK_FALSE(missing.ask("hello", milliseconds(5000)).ok());
}

TEST_CASE("the pool asks its workers and reports failures") {
    ComputerPool pool({{"/bin/cat"}, 2, milliseconds(5000)});
    std::promise<bool> answered;
    pool.think(request_at_the_start("random"), {}, [&](const ComputerPool::Path& path) {
        answered.set_value(path.ok());
    });
    CHECK_FALSE(answered.get_future().get());  // an echo is no answer
}

TEST_CASE("a pool that ends does not wait for what is thought about") {
    const auto start = std::chrono::steady_clock::now();
    std::promise<bool> answered;
    {
        ComputerPool pool({{"/bin/sleep", "60"}, 1, std::chrono::minutes(1)});
        pool.think(request_at_the_start("random"), {}, [&](const ComputerPool::Path& path) {
            answered.set_value(path.ok());
        });
        while (pool.waiting() > 0)
            std::this_thread::yield();
    }
    CHECK_FALSE(answered.get_future().get());
    CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(30));
}

TEST_CASE("what is forgotten is not thought about any longer, and its worker serves the next") {
    ComputerPool pool({{"/bin/sh", "-c", "read a; case $a in *slow*) sleep 60;; *) echo $a;; esac"},
                       1,
                       std::chrono::minutes(1)});
    ThinkRequest slow = request_at_the_start("random");
    slow.level = "slow";
    const auto ticket = pool.think(slow,
                                   {{"ada"}, Urgency::PeopleWatch, std::chrono::seconds(60)},
                                   [](const ComputerPool::Path&) {});
    while (pool.waiting() > 0)
        std::this_thread::yield();
    std::promise<std::string> answered;
    pool.think(request_at_the_start("random"), {{"bo"}}, [&](const ComputerPool::Path& path) {
        answered.set_value(path ? "" : path.error().text());
    });
    pool.forget(ticket);
    auto next = answered.get_future();
    REQUIRE(next.wait_for(std::chrono::seconds(20)) == std::future_status::ready);
    CHECK(next.get() == "worker: said something that is no answer");  // the echo: it was asked
}

TEST_CASE("computers among themselves give way to a person who waits, and are asked again") {
    ComputerPool pool({{"/bin/sh", "-c", "read a; case $a in *slow*) sleep 3;; esac; echo $a"},
                       1,
                       std::chrono::minutes(1)});
    ThinkRequest slow = request_at_the_start("random");
    slow.level = "slow";
    std::promise<void> slow_done;
    pool.think(slow,
               {{"ada"}, Urgency::ComputersOnly, std::chrono::seconds(5)},
               [&](const ComputerPool::Path&) { slow_done.set_value(); });
    while (pool.waiting() > 0)
        std::this_thread::yield();
    const auto start = std::chrono::steady_clock::now();
    std::promise<void> quick_done;
    pool.think(request_at_the_start("random"), {{"bo"}}, [&](const ComputerPool::Path&) {
        quick_done.set_value();
    });
    quick_done.get_future().get();
    CHECK(std::chrono::steady_clock::now() - start < std::chrono::milliseconds(2500));
    CHECK(pool.interrupted() == 1);
    CHECK(slow_done.get_future().wait_for(std::chrono::seconds(20)) == std::future_status::ready);
}

TEST_CASE("an answer of a worker is a path or says why there is none") {
    const auto told = [](std::string_view line) {
        const auto path = thought_of(line);
        return path ? std::to_string(path->size()) : path.error().text();
    };
    CHECK(told(R"({"path":["keep","spoil"]})") == "2");
    CHECK(told(R"({"error":"seat: is not to move"})") == "worker: seat: is not to move");
    CHECK(told(R"({"error":7})") == "worker: failed");
    for (const char* none : {"{}", "[]", "7"})
        CHECK(told(none) == "worker: said something that is no answer");
    CHECK(lacks_pack(R"({"error":"content: unknown"})"));
    CHECK_FALSE(lacks_pack(R"({"error":"content: known"})"));
    CHECK_FALSE(lacks_pack(R"({"path":["keep"]})"));
}

TEST_CASE("a pack is told to nobody when the worker is dead, and that is an answer") {
    ComputerPool pool({{"/bin/false"}, 1, milliseconds(5000)});
    ThinkRequest request = request_at_the_start("random");
    request.pack = "{}";
    std::promise<std::string> answered;
    pool.think(request, {}, [&](const ComputerPool::Path& path) {
        answered.set_value(path ? "" : path.error().text());
    });
    CHECK(answered.get_future().get() == "worker: gave no answer in time");
}

TEST_CASE("how long a worker looks at a moment is what it is asked") {
    Thinker thinker(only_mini());
    const auto found_with = [&](int visits) {
        ThinkRequest request = request_at_the_start("");
        const auto game = *only_mini()("mini");
        engine::Position position = *game->from_json(request.position);
        boost::json::array steps;
        for (const int by : {0, 1}) {  // both commit to something
            engine::ActionList legal;
            game->legal(position, engine::seat_id(by), legal);
            steps.push_back(boost::json::object{{"by", by}, {"do", game->notation(legal[0])}});
            game->apply(position, engine::seat_id(by), legal[0]);
        }
        request.study =
            boost::json::object{{"visits", visits}, {"glance", true}, {"steps", std::move(steps)}};
        const auto found = found_of(thinker.answer(think_line(request)));
        REQUIRE(found.ok());
        return *found;
    };
    CHECK(found_with(2) == found_with(2));
    CHECK(found_with(2) != found_with(500));
}

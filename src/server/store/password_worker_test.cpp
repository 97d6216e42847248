#include "server/store/password_worker.h"

#include <future>
#include <thread>

#include <doctest/doctest.h>

#include "server/store/secrets.h"

namespace {

using store::PasswordWorker;

// Stops the worker inside a callback.
class Plug {
  public:
    explicit Plug(PasswordWorker& worker) {
        std::promise<void> reached;
        const bool accepted = worker.verify("plug", std::string(201, 'x'), "", [&](bool) {
            reached.set_value();
            free_.get_future().wait();
        });
        REQUIRE(accepted);
        reached.get_future().wait();
    }
    void pull() { free_.set_value(); }

  private:
    std::promise<void> free_;
};

core::Result<std::string> hashed(PasswordWorker& worker,
                                 const std::string& password,
                                 std::thread::id& thread) {
    std::promise<core::Result<std::string>> answer;
    const bool accepted =
        worker.hash("ada", password, [&](const core::Result<std::string>& result) {
            thread = std::this_thread::get_id();
            answer.set_value(result);
        });
    REQUIRE(accepted);
    return answer.get_future().get();
}

bool verified(PasswordWorker& worker, const std::string& password, const std::string& hash) {
    std::promise<bool> answer;
    const bool accepted =
        worker.verify("ada", password, hash, [&](bool fits) { answer.set_value(fits); });
    REQUIRE(accepted);
    return answer.get_future().get();
}

}  // namespace

TEST_CASE("the worker hashes and verifies on its own thread") {
    std::thread::id thread;
    PasswordWorker worker;
    const auto hash = hashed(worker, "correct horse", thread);
    REQUIRE(hash.ok());
    CHECK(thread != std::this_thread::get_id());
    CHECK(verified(worker, "correct horse", *hash));
    CHECK_FALSE(verified(worker, "correct house", *hash));
}

TEST_CASE("a bad password comes back with the reason") {
    std::thread::id thread;
    PasswordWorker worker;
    CHECK(hashed(worker, "short", thread).error() == store::password_complaint("short"));
}

TEST_CASE("when too many wait the worker refuses, and accepts again later") {
    PasswordWorker worker({2, 2});
    Plug plug(worker);
    const std::string too_long(201, 'x');
    int answers = 0;
    const auto count = [&](bool) { ++answers; };
    CHECK(worker.verify("ada", too_long, "", count));
    CHECK(worker.verify("ada", too_long, "", count));
    CHECK(worker.waiting() == 2);
    CHECK_FALSE(worker.verify("ada", too_long, "", count));
    const bool accepted = worker.hash("ada", "12345678", [](const auto&) {});
    CHECK_FALSE(accepted);
    plug.pull();
    while (worker.waiting() > 0)
        std::this_thread::yield();
    CHECK_FALSE(verified(worker, too_long, ""));
    CHECK(answers == 2);
}

TEST_CASE("a flood from one network leaves room for the others") {
    PasswordWorker worker;
    Plug plug(worker);
    const std::string too_long(201, 'x');
    int flooded = 0;
    bool honest_came_early = false;
    for (int i = 0; i < 100; ++i)
        worker.verify("flood", too_long, "", [&](bool) { ++flooded; });
    CHECK(worker.waiting() == 2);
    CHECK(worker.verify("ada", too_long, "", [&](bool) { honest_came_early = flooded < 2; }));
    plug.pull();
    while (worker.waiting() > 0)
        std::this_thread::yield();
    CHECK_FALSE(verified(worker, too_long, ""));
    CHECK(honest_came_early);
}

TEST_CASE("closing the worker answers everybody it has accepted") {
    int answers = 0;
    {
        PasswordWorker worker;
        for (int i = 0; i < 3; ++i)
            REQUIRE(worker.verify(
                std::to_string(i), std::string(201, 'x'), "", [&](bool) { ++answers; }));
    }
    CHECK(answers == 3);
}

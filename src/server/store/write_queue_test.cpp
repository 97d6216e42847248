// Grouping, order and shutdown of the writing thread, with a backend made of paper.
#include "server/store/write_queue.h"

#include <functional>
#include <future>
#include <string>
#include <thread>
#include <variant>

#include <doctest/doctest.h>

namespace {

using store::Batch;
using store::Commit;
using store::Metrics;
using store::WriteQueue;
using store::Written;

Commit all_well(std::span<const Batch> group) {
    return {std::vector<Written>(group.size(), std::monostate{}), 0.25};
}

Batch batch_named(const std::string& name) { return {store::PutSetting{name, ""}}; }

std::string name_of(const Batch& batch) { return std::get<store::PutSetting>(batch.at(0)).key; }

Written unless_seven(const Batch& batch) {
    if (name_of(batch) == "7")
        return store::Failure{store::Trouble::Taken, {}};
    return std::monostate{};
}

Commit all_but_seven(std::span<const Batch> group) {
    Commit commit;
    for (const Batch& batch : group)
        commit.results.push_back(unless_seven(batch));
    return commit;
}

// Notes the names in each group; stays in the first one until it may go on.
struct PaperBackend {
    std::promise<void> begun;
    std::promise<void> go_on;
    std::vector<std::string> groups;

    Commit operator()(std::span<const Batch> group) {
        if (groups.empty()) {
            begun.set_value();
            go_on.get_future().wait();
        }
        groups.emplace_back();
        for (const Batch& batch : group)
            groups.back() += name_of(batch);
        return all_well(group);
    }
};

}  // namespace

TEST_CASE("what waits while the backend is busy is committed together, in order") {
    PaperBackend backend;
    {
        WriteQueue queue(std::ref(backend));
        queue.push(batch_named("a"), nullptr);
        backend.begun.get_future().wait();
        for (const char* name : {"b", "c", "d"})
            queue.push(batch_named(name), nullptr);
        CHECK(queue.metrics().waiting == 3);
        backend.go_on.set_value();
    }
    CHECK(backend.groups == std::vector<std::string>{"a", "bcd"});
}

TEST_CASE("callbacks come in the order of the writes, each with the result of its own batch") {
    std::string calls;
    const auto note = [&](const std::string& name) {
        return [&calls, name](const Written& result) { calls += name + (result ? "" : "!"); };
    };
    {
        WriteQueue queue(all_but_seven);
        for (const char* name : {"0", "1", "7", "2", "7", "3"})
            queue.push(batch_named(name), note(name));
    }
    CHECK(calls == "017!27!3");
}

TEST_CASE("closing waits for everything, also for what a callback writes") {
    std::string calls;
    {
        WriteQueue queue(all_well);
        const auto second = [&](const Written&) { calls += "second"; };
        const auto first = [&](const Written&) {
            calls += "first ";
            queue.push({}, second);
        };
        queue.push({}, first);
    }
    CHECK(calls == "first second");
}

TEST_CASE("callbacks run on the writing thread, not on the caller's") {
    std::thread::id thread;
    {
        WriteQueue(all_well).push({}, [&](const Written&) { thread = std::this_thread::get_id(); });
    }
    CHECK(thread != std::thread::id());
    CHECK(thread != std::this_thread::get_id());
}

TEST_CASE("the numbers tell commits, batches, failures and times") {
    std::promise<Metrics> seen;
    {
        WriteQueue queue([](std::span<const Batch> group) {
            return Commit{std::vector<Written>(group.size(), store::Failure{}), 0.25};
        });
        CHECK(queue.metrics().commits == 0);
        queue.push({}, [&](const Written&) { seen.set_value(queue.metrics()); });
        const Metrics metrics = seen.get_future().get();
        CHECK(metrics.commits == 1);
        CHECK(metrics.batches == 1);
        CHECK(metrics.failed_batches == 1);
        CHECK(metrics.last_group == 1);
        CHECK(metrics.largest_group == 1);
        CHECK(metrics.last_sync_seconds == 0.25);
        CHECK(metrics.all_sync_seconds == 0.25);
        CHECK(metrics.last_commit_seconds == metrics.all_commit_seconds);
        CHECK(metrics.waiting == 0);
    }
}

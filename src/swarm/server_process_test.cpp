#include "swarm/server_process.h"

#include <filesystem>
#include <fstream>
#include <thread>

#include <doctest/doctest.h>

namespace {

using swarm::ServerProcess;

const std::string kLog = (std::filesystem::temp_directory_path() / "swarm_test.log").string();

std::string ending_of(const std::string& script) {
    ServerProcess process({{"/bin/sh", "-c", script}, kLog});
    REQUIRE(process.start());
    std::optional<std::string> how;
    while (!(how = process.ended()))
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    return *how;
}

}  // namespace

TEST_CASE("how a server ended by itself is told") {
    CHECK(ending_of("exit 3") == "exit code 3");
    CHECK(ending_of("kill -SEGV $$") == "signal 11");
}

TEST_CASE("a server can be killed and started again, and it writes to its log") {
    std::filesystem::remove(kLog);
    ServerProcess process({{"/bin/sh", "-c", "echo here; exec sleep 100"}, kLog});
    for (int i = 0; i < 2; ++i) {
        REQUIRE(process.start());
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        CHECK_FALSE(process.ended());
        process.kill();
        CHECK_FALSE(process.ended());
    }
    std::string word;
    std::ifstream(kLog) >> word;
    CHECK(word == "here");
    std::filesystem::remove(kLog);
}

TEST_CASE("a server that is asked to stop has done well if it ends with success") {
    ServerProcess good(
        {{"/bin/sh", "-c", "trap 'exit 0' TERM; while :; do sleep 0.01; done"}, kLog});
    REQUIRE(good.start());
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    CHECK(good.stop());
    ServerProcess bad({{"/bin/sh", "-c", "exec sleep 100"}, kLog});
    REQUIRE(bad.start());
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    CHECK_FALSE(bad.stop());
    CHECK_FALSE(bad.stop());
    std::filesystem::remove(kLog);
}

TEST_CASE("a free port is none that outgoing connections get") {
    const auto port = swarm::free_port();
    REQUIRE(port);
    CHECK(*port >= 20'000);
    CHECK(*port < 32'000);
}

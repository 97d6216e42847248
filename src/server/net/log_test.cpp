#include "server/net/log.h"

#include <limits>
#include <string>
#include <thread>
#include <vector>

#include <doctest/doctest.h>

using net::Level;
using net::Log;

namespace {

struct Written {
    std::string text;
    Log::Sink sink() {
        return [this](std::string_view line) { text += line; };
    }
    // Without the time, which no test can know.
    std::string after_time() const { return text.substr(text.find(",\"level\"")); }
};

}  // namespace

TEST_CASE("a log line is one JSON object with time, level, event and fields") {
    Written written;
    Log log(Level::Info, written.sink());
    log.info("request", {{"path", "/a\n\"b\""}, {"status", 200}, {"ok", true}, {"ms", 1.5}});
    CHECK(written.text.starts_with(R"({"time":"20)"));
    CHECK(written.text.find("Z\",\"level\"") == 32);
    CHECK(
        written.after_time()
        == R"(,"level":"info","event":"request","path":"/a\n\"b\"","status":200,"ok":true,"ms":1.5})"
           "\n");
}

TEST_CASE("levels below the minimum are not written") {
    Written written;
    Log log(Level::Warning, written.sink());
    log.debug("one");
    log.info("two");
    CHECK(written.text.empty());
    log.warning("three");
    log.error("four");
    CHECK(written.text.find("\"warning\",\"event\":\"three\"") != std::string::npos);
    CHECK(written.text.find("\"error\",\"event\":\"four\"") != std::string::npos);
    CHECK_FALSE(log.wants(Level::Info));
}

TEST_CASE("what sounds secret is not written") {
    Written written;
    Log log(Level::Info, written.sink());
    log.info("login",
             {{"Cookie", "abc"}, {"api_token", "def"}, {"password", 123}, {"user", "ann"}});
    CHECK(
        written.after_time()
        == R"(,"level":"info","event":"login","Cookie":"***","api_token":"***","password":"***","user":"ann"})"
           "\n");
}

TEST_CASE("a number that JSON does not know is null") {
    Written written;
    Log log(Level::Info, written.sink());
    log.info("odd", {{"x", std::numeric_limits<double>::infinity()}});
    CHECK(written.text.find("\"x\":null") != std::string::npos);
}

TEST_CASE("lines from several threads do not mix") {
    std::vector<std::string> lines;
    Log log(Level::Info, [&](std::string_view line) { lines.emplace_back(line); });
    const auto write = [&] {
        for (int i = 0; i < 200; ++i)
            log.info("tick", {{"i", i}});
    };
    std::thread other(write);
    write();
    other.join();
    CHECK(lines.size() == 400);
}

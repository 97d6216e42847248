// Two ends of a trunk on the loopback interface, and strangers at its port.
#include "server/net/trunk.h"

#include <atomic>
#include <optional>
#include <thread>
#include <vector>

#include <doctest/doctest.h>

#include "server/net/testing/raw_client.h"

namespace {

using net::TrunkKeys;
using net::TrunkPtr;

struct Ear final : net::TrunkUser {
    void on_message(std::string_view message) override { heard.emplace_back(message); }
    void on_lost(const std::string& why) override { lost = why; }

    std::vector<std::string> heard;
    std::optional<std::string> lost;
};

// No real seal, but one that depends on the secret and on all of the text.
TrunkKeys keys_of(const std::string& name, const std::string& secret) {
    return {name,
            [name, count = std::make_shared<int>(0)] { return name + std::to_string(++*count); },
            [secret](std::string_view text) {
                return std::to_string(std::hash<std::string>{}(secret + std::string(text)));
            }};
}

struct Ends {
    net::Loop loop;
    std::shared_ptr<Ear> inner = std::make_shared<Ear>();
    std::shared_ptr<Ear> outer = std::make_shared<Ear>();
    TrunkPtr inside;
    TrunkPtr outside;
    std::string complaint;
    net::TrunkPort port{loop, keys_of("green", "secret"), [this](const TrunkPtr& trunk) {
                            inside = trunk;
                            return inner;
                        }};
    std::uint16_t number = 0;

    Ends() {
        const auto opened = port.listen("127.0.0.1", 0);
        REQUIRE(opened.ok());
        number = *opened;
    }
    void open(const std::string& peer, const TrunkKeys& keys) {
        net::open_trunk(loop,
                        "127.0.0.1:" + std::to_string(number),
                        peer,
                        keys,
                        outer,
                        [this](const core::Result<TrunkPtr>& opened) {
                            if (opened)
                                outside = *opened;
                            else
                                complaint = opened.error().text();
                        });
    }
    void run_until(const std::function<bool()>& condition) {
        const auto limit = net::Loop::now() + std::chrono::seconds(20);
        net::Timer timer;
        const std::function<void()> check = [&] {
            if (condition() || net::Loop::now() > limit)
                return loop.stop();
            timer = loop.after(std::chrono::milliseconds(1), check);
        };
        loop.post(check);
        loop.run();
        REQUIRE(condition());
    }
};

}  // namespace

TEST_CASE("messages of any bytes go both ways in order, and the end is heard") {
    Ends ends;
    ends.open("green", keys_of("blue", "secret"));
    ends.run_until([&] { return ends.inside && ends.outside; });
    CHECK(ends.inside->peer() == "blue");
    const std::string large(1'000'000, '\0');
    ends.outside->send("one");
    ends.outside->send("");
    ends.outside->send(large);
    ends.inside->send("back");
    ends.run_until([&] { return ends.inner->heard.size() == 3 && ends.outer->heard.size() == 1; });
    CHECK(ends.inner->heard == std::vector<std::string>{"one", "", large});
    CHECK(ends.outer->heard == std::vector<std::string>{"back"});
    ends.outside->cut();
    ends.run_until([&] { return ends.inner->lost.has_value(); });
    CHECK_FALSE(ends.outer->lost);
}

TEST_CASE("who does not know the secret, or is somebody else, gets no trunk") {
    Ends ends;
    ends.open("green", keys_of("blue", "guess"));
    ends.run_until([&] { return !ends.complaint.empty(); });
    CHECK(ends.complaint == "green: it does not prove that it belongs to the house");
    ends.complaint.clear();
    ends.open("yellow", keys_of("blue", "secret"));
    ends.run_until([&] { return !ends.complaint.empty(); });
    CHECK_FALSE(ends.inside);
}

TEST_CASE("noise at the port is closed, and others still come in") {
    Ends ends;
    for (const std::string& noise : {std::string(8, '\xff'),
                                     std::string("\0\0\0\5hello", 9),
                                     std::string("\0\0\0\0", 4),
                                     std::string("GET / HTTP/1.1\r\n\r\n")}) {
        net::testing::RawClient stranger(ends.number);
        stranger.send(noise);
        std::atomic<bool> is_over = false;
        std::thread reader([&] {
            stranger.read_all();
            is_over = true;
            ends.loop.post([] {});
        });
        ends.run_until([&] { return is_over.load(); });
        reader.join();
    }
    CHECK_FALSE(ends.inside);
    ends.open("green", keys_of("blue", "secret"));
    ends.run_until([&] { return ends.inside && ends.outside; });
}

TEST_CASE("a port where nobody is, and an address that is none, are complaints") {
    Ends ends;
    ends.number = 1;
    ends.open("green", keys_of("blue", "secret"));
    ends.run_until([&] { return !ends.complaint.empty(); });
    net::TrunkPort other(ends.loop, keys_of("x", "y"), [](const TrunkPtr&) { return nullptr; });
    CHECK_FALSE(other.listen("not an address", 0).ok());
}

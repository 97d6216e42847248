#include "swarm/player.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "swarm/testing/fake_server.h"

namespace {

using swarm::testing::FakeServer;
using swarm::testing::Peer;

std::string table_news(int version, const char* state, const char* to_move) {
    return fmt::format(R"({{"t":"table","table":"k3f","version":{},"state":"{}","n":{},"viewer":0,)"
                       R"("to_move":[{}],"choices":[{{"act":"roll","next":[]}}]}})",
                       version,
                       state,
                       version,
                       to_move);
}

std::string ack(const std::string& id, int version) {
    return fmt::format(R"({{"t":"ack","id":"{}","table":"k3f","version":{}}})", id, version);
}

const std::string kHelloMessage = R"({"t":"hello","user":{"id":"u"}})";

struct Host : swarm::PlayerHost {
    std::int64_t known = 0;
    int submitted = 0;
    std::int64_t acknowledged = 0;
    bool was_resent = false;
    std::string refused;
    bool is_over = false;

    void on_news(const swarm::Player& /*player*/, const swarm::TableNews& news) override {
        is_over = news.is_over();
    }
    void on_submitted(const swarm::Command& /*command*/) override { ++submitted; }
    void on_acknowledged(const swarm::Answered& answered, std::int64_t version) override {
        acknowledged = version;
        was_resent = answered.is_resent;
    }
    void on_refused(const swarm::Command& /*command*/, const std::string& code) override {
        refused = code;
    }
    void on_idle() override {}
    std::int64_t known_version() const override { return known; }
};

// A player against a scripted server until the game is over.
struct Scene {
    explicit Scene(const swarm::Address& address)
        : http(loop, address), field(http, {}), player(field, host, {"bot", 0, "s=1", 1}) {}

    void play() {
        player.join("k3f");
        const swarm::Time limit = swarm::Clock::now() + std::chrono::seconds(10);
        loop.run_until([&] { return host.is_over || swarm::Clock::now() > limit; });
    }

    swarm::Loop loop;
    swarm::HttpClient http;
    swarm::Field field;
    Host host;
    swarm::Player player;
};

// Greets and hears the wish to watch.
void greet(Peer& peer) {
    peer.shake_hands();
    peer.say(kHelloMessage);
    CHECK(peer.hear() == R"({"t":"watch","table":"k3f"})");
}

const std::string kAct =
    R"({"t":"act","id":"bot-1","table":"k3f","seen":5,"seat":0,"path":["roll"]})";

// The second of two connections: the first one ended without an answer to the command.
void play_after_crash(int version_on_return, Scene& scene, std::string& sent_again) {
    scene.play();
    CHECK(scene.host.submitted == 1);
    CHECK(scene.host.acknowledged == 7);
    CHECK(scene.host.was_resent);
    CHECK(sent_again == kAct);
    CHECK(scene.field.violations.empty());
    CHECK(scene.field.tally.reconnects == 1);
    CHECK(scene.field.tally.resent_stored == (version_on_return == 7 ? 1 : 0));
    CHECK(scene.field.tally.resent_new == (version_on_return == 7 ? 0 : 1));
}

}  // namespace

TEST_CASE("a player acts when it is its turn and hears the acknowledgement") {
    const FakeServer server({[](Peer& peer) {
        greet(peer);
        peer.say(table_news(4, "running", "1"));
        peer.say(table_news(5, "running", "0"));
        CHECK(peer.hear() == kAct);
        peer.say(ack("bot-1", 7));
        peer.say(table_news(7, "over", ""));
        peer.hear();
    }});
    Scene scene(server.address());
    scene.play();
    CHECK(scene.host.acknowledged == 7);
    CHECK_FALSE(scene.host.was_resent);
    CHECK(scene.field.violations.empty());
}

TEST_CASE("what was not acknowledged is sent again under the same id") {
    for (const int version_on_return : {5, 7}) {
        std::string sent_again;
        const FakeServer server({[](Peer& peer) {
                                     greet(peer);
                                     peer.say(table_news(5, "running", "0"));
                                     peer.hear();
                                 },
                                 [&](Peer& peer) {
                                     greet(peer);
                                     peer.say(table_news(version_on_return, "running", "1"));
                                     sent_again = peer.hear();
                                     peer.say(ack("bot-1", 7));
                                     peer.say(table_news(7, "over", ""));
                                     peer.hear();
                                 }});
        Scene scene(server.address());
        play_after_crash(version_on_return, scene, sent_again);
    }
}

TEST_CASE("a player whose command was stored before the crash goes on with its turn") {
    const FakeServer server({[](Peer& peer) {
                                 greet(peer);
                                 peer.say(table_news(5, "running", "0"));
                                 peer.hear();
                             },
                             [](Peer& peer) {
                                 greet(peer);
                                 peer.say(table_news(7, "running", "0"));
                                 CHECK(peer.hear() == kAct);
                                 peer.say(ack("bot-1", 7));
                                 CHECK(peer.hear().find(R"("id":"bot-2")") != std::string::npos);
                                 peer.say(ack("bot-2", 8));
                                 peer.say(table_news(8, "over", ""));
                                 peer.hear();
                             }});
    Scene scene(server.address());
    scene.play();
    CHECK(scene.host.acknowledged == 8);
    CHECK(scene.field.violations.empty());
}

TEST_CASE(
    "the last acknowledged command is repeated after a return and must get its answer again") {
    for (const int second_answer : {6, 7, 8}) {
        const FakeServer server({[](Peer& peer) {
                                     greet(peer);
                                     peer.say(table_news(5, "running", "0"));
                                     peer.hear();
                                     peer.say(ack("bot-1", 7));
                                 },
                                 [&](Peer& peer) {
                                     greet(peer);
                                     peer.say(table_news(8, "running", "1"));
                                     CHECK(peer.hear() == kAct);
                                     peer.say(ack("bot-1", second_answer));
                                     peer.say(table_news(9, "over", ""));
                                     peer.hear();
                                 }});
        Scene scene(server.address());
        scene.play();
        CHECK(scene.field.tally.repeated == 1);
        CHECK(scene.field.violations.size() == (second_answer < 7 ? 1 : 0));
    }
}

TEST_CASE("a table that has gone back behind what was told is a violation") {
    const FakeServer server({[](Peer& peer) {
        greet(peer);
        peer.say(table_news(5, "over", ""));
        peer.hear();
    }});
    Scene scene(server.address());
    scene.host.known = 6;
    scene.play();
    REQUIRE(scene.field.violations.size() == 1);
    CHECK(scene.field.violations[0]
          == "table k3f, seat 0: is shown version 5, but version 6 was told before");
}

TEST_CASE("a forgotten session and an answer that nobody waits for are violations") {
    const FakeServer server({[](Peer& peer) {
        peer.shake_hands();
        peer.say(R"({"t":"hello","user":null})");
        peer.say(ack("bot-9", 3));
        peer.hear();
        peer.say(table_news(5, "over", ""));
        peer.hear();
    }});
    Scene scene(server.address());
    scene.play();
    CHECK(scene.field.violations.size() == 2);
}

TEST_CASE("after a refusal the player decides anew on the fresh view") {
    const FakeServer server({[](Peer& peer) {
        greet(peer);
        peer.say(table_news(5, "running", "0"));
        peer.hear();
        peer.say(R"({"t":"refused","id":"bot-1","code":"stale"})");
        peer.say(table_news(6, "running", "0"));
        CHECK(peer.hear().find(R"("id":"bot-2")") != std::string::npos);
        peer.say(ack("bot-2", 7));
        peer.say(table_news(7, "over", ""));
        peer.hear();
    }});
    Scene scene(server.address());
    scene.play();
    CHECK(scene.host.refused == "stale");
    CHECK(scene.host.acknowledged == 7);
    CHECK(scene.field.violations.empty());
}

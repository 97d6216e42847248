#include "swarm/wire/web_socket.h"

#include <doctest/doctest.h>

#include "swarm/testing/fake_server.h"

namespace {

using swarm::testing::FakeServer;
using swarm::testing::Peer;
using swarm::testing::server_frame;

struct Diary : swarm::WebSocketUser {
    std::string story;

    void on_open() override { story += "open;"; }
    void on_text(std::string_view text) override { story.append(text).append(";"); }
    void on_lost(const core::Error& why) override { story += why.what + ";"; }
};

// What a socket goes through until it is lost; `said` is sent at once.
std::string life(const swarm::Address& address, std::string_view said = "") {
    swarm::Loop loop;
    Diary diary;
    swarm::WebSocket socket(loop, address, "s=1", diary);
    const swarm::Timer saying = loop.after(std::chrono::milliseconds(50), [&] {
        if (!said.empty())
            socket.send(said);
    });
    const swarm::Time limit = swarm::Clock::now() + std::chrono::seconds(10);
    const auto is_lost = [&] { return diary.story.find("close") != std::string::npos; };
    loop.run_until([&] { return is_lost() || swarm::Clock::now() > limit; });
    return diary.story;
}

}  // namespace

TEST_CASE("a text that comes in one piece with the handshake is not lost") {
    const FakeServer server({[](Peer& peer) { peer.shake_hands(server_frame(0x81, "early")); }});
    CHECK(life(server.address()) == "open;early;closed by the server;");
}

TEST_CASE("a ping is answered with the same bytes, and a close frame tells why") {
    std::string answer;
    {
        const FakeServer server({[&](Peer& peer) {
            peer.shake_hands();
            peer.send(server_frame(0x89, "are you there"));
            answer = peer.hear();
            peer.send(server_frame(0x88, "\x03\xf4the server restarts"));
        }});
        CHECK(life(server.address()) == "open;closed with 1012 the server restarts;");
    }
    CHECK(answer == "are you there");
}

TEST_CASE("what is sent arrives unmasked as it was, long texts too") {
    const std::string text(1000, 'x');
    const FakeServer server({[&](Peer& peer) {
        peer.shake_hands();
        peer.say(peer.hear() == text ? "same" : "different");
    }});
    CHECK(life(server.address(), text) == "open;same;closed by the server;");
}

TEST_CASE("a broken frame ends the connection") {
    const FakeServer server({[](Peer& peer) {
        peer.shake_hands();
        peer.send(server_frame(0x83, ""));
        peer.hear();
    }});
    swarm::Loop loop;
    Diary diary;
    swarm::WebSocket socket(loop, server.address(), "", diary);
    loop.run_until([&] { return diary.story.size() > 5; });
    CHECK(diary.story == "open;there is no such opcode;");
}

TEST_CASE("where nobody listens the connection is refused") {
    swarm::Loop loop;
    Diary diary;
    swarm::WebSocket socket(loop, swarm::local_address(1), "", diary);
    loop.run_until([&] { return !diary.story.empty(); });
    CHECK(diary.story == "Connection refused;");
}

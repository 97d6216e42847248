#include "swarm/wire/web_socket.h"

#include <doctest/doctest.h>

#include "swarm/testing/fake_server.h"

namespace {

using swarm::testing::FakeServer;
using swarm::testing::Peer;
using swarm::testing::server_frame;

struct Diary : swarm::WebSocketUser {
    std::string story;
    bool is_lost = false;

    void on_open() override { story += "open;"; }
    void on_text(std::string_view text) override { story.append(text).append(";"); }
    void on_lost(const core::Error& why) override {
        story += why.what + ";";
        is_lost = true;
    }
};

// What a socket goes through until it is lost; `said` is sent at once.
std::string life(const swarm::Address& address,
                 std::string_view said = "",
                 const swarm::WebSocketPlan& plan = {}) {
    swarm::Loop loop;
    Diary diary;
    swarm::WebSocket socket(loop, address, plan, diary);
    if (!said.empty())
        socket.send(said);
    const swarm::Time limit = swarm::Clock::now() + std::chrono::seconds(10);
    loop.run_until([&] { return diary.is_lost || swarm::Clock::now() > limit; });
    return diary.story;
}

}  // namespace

TEST_CASE("a text that comes in one piece with the handshake is not lost") {
    const FakeServer server({[](Peer& peer) { peer.shake_hands(server_frame(0x81, "early")); }});
    CHECK(life(server.address()) == "open;early;closed by the server;");
}

TEST_CASE("a handshake brings the cookie, and a server that declines it is told with its status") {
    std::string head;
    const FakeServer server({[&](Peer& peer) {
        head = peer.hear_head();
        peer.send("HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n");
    }});
    CHECK(life(server.address(), "", {"s=1", false}) == "status 503;");
    CHECK(head.starts_with("GET /ws HTTP/1.1\r\n"));
    CHECK(head.find("Cookie: s=1\r\n") != std::string::npos);
    CHECK(head.find("permessage-deflate") == std::string::npos);
}

TEST_CASE("what does not answer a handshake as a WebSocket is refused") {
    const FakeServer server(
        {[](Peer& peer) {
             peer.hear_head();
             peer.send("SSH-2.0-OpenSSH\r\n\r\n");
         },
         [](Peer& peer) {
             peer.hear_head();
             peer.send(
                 "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: "
                 "Upgrade\r\nSec-WebSocket-Accept: x\r\n\r\n");
         }});
    CHECK(life(server.address()) == "bad version;");
    CHECK(life(server.address()).find("open;") == std::string::npos);
}

TEST_CASE("a ping is answered with the same bytes, and a close frame tells why") {
    struct Echo : Diary {
        swarm::WebSocket* socket = nullptr;
        void on_text(std::string_view text) override { socket->send(text); }
    };
    std::string answer;
    const FakeServer server({[&](Peer& peer) {
        peer.shake_hands();
        peer.send(server_frame(0x89, "are you there"));
        peer.say("say something");
        peer.hear();
        answer = peer.pong();
        peer.send(server_frame(0x88, "\x03\xf4the server restarts"));
    }});
    swarm::Loop loop;
    Echo echo;
    swarm::WebSocket socket(loop, server.address(), {}, echo);
    echo.socket = &socket;
    loop.run_until([&] { return echo.is_lost; });
    CHECK(echo.story == "open;closed with 1012 the server restarts;");
    CHECK(answer == "are you there");
}

TEST_CASE("fragments make one message in pieces of any size, and a ping may come between them") {
    const std::string frames = server_frame(0x01, "Hel") + server_frame(0x89, "")
                               + server_frame(0x00, "l") + server_frame(0x80, "o")
                               + server_frame(0x81, "again");
    for (const std::size_t piece : {std::size_t{1}, std::size_t{3}, frames.size()}) {
        const FakeServer server({[&](Peer& peer) {
            peer.shake_hands();
            for (std::size_t at = 0; at < frames.size(); at += piece)
                peer.send(frames.substr(at, piece));
        }});
        CHECK(life(server.address()) == "open;Hello;again;closed by the server;");
    }
}

TEST_CASE("what is sent arrives as it was, long texts too, compressed or not") {
    const std::string text(100'000, 'x');
    for (const bool compressed : {false, true}) {
        const FakeServer server({[&](Peer& peer) {
            peer.shake_hands();
            const std::string heard = peer.hear();
            peer.say(heard == text ? heard : "different");
        }});
        CHECK(life(server.address(), text, {"", compressed})
              == "open;" + text + ";closed by the server;");
    }
}

TEST_CASE("texts go out in their order, however many wait") {
    std::string heard;
    {
        const FakeServer server({[&](Peer& peer) {
            peer.shake_hands();
            for (int i = 0; i < 3; ++i)
                heard += peer.hear() + ";";
        }});
        swarm::Loop loop;
        Diary diary;
        swarm::WebSocket socket(loop, server.address(), {}, diary);
        for (const char* text : {"one", "two", "three"})
            socket.send(text);
        loop.run_until([&] { return diary.is_lost; });
    }
    CHECK(heard == "one;two;three;");
}

TEST_CASE("a broken frame and a binary message end the connection") {
    const auto broken = [](const std::string& frame) {
        return [frame](Peer& peer) {
            peer.shake_hands();
            peer.send(frame);
            peer.hear();
        };
    };
    const FakeServer server({broken(server_frame(0x83, "")),
                             broken(server_frame(0xc1, "")),
                             broken(server_frame(0x82, "b"))});
    CHECK(life(server.address()) == "open;The WebSocket frame contained an illegal opcode;");
    CHECK(life(server.address()).starts_with("open;The WebSocket frame"));
    CHECK(life(server.address()) == "open;a binary message;");
}

TEST_CASE("a message that is too long is refused before it has come") {
    const FakeServer server({[](Peer& peer) {
        peer.shake_hands();
        peer.send(std::string("\x81\x7f\x00\x00\x00\x00\x01\x00\x00\x01", 10));
        peer.hear();
    }});
    CHECK(life(server.address())
          == "open;The WebSocket message exceeded the locally configured limit;");
}

TEST_CASE("a socket that its user closes in a call is silent from then on") {
    struct Leaver : Diary {
        swarm::WebSocket* socket = nullptr;
        void on_text(std::string_view text) override {
            Diary::on_text(text);
            socket->close();
        }
    };
    const FakeServer server(
        {[](Peer& peer) { peer.shake_hands(server_frame(0x81, "1") + server_frame(0x81, "2")); }});
    swarm::Loop loop;
    Leaver leaver;
    swarm::WebSocket socket(loop, server.address(), {}, leaver);
    leaver.socket = &socket;
    loop.run_for(std::chrono::milliseconds(200));
    CHECK(leaver.story == "open;1;");
}

TEST_CASE("where nobody listens the connection is refused") {
    CHECK(life(swarm::local_address(1)) == "Connection refused;");
}

// WebSockets over a real connection: what well-behaved clients rely on.
#include <memory>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "core/rng.h"
#include "server/net/testing/raw_client.h"
#include "server/net/testing/socket_server.h"
#include "server/net/testing/web_socket_client.h"

using namespace net::testing;
using net::SocketPtr;

TEST_CASE("texts are echoed in order") {
    SocketServer server;
    WebSocketClient client(server.port());
    CHECK(client.status() == 101);
    for (const char* text : {"one", "", "J\xc3\xb6rg"})
        client.send(text);
    CHECK(client.read() == "one");
    CHECK(client.read() == "");
    CHECK(client.read() == "J\xc3\xb6rg");
    client.close();
    server.wait_until_closed(1);
    CHECK(server.server.metrics().render().find("net_messages_received_total 3\n")
          != std::string::npos);
}

TEST_CASE("what is sent while the socket opens follows the handshake") {
    SocketServer server;
    WebSocketClient client(server.port(), "/greet");
    CHECK(client.read() == "welcome 127.0.0.1");
}

TEST_CASE("the handler refuses a socket with an ordinary answer, and the connection goes on") {
    SocketServer server;
    RawClient client(server.port());
    client.send("GET /forbidden" + kUpgrade.substr(5) + kKey + kVersion + "\r\n");
    const Answer refusal = client.read_answer();
    CHECK(refusal.status == 403);
    CHECK(refusal.body.find("not you") != std::string::npos);
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    CHECK(client.read_answer().body == "plain");
    CHECK(WebSocketClient(server.port(), "/throw").status() == 500);
    CHECK(server.now().alive == 0);
}

TEST_CASE("an upgrade that does not follow the protocol is refused or an ordinary request") {
    SocketServer server;
    CHECK(ask(server.port(), kUpgrade + kKey + "\r\n").status == 426);
    CHECK(ask(server.port(), kUpgrade + kKey + "Sec-WebSocket-Version: 8\r\n\r\n").status == 426);
    CHECK(ask(server.port(), kUpgrade + kVersion + "\r\n").status == 400);
    CHECK(ask(server.port(), kUpgrade + kVersion + "Sec-WebSocket-Key: short\r\n\r\n").status
          == 400);
    CHECK(ask(server.port(), kUpgrade + kKey + kVersion + "Content-Length: 2\r\n\r\nab").status
          == 400);
    CHECK(ask(server.port(), kUpgrade + kKey + kVersion + "\r\n" + frame(0x81, "early")).status
          == 400);
    CHECK(ask(server.port(), "POST" + kUpgrade.substr(3) + kKey + kVersion + "\r\n").body
          == "plain");
    CHECK(ask(server.port(),
              "GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n" + kKey + kVersion + "\r\n")
              .body
          == "plain");
    CHECK(server.now().sockets.empty());
}

TEST_CASE("the server closes after its last words, with its code and at most 123 bytes of reason") {
    SocketServer server;
    WebSocketClient client(server.port());
    client.send("bye");
    CHECK(client.read() == "last words");
    CHECK(client.read_close_code() == 4001);
    server.wait_until_closed(1);
    const SocketPtr socket = server.now().sockets.front();
    CHECK_FALSE(socket->send(shared("too late")));
    CHECK(socket->queued_bytes() == 0);
    CHECK(socket->remote_address() == "127.0.0.1");
}

TEST_CASE("compressed messages come back unharmed, whatever their size and content") {
    SocketServer server;
    WebSocketClient client(server.port(), "/", {.compression = true});
    CHECK(client.compresses());
    core::Rng rng(7);
    for (int i = 0; i < 200; ++i) {
        std::string text(rng.below(16'000), ' ');
        const unsigned letters = 1 + rng.below(90);
        for (char& letter : text)
            letter = static_cast<char>(' ' + rng.below(letters));
        client.send(text);
        CHECK(client.read() == text);
    }
}

TEST_CASE("a ping is answered with its payload, a close frame with its code, and then the end") {
    SocketServer server;
    RawClient client(server.port());
    client.send(kUpgrade + kKey + kVersion + "\r\n");
    CHECK(client.read_answer_without_body().status == 101);
    client.send(frame(0x89, "are you there?") + frame(0x8a, "unasked"));
    CHECK(client.read_bytes(16) == "\x8a\x0e" "are you there?");
    client.send(frame(0x88,
                      "\x0f\xa5"
                      "tired")
                + frame(0x81, "ignored"));
    CHECK(client.read_all() == "\x88\x02\x0f\xa5");
    client.end_sending();
    server.wait_until_closed(1);
    CHECK(server.server.metrics().render().find("net_messages_received_total 0\n")
          != std::string::npos);
}

TEST_CASE("compression can be switched off") {
    net::ServerOptions options;
    options.compress_messages = false;
    SocketServer server(options);
    WebSocketClient client(server.port(), "/", {.compression = true});
    CHECK_FALSE(client.compresses());
    client.send("hi");
    CHECK(client.read() == "hi");
}

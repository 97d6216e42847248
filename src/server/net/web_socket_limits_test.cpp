// WebSockets over a real connection: what broken, hostile and slow clients do.
#include <algorithm>
#include <chrono>
#include <memory>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "server/net/testing/raw_client.h"
#include "server/net/testing/socket_server.h"
#include "server/net/testing/web_socket_client.h"

using namespace std::chrono_literals;
using namespace net::testing;
using net::CloseCode;

TEST_CASE("binary, oversized, broken and throwing messages are closed with their codes") {
    SocketServer server;
    const auto code_after = [&](const auto& act) {
        WebSocketClient client(server.port());
        act(client);
        return client.read_close_code();
    };
    CHECK(code_after([](auto& client) { client.send_binary("abc"); }) == 1003);
    CHECK(code_after([](auto& client) { client.send(std::string(16 * 1024 + 1, 'x')); }) == 1009);
    CHECK(code_after([](auto& client) { client.send_raw(frame(0x81, "\xff\xfe")); }) == 1007);
    CHECK(code_after([](auto& client) { client.send_raw(frame(0x83, "reserved")); }) == 1002);
    CHECK(code_after([](auto& client) { client.send_raw("\x81\x03 no mask"); }) == 1002);
    CHECK(code_after([](auto& client) { client.send("throw"); }) == 1011);
    CHECK(server.server.log().find("broken") != std::string::npos);
    server.wait_until_closed(6);
}

TEST_CASE("a message of the greatest size and one in many fragments are understood") {
    SocketServer server;
    WebSocketClient client(server.port());
    const std::string large(16'384, 'x');
    client.send(large);
    CHECK(client.read() == large);
    client.send_raw(frame(0x01, "a") + frame(0x89, "ping") + frame(0x00, "\xc3")
                    + frame(0x80, "\xb6"));
    CHECK(client.read() == "a\xc3\xb6");
}

TEST_CASE("fragments do not get around the limit of a message") {
    SocketServer server;
    WebSocketClient client(server.port());
    client.send_raw(frame(0x01, "a"));
    const std::string part(100, 'x');
    std::string many;
    for (int i = 0; i < 170; ++i)
        many += frame(0x00, part);
    client.send_raw(many);
    CHECK(client.read_close_code() == 1009);
}

TEST_CASE("a peer that vanishes is noticed") {
    SocketServer server;
    WebSocketClient client(server.port());
    client.send("hi");
    CHECK(client.read() == "hi");
    client.vanish();
    server.wait_until_closed(1);
}

TEST_CASE("a silent peer is pinged, then given up") {
    net::ServerOptions options;
    options.limits.silence_timeout = 200ms;
    SocketServer server(options);
    RawClient client(server.port());
    client.send(kUpgrade + kKey + kVersion + "\r\n");
    CHECK(client.read_answer_without_body().status == 101);
    CHECK(client.read_bytes(2) == std::string("\x89\x00", 2));  // a ping
    CHECK(client.is_closed());
    server.wait_until_closed(1);
}

TEST_CASE("a peer that answers pings stays") {
    net::ServerOptions options;
    options.limits.silence_timeout = 2s;
    SocketServer server(options);
    RawClient client(server.port());
    client.send(kUpgrade + kKey + kVersion + "\r\n");
    CHECK(client.read_answer_without_body().status == 101);
    for (int i = 0; i < 2; ++i) {
        CHECK(client.read_bytes(2) == std::string("\x89\x00", 2));
        client.send(frame(0x8a, ""));
    }
    CHECK(server.now().closed == 0);
}

TEST_CASE("a slow consumer is closed with 1013 and told so when it reads on") {
    net::ServerOptions options;
    options.limits.unsent_bytes = 200'000;
    options.limits.close_timeout = 60s;
    SocketServer server(options);
    WebSocketClient client(server.port());
    const auto line = shared(std::string(10'000, 'x'));
    std::size_t sent = 0;
    wait_until([&] {
        bool taken = true;
        server.server.on_loop([&](net::Server&) {
            taken = server.diary.sockets.front()->send(line);
            CHECK(server.diary.sockets.front()->queued_bytes() <= 200'000);
        });
        sent += taken ? 1 : 0;
        return !taken;
    });
    std::size_t received = 0;
    while (client.read())
        ++received;
    CHECK(received < sent);
    CHECK(client.read_close_code() == 1013);
    server.wait_until_closed(1);
    CHECK(server.server.metrics().render().find("net_slow_consumers_total 1\n")
          != std::string::npos);
}

TEST_CASE("a slow consumer that never reads again is cut off") {
    net::ServerOptions options;
    options.limits.unsent_bytes = 200'000;
    options.limits.close_timeout = 20ms;
    SocketServer server(options);
    const WebSocketClient client(server.port());
    const auto line = shared(std::string(10'000, 'x'));
    wait_until([&] {
        bool taken = true;
        server.server.on_loop(
            [&](net::Server&) { taken = server.diary.sockets.front()->send(line); });
        return !taken;
    });
    server.wait_until_closed(1);
}

TEST_CASE("a peer that does not answer the close frame is cut off") {
    net::ServerOptions options;
    options.limits.close_timeout = 200ms;
    SocketServer server(options);
    RawClient client(server.port());
    client.send(kUpgrade + kKey + kVersion + "\r\n");
    CHECK(client.read_answer_without_body().status == 101);
    wait_until([&] { return server.now().sockets.size() == 1; });
    server.server.on_loop(
        [&](net::Server&) { server.diary.sockets.front()->close(CloseCode::Normal, ""); });
    CHECK(client.read_all() == std::string("\x88\x02\x03\xe8", 4));
    server.wait_until_closed(1);
}

TEST_CASE("a small compressed message cannot grow above the limit") {
    SocketServer server;
    WebSocketClient client(server.port(), "/", {.compression = true});
    client.send(std::string(100'000, 'x'));
    CHECK(client.read_close_code() == 1009);
}

TEST_CASE("compressed garbage is closed with its code, and so is what nobody agreed to compress") {
    SocketServer server;
    WebSocketClient compressing(server.port(), "/", {.compression = true});
    compressing.send_raw(frame(0xc1, "garbage"));
    CHECK(compressing.read_close_code() == 1007);
    WebSocketClient plain(server.port());
    plain.send_raw(frame(0xc1, std::string("\xf2\x48\xcd\xc9\xc9\x07\x00", 7)));
    CHECK(plain.read_close_code() == 1002);
    server.wait_until_closed(2);
}

TEST_CASE("of many pings that come while a message is being written the last one is answered") {
    net::ServerOptions options;
    options.limits.unsent_bytes = 10'000'000;
    SocketServer server(options);
    RawClient client(server.port());
    client.send(kUpgrade + kKey + kVersion + "\r\n");
    CHECK(client.read_answer_without_body().status == 101);
    wait_until([&] { return server.now().sockets.size() == 1; });
    server.server.on_loop([&](net::Server&) {
        for (int i = 0; i < 100; ++i)
            server.diary.sockets.front()->send(shared(std::string(50'000, 'x')));
    });
    std::string pings;
    for (int i = 0; i < 1000; ++i)
        pings += frame(0x89, "?");
    client.send(pings + frame(0x88, ""));
    const std::string heard = client.read_all();
    const auto pongs = std::ranges::count(heard, '\x8a');
    CHECK(pongs >= 1);
    CHECK(pongs < 1000);
    CHECK(heard.ends_with("\x88\x02\x03\xe8"));
}

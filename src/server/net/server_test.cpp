// Listening, stopping and dying of a server.
#include "server/net/server.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "server/net/testing/raw_client.h"
#include "server/net/testing/running_server.h"
#include "server/net/testing/web_socket_client.h"

using namespace std::chrono_literals;
using namespace net::testing;
using net::Opened;
using net::Reply;
using net::Request;

namespace {

struct Listening final : net::SocketHandler {
    explicit Listening(int& count) : closed(count) {}
    void on_text(std::string_view /*text*/) override {}
    void on_close() override { ++closed; }

    int& closed;
};

// Keeps what it is given, so that a test can end it.
struct KeepingServer {
    ScriptedHandler handler;
    std::optional<Reply> reply;
    net::StreamPtr stream;
    int sockets_closed = 0;
    int streams_closed = 0;
    bool stopped = false;
    std::optional<RunningServer> server;

    KeepingServer() {
        handler.on_request = [this](const Request& request, Reply given) {
            if (request.path != "/stream") {
                reply = std::move(given);
                return;
            }
            stream = given.stream();
            stream->on_closed([this] { ++streams_closed; });
        };
        handler.on_open = [this](const Request&, const net::SocketPtr&) {
            return Opened(std::make_unique<Listening>(sockets_closed));
        };
        server.emplace(handler);
    }
    std::uint16_t port() const { return server->port(); }
    bool on_loop(const std::function<bool()>& question) {
        bool answer = false;
        server->on_loop([&](net::Server&) { answer = question(); });
        return answer;
    }
    void stop(std::chrono::milliseconds limit) {
        server->on_loop(
            [&](net::Server& running) { running.stop(limit, [this] { stopped = true; }); });
    }
    void wait_until_stopped() {
        wait_until([&] { return on_loop([&] { return stopped; }); });
    }
    void wait_for_both() {
        wait_until([&] { return on_loop([&] { return reply && stream; }); });
    }
};

// A socket, a stream and a request without an answer.
struct Visitors {
    explicit Visitors(KeepingServer& server)
        : socket(server.port()), streaming(server.port()), waiting(server.port()) {
        streaming.send("GET /stream HTTP/1.1\r\nHost: a\r\n\r\n");
        waiting.send(kGet);
        server.wait_for_both();
    }

    WebSocketClient socket;
    RawClient streaming;
    RawClient waiting;
};

}  // namespace

TEST_CASE("a port that is taken and an address that is none are refused with the reason") {
    ScriptedHandler handler;
    RunningServer server(handler);
    server.on_loop([&](net::Server& running) {
        const auto taken = running.listen("127.0.0.1", server.port());
        CHECK(taken.error().where == "127.0.0.1 port " + std::to_string(server.port()));
        CHECK(taken.error().what == "Address already in use");
        CHECK(running.listen("localhost", 0).error().text() == "localhost: is no IP address");
    });
}

TEST_CASE("a server listens on several addresses") {
    ScriptedHandler handler;
    handler.on_request = [](const Request&, Reply reply) { reply(net::json_response(200, "{}")); };
    RunningServer server(handler);
    std::uint16_t second = 0;
    server.on_loop([&](net::Server& running) { second = running.listen("127.0.0.1", 0).value(); });
    CHECK(second != server.port());
    CHECK(get(second, "/").status == 200);
    CHECK(get(server.port(), "/").status == 200);
}

TEST_CASE("a stop without connections is done at once") {
    KeepingServer server;
    server.stop(1h);
    server.wait_until_stopped();
    CHECK_THROWS(RawClient(server.port()));
}

TEST_CASE(
    "a stop closes idle connections and sockets, ends streams and waits for running replies") {
    KeepingServer server;
    RawClient idle(server.port());
    Visitors visitors(server);
    wait_until([&] { return server.server->connections() == 4; });

    server.stop(1h);
    CHECK(idle.is_closed());
    CHECK(visitors.socket.read_close_code() == 1012);
    CHECK(visitors.streaming.read_answer().is_complete);
    CHECK_FALSE(server.on_loop([&] { return server.stopped; }));

    server.on_loop([&] { return (*server.reply)(net::json_response(200, "done")), true; });
    const Answer answer = visitors.waiting.read_answer();
    CHECK(answer.body == "done");
    CHECK(answer.header("Connection") == "close");
    server.wait_until_stopped();
    CHECK(server.sockets_closed == 1);
    CHECK(server.streams_closed == 1);
}

TEST_CASE("a stop cuts off what is left after its limit") {
    KeepingServer server;
    RawClient waiting(server.port());
    waiting.send(kGet);
    RawClient half(server.port());
    half.send("GET / HT");
    wait_until([&] { return server.on_loop([&] { return server.reply.has_value(); }); });
    wait_until([&] { return server.server->connections() == 2; });
    server.stop(20ms);
    server.wait_until_stopped();
    CHECK(waiting.is_closed());
    CHECK(half.is_closed());
    server.on_loop([&] { return (*server.reply)(net::json_response(200, "too late")), true; });
}

TEST_CASE("a server that dies tells sockets and streams, and late replies lead nowhere") {
    KeepingServer server;
    Visitors visitors(server);
    wait_until([&] { return server.server->connections() == 3; });
    server.server->kill();
    CHECK(server.sockets_closed == 1);
    CHECK(server.streams_closed == 1);
    CHECK_FALSE(server.stream->send("x"));
    (*server.reply)(net::json_response(200, "too late"));
    CHECK(visitors.waiting.is_closed());
    CHECK(visitors.socket.read_close_code() == 0);
}

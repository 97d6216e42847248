// Streamed answers over a real connection.
#include "server/net/stream.h"

#include <chrono>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "server/net/testing/raw_client.h"
#include "server/net/testing/running_server.h"

using namespace std::chrono_literals;
using namespace net::testing;
using net::Request;

namespace {

// Opens a stream for every request and keeps the last one.
struct StreamServer {
    net::StreamPtr stream;
    int closed = 0;
    ScriptedHandler handler{[this](const Request&, net::Reply reply) {
        stream = reply.stream();
        stream->on_closed([this] { ++closed; });
        stream->send("hello");
    }};
    RunningServer server;

    explicit StreamServer(const net::Limits& limits = {}) : server(handler, {limits}) {}

    // Whether it was taken.
    bool send(const std::string& line) {
        bool taken = false;
        server.on_loop([&](net::Server&) { taken = stream->send(line); });
        return taken;
    }
    int closed_count() {
        int count = 0;
        server.on_loop([&](net::Server&) { count = closed; });
        return count;
    }
    void close() {
        server.on_loop([&](net::Server&) { stream->close(); });
    }
};

}  // namespace

TEST_CASE("lines arrive as they are sent, in chunks, and the end is marked") {
    StreamServer server;
    RawClient client(server.server.port());
    client.send(kGet);
    const Answer head = client.read_answer_without_body();
    CHECK(head.status == 200);
    CHECK(head.header("Content-Type") == "application/x-ndjson");
    CHECK(head.header("Transfer-Encoding") == "chunked");
    CHECK(client.read_bytes(11) == "6\r\nhello\n\r\n");
    CHECK(server.send("one"));
    CHECK(client.read_bytes(9) == "4\r\none\n\r\n");
    CHECK(server.closed_count() == 0);
    CHECK(server.send("end"));
    server.close();
    CHECK_FALSE(server.send("late"));
    CHECK(client.read_all() == "4\r\nend\n\r\n0\r\n\r\n");
    wait_until([&] { return server.closed_count() == 1; });
}

TEST_CASE("a client of HTTP/1.0 gets the lines without chunks") {
    StreamServer server;
    RawClient client(server.server.port());
    client.send("GET / HTTP/1.0\r\n\r\n");
    const Answer head = client.read_answer_without_body();
    CHECK(head.header("Transfer-Encoding").empty());
    CHECK(client.read_bytes(6) == "hello\n");
    server.close();
    CHECK(client.read_all().empty());
}

TEST_CASE("HEAD on a stream gets the head, and the stream is over") {
    StreamServer server;
    RawClient client(server.server.port());
    client.send("HEAD / HTTP/1.1\r\nHost: a\r\n\r\n");
    CHECK(client.read_answer_without_body().status == 200);
    CHECK(client.is_closed());
    CHECK(server.closed_count() == 1);
    CHECK_FALSE(server.send("x"));
}

TEST_CASE("a client that hangs up ends the stream") {
    StreamServer server;
    {
        RawClient client(server.server.port());
        client.send(kGet);
        client.read_answer_without_body();
    }
    wait_until([&] { return server.closed_count() == 1; });
    CHECK_FALSE(server.send("x"));
    wait_until([&] { return server.server.connections() == 0; });
}

TEST_CASE("a callback that comes after the end is called all the same") {
    StreamServer server;
    {
        RawClient client(server.server.port());
        client.send(kGet);
        client.read_answer_without_body();
    }
    wait_until([&] { return server.closed_count() == 1; });
    server.server.on_loop(
        [&](net::Server&) { server.stream->on_closed([&] { server.closed += 10; }); });
    wait_until([&] { return server.closed_count() == 11; });
}

TEST_CASE("a client that does not read is cut off when too much is unsent") {
    net::Limits limits;
    limits.unsent_bytes = 100'000;
    StreamServer server(limits);
    RawClient client(server.server.port());
    client.send(kGet);
    client.read_answer_without_body();
    const std::string line(10'000, 'x');
    int sent = 0;
    while (sent < 100'000 && server.send(line))
        ++sent;
    CHECK(sent < 100'000);
    wait_until([&] { return server.closed_count() == 1; });
    CHECK(server.server.connections() == 0);
    CHECK_FALSE(client.read_all().ends_with("0\r\n\r\n"));
    CHECK(server.server.metrics().render().find("net_slow_consumers_total 1\n")
          != std::string::npos);
    CHECK(server.server.metrics().render().find("net_streams 0\n") != std::string::npos);
}

TEST_CASE("a line that is larger than the limit ends the stream at once") {
    net::Limits limits;
    limits.unsent_bytes = 1000;
    StreamServer server(limits);
    RawClient client(server.server.port());
    client.send(kGet);
    client.read_bytes(100);
    CHECK_FALSE(server.send(std::string(2000, 'x')));
    client.read_all();
    wait_until([&] { return server.closed_count() == 1; });
}

TEST_CASE("many lines arrive complete and in order") {
    StreamServer server;
    RawClient client(server.server.port());
    client.send(kGet);
    std::string expected = "hello\n";
    wait_until([&] {
        bool opened = false;
        server.server.on_loop([&](net::Server&) { opened = server.stream != nullptr; });
        return opened;
    });
    for (int i = 0; i < 500; ++i) {
        CHECK(server.send(std::to_string(i)));
        expected += std::to_string(i) + "\n";
    }
    server.close();
    const Answer answer = client.read_answer();
    CHECK(answer.is_complete);
    CHECK(answer.body == expected);
}

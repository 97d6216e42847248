// HTTP over a real connection: what broken and hostile clients try.
#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/net/testing/raw_client.h"
#include "server/net/testing/running_server.h"

using namespace std::chrono_literals;
using namespace net::testing;
using net::Limits;
using net::Request;

namespace {

struct LimitedServer {
    std::atomic<int> handled = 0;
    ScriptedHandler handler{[this](const Request& request, net::Reply reply) {
        ++handled;
        reply(net::json_response(200, std::to_string(request.body.size())));
    }};
    RunningServer server;

    explicit LimitedServer(const Limits& limits = {}) : server(handler, {limits}) {}
    std::uint16_t port() const { return server.port(); }
};

// The answer, and that the connection is over after it.
void check_refused(std::uint16_t port, const std::string& bytes, int status) {
    CAPTURE(bytes.substr(0, 80));
    RawClient client(port);
    client.send(bytes);
    const Answer answer = client.read_answer();
    CHECK(answer.status == status);
    CHECK(answer.header("Connection") == "close");
    CHECK(answer.body.starts_with(R"({"error":{"code":)"));
    CHECK(client.is_closed());
}

}  // namespace

TEST_CASE("malformed requests get 400 and the connection is closed") {
    LimitedServer server;
    for (const char* bytes : {"\r\n\r\n",
                              "hello\r\n\r\n",
                              "GET\r\n\r\n",
                              "GET / HTTP/1.1\nHost: a\n\n",
                              "GET / HTTP/x\r\n\r\n",
                              "GET / HTTP/1.2\r\nHost: a\r\n\r\n",
                              "GET / HTTP/2.0\r\nHost: a\r\n\r\n",
                              "GET / FTP/1.1\r\n\r\n",
                              "\x16\x03\x01\x02\x01\x01\xfc\x03\x03",
                              "GET / HTTP/1.1\r\nHost a\r\n\r\n",
                              "GET / HTTP/1.1\r\n: a\r\n\r\n",
                              "GET / HTTP/1.1\r\nHost: a\x01\r\n\r\n",
                              "GET /\x01 HTTP/1.1\r\nHost: a\r\n\r\n",
                              "GET / HTTP/1.1\r\n\r\n",
                              "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"})
        check_refused(server.port(), bytes, 400);
    CHECK(server.handled == 0);
    CHECK(get(server.port(), "/").status == 200);
}

TEST_CASE("a body of unclear length gets 400") {
    LimitedServer server;
    for (const char* bytes : {"Content-Length: x\r\n\r\n",
                              "Content-Length: -1\r\n\r\n",
                              "Content-Length: 99999999999999999999\r\n\r\n",
                              "Content-Length: 1\r\nContent-Length: 2\r\n\r\nab",
                              "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                              "Transfer-Encoding: gzip\r\n\r\n",
                              "Transfer-Encoding: chunked\r\n\r\nxyz\r\n\r\n"})
        check_refused(server.port(), "POST / HTTP/1.1\r\nHost: a\r\n" + std::string(bytes), 400);
    check_refused(
        server.port(), "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400);
    CHECK(server.handled == 0);
}

TEST_CASE("paths that climb, hide something or are badly escaped get 400") {
    LimitedServer server;
    for (const char* target : {"/../etc/passwd",
                               "/a/%2e%2e/b",
                               "/a%2fb",
                               "/%zz",
                               "/%",
                               "/a%00b",
                               "/%ff",
                               "/a?b=%zz",
                               "/a?%ff",
                               "a",
                               "*",
                               "http://a/",
                               "//%5c"}) {
        check_refused(
            server.port(), "GET " + std::string(target) + " HTTP/1.1\r\nHost: a\r\n\r\n", 400);
    }
    CHECK(server.handled == 0);
}

TEST_CASE("a header of the greatest size is served, a larger one gets 431") {
    LimitedServer server;
    const auto request = [](std::size_t filling) {
        return "GET / HTTP/1.1\r\nHost: a\r\nX-Fill: " + std::string(filling, 'x') + "\r\n\r\n";
    };
    CHECK(ask(server.port(), request(16'000)).status == 200);
    check_refused(server.port(), request(17'000), 431);
    check_refused(server.port(), request(1'000'000), 431);
    check_refused(server.port(), "GET /" + std::string(20'000, 'x') + " HTTP/1.1\r\n\r\n", 431);
}

TEST_CASE("a body of the greatest size is served, a larger one gets 413") {
    LimitedServer server;
    const auto post = [](std::size_t size) {
        return "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: " + std::to_string(size) + "\r\n\r\n"
               + std::string(size, 'x');
    };
    const std::size_t most = Limits().body_bytes;
    CHECK(ask(server.port(), post(most)).body == std::to_string(most));
    check_refused(server.port(), post(most + 1), 413);
    check_refused(server.port(), post(500'000), 413);
    const std::string chunk = "4000\r\n" + std::string(0x4000, 'x') + "\r\n";
    check_refused(server.port(),
                  "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk + chunk
                      + chunk + chunk + chunk + "0\r\n\r\n",
                  413);
    CHECK(server.handled == 1);
}

TEST_CASE("a client that trickles its header or body is cut off, however busy it looks") {
    Limits limits;
    limits.request_timeout = 100ms;
    LimitedServer server(limits);
    const std::string post = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9000\r\n\r\n";
    for (const std::string& beginning : {std::string("GET / HTTP/1.1\r\nX: "), post}) {
        RawClient client(server.port());
        client.send(beginning);
        wait_until([&] {
            client.send("x");
            return server.server.connections() == 0;
        });
        CHECK(client.is_closed());
    }
    CHECK(RawClient(server.port()).is_closed());  // one that says nothing
    CHECK(server.handled == 0);
}

TEST_CASE("a connection without requests is closed after the idle time") {
    Limits limits;
    limits.idle_timeout = 50ms;
    LimitedServer server(limits);
    RawClient client(server.port());
    client.send(kGet);
    CHECK(client.read_answer().status == 200);
    CHECK(client.is_closed());
}

TEST_CASE("connections above the limit get 503, and the next one after a goodbye is served") {
    Limits limits;
    limits.connections = 2;
    LimitedServer server(limits);
    RawClient first(server.port());
    auto second = std::make_unique<RawClient>(server.port());
    wait_until([&] { return server.server.connections() == 2; });
    check_refused(server.port(), kGet, 503);
    CHECK(server.handled == 0);
    second.reset();
    wait_until([&] { return server.server.connections() == 1; });
    CHECK(get(server.port(), "/").status == 200);
}

TEST_CASE("connections above the limit of one address get 429") {
    Limits limits;
    limits.connections_per_network = 1;
    LimitedServer server(limits);
    const RawClient first(server.port());
    wait_until([&] { return server.server.connections() == 1; });
    check_refused(server.port(), kGet, 429);
    CHECK(server.server.metrics().render().find("net_refused_connections_total 1\n")
          != std::string::npos);
}

TEST_CASE("a client that vanishes in the middle of anything does no harm") {
    LimitedServer server;
    for (const char* bytes : {"",
                              "GET",
                              "GET / HTTP/1.1\r\n",
                              "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nab"}) {
        RawClient client(server.port());
        client.send(bytes);
        const linger reset{1, 0};
        setsockopt(client.descriptor(), SOL_SOCKET, SO_LINGER, &reset, sizeof reset);
    }
    wait_until([&] { return server.server.connections() == 0; });
    CHECK(get(server.port(), "/").status == 200);
}

TEST_CASE("a client that does not take its answer is cut off") {
    Limits limits;
    limits.write_timeout = 50ms;
    ScriptedHandler handler;
    const auto huge = std::make_shared<const std::string>(std::size_t{32} * 1024 * 1024, 'x');
    std::atomic<bool> is_asked = false;
    handler.on_request = [&](const Request&, net::Reply reply) {
        reply({200, "text/plain", huge, {}});
        is_asked = true;
    };
    RunningServer server(handler, {limits});
    RawClient client(server.port());
    client.send(kGet);
    wait_until([&] { return is_asked && server.connections() == 0; });
    CHECK_FALSE(client.read_answer().is_complete);
}

TEST_CASE("when file descriptors run out the server waits and then goes on") {
    LimitedServer server;
    CHECK(get(server.port(), "/").status == 200);
    RawClient client;
    rlimit before{};
    getrlimit(RLIMIT_NOFILE, &before);
    const rlimit none_left{static_cast<rlim_t>(client.descriptor()) + 1, before.rlim_max};
    std::vector<int> fillers;  // the gaps below
    setrlimit(RLIMIT_NOFILE, &none_left);
    for (int filler = dup(0); filler >= 0; filler = dup(0))
        fillers.push_back(filler);
    client.connect(server.port());
    client.send(kGet);
    wait_until([&] { return server.server.log().find("accept_failed") != std::string::npos; });
    setrlimit(RLIMIT_NOFILE, &before);
    for (const int filler : fillers)
        ::close(filler);
    CHECK(client.read_answer().status == 200);
}

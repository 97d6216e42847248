// HTTP over a real connection: what well-behaved clients rely on.
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>

#include <doctest/doctest.h>

#include "server/net/testing/raw_client.h"
#include "server/net/testing/running_server.h"

using namespace net::testing;
using net::Reply;
using net::Request;

namespace {

// Answers with what it was asked.
struct EchoServer {
    ScriptedHandler handler{[](const Request& request, Reply reply) {
        reply({200,
               "text/plain",
               request.method + " " + request.path + "?" + request.query + "\n" + request.body,
               {{"X-Address", request.remote_address}}});
    }};
    RunningServer server;

    explicit EchoServer(net::ServerOptions options = {}) : server(handler, std::move(options)) {}
    std::uint16_t port() const { return server.port(); }
};

const std::string kGetOfPathA = "GET /a HTTP/1.1\r\nHost: test\r\n\r\n";

}  // namespace

TEST_CASE("a request arrives decoded and its answer comes back whole") {
    const EchoServer echo;
    const Answer answer = ask(echo.port(),
                              "POST /tables/k%203?since=4%31 HTTP/1.1\r\nHost: test\r\n"
                              "Content-Length: 5\r\n\r\nhello");
    CHECK(answer.status == 200);
    CHECK(answer.body == "POST /tables/k 3?since=4%31\nhello");
    CHECK(answer.header("Content-Type") == "text/plain");
    CHECK(answer.header("X-Address") == "127.0.0.1");
    CHECK(answer.header("X-Content-Type-Options") == "nosniff");
    CHECK(answer.header("Connection") == "keep-alive");
}

TEST_CASE("a connection serves many requests, also when they arrive in pieces") {
    const EchoServer echo;
    RawClient client(echo.port());
    for (int i = 0; i < 3; ++i) {
        for (const char letter : kGetOfPathA)
            client.send({&letter, 1});
        CHECK(client.read_answer().body == "GET /a?\n");
    }
}

TEST_CASE("pipelined requests are answered in order, even if the handler answers the first last") {
    ScriptedHandler handler;
    std::optional<Reply> first;
    handler.on_request = [&](const Request& request, Reply reply) {
        if (request.path == "/first")
            first = std::move(reply);
        else
            reply(net::json_response(200, request.path));
    };
    RunningServer server(handler);
    RawClient client(server.port());
    client.send(
        "GET /first HTTP/1.1\r\nHost: a\r\n\r\nPOST /second HTTP/1.1\r\nHost: a\r\n"
        "Content-Length: 3\r\n\r\nabcGET /third HTTP/1.1\r\nHost: a\r\n\r\n");
    wait_until([&] {
        bool waits = false;
        server.on_loop([&](net::Server&) { waits = first.has_value(); });
        return waits;
    });
    server.on_loop([&](net::Server&) { (*first)(net::json_response(200, "/first")); });
    CHECK(client.read_answer().body == "/first");
    CHECK(client.read_answer().body == "/second");
    CHECK(client.read_answer().body == "/third");
}

TEST_CASE("a body in chunks is put together") {
    const EchoServer echo;
    const Answer answer = ask(echo.port(),
                              "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
                              "3\r\nabc\r\n4;x=y\r\ndefg\r\n0\r\nTrailer: z\r\n\r\n");
    CHECK(answer.body == "POST /?\nabcdefg");
}

TEST_CASE("a client that asks before it sends a body is told to go on") {
    const EchoServer echo;
    RawClient client(echo.port());
    client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n");
    CHECK(client.read_bytes(25) == "HTTP/1.1 100 Continue\r\n\r\n");
    client.send("ok");
    CHECK(client.read_answer().body == "POST /?\nok");
}

TEST_CASE("HEAD is answered like GET without the body") {
    const EchoServer echo;
    RawClient client(echo.port());
    client.send("HEAD /a HTTP/1.1\r\nHost: a\r\n\r\n" + kGetOfPathA);
    const Answer head = client.read_answer_without_body();
    CHECK(head.status == 200);
    CHECK(head.header("Content-Length") == "8");
    CHECK(client.read_answer().body == "GET /a?\n");
}

TEST_CASE("OPTIONS tells the methods, and unknown methods are refused with 405") {
    const EchoServer echo;
    RawClient client(echo.port());
    client.send(
        "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\nBREW /pot HTTP/1.1\r\nHost: a\r\n\r\n"
        "TRACE / HTTP/1.1\r\nHost: a\r\n\r\n");
    const Answer options = client.read_answer();
    CHECK(options.status == 204);
    CHECK(options.header("Allow") == "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
    const Answer brew = client.read_answer();
    CHECK(brew.status == 405);
    CHECK(brew.header("Allow") == options.header("Allow"));
    CHECK(client.read_answer().status == 405);
}

TEST_CASE("the connection is closed when the client asks for it, and after HTTP/1.0") {
    const EchoServer echo;
    for (const char* request :
         {"GET /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", "GET /a HTTP/1.0\r\n\r\n"}) {
        RawClient client(echo.port());
        client.send(request);
        const Answer answer = client.read_answer();
        CHECK(answer.body == "GET /a?\n");
        CHECK(answer.header("Connection") == "close");
        CHECK(client.is_closed());
    }
}

TEST_CASE("a client that has ended its side still gets its answer") {
    const EchoServer echo;
    RawClient client(echo.port());
    client.send(kGetOfPathA);
    client.end_sending();
    CHECK(client.read_answer().body == "GET /a?\n");
    CHECK(client.is_closed());
}

TEST_CASE("a reply may come from another thread") {
    ScriptedHandler handler;
    std::thread worker;
    handler.on_request = [&](const Request&, Reply reply) {
        worker = std::thread(
            [reply = std::move(reply)]() mutable { reply(net::json_response(200, "done")); });
    };
    const RunningServer server(handler);
    CHECK(get(server.port(), "/").body == "done");
    worker.join();
}

TEST_CASE("a dropped reply becomes a 500 and a line in the log") {
    ScriptedHandler handler;
    handler.on_request = [](const Request&, const Reply&) {};
    RunningServer server(handler);
    const Answer answer = get(server.port(), "/lost?token=secret");
    CHECK(answer.status == 500);
    CHECK(answer.body.find("internal_error") != std::string::npos);
    CHECK(server.log().find("\"event\":\"reply_dropped\"") != std::string::npos);
    CHECK(server.log().find("\"path\":\"/lost\"") != std::string::npos);
    CHECK(server.log().find("secret") == std::string::npos);
}

TEST_CASE("a handler that throws is a 500 and a line in the log, and the server goes on") {
    ScriptedHandler handler;
    handler.on_request = [](const Request& request, Reply reply) {
        if (request.path == "/bad")
            throw std::runtime_error("broken rule");
        reply(net::json_response(200, "{}"));
    };
    RunningServer server(handler);
    CHECK(get(server.port(), "/bad").status == 500);
    CHECK(server.log().find("broken rule") != std::string::npos);
    CHECK(get(server.port(), "/good").status == 200);
}

TEST_CASE("a handler that does not answer in time is a 504, and its late answer leads nowhere") {
    ScriptedHandler handler;
    std::optional<Reply> late;
    handler.on_request = [&](const Request&, Reply reply) { late = std::move(reply); };
    net::ServerOptions options;
    options.limits.reply_timeout = std::chrono::milliseconds(20);
    RunningServer server(handler, options);
    CHECK(get(server.port(), "/").status == 504);
    server.on_loop([&](net::Server&) { CHECK_FALSE(late->stream()->send("x")); });
}

TEST_CASE("behind a proxy the client's address is the last one that was forwarded") {
    net::ServerOptions options;
    options.behind_proxy = true;
    const EchoServer proxied(options);
    const EchoServer direct;
    const auto address = [](const EchoServer& echo, const char* forwarded) {
        const std::string header = "X-Forwarded-For: " + std::string(forwarded) + "\r\n";
        return std::string(get(echo.port(), "/", header).header("X-Address"));
    };
    CHECK(address(proxied, "1.1.1.1, 10.9.8.7") == "10.9.8.7");
    CHECK(address(proxied, "nonsense") == "127.0.0.1");
    CHECK(address(direct, "10.9.8.7") == "127.0.0.1");
}

TEST_CASE("requests are counted by status, and logged without their query") {
    EchoServer echo;
    get(echo.port(), "/a?password=hidden");
    get(echo.port(), "/%zz");
    wait_until([&] {
        const std::string text = echo.server.metrics().render();
        return text.find("http_responses_total{status=\"2xx\"} 1\n") != std::string::npos
               && text.find("http_responses_total{status=\"4xx\"} 1\n") != std::string::npos
               && text.find("http_request_seconds_count 2\n") != std::string::npos;
    });
    CHECK(echo.server.log().find("\"path\":\"/a\",\"status\":200") != std::string::npos);
    CHECK(echo.server.log().find("hidden") == std::string::npos);
}

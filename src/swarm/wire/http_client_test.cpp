#include "swarm/wire/http_client.h"

#include <doctest/doctest.h>

#include "swarm/testing/fake_server.h"

namespace {

using swarm::testing::FakeServer;
using swarm::testing::Peer;

const std::string kAnswer =
    "HTTP/1.1 201 Created\r\nContent-Length: 5\r\nSet-Cookie:  a=b; Path=/ \r\n\r\nhello";

// What comes of a request that is answered with these bytes.
core::Result<swarm::HttpResponse> answered(const std::string& bytes) {
    const FakeServer server({[&](Peer& peer) {
        peer.hear_head();
        peer.send(bytes);
    }});
    swarm::Loop loop;
    return swarm::HttpClient(loop, server.address()).get("/");
}

// The head of the request as the server sees it.
std::string head_of(const swarm::HttpRequest& request) {
    std::string head;
    {
        const FakeServer server({[&](Peer& peer) {
            head = peer.hear_head();
            peer.send(kAnswer);
        }});
        swarm::Loop loop;
        CHECK(swarm::HttpClient(loop, server.address()).fetch(request));
    }
    return head;
}

}  // namespace

TEST_CASE("an answer has a status, a body and the cookie that it sets") {
    const auto answer = answered(kAnswer);
    REQUIRE(answer);
    CHECK(answer->status == 201);
    CHECK(answer->is_good());
    CHECK(answer->body == "hello");
    CHECK(answer->cookie == "a=b");
    CHECK(answered("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")->cookie.empty());
}

TEST_CASE("what is no answer is refused, and one that breaks off is not believed") {
    CHECK(answered("SSH-2.0-OpenSSH\r\n\r\n").error().text() == "answer: bad version");
    CHECK(answered("HTTP/1.1 abc\r\n\r\n").error().text() == "answer: bad status");
    CHECK(answered("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n").error().text()
          == "answer: bad Content-Length");
    for (const std::size_t bytes : {std::size_t{0}, std::size_t{20}, kAnswer.size() - 1})
        CHECK(answered(kAnswer.substr(0, bytes)).error().text()
              == "connection: closed by the server");
}

TEST_CASE("a request names its host and its session, and tells the length of its body") {
    const std::string post = head_of({"POST", "/api", "s=1", "{}"});
    CHECK(post.starts_with("POST /api HTTP/1.1\r\nHost: 127.0.0.1:"));
    for (const char* line :
         {"Cookie: s=1\r\n", "Content-Type: application/json\r\n", "Content-Length: 2\r\n"})
        CHECK(post.find(line) != std::string::npos);
    const std::string get = head_of({"GET", "/", "", ""});
    for (const char* line : {"Cookie", "Content-Type", "Content-Length"})
        CHECK(get.find(line) == std::string::npos);
}

TEST_CASE("many requests at a time, and none is answered once the client is gone") {
    const auto script = [](Peer& peer) {
        peer.hear_head();
        peer.send(kAnswer);
    };
    const FakeServer server(std::vector<FakeServer::Script>(4, script));
    swarm::Loop loop;
    int answers = 0;
    const auto count = [&](const core::Result<swarm::HttpResponse>& answer) {
        answers += answer && answer->is_good() ? 1 : 100;
    };
    {
        swarm::HttpClient client(loop, server.address());
        for (int i = 0; i < 3; ++i)
            client.send({"GET", "/", "", ""}, count);
        loop.run_until([&] { return answers == 3; });
        client.send({"GET", "/", "", ""}, count);
    }
    loop.run_for(std::chrono::milliseconds(100));
    CHECK(answers == 3);
}

TEST_CASE("where nobody listens a request fails at once") {
    swarm::Loop loop;
    CHECK(swarm::HttpClient(loop, swarm::local_address(1)).get("/").error().text()
          == "connection: Connection refused");
}

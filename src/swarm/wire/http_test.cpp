#include "swarm/wire/http.h"

#include <doctest/doctest.h>

namespace {

using swarm::ResponseReader;

const std::string kAnswer =
    "HTTP/1.1 201 Created\r\nContent-Length: 5\r\nSet-Cookie:  a=b; Path=/ \r\n\r\nhello";

std::string error_in_answer(const std::string& answer) {
    ResponseReader reader;
    const auto complete = reader.feed(answer);
    return complete ? "no error" : complete.error().what;
}

}  // namespace

TEST_CASE("an answer is complete with its last byte, not before") {
    ResponseReader reader;
    for (std::size_t i = 0; i + 1 < kAnswer.size(); ++i)
        REQUIRE_FALSE(*reader.feed(kAnswer.substr(i, 1)));
    CHECK(*reader.feed(kAnswer.substr(kAnswer.size() - 1)));
    CHECK(reader.response().status == 201);
    CHECK(reader.response().is_good());
    CHECK(reader.response().body == "hello");
    CHECK(reader.response().header("set-cookie") == "a=b; Path=/");
    CHECK(reader.response().header("etag").empty());
}

TEST_CASE("what comes behind an answer is kept: the first frames of a WebSocket") {
    ResponseReader reader;
    CHECK(*reader.feed("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n\x81"));
    CHECK(reader.response().body.empty());
    CHECK(reader.rest() == "\x81");
}

TEST_CASE("what is no answer is refused") {
    CHECK(error_in_answer("SSH-2.0-OpenSSH\r\n\r\n") == "is not HTTP/1.1");
    CHECK(error_in_answer("HTTP/1.1 abc\r\n\r\n") == "has no status");
    CHECK(error_in_answer("HTTP/1.1 200 OK\r\nnonsense\r\n\r\n") == "has a header without a name");
    CHECK(error_in_answer("HTTP/1.1 200 OK\r\n\r\n") == "has no length that makes sense");
    CHECK(error_in_answer("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n")
          == "has no length that makes sense");
    CHECK(error_in_answer(std::string(70'000, 'a')) == "the head is too long");
}

TEST_CASE("a request names its host, its session and the length of its body") {
    CHECK(swarm::request_text({"POST", "/api", "s=1", "{}", {{"x", "y"}}}, "h:80")
          == "POST /api HTTP/1.1\r\nHost: h:80\r\nx: y\r\nCookie: s=1\r\n"
             "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}");
    CHECK(swarm::request_text({"GET", "/", "", "", {}}, "h")
          == "GET / HTTP/1.1\r\nHost: h\r\n\r\n");
}

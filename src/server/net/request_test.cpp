#include "server/net/request.h"

#include <string>
#include <utility>

#include <doctest/doctest.h>

using net::Request;

namespace {

Request with(std::vector<net::Header> headers) {
    Request request;
    request.headers = std::move(headers);
    return request;
}

}  // namespace

TEST_CASE("headers are found whatever their case; the first one counts") {
    const Request request = with({{"X-One", "1"}, {"x-one", "2"}});
    CHECK(request.header("X-ONE") == "1");
    CHECK(request.header("X-On").empty());
}

TEST_CASE("cookies are found by their exact name, in any of the headers") {
    const Request request = with({{"Cookie", "a=1; session=x=y ;b"}, {"cookie", "c=3"}});
    CHECK(request.cookie("a") == "1");
    CHECK(request.cookie("session") == "x=y");
    CHECK(request.cookie("b") == "");
    CHECK(request.cookie("c") == "3");
    CHECK_FALSE(request.cookie("A"));
    CHECK_FALSE(request.cookie("sess"));
}

TEST_CASE("a bearer token is what stands behind the word Bearer") {
    CHECK(with({{"Authorization", "Bearer abc.def"}}).bearer_token() == "abc.def");
    CHECK(with({{"authorization", "bearer   abc "}}).bearer_token() == "abc");
    CHECK_FALSE(with({{"Authorization", "Basic abc"}}).bearer_token());
    CHECK_FALSE(with({{"Authorization", "Bearer"}}).bearer_token());
    CHECK_FALSE(with({{"Authorization", "Bearer "}}).bearer_token());
    CHECK_FALSE(with({}).bearer_token());
}

TEST_CASE("a request is of the same origin if Origin is absent or names the host") {
    const auto origin = [](std::string from, std::string host) {
        return net::same_origin(with({{"Host", std::move(host)}, {"Origin", std::move(from)}}));
    };
    CHECK(net::same_origin(with({{"Host", "play.example"}})));
    CHECK(origin("https://play.example", "play.example"));
    CHECK(origin("http://Play.Example:8080", "play.example:8080"));
    CHECK_FALSE(origin("https://play.example", "play.example:8080"));
    CHECK_FALSE(origin("https://evil.example", "play.example"));
    CHECK_FALSE(origin("https://play.example.evil", "play.example"));
    CHECK_FALSE(origin("https://evil/play.example", "play.example"));
    CHECK_FALSE(origin("play.example", "play.example"));
    CHECK_FALSE(origin("null", "null"));
    CHECK_FALSE(origin("https://", ""));
}

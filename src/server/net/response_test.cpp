#include "server/net/response.h"

#include <memory>
#include <string>

#include <doctest/doctest.h>

using net::Response;

TEST_CASE("an error is JSON with a code and an escaped text") {
    const Response response = net::json_error(404, "not_found", "no table \"x\"");
    CHECK(response.status == 404);
    CHECK(response.content_type == "application/json");
    CHECK(response.body.bytes() == R"({"error":{"code":"not_found","text":"no table \"x\""}})");
}

TEST_CASE("too many requests are told when to come back") {
    const Response response = net::try_again_in(std::chrono::seconds(7));
    CHECK(response.status == 429);
    CHECK(response.headers == std::vector<net::Header>{{"Retry-After", "7"}});
}

TEST_CASE("a body is shared, not copied") {
    const auto text = std::make_shared<const std::string>("hello");
    const net::Body body = text;
    CHECK(net::Body(body).bytes().data() == text->data());
}

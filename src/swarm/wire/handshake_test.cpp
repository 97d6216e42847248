#include "swarm/wire/handshake.h"

#include <doctest/doctest.h>

namespace {

constexpr std::string_view kKey = "dGhlIHNhbXBsZSBub25jZQ==";
constexpr std::string_view kAccept = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";

swarm::HttpResponse answer(int status, std::string_view accept) {
    return {status, {{"sec-websocket-accept", std::string(accept)}}, ""};
}

}  // namespace

TEST_CASE("the answer to a key is the one of RFC 6455, 1.3") {
    CHECK(swarm::accept_value(kKey) == kAccept);
    CHECK_FALSE(swarm::handshake_objection(answer(101, kAccept), kKey));
}

TEST_CASE("a handshake fails with another status, answer or extension") {
    CHECK(swarm::handshake_objection(answer(200, kAccept), kKey)->what == "status 200");
    CHECK(swarm::handshake_objection(answer(101, "x"), kKey)->what
          == "the answer is not one to our key");
    auto extended = answer(101, kAccept);
    extended.headers.push_back({"sec-websocket-extensions", "permessage-deflate"});
    CHECK(swarm::handshake_objection(extended, kKey)->what == "an extension that was not offered");
}

TEST_CASE("keys are 16 random bytes in base64") {
    CHECK(swarm::random_key().size() == 24);
    CHECK(swarm::random_key() != swarm::random_key());
}

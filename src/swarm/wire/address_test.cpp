#include "swarm/wire/address.h"

#include <doctest/doctest.h>

TEST_CASE("an address is read from a URL") {
    const auto address = swarm::parse_url("http://127.0.0.1:8080/");
    REQUIRE(address);
    CHECK(address->host == "127.0.0.1:8080");
    CHECK(address->endpoint.port() == 8080);
    CHECK(swarm::parse_url("http://127.0.0.1")->endpoint.port() == 80);
    for (const char* bad : {"127.0.0.1:80",
                            "http://127.0.0.1:0",
                            "http://127.0.0.1:99999",
                            "http://127.0.0.1:80x",
                            "http://127.0.0.1:"})
        CHECK_FALSE(swarm::parse_url(bad));
}

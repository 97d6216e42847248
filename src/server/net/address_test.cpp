#include "server/net/address.h"

#include <doctest/doctest.h>

TEST_CASE("addresses have one plain form") {
    CHECK(net::plain_address("10.1.2.3") == "10.1.2.3");
    CHECK(net::plain_address("::ffff:10.1.2.3") == "10.1.2.3");
    CHECK(net::plain_address("2001:DB8:0:0::1") == "2001:db8::1");
    CHECK_FALSE(net::plain_address("10.1.2"));
    CHECK_FALSE(net::plain_address("example.org"));
    CHECK_FALSE(net::plain_address(""));
}

TEST_CASE("limits count an IPv4 address and an IPv6 network of 64 bits as one client") {
    CHECK(net::client_network("10.1.2.3") == "10.1.2.3");
    CHECK(net::client_network("2001:db8:1:2:3:4:5:6") == "2001:db8:1:2::/64");
    CHECK(net::client_network("2001:db8:1:2::9") == net::client_network("2001:db8:1:2:ffff::1"));
    CHECK(net::client_network("nonsense") == "nonsense");
}

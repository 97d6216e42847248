#include "server/presence.h"

#include <doctest/doctest.h>

using server::Presence;

TEST_CASE("somebody is here while one connection is left") {
    Presence presence(100);
    CHECK(presence.arrive("ada"));
    CHECK_FALSE(presence.arrive("ada"));
    CHECK_FALSE(presence.depart("ada", 200));
    CHECK(presence.is_here("ada"));
    CHECK_FALSE(presence.away_since("ada"));
    CHECK(presence.depart("ada", 300));
    CHECK(presence.away_since("ada") == 300);
    CHECK_FALSE(presence.depart("ada", 400));
    CHECK(presence.away_since("ada") == 300);
}

TEST_CASE("a restart makes nobody's absence longer than it was") {
    CHECK(Presence(100).away_since("bo") == 100);
}

TEST_CASE("who acts without a lasting connection was here then") {
    Presence presence(100);
    presence.act("bot", 500);
    CHECK(presence.away_since("bot") == 500);
    presence.act("bot", 700);
    CHECK(presence.away_since("bot") == 700);
    presence.arrive("bot");
    presence.act("bot", 800);
    CHECK_FALSE(presence.away_since("bot"));
}

TEST_CASE("what is remembered is bounded, and forgetting makes no absence longer") {
    Presence presence(100, 2);
    for (int i = 0; i < 5; ++i) {
        presence.arrive("guest" + std::to_string(i));
        presence.depart("guest" + std::to_string(i), 200 + i);
    }
    CHECK(presence.away_since("guest4") == 204);
    CHECK(presence.away_since("guest3") == 203);
    CHECK(presence.away_since("guest0") == 202);  // away since 200, which is longer
    CHECK(presence.away_since("never") == 202);
}

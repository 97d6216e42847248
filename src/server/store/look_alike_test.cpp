#include "server/store/look_alike.h"

#include <doctest/doctest.h>

using store::look_key;

TEST_CASE("names that look alike have the same key") {
    for (const char* name :
         {"Alice",
          "ALICE",
          "A1ice",
          "AIice",
          "\xd0\x90lice",                                                     // Cyrillic A
          "\xd0\x90L\xd0\x86\xd0\xa1\xd0\x95",                                // AL, I, S, E
          "\xce\x91lice",                                                     // Greek Alpha
          "\xef\xbc\xa1\xef\xbd\x8c\xef\xbd\x89\xef\xbd\x83\xef\xbd\x85"}) {  // wide
        CAPTURE(name);
        CHECK(look_key(name) == look_key("Alice"));
    }
    CHECK(look_key("B0b") == look_key("bob"));
    CHECK(look_key("Al\u200bice") == look_key("Alice"));
}

TEST_CASE("names that differ to the eye have different keys") {
    for (const char* name : {"Alina", "Elice", "Alice 2", "Älice", "Al", "Mira"}) {
        CAPTURE(name);
        CHECK(look_key(name) != look_key("Alice"));
    }
    CHECK(look_key("\xff\xfe") == look_key("\xff\xfe"));
}

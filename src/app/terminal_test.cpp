#include "app/terminal.h"

#include <cstdlib>
#include <sstream>

#include <doctest/doctest.h>

using engine::Language;

TEST_CASE("the language is the one asked for, else that of the environment") {
    setenv("LC_ALL", "de_AT.UTF-8", 1);
    CHECK(*app::parse_language("en") == Language::English);
    CHECK(*app::parse_language("") == Language::German);
    setenv("LC_ALL", "C", 1);
    CHECK(*app::parse_language("") == Language::English);
    unsetenv("LC_ALL");
    CHECK(app::parse_language("fr").error().text() == "language: expected en or de, found \"fr\"");
}

TEST_CASE("lines are read whole, long ones are cut, and the last needs no end") {
    std::istringstream in("one\n\nabcdefgh\nlast");
    CHECK(app::read_line(in, 5) == "one");
    CHECK(app::read_line(in, 5) == "");
    CHECK(app::read_line(in, 5) == "abcdef");
    CHECK(app::read_line(in, 5) == "last");
    CHECK(app::read_line(in, 5) == std::nullopt);
}

TEST_CASE("colours can be refused") { CHECK_FALSE(app::wants_colour(true)); }

#include "server/user_text.h"

#include <doctest/doctest.h>

using server::clean_name;
using server::clean_text;

TEST_CASE("names of people are taken as they write them") {
    CHECK(clean_name("  Mira ") == "Mira");
    CHECK(clean_name("Jean-Luc  O'Neil 3") == "Jean-Luc O'Neil 3");
    CHECK(clean_name("\u00c4nne") == "\u00c4nne");
    CHECK(clean_name("A\u0308nne") == "\u00c4nne");  // typed with a combining mark
    CHECK(clean_name("\u05de\u05d9\u05e8\u05d4") == "\u05de\u05d9\u05e8\u05d4");
    CHECK(clean_name("\u660e\u65e5\u9999") == "\u660e\u65e5\u9999");
    CHECK(clean_name("Mira \u2764\ufe0f").has_value());
    CHECK(clean_name("'; DROP TABLE users;--").has_value());
}

TEST_CASE("names that cannot be seen, or that turn what stands beside them, are refused") {
    for (const char* name : {"",
                             "   ",
                             "\u00a0\u2003",               // blanks
                             "\u200b",                     // zero width
                             "Mi\u200bra",                 //
                             "Mira\u200d",                 // a joiner
                             "\u202eariM",                 // right to left
                             "\u2066Mira\u2069",           // isolates
                             "\u3164",                     // Hangul filler
                             "\u2800",                     // empty Braille
                             "\u115f\u1160",               //
                             "\U000e0041",                 // tags
                             "\ue000",                     // private use
                             "\u0378",                     // not a letter yet
                             "\ufeffMira",                 // byte order mark
                             "Mi\u00adra",                 // soft hyphen
                             "Mi\nra",                     //
                             "Mi\x7fra",                   //
                             "\u0301\u0301",               // marks alone
                             "Z\u0335\u0321\u0322\u0327",  // a pile of marks
                             "...",                        // nothing to read
                             "\u2764",                     //
                             "Mira \u05de\u05d9",          // two directions
                             "\u05de 12",                  //
                             "A\ufe0f",                    // a selector of nothing
                             "Mi\xffra"}) {
        CAPTURE(name);
        CHECK_FALSE(clean_name(name).has_value());
    }
    CHECK_FALSE(clean_name("a name that is much too long for a seat").has_value());
}

TEST_CASE("titles and chat lose what cannot be seen and keep the rest") {
    CHECK(clean_text(" a \u202eline\u202c of\u200b chat ", 60) == "a line of chat");
    CHECK(clean_text("\U0001f468\u200d\U0001f469 \u2764\ufe0f!", 60)
          == "\U0001f468\u200d\U0001f469 \u2764\ufe0f!");
    CHECK(clean_text("Z\u0335\u0335\u0335\u0335o", 60) == "Z\u0335\u0335o");
    CHECK(clean_text("...", 60) == "...");
    CHECK_FALSE(clean_text("\u200b\u202e \u2800", 60).has_value());
    CHECK_FALSE(clean_text("a\tb", 60).has_value());
    CHECK_FALSE(clean_text("\xc3", 60).has_value());
    CHECK(clean_text("12345", 5).has_value());
    CHECK_FALSE(clean_text("123456", 5).has_value());
}

TEST_CASE("names that the program gives are nobody's") {
    CHECK(server::is_reserved_name("Automaton II"));
    CHECK(server::is_reserved_name("aut0maton"));
    CHECK(server::is_reserved_name("Anonym 1"));
    CHECK_FALSE(server::is_reserved_name("Auto"));
}

TEST_CASE("two names become one that fits a seat") {
    CHECK(server::name_with("Ada", "Mira") == "Ada (Mira)");
    CHECK(server::name_with(std::string(24, 'x'), std::string(24, 'y')).size() <= 40);
}

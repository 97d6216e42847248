#include "table/text_rules.h"

#include <string>

#include <doctest/doctest.h>

TEST_CASE("a word is 1 to 64 visible characters") {
    CHECK(table::is_word("a"));
    CHECK(table::is_word("0192f8c4-7b1e-7c3a-9d55-~!"));
    CHECK(table::is_word(std::string(64, 'x')));
    CHECK(!table::is_word(std::string(65, 'x')));
    CHECK(!table::is_word(""));
    CHECK(!table::is_word("two words"));
    CHECK(!table::is_word("line\n"));
    CHECK(!table::is_word("Jürgen"));
    CHECK(!table::is_word("\x7f"));
}

TEST_CASE("a name is counted in letters, not in bytes") {
    std::string name;
    for (int i = 0; i < 40; ++i)
        name += "ü";
    CHECK(table::is_name(name));
    CHECK(!table::is_name(name + "x"));
    CHECK(table::is_name("Zoë 🂡"));
    CHECK(!table::is_name(""));
}

TEST_CASE("a name that could not be stored is none") {
    CHECK(!table::is_name("tab\there"));
    CHECK(!table::is_name("\x7f"));
    CHECK(!table::is_name("\xc2\x85"));
    CHECK(!table::is_name("\xc2\x9f"));
    CHECK(table::is_name("\xc2\xa0"));
    CHECK(!table::is_name("cut \xc3"));
    CHECK(!table::is_name("bad \xff bytes"));
    CHECK(!table::is_name("surrogate \xed\xa0\x80"));
    CHECK(!table::is_name(std::string("nul\0", 4)));
}

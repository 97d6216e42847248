#include "server/store/fold_case.h"

#include <doctest/doctest.h>

using store::fold_case;

TEST_CASE("texts that differ in case fold to the same, in any script") {
    CHECK(fold_case("AdA") == "ada");
    CHECK(fold_case("ÄRGER") == fold_case("ärger"));
    CHECK(fold_case("ẞ") == fold_case("ß"));
    CHECK(fold_case("ΟΔΥΣΣΕΥΣ") == fold_case("οδυσσευς"));
    CHECK(fold_case("ЖУК") == fold_case("жук"));
    CHECK(fold_case("𐐀") == fold_case("𐐨"));
}

TEST_CASE("different texts stay different") {
    CHECK(fold_case("ada") != fold_case("ade"));
    CHECK(fold_case("ä") != fold_case("a"));
    CHECK(fold_case("名") == "名");
    CHECK(fold_case("🎲") == "🎲");
    CHECK(fold_case("").empty());
}

TEST_CASE("bytes that are no UTF-8 and zero bytes stay as they are") {
    CHECK(fold_case("A\xff\xc3") == "a\xff\xc3");
    CHECK(fold_case(std::string_view("A\0B", 3)) == std::string_view("a\0b", 3));
    CHECK(fold_case("\xc0\x80Z") == "\xc0\x80z");
}

#include "server/net/utf8.h"

#include <string>

#include <doctest/doctest.h>

using net::is_utf8;

TEST_CASE("plain text, umlauts, the euro sign and emojis are UTF-8") {
    CHECK(is_utf8(""));
    CHECK(is_utf8("plain"));
    CHECK(is_utf8("J\xc3\xb6rg \xe2\x82\xac \xf0\x9f\x8e\xb2"));
    CHECK(is_utf8("\xf4\x8f\xbf\xbf"));  // U+10FFFF
}

TEST_CASE("cut off, overlong, surrogate, too high and stray bytes are not UTF-8") {
    for (const char* text : {"\xc3",
                             "\xe2\x82",
                             "\xf0\x9f\x8e",
                             "\xc0\xaf",
                             "\xe0\x80\xaf",
                             "\xf0\x80\x80\xaf",
                             "\xed\xa0\x80",
                             "\xf4\x90\x80\x80",
                             "\xf5\x80\x80\x80",
                             "\x80",
                             "a\xff",
                             "\xc3\x28",
                             "\xe2\x28\xa1",
                             "\xe2\x82\x28"}) {
        CAPTURE(std::string(text));
        CHECK_FALSE(is_utf8(text));
    }
}

TEST_CASE("a prefix never cuts a character in two") {
    CHECK(net::utf8_prefix("abc", 5) == "abc");
    CHECK(net::utf8_prefix("abc", 2) == "ab");
    CHECK(net::utf8_prefix("a\xc3\xb6", 2) == "a");
    CHECK(net::utf8_prefix("\xf0\x9f\x8e\xb2", 3).empty());
}

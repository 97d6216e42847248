#include "server/net/percent.h"

#include <string>

#include <doctest/doctest.h>

using net::path_decode;
using net::percent_decode;
using net::query_parameter;

TEST_CASE("escapes are decoded in both cases of letters") {
    CHECK(percent_decode("a%20b%2Fc%2f+") == "a b/c/+");
    CHECK(percent_decode("J%C3%B6rg") == "J\xc3\xb6rg");
    CHECK(percent_decode("%25%32%35") == "%25");  // once, not twice
}

TEST_CASE("broken escapes and what is not UTF-8 are refused") {
    for (const char* text :
         {"%", "%2", "a%", "%zz", "%2g", "%-1", "%+1", "% 1", "%ff", "%C3", "\xff"}) {
        CAPTURE(text);
        CHECK_FALSE(percent_decode(text));
    }
}

TEST_CASE("a path is decoded segment by segment") {
    CHECK(path_decode("/") == "/");
    CHECK(path_decode("/tables/k3f%20x/...") == "/tables/k3f x/...");
    CHECK(path_decode("/a+b") == "/a+b");
}

TEST_CASE("a path that climbs, hides a slash or holds control characters is refused") {
    for (const char* path : {"",
                             "a",
                             "*",
                             "/..",
                             "/../etc/passwd",
                             "/a/../../b",
                             "/%2e%2e/b",
                             "/a/.%2E",
                             "/./a",
                             "/a%2fb",
                             "/a%5cb",
                             "/a\\b",
                             "/a%00",
                             "/a%0d%0ab",
                             "/%7f",
                             "/%c0%ae"}) {
        CAPTURE(path);
        CHECK_FALSE(path_decode(path));
    }
}

TEST_CASE("a query gives its parameters decoded, the first of a name") {
    const std::string query = "since=41&name=J%C3%B6rg+M%26M&flag&empty=&since=42&a%3Db=c=d";
    CHECK(query_parameter(query, "since") == "41");
    CHECK(query_parameter(query, "name") == "J\xc3\xb6rg M&M");
    CHECK(query_parameter(query, "flag") == "");
    CHECK(query_parameter(query, "empty") == "");
    CHECK(query_parameter(query, "a=b") == "c=d");
    CHECK_FALSE(query_parameter(query, "sinc"));
    CHECK_FALSE(query_parameter("", "a"));
    CHECK_FALSE(query_parameter("a=%zz", "a"));
}

TEST_CASE("a query is well formed if each of its parts can be decoded") {
    CHECK(net::is_query(""));
    CHECK(net::is_query("a=b&c"));
    CHECK_FALSE(net::is_query("a=b&c=%"));
    CHECK_FALSE(net::is_query("%ff=b"));
}

#include "server/net/json_quote.h"

#include <string>

#include <doctest/doctest.h>

using net::json_quote;

TEST_CASE("a quoted text escapes quotes, backslashes and control characters, and nothing else") {
    CHECK(json_quote("a \"b\" \\ c/d") == R"("a \"b\" \\ c/d")");
    CHECK(json_quote("1\n2\r3\t4") == R"("1\n2\r3\t4")");
    CHECK(json_quote(std::string("\0\x1f\x7f", 3)) == R"("\u0000\u001f\u007f")");
    CHECK(json_quote("J\xc3\xb6rg") == "\"J\xc3\xb6rg\"");
}

TEST_CASE("bytes that are not UTF-8 become the replacement character") {
    CHECK(json_quote("a\xff\xc3") == "\"a\xef\xbf\xbd\xef\xbf\xbd\"");
}

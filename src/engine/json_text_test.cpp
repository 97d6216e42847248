#include "engine/json_text.h"

#include <doctest/doctest.h>

namespace {

std::string parse_error_of(std::string_view text, std::size_t max_bytes = 1000) {
    const auto json = engine::parse_json(text, max_bytes);
    return json ? "no error" : json.error().text();
}

std::string nested(std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); }

}  // namespace

TEST_CASE("text is parsed and written again with keys in their order") {
    const std::string_view text =
        R"({"z":1,"a":[true,null,-5,18446744073709551615,"\"\u00e4\n"],"m":{"z":{}}})";
    const auto json = engine::parse_json(text, 1000);
    REQUIRE(json.ok());
    CHECK(
        engine::json_text(*json)
        == "{\"z\":1,\"a\":[true,null,-5,18446744073709551615,\"\\\"\u00e4\\n\"],\"m\":{\"z\":{}}"
           "}");
}

TEST_CASE("errors name line and column") {
    CHECK(parse_error_of("{\"a\": 1,\n \"b\": x}") == "line 2, column 7: not JSON: syntax error");
    CHECK(parse_error_of("[1] 2") == "line 1, column 5: not JSON: more text after the value");
    CHECK(parse_error_of("[1,\n2") == "line 2, column 2: not JSON: incomplete JSON");
    CHECK(parse_error_of("") == "line 1, column 1: not JSON: incomplete JSON");
}

TEST_CASE("a key given twice in one object is refused, in two objects it is fine") {
    CHECK(parse_error_of("{\"a\": 1,\n \"b\": 2, \"a\": 3}")
          == "line 2, column 12: the key \"a\" is given twice");
    CHECK(parse_error_of(R"({"a":{"b":1,"\u0062":2}})")
          == "line 1, column 20: the key \"b\" is given twice");
    CHECK(parse_error_of(R"({"":1,"":2})") == "line 1, column 8: the key \"\" is given twice");
    CHECK(parse_error_of(R"({"":x})") == "line 1, column 5: not JSON: syntax error");
    CHECK(parse_error_of(R"({"a":{"a":1},"b":[{"a":1},{"a":{}}]})") == "no error");
}

TEST_CASE("text that is too long or nested too deep is refused") {
    CHECK(parse_error_of("[1,2]", 4) == "longer than 4 bytes");
    CHECK(parse_error_of(nested(engine::kMaxJsonDepth)) == "no error");
    CHECK(parse_error_of(nested(engine::kMaxJsonDepth + 1))
          == "line 1, column 33: not JSON: too deep");
}

TEST_CASE("what is not UTF-8, not strict or cut inside a word is refused") {
    CHECK(parse_error_of("\"\xff\"") != "no error");
    CHECK(parse_error_of("[1,]") != "no error");
    CHECK(parse_error_of("tru") != "no error");
    CHECK(parse_error_of("NaN") != "no error");
    CHECK(parse_error_of("{\"a") != "no error");
    CHECK(parse_error_of("// hello\n1") != "no error");
}

TEST_CASE("fractions are written as people write them") {
    const auto again = [](std::string_view text) {
        return engine::json_text(*engine::parse_json(text, 1000));
    };
    CHECK(again(R"({"a":[0.5,-1.25,2.0,1e300,7],"b":{},"c":[]})")
          == R"({"a":[0.5,-1.25,2.0,1e+300,7],"b":{},"c":[]})");
}

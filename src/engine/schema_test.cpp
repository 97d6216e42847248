#include "engine/schema.h"

#include <doctest/doctest.h>

#include "engine/json_text.h"

namespace {

constexpr std::string_view kSchema = R"({
    "type": "object", "additionalProperties": false, "required": ["name", "cards"],
    "definitions": {
        "color": {"enum": ["red", "blue"]},
        "card": {
            "type": "object", "required": ["id"], "additionalProperties": false,
            "properties": {
                "id": {"type": "string", "pattern": "^[a-z]+$"},
                "color": {"$ref": "#/definitions/color"},
                "cost": {"allOf": [{"type": ["integer", "null"]}, {"minimum": 0, "maximum": 9}]},
                "parts": {"type": "array", "minItems": 1, "maxItems": 2, "uniqueItems": true,
                          "items": {"type": "integer"}}}}},
    "properties": {
        "name": {"const": "pack"},
        "pair": {"items": [{"type": "boolean"}, {"$ref": "#/definitions/color"}],
                 "additionalItems": false},
        "cards": {"type": "array", "items": {"$ref": "#/definitions/card"}}}})";

std::string schema_error_of(std::string_view text, std::string_view schema = kSchema) {
    const auto checked = engine::check_schema(*engine::parse_json(text, 1 << 20), schema);
    return checked ? "no error" : checked.error().text();
}

std::string card_error(const std::string& card) {
    return schema_error_of(R"({"name":"pack","cards":[{"id":"a"},)" + card + "]}");
}

}  // namespace

TEST_CASE("a document that fits its schema passes") {
    CHECK(card_error(R"({"id":"b","color":"red","cost":9,"parts":[1,2]})") == "no error");
    CHECK(schema_error_of(R"({"name":"pack","cards":[],"pair":[true,"blue"]})") == "no error");
}

TEST_CASE("missing and unknown fields are named with their place") {
    CHECK(schema_error_of(R"({"name":"pack"})") == "cards: missing");
    CHECK(card_error(R"({"color":"red"})") == "cards[1].id: missing");
    CHECK(card_error(R"({"id":"b","colour":"red"})") == "cards[1].colour: unknown field");
}

TEST_CASE("a wrong value is told with what was expected and what was found") {
    CHECK(card_error("3") == "cards[1]: expected the type \"object\", found 3");
    CHECK(card_error(R"({"id":"b","color":"green"})")
          == "cards[1].color: expected one of [\"red\",\"blue\"], found \"green\"");
    CHECK(card_error(R"({"id":"B"})")
          == "cards[1].id: expected a text like \"^[a-z]+$\", found \"B\"");
    CHECK(card_error(R"({"id":"b","cost":10})") == "cards[1].cost: expected at most 9, found 10");
    CHECK(card_error(R"({"id":"b","cost":-1})") == "cards[1].cost: expected at least 0, found -1");
    CHECK(card_error(R"({"id":"b","cost":"x"})")
          == "cards[1].cost: expected the type [\"integer\",\"null\"], found \"x\"");
    CHECK(schema_error_of(R"({"name":"box","cards":[]})")
          == "name: expected \"pack\", found \"box\"");
    CHECK(schema_error_of(R"({"name":"pack","cards":[],"pair":[true,"green"]})")
          == "pair[1]: expected one of [\"red\",\"blue\"], found \"green\"");
}

TEST_CASE("a text too long for its pattern is refused, not followed until the stack is full") {
    const auto error_of_id = [](std::size_t length) {
        return card_error(R"({"id":")" + std::string(length, 'a') + "\"}");
    };
    CHECK(error_of_id(100) == "no error");
    CHECK(error_of_id(101) != "no error");
    CHECK(error_of_id(900'000).starts_with("cards[1].id: expected a text like \"^[a-z]+$\""));
}

TEST_CASE("lists have their length and no item twice") {
    CHECK(card_error(R"({"id":"b","parts":[]})")
          == "cards[1].parts: expected at least 1 items, found 0");
    CHECK(card_error(R"({"id":"b","parts":[1,2,3]})")
          == "cards[1].parts: expected at most 2 items, found 3");
    CHECK(card_error(R"({"id":"b","parts":[1,1]})")
          == "cards[1].parts[1]: stands twice, first at 0");
    CHECK(schema_error_of(R"({"name":"pack","cards":[],"pair":[true,"red",1]})")
          == "pair[2]: not allowed");
}

TEST_CASE("texts have their length in letters, not bytes") {
    constexpr std::string_view kShort = R"({"minLength":2,"maxLength":3})";
    CHECK(schema_error_of(R"("üä")", kShort) == "no error");
    CHECK(schema_error_of(R"("ü")", kShort) != "no error");
    CHECK(schema_error_of(R"("abcd")", kShort) != "no error");
}

TEST_CASE("a broken schema is an error, not a crash") {
    CHECK(schema_error_of("{}", "{").starts_with("schema, line 1"));
    CHECK(schema_error_of("{}", R"({"$ref":"#/nowhere"})") == "schema: \"#/nowhere\" is not in it");
    CHECK(schema_error_of("{}", R"({"$ref":"#/"})").starts_with("schema: "));
    CHECK(schema_error_of(
              "{}", R"({"definitions":{"a":{"$ref":"#/definitions/a"}},"$ref":"#/definitions/a"})")
              .starts_with("schema: "));
    CHECK(schema_error_of("\"a\"", R"({"pattern":"("})").starts_with("schema: "));
    CHECK(schema_error_of("1", R"({"minimum":"low"})").starts_with("schema: "));
    CHECK(schema_error_of("1", R"({"oneOf":[]})") == "schema: the keyword \"oneOf\" is not known");
}

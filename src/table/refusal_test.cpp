#include "table/refusal.h"

#include <set>

#include <doctest/doctest.h>

#include "table/text_rules.h"

TEST_CASE("every refusal has its own code and a sentence in both languages") {
    std::set<std::string_view> codes;
    std::set<std::string> sentences;
    for (std::size_t i = 0; i < table::kRefusals; ++i) {
        const auto refusal = static_cast<table::Refusal>(i);
        CHECK(table::is_word(table::code_of(refusal)));
        CHECK(table::words_of(refusal).english.ends_with("."));
        CHECK(table::words_of(refusal).german.ends_with("."));
        codes.insert(table::code_of(refusal));
        sentences.insert(table::words_of(refusal).english);
        sentences.insert(table::words_of(refusal).german);
    }
    CHECK(codes.size() == table::kRefusals);
    CHECK(sentences.size() == 2 * table::kRefusals);
}

TEST_CASE("codes are stable words for programs") {
    CHECK(table::code_of(table::Refusal::NotYourTurn) == "not_your_turn");
    CHECK(table::words_of(table::Refusal::NotYourTurn).english == "It is not your turn.");
}

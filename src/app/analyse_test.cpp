// `tetrapolis analyse`, as a person at a shell meets it.
#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "app/testing/program.h"
#include "app/testing/text.h"

namespace {

using app::testing::file_text;
using app::testing::has;
using app::testing::run_program;
using app::testing::scratch_file;
using app::testing::write_file;

const bool kCannotAnalyse = !app::testing::has_program();
constexpr const char* kAnalyse = "analyse analysed.tetra.jsonl --visits 50 ";

void make_record() {
    static const auto played = run_program(
        "play wiraqocha --seat greedy --seat random --seed sea --record analysed.tetra.jsonl");
    CHECK(played.exit_code == 0);
}

std::string answer(const std::string& more) {
    const auto finished = run_program(kAnalyse + more);
    CHECK(finished.exit_code == 0);
    return finished.output;
}

std::size_t longest_line(const std::string& text) {
    std::size_t longest = 0;
    std::size_t columns = 0;
    for (const char c : text) {
        columns += (c & 0xc0) != 0x80 ? 1 : 0;
        if (c == '\n')
            columns = 0;
        longest = std::max(longest, columns);
    }
    return longest;
}

}  // namespace

TEST_CASE("an analysis says the same twice, on one thread and on three"
          * doctest::skip(kCannotAnalyse)) {
    make_record();
    CHECK(answer("--json --threads 1") == answer("--json --threads 3"));
}

TEST_CASE("an analysis that was interrupted goes on and ends like any other"
          * doctest::skip(kCannotAnalyse)) {
    make_record();
    const std::string whole = answer("--json");
    CHECK(answer("--json --resume found.jsonl") == whole);
    const std::string found = file_text(scratch_file("found.jsonl"));
    write_file(scratch_file("half.jsonl"), found.substr(0, found.size() / 2));
    CHECK(answer("--json --resume half.jsonl") == whole);
    CHECK(answer("--json --resume found.jsonl") == whole);
}

TEST_CASE("what was found in another game, or changed by hand, is refused"
          * doctest::skip(kCannotAnalyse)) {
    make_record();
    answer("--resume mine.jsonl");
    std::string found = file_text(scratch_file("mine.jsonl"));
    CHECK(run_program("analyse analysed.tetra.jsonl --visits 51 --resume mine.jsonl").exit_code
          == 2);
    const std::size_t steps = found.find("\"steps\":[");
    REQUIRE(steps != std::string::npos);
    found.replace(steps, 9, "\"steps\":[7,");
    write_file(scratch_file("mine.jsonl"), found);
    const auto refused = run_program(std::string(kAnalyse) + "--resume mine.jsonl");
    CHECK(refused.exit_code == 2);
    CHECK(has(refused.errors, "mine.jsonl: line "));
    CHECK(file_text(scratch_file("mine.jsonl")) == found);
}

TEST_CASE("the report fits 80 columns, in both languages" * doctest::skip(kCannotAnalyse)) {
    make_record();
    const std::string english = answer("--language en --moves");
    CHECK(has(english, "own choices"));
    CHECK(has(english, "random 2"));
    CHECK(longest_line(english) <= 80);
    const std::string german = answer("--language de --moves");
    CHECK(has(german, "Genauigkeit"));
    CHECK(longest_line(german) <= 80);
}

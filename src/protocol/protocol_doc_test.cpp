// Holds the conversation of docs/protocol.md: every request in its "protocol" blocks, in order.
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "engine/json_text.h"
#include "protocol/conversation.h"

namespace {

constexpr std::string_view kLeftOut = "…";

struct Example {
    int line = 0;
    std::string request;
    std::vector<std::string> lines;  // progress, and the response
};

// Lines "> request" and "< response" between "```protocol" and "```".
std::vector<Example> examples_of(const std::string& path) {
    std::ifstream page(path);
    REQUIRE(page.is_open());
    std::vector<Example> examples;
    bool inside = false;
    int number = 0;
    for (std::string line; std::getline(page, line);) {
        ++number;
        if (line.starts_with("```"))
            inside = line == "```protocol";
        else if (inside && line.starts_with("> "))
            examples.push_back({number, line.substr(2), {}});
        else if (inside && line.starts_with("< "))
            examples.back().lines.push_back(line.substr(2));
    }
    return examples;
}

// In a response the mark stands for any text. Every piece between two marks is found as far left as
// possible, the last one at the end.
bool fits(std::string_view text, std::string_view pattern) {
    std::size_t mark = pattern.find(kLeftOut);
    if (mark == std::string_view::npos)
        return text == pattern;
    if (!text.starts_with(pattern.substr(0, mark)))
        return false;
    text.remove_prefix(mark);
    pattern.remove_prefix(mark + kLeftOut.size());
    for (mark = pattern.find(kLeftOut); mark != std::string_view::npos;
         mark = pattern.find(kLeftOut)) {
        const std::size_t found = text.find(pattern.substr(0, mark));
        if (found == std::string_view::npos)
            return false;
        text.remove_prefix(found + mark);
        pattern.remove_prefix(mark + kLeftOut.size());
    }
    return text.ends_with(pattern);
}

// In a request it stands for the position that `state` gave last.
std::string filled(std::string request, const std::string& position) {
    if (const std::size_t mark = request.find(kLeftOut); mark != std::string::npos)
        request.replace(mark, kLeftOut.size(), position);
    return request;
}

}  // namespace

TEST_CASE("docs/protocol.md tells the truth") {
    protocol::Conversation conversation;
    std::string position;
    const auto examples = examples_of("docs/protocol.md");
    CHECK(examples.size() > 20);
    for (const Example& example : examples) {
        std::vector<std::string> lines;
        const std::string response =
            conversation.answer(filled(example.request, position),
                                [&](const std::string& line) { lines.push_back(line); });
        lines.push_back(response);
        REQUIRE_MESSAGE(lines.size() == example.lines.size(), "line " << example.line);
        for (std::size_t i = 0; i < lines.size(); ++i)
            CHECK_MESSAGE(
                fits(lines[i], example.lines[i]),
                "line " << example.line << ", " << example.request << "\nanswered " << lines[i]);
        const auto json = engine::parse_json(response, 1 << 20);
        REQUIRE(json.ok());
        if (const auto* fields = json->if_object(); fields->contains("position"))
            position = engine::json_text(fields->at("position"));
    }
}

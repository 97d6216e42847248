// A conversation of any lines: each is answered by one JSON object, a refusal changes nothing, and
// the game on the desk stays lawful.
#include <utility>

#include <boost/json/object.hpp>

#include "fuzz/mutate.h"
#include "protocol/conversation.h"

namespace {

namespace json = boost::json;

constexpr std::size_t kMostBytes = 1U << 24U;
constexpr std::size_t kMostLines = 60;
constexpr protocol::Limits kLimits{.line_bytes = 1U << 16U, .rollouts = 3, .visits = 30};
constexpr std::string_view kSeed =
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

// Where a game would begin with secret dice, it gets known ones: runs must be repeatable.
std::string with_seed(std::string line) {
    auto request = engine::parse_json(line, kLimits.line_bytes);
    auto* fields = request ? request->if_object() : nullptr;
    if (fields == nullptr || fields->contains("seed"))
        return line;
    const auto* command = fields->if_contains("cmd");
    if (command == nullptr || (*command != "new" && *command != "load"))
        return line;
    (*fields)["seed"] = json::string(kSeed);
    return engine::json_text(*request);
}

json::object ask(protocol::Conversation& conversation, std::string_view line) {
    const std::string answer = conversation.answer(line);
    fuzz::demand(answer.find('\n') == std::string::npos, "an answer is one line", answer);
    auto json = engine::parse_json(answer, kMostBytes);
    fuzz::demand(json && json->is_object(), "an answer is a JSON object", answer);
    json::object fields = std::move(json->get_object());
    fuzz::demand(fields.contains("id"), "an answer has an id", answer);
    const auto* ok = fields.if_contains("ok");
    fuzz::demand(ok != nullptr && ok->is_bool(), "an answer says whether it is ok", answer);
    fuzz::demand(ok->get_bool() != fields.contains("error"), "only refusals have errors", answer);
    return fields;
}

bool is_blank(std::string_view line) {
    return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

void demand_lawful(protocol::Conversation& conversation) {
    const json::object answer = ask(conversation, R"({"cmd":"invariant"})");
    if (const auto* broken = answer.if_contains("broken"))
        fuzz::demand(*broken == "", "every law holds", engine::json_text(*broken));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    protocol::Conversation conversation(protocol::house_library(), kLimits);
    std::string before = conversation.answer(R"({"cmd":"state"})");
    auto lines = fuzz::lines_of(fuzz::text_of(data, size));
    lines.resize(std::min(lines.size(), kMostLines));
    for (const std::string& line : lines) {
        if (is_blank(line)) {
            fuzz::demand(conversation.answer(line).empty(), "a blank line has no answer");
            continue;
        }
        const bool ok = ask(conversation, with_seed(line)).at("ok").as_bool();
        std::string after = conversation.answer(R"({"cmd":"state"})");
        fuzz::demand(ok || before == after, "a refusal changes nothing", line);
        demand_lawful(conversation);
        before = std::move(after);
        if (conversation.is_finished())
            return 0;
    }
    return 0;
}

std::size_t fuzz::mutate(const Buffer& buffer, core::Rng& rng) {
    if (one_in(rng, 4))
        return buffer.mutate_bytes();
    return buffer.put(edited_lines(buffer.text(), rng));
}

#include "engine/testing/phrase_trace.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace engine::testing {

namespace {

// A message is rendered by phrases that say nothing but where it begins, its key, where each
// argument ends, and where it ends. These letters stand in no text.
constexpr char kBegin = '\x01';
constexpr char kNext = '\x02';
constexpr char kEnd = '\x03';
constexpr int kMaxArguments = 10;

std::string pattern_of(std::string_view key) {
    std::string pattern = kBegin + std::string(key) + kNext;
    for (int i = 0; i < kMaxArguments; ++i)
        pattern += "{" + std::to_string(i) + "}" + kNext;
    return pattern + kEnd;
}

// A part of a trace in both languages.
struct Part {
    std::string_view english;
    std::string_view german;
};

bool is_message(std::string_view text) { return text.starts_with(kBegin); }

// Up to the next mark outside of messages inside; `text` goes on behind it.
std::string_view take(std::string_view& text) {
    std::size_t at = 0;
    for (int depth = 0; depth > 0 || text[at] != kNext; ++at) {
        if (text[at] == kBegin)
            ++depth;
        if (text[at] == kEnd)
            --depth;
    }
    const std::string_view taken = text.substr(0, at);
    text.remove_prefix(at + 1);
    return taken;
}

// An argument that was not given leaves its braces.
bool is_missing(std::string_view text, int index) {
    return text == "{" + std::to_string(index) + "}";
}

bool is_number(std::string_view text) {
    const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
    return !digits.empty()
           && std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
}

std::string key_of(std::string_view trace) {
    return std::string(trace.substr(1, trace.find(kNext) - 1));
}

std::string kind_of(std::string_view text) {
    if (is_message(text))
        return "{" + key_of(text) + "}";
    if (is_number(text))
        return text == "0" || text == "1" ? std::string(text) : "number";
    const auto names = player_names();
    return std::ranges::find(names, text) == names.end() ? "words" : "seat";
}

std::vector<Part> arguments_of(Part trace) {
    Part rest{trace.english.substr(1), trace.german.substr(1)};
    take(rest.english);  // the key
    take(rest.german);
    std::vector<Part> arguments;
    for (int i = 0; i < kMaxArguments; ++i) {
        const Part argument{take(rest.english), take(rest.german)};
        if (!is_missing(argument.english, i))
            arguments.push_back(argument);
    }
    return arguments;
}

// The message again: seats and numbers have become words, which read the same.
Message message_of(Part trace) {
    Message message{key_of(trace.english), {}};
    for (const Part& part : arguments_of(trace)) {
        message.arguments.push_back(
            is_message(part.english)
                ? Argument::message(message_of(part))
                : Argument::words({std::string(part.english), std::string(part.german)}));
    }
    return message;
}

void collect(Part trace, std::span<const Phrase> phrases, std::vector<SaidPhrase>& found) {
    const Message message = message_of(trace);
    SaidPhrase said{message.key, "", "", ""};
    said.english = render(message, Language::English, phrases, {});
    said.german = render(message, Language::German, phrases, {});
    const auto arguments = arguments_of(trace);
    for (const Part& part : arguments)
        said.kinds += (said.kinds.empty() ? "" : ", ") + kind_of(part.english);
    found.push_back(std::move(said));
    for (const Part& part : arguments) {
        if (is_message(part.english))
            collect(part, phrases, found);
    }
}

std::string bare_of(Part trace);

std::string bare_argument(Part part) {
    if (is_message(part.english))
        return "(" + bare_of(part) + ")";
    return std::string(part.english);
}

std::string bare_of(Part trace) {
    std::string text = key_of(trace.english);
    for (const Part& part : arguments_of(trace)) {
        text += " " + bare_argument(part);
    }
    return text;
}

}  // namespace

PhraseTrace::PhraseTrace(std::span<const Phrase> phrases) : phrases_(phrases) {
    patterns_.reserve(phrases.size());
    for (const Phrase& phrase : phrases) {
        patterns_.push_back(pattern_of(phrase.key));
        marked_.push_back({phrase.key, patterns_.back(), patterns_.back()});
    }
}

std::vector<SaidPhrase> PhraseTrace::parts(const Message& message) const {
    std::vector<SaidPhrase> found;
    const std::string english = render(message, Language::English, marked_, player_names());
    const std::string german = render(message, Language::German, marked_, player_names());
    if (is_message(english))
        collect({english, german}, phrases_, found);
    return found;
}

std::string PhraseTrace::bare(const Message& message) const {
    const std::string text = render(message, Language::English, marked_, player_names());
    return is_message(text) ? bare_of({text, text}) : text;
}

std::span<const std::string> player_names() {
    // Some end in s or x, which German genitives and English ones must cope with.
    static const std::array<std::string, 6> names = {"Ada", "Max", "Cleo", "Lars", "Eva", "Finn"};
    return names;
}

}  // namespace engine::testing

#include "engine/message.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace engine {
namespace {

std::string seat_name(SeatId seat, Language language, std::span<const std::string> names) {
    const bool english = language == Language::English;
    if (seat == kNobody)
        return english ? "nobody" : "niemand";
    const auto index = static_cast<std::size_t>(index_of(seat));
    if (index < names.size() && !names[index].empty())
        return names[index];
    return (english ? "Seat " : "Platz ") + std::to_string(index + 1);
}

// The number in the placeholder ({0} .. {9}) that `text` begins with.
std::optional<std::size_t> placeholder(std::string_view text) {
    if (text.size() < 3 || text[0] != '{' || text[2] != '}' || text[1] < '0' || text[1] > '9')
        return std::nullopt;
    return static_cast<std::size_t>(text[1] - '0');
}

// A placeholder without an argument stays as it is.
std::string fill(std::string_view pattern, const std::vector<std::string>& texts) {
    std::string out;
    for (std::size_t at = 0; at < pattern.size();) {
        const auto index = placeholder(pattern.substr(at));
        const bool known = index && *index < texts.size();
        out += known ? std::string_view(texts[*index]) : pattern.substr(at, 1);
        at += known ? 3 : 1;
    }
    return out;
}

}  // namespace

Argument Argument::number(int value) {
    Argument argument;
    argument.kind_ = "number";
    argument.number_ = value;
    return argument;
}

Argument Argument::seat(SeatId seat) {
    Argument argument;
    argument.kind_ = "seat";
    argument.number_ = index_of(seat);
    return argument;
}

Argument Argument::words(Words words, std::vector<std::string> about) {
    Argument argument;
    argument.kind_ = "words";
    argument.words_ = std::move(words);
    argument.about_ = std::move(about);
    return argument;
}

Argument Argument::message(Message message) {
    Argument argument;
    argument.kind_ = "message";
    argument.message_.push_back(std::move(message));
    return argument;
}

std::optional<SeatId> Argument::named_seat() const {
    return kind_ == "seat" ? std::optional(seat_id(number_)) : std::nullopt;
}

std::span<const Message> Argument::inner() const { return message_; }

std::string Argument::render(Language language,
                             std::span<const Phrase> phrases,
                             std::span<const std::string> seat_names) const {
    if (kind_ == "number")
        return std::to_string(number_);
    if (kind_ == "seat")
        return seat_name(seat_id(number_), language, seat_names);
    if (kind_ == "words")
        return words_.in(language);
    return engine::render(message_.front(), language, phrases, seat_names);
}

std::string render(const Message& message,
                   Language language,
                   std::span<const Phrase> phrases,
                   std::span<const std::string> seat_names) {
    if (message.empty())
        return {};
    const auto phrase = std::ranges::find(phrases, message.key, &Phrase::key);
    if (phrase == phrases.end())
        return "[" + message.key + "]";
    std::vector<std::string> texts;
    texts.reserve(message.arguments.size());
    for (const Argument& argument : message.arguments)
        texts.push_back(argument.render(language, phrases, seat_names));
    return fill(language == Language::English ? phrase->english : phrase->german, texts);
}

}  // namespace engine

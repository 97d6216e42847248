// Words for people as keys with arguments, rendered in any language by tables.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.h"

namespace engine {

enum class Language : std::uint8_t { English, German };
inline constexpr int kLanguages = 2;

// The same thing said in each language.
struct Words {
    std::string english;
    std::string german;

    const std::string& in(Language language) const {
        return language == Language::English ? english : german;
    }
    friend bool operator==(const Words&, const Words&) = default;
};

// One line of a phrase table. The text of an argument stands at {0}, {1}, ..
struct Phrase {
    std::string_view key;
    std::string_view english;
    std::string_view german;
};

// An argument is a number, a seat (shown by its player's name), a name from the content, or a
// message. A name may say what it stands for on the table, as in targets: "card:w_13".
struct Message;
class Argument {
  public:
    static Argument number(int value);
    static Argument seat(SeatId seat);
    static Argument words(Words words, std::vector<std::string> about = {});
    static Argument message(Message message);

    std::string render(Language language,
                       std::span<const Phrase> phrases,
                       std::span<const std::string> seat_names) const;
    const std::string& kind() const { return kind_; }
    // What is named: only one of these is not empty.
    std::optional<SeatId> named_seat() const;
    const std::vector<std::string>& about() const { return about_; }
    std::span<const Message> inner() const;

  private:
    std::string kind_;
    int number_ = 0;
    Words words_;
    std::vector<std::string> about_;
    std::vector<Message> message_;  // none or one: a message inside a message
};

struct Message {
    std::string key;  // empty: nothing to say
    std::vector<Argument> arguments;

    bool empty() const { return key.empty(); }
};

// A key without a phrase is a broken promise: it is rendered as the key itself in brackets, and
// the conformance kit fails on any.
std::string render(const Message& message,
                   Language language,
                   std::span<const Phrase> phrases,
                   std::span<const std::string> seat_names);

}  // namespace engine

// The options of a game as a table, so that command line, protocol and client offer the same ones.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/message.h"

namespace engine {

// What a game is about, in one line, and how long it usually takes.
struct About {
    Words line;
    int minutes = 0;
};

// A value is written as a word ("on", "random", "60", "none") and has words for people.
struct OptionValue {
    std::string value;
    Words words;
    friend bool operator==(const OptionValue&, const OptionValue&) = default;
};

// With `is_range` the last two values are the ends of a range of numbers, after the words that
// stand beside it. With `names_seats` its numbers are seats, counted from 1.
struct OptionSpec {
    std::string_view key;
    std::vector<OptionValue> values;
    bool is_range = false;
    bool names_seats = false;
    std::string standard;
    Phrase name;
};

// One choice made by a person: key and value as they were written.
struct OptionChoice {
    std::string key;
    std::string value;
    friend bool operator==(const OptionChoice&, const OptionChoice&) = default;
};
using OptionChoices = std::vector<OptionChoice>;

}  // namespace engine

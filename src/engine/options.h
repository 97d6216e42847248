// The options of a game as a table, so that command line, protocol and client offer the same ones.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/message.h"

namespace engine {

// Values are written as words ("on", "random", "60", "none"); `values` lists them in order. With
// `is_range` the last two are the ends of a range of numbers, after the words that stand beside it.
struct OptionSpec {
    std::string_view key;
    std::vector<std::string_view> values;
    bool is_range = false;
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

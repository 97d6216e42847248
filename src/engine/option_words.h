// Options as people write them: making the table of a game, and checking choices against it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "engine/options.h"

namespace engine {

// The key of an option is that of its name without "option.".
OptionSpec one_of(std::vector<std::string_view> values, Phrase name);
// The last two values are the ends of a range of numbers.
OptionSpec in_range(std::vector<std::string_view> values, Phrase name);

// The names of an enum as values of an option, and the value of a name that has been checked.
template <class Enum>
std::vector<std::string_view> values_of() {
    const auto names = names_of(Enum{});
    return {names.begin(), names.end()};
}
template <class Enum>
void set_named(Enum& option, std::string_view value) {
    const auto names = names_of(Enum{});
    option = static_cast<Enum>(std::ranges::find(names, value) - names.begin());
}

std::optional<int> parse_number(std::string_view text);
// For a value that has been checked; a word that is no number is 0.
std::uint8_t small_number(std::string_view value);
// The way back: the word stands for 0.
std::string number_or(std::string_view word, int number);

// The standard value of each option, in the order of the table.
void set_standard(std::vector<OptionSpec>& specs, const OptionChoices& standard);

// What is wrong with the choices; nothing if each fits the table and those before it.
std::optional<core::Error> check_choices(std::string_view game,
                                         const std::vector<OptionSpec>& specs,
                                         const OptionChoices& choices);

// Who begins must sit at the table; 0 stands for anybody.
std::optional<core::Error> check_beginner(std::string_view key, int beginner, int seats);

}  // namespace engine

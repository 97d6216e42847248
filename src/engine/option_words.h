// Options as people write them: rows of the table of a game, and choices checked against it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "engine/options.h"

namespace engine {

// The key of an option is that of its name without "option.".
OptionSpec one_of(std::vector<OptionValue> values, Phrase name);
// The last two values are the ends of a range of numbers.
OptionSpec in_range(std::vector<OptionValue> values, Phrase name);

// Values that say the same in every game.
OptionValue number_value(int number);
OptionValue seat_value(int seat);
OptionValue no_limit();
OptionValue chance_value();
std::vector<OptionValue> off_and_on();

std::optional<int> parse_number(std::string_view text);

// What is wrong with the choices; nothing if each fits the table and those before it.
std::optional<core::Error> check_choices(std::string_view game,
                                         const std::vector<OptionSpec>& specs,
                                         const OptionChoices& choices);

// Who begins must sit at the table; 0 stands for anybody.
std::optional<core::Error> check_beginner(std::string_view key, int beginner, int seats);

}  // namespace engine

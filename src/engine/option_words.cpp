#include "engine/option_words.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>

namespace engine {
namespace {

using core::Error;

std::string listed(const OptionSpec& spec) {
    const std::string_view separator = spec.is_range ? " to " : ", ";
    std::string text;
    for (const OptionValue& each : spec.values)
        text += std::string(text.empty() ? "" : separator) + each.value;
    return text;
}

// Does the value stand in the list, or between the two numbers that a range ends with?
bool fits(const OptionSpec& spec, std::string_view value) {
    if (std::ranges::find(spec.values, value, &OptionValue::value) != spec.values.end())
        return true;
    if (!spec.is_range)
        return false;
    const auto number = parse_number(value);
    const std::size_t size = spec.values.size();
    return number && *number >= parse_number(spec.values[size - 2].value).value_or(0)
           && *number <= parse_number(spec.values[size - 1].value).value_or(0);
}

// What is wrong with one of the choices.
std::optional<Error> check_choice(std::string_view game,
                                  const std::vector<OptionSpec>& specs,
                                  const OptionChoices& choices,
                                  std::size_t at) {
    const auto& [key, value] = choices[at];
    const auto spec = std::ranges::find(specs, key, &OptionSpec::key);
    if (spec == specs.end())
        return Error{"options." + key, std::string(game) + " has no such option"};
    if (!fits(*spec, value))
        return Error{"options." + key, "\"" + value + "\" is not one of: " + listed(*spec)};
    for (std::size_t i = 0; i < at; ++i)
        if (choices[i].key == key && choices[i].value != value)
            return Error{"options." + key,
                         "both \"" + choices[i].value + "\" and \"" + value + "\" were asked for"};
    return std::nullopt;
}

}  // namespace

OptionSpec one_of(std::vector<OptionValue> values, Phrase name) {
    OptionSpec spec;
    spec.key = name.key.substr(name.key.find('.') + 1);
    spec.values = std::move(values);
    spec.name = name;
    return spec;
}

OptionSpec in_range(std::vector<OptionValue> values, Phrase name) {
    OptionSpec spec = one_of(std::move(values), name);
    spec.is_range = true;
    return spec;
}

OptionValue number_value(int number) {
    return {std::to_string(number), {std::to_string(number), std::to_string(number)}};
}

OptionValue seat_value(int seat) {
    const std::string number = std::to_string(seat);
    return {number, {"Seat " + number, "Platz " + number}};
}

OptionValue no_limit() { return {"none", {"No limit", "Ohne Grenze"}}; }

OptionValue chance_value() { return {"random", {"Chance", "Der Zufall"}}; }

std::vector<OptionValue> off_and_on() { return {{"off", {"Off", "Aus"}}, {"on", {"On", "An"}}}; }

std::optional<int> parse_number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    return whole ? std::optional(value) : std::nullopt;
}

std::optional<Error> check_choices(std::string_view game,
                                   const std::vector<OptionSpec>& specs,
                                   const OptionChoices& choices) {
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (auto wrong = check_choice(game, specs, choices, i))
            return wrong;
    }
    return std::nullopt;
}

std::optional<Error> check_beginner(std::string_view key, int beginner, int seats) {
    if (beginner <= seats)
        return std::nullopt;
    return Error{"options." + std::string(key),
                 "seat " + std::to_string(beginner) + " cannot begin a game of "
                     + std::to_string(seats) + " players"};
}

}  // namespace engine

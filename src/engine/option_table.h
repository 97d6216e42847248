// The options of a game, each bound to the field that it sets: the game writes one row for each.
//     option_named<&Options::layout>({"option.layout", "Layout", "Aufbau"}, {{"Open", "Offen"},
//     ..})
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/option_words.h"

namespace engine {

template <class Options>
struct Option {
    OptionSpec spec;
    // For a value that fits the spec, and back.
    void (*set)(Options& options, const OptionSpec& spec, std::string_view value);
    std::string (*get)(const Options& options, const OptionSpec& spec);
};
template <class Options>
using OptionTable = std::vector<Option<Options>>;

template <class Member>
struct MemberOf;
template <class O, class V>
struct MemberOf<V O::*> {
    using Owner = O;
    using Value = V;
};
template <auto kField>
using OptionOf = Option<typename MemberOf<decltype(kField)>::Owner>;
template <auto kField>
using FieldType = typename MemberOf<decltype(kField)>::Value;

// A field that holds the place of its value in the list.
template <auto kField>
OptionOf<kField> option_listed(OptionSpec row) {
    return {.spec = std::move(row),
            .set =
                [](auto& options, const OptionSpec& spec, std::string_view value) {
                    const auto at = std::ranges::find(spec.values, value, &OptionValue::value);
                    options.*kField = static_cast<FieldType<kField>>(at - spec.values.begin());
                },
            .get =
                [](const auto& options, const OptionSpec& spec) {
                    return spec.values[static_cast<std::size_t>(options.*kField)].value;
                }};
}

// An enum whose names are the values; its words stand in the order of the names.
template <auto kField>
OptionOf<kField> option_named(Phrase name, std::vector<Words> words) {
    const auto names = names_of(FieldType<kField>{});
    assert(words.size() == names.size());
    std::vector<OptionValue> values;
    for (std::size_t i = 0; i < names.size(); ++i)
        values.push_back({std::string(names[i]), std::move(words[i])});
    return option_listed<kField>(one_of(std::move(values), name));
}

// A bool: the first value is false.
template <auto kField>
OptionOf<kField> option_either(Phrase name, OptionValue no, OptionValue yes) {
    static_assert(std::is_same_v<FieldType<kField>, bool>);
    return option_listed<kField>(one_of({std::move(no), std::move(yes)}, name));
}
template <auto kField>
OptionOf<kField> option_switch(Phrase name) {
    return option_listed<kField>(one_of(off_and_on(), name));
}

// A number, or 0 for the word that stands before the numbers.
template <auto kField>
OptionOf<kField> option_number(OptionSpec row) {
    return {.spec = std::move(row),
            .set =
                [](auto& options, const OptionSpec& /*spec*/, std::string_view value) {
                    options.*kField =
                        static_cast<FieldType<kField>>(parse_number(value).value_or(0));
                },
            .get =
                [](const auto& options, const OptionSpec& spec) {
                    const int number = options.*kField;
                    const std::string& first = spec.values.front().value;
                    return number == 0 && !parse_number(first) ? first : std::to_string(number);
                }};
}
template <auto kField>
OptionOf<kField> option_number(Phrase name, int one, int other) {
    return option_number<kField>(one_of({number_value(one), number_value(other)}, name));
}
template <auto kField>
OptionOf<kField> option_up_to(Phrase name, int most) {
    return option_number<kField>(in_range({number_value(1), number_value(most)}, name));
}
template <auto kField>
OptionOf<kField> option_no_limit_or_up_to(Phrase name, int most) {
    return option_number<kField>(in_range({no_limit(), number_value(1), number_value(most)}, name));
}

// The seat that begins, counted from 1; 0 leaves it to chance.
template <auto kField>
OptionOf<kField> option_beginner(Phrase name, int seats) {
    std::vector<OptionValue> values = {chance_value()};
    for (int seat = 1; seat <= seats; ++seat)
        values.push_back(seat_value(seat));
    auto option = option_number<kField>(one_of(std::move(values), name));
    option.spec.names_seats = true;
    return option;
}

// All of them as people write them.
template <class Options>
OptionChoices choices_of(const OptionTable<Options>& table, const Options& options) {
    OptionChoices choices;
    for (const Option<Options>& option : table)
        choices.push_back({std::string(option.spec.key), option.get(options, option.spec)});
    return choices;
}
template <class Options>
void choose(const OptionTable<Options>& table, Options& options, const OptionChoice& choice) {
    for (const Option<Options>& option : table)
        if (option.spec.key == choice.key)
            option.set(options, option.spec, choice.value);
}
// What clients are told, with the values that a game has if nobody chooses.
template <class Options>
std::vector<OptionSpec> specs_of(const OptionTable<Options>& table, const Options& standard) {
    std::vector<OptionSpec> specs;
    for (const Option<Options>& option : table) {
        specs.push_back(option.spec);
        specs.back().standard = option.get(standard, option.spec);
    }
    return specs;
}

}  // namespace engine

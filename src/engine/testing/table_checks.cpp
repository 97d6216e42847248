// What is checked once per game: options, phrases, guide, and that it refuses nonsense.
#include <algorithm>
#include <set>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "engine/testing/checks.h"

namespace engine::testing {

namespace {

bool is_number(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

std::string wrong_option(const OptionSpec& spec) {
    const std::string name = "option '" + std::string(spec.key) + "'";
    const std::size_t size = spec.values.size();
    if (spec.is_range
        && (size < 2 || !is_number(spec.values[size - 2].value)
            || !is_number(spec.values[size - 1].value)))
        return name + " is a range without two numbers as its ends";
    if (!spec.is_range
        && std::ranges::find(spec.values, spec.standard, &OptionValue::value) == spec.values.end())
        return name + " has a standard that is none of its values";
    if (spec.name.english.empty() || spec.name.german.empty())
        return name + " has no name";
    for (const auto& [value, words] : spec.values)
        if (words.english.empty() || words.german.empty())
            return name + " has no words for '" + value + "'";
    return {};
}

std::string wrong_options(const AnyGame& game) {
    if (const About& about = game.about();
        about.line.english.empty() || about.line.german.empty() || about.minutes <= 0)
        return "the game does not say what it is about";
    for (const OptionSpec& spec : game.options()) {
        if (auto fault = wrong_option(spec); !fault.empty())
            return fault;
    }
    if (game.initial(game.min_seats(), {{"no such option", "on"}}).ok())
        return "an option that does not exist is accepted";
    for (const OptionSpec& spec : game.options()) {
        if (game.initial(game.min_seats(), {{std::string(spec.key), "nonsense"}}).ok())
            return "option '" + std::string(spec.key) + "' accepts nonsense";
    }
    if (game.initial(game.min_seats() - 1, {}).ok() || game.initial(game.max_seats() + 1, {}).ok())
        return "too few or too many seats are accepted";
    return {};
}

std::set<char> placeholders(std::string_view text) {
    std::set<char> found;
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        if (text[i] == '{')
            found.insert(text[i + 1]);
    }
    return found;
}

std::string wrong_phrases(const AnyGame& game) {
    std::set<std::string_view> keys;
    for (const Phrase& phrase : game.phrases()) {
        const std::string key(phrase.key);
        if (!keys.insert(phrase.key).second)
            return "'" + key + "' stands twice in the table";
        if (phrase.english.empty() || phrase.german.empty())
            return "'" + key + "' is missing in a language";
        if (placeholders(phrase.english) != placeholders(phrase.german))
            return "'" + key + "' has other arguments in German than in English";
    }
    return {};
}

bool is_said(const boost::json::object& words, std::string_view language) {
    const auto* text = words.if_contains(language);
    return text != nullptr && text->is_string() && !text->get_string().empty();
}

// The place of the first words that a language lacks, for example ".cards.reed.name".
std::string half_said(const boost::json::value& json, const std::string& path) {
    if (const auto* list = json.if_array()) {
        for (std::size_t i = 0; i < list->size(); ++i) {
            if (auto place = half_said((*list)[i], path + "[" + std::to_string(i) + "]");
                !place.empty())
                return place;
        }
    }
    const auto* object = json.if_object();
    if (object == nullptr)
        return {};
    const bool is_words = object->contains("en") || object->contains("de");
    if (is_words)
        return is_said(*object, "en") && is_said(*object, "de") ? "" : path;
    for (const auto& [key, value] : *object) {
        if (auto place = half_said(value, path + "." + std::string(key)); !place.empty())
            return place;
    }
    return {};
}

std::string wrong_guide(const AnyGame& game) {
    const boost::json::value guide = game.guide();
    if (!guide.is_object() || guide.get_object().empty())
        return "there is none";
    const std::string place = half_said(guide, "");
    return place.empty() ? "" : "words are missing in a language at " + place;
}

std::string accepted_nonsense(const AnyGame& game) {
    for (const std::string_view text : {"", " ", "no such action", "{", "\n"}) {
        if (game.parse_action(text).ok())
            return "'" + std::string(text) + "' is accepted as an action";
    }
    for (const boost::json::value& json : {boost::json::value(nullptr),
                                           boost::json::value(7),
                                           boost::json::value(boost::json::object()),
                                           boost::json::value(boost::json::array())}) {
        if (game.from_json(json).ok())
            return "a position is made of nothing";
    }
    return {};
}

constexpr std::array<Check<AnyGame>, 4> kTableChecks = {{
    {"options", wrong_options},
    {"phrases", wrong_phrases},
    {"guide", wrong_guide},
    {"nonsense", accepted_nonsense},
}};

}  // namespace

std::span<const Check<AnyGame>> table_checks() { return kTableChecks; }

}  // namespace engine::testing

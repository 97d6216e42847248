// The options of a game as words (section 3).
#include <charconv>
#include <optional>
#include <utility>

#include "games/ascalion/names.h"
#include "games/ascalion/texts.h"

namespace ascalion {
namespace {

using core::Error;
using engine::OptionSpec;

std::optional<int> parse_number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    return whole ? std::optional(value) : std::nullopt;
}

std::string listed(const OptionSpec& spec) {
    const std::string_view separator = spec.is_range ? " to " : ", ";
    std::string text;
    for (const std::string_view value : spec.values)
        text += std::string(text.empty() ? "" : separator) + std::string(value);
    return text;
}

// Does the value stand in the list, or between the two numbers of a range?
bool fits(const OptionSpec& spec, std::string_view value) {
    for (const std::string_view allowed : spec.values)
        if (value == allowed)
            return true;
    if (!spec.is_range)
        return false;
    const auto number = parse_number(value);
    return number && *number >= parse_number(spec.values[0]).value_or(0)
           && *number <= parse_number(spec.values[1]).value_or(0);
}

std::uint8_t small_number(std::string_view value) {
    return static_cast<std::uint8_t>(parse_number(value).value_or(0));
}

template <class Enum>
Enum named(std::string_view value) {
    const Names names = names_of(Enum{});
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == value)
            return static_cast<Enum>(i);
    return Enum{};
}

// Words

void set_word(Options& options, std::string_view key, std::string_view value) {
    if (key == "islands")
        options.islands = named<Toggle>(value);
    else if (key == "source_set")
        options.source_set = named<SourceSet>(value);
    else if (key == "source_setup")
        options.random_sources = value == "random";
    else if (key == "claim_setup")
        options.random_claims = value == "random";
    else if (key == "victory")
        options.victory = named<Victory>(value);
    else if (key == "trade_rule")
        options.trade_rule = named<TradeRule>(value);
    else if (key == "expansion")
        options.expansion = value == "on";
}

void set(Options& options, std::string_view key, std::string_view value) {
    if (key == "opener")
        options.opener = small_number(value);
    else if (key == "round_cap")
        options.round_cap = small_number(value);
    else if (key == "offer_cap")
        options.offer_cap = small_number(value);
    else if (key == "goods_cap")
        options.goods_cap = small_number(value);
    else
        set_word(options, key, value);
}

const OptionSpec* spec_of(const std::vector<OptionSpec>& specs, std::string_view key) {
    for (const OptionSpec& spec : specs)
        if (spec.key == key)
            return &spec;
    return nullptr;
}

std::optional<Error> check(const std::vector<OptionSpec>& specs,
                           const engine::OptionChoices& choices,
                           std::size_t at) {
    const auto& [key, value] = choices[at];
    const OptionSpec* spec = spec_of(specs, key);
    if (spec == nullptr)
        return Error{"options." + key, "ascalion has no such option"};
    if (!fits(*spec, value))
        return Error{"options." + key, "\"" + value + "\" is not one of: " + listed(*spec)};
    for (std::size_t i = 0; i < at; ++i)
        if (choices[i].key == key && choices[i].value != value)
            return Error{"options." + key,
                         "both \"" + choices[i].value + "\" and \"" + value + "\" were asked for"};
    return std::nullopt;
}

// The key of an option is that of its name without "option.".
OptionSpec one_of(std::vector<std::string_view> values, engine::Phrase name) {
    const auto key = name.key.substr(name.key.find('.') + 1);
    return {.key = key, .values = std::move(values), .standard = {}, .name = name};
}

OptionSpec up_to(std::string_view most, engine::Phrase name) {
    OptionSpec spec = one_of({"1", most}, name);
    spec.is_range = true;
    return spec;
}

std::string opener_word(int seat) { return seat == 0 ? "random" : std::to_string(seat); }

std::string setup_word(bool random) { return random ? "random" : "players"; }

}  // namespace

std::vector<OptionSpec> Texts::option_specs(const Pack& pack) {
    std::vector<OptionSpec> specs = {
        one_of({"auto", "on", "off"}, {"option.islands", "Islands in play", "Inseln im Spiel"}),
        one_of({"auto", "small", "large"},
               {"option.source_set", "Set of sources", "Satz Rohstoffquellen"}),
        one_of({"players", "random"},
               {"option.source_setup", "Who places the sources", "Wer die Rohstoffquellen setzt"}),
        one_of({"players", "random"},
               {"option.claim_setup", "Who distributes the countries", "Wer die Länder verteilt"}),
        one_of({"random", "1", "2", "3", "4", "5", "6"},
               {"option.opener", "Who begins the set-up", "Wer den Aufbau beginnt"}),
        one_of({"shared", "single"}, {"option.victory", "Victory", "Sieg"}),
        one_of({"border", "reach"},
               {"option.trade_rule", "Who may trade", "Voraussetzung für Handel"}),
        one_of({"off", "on"},
               {"option.expansion", "Temples and universities", "Tempel und Universitäten"}),
        up_to("200", {"option.round_cap", "Last round", "Letzte Runde"}),
        up_to("12",
              {"option.offer_cap",
               "Offers per player and trade phase",
               "Angebote je Spieler und Handelsphase"}),
        up_to("15",
              {"option.goods_cap",
               "Resources per side of an offer",
               "Rohstoffe je Seite eines Angebots"}),
    };
    const auto standard = choices_of(pack.standard_options);
    for (std::size_t i = 0; i < specs.size(); ++i)
        specs[i].standard = standard[i].value;
    return specs;
}

core::Result<Options> Texts::parse_options(const Pack& pack,
                                           int seats,
                                           const engine::OptionChoices& choices) {
    Options options = pack.standard_options;
    options.seats = static_cast<std::uint8_t>(seats);
    const auto specs = option_specs(pack);
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (auto wrong = check(specs, choices, i))
            return *wrong;
        set(options, choices[i].key, choices[i].value);
    }
    if (options.opener > seats)
        return Error{"options.opener",
                     "seat " + std::to_string(options.opener) + " cannot begin a game of "
                         + std::to_string(seats) + " players"};
    return options;
}

engine::OptionChoices Texts::choices_of(const Options& options) {
    return {{"islands", std::string(name_of(options.islands))},
            {"source_set", std::string(name_of(options.source_set))},
            {"source_setup", setup_word(options.random_sources)},
            {"claim_setup", setup_word(options.random_claims)},
            {"opener", opener_word(options.opener)},
            {"victory", std::string(name_of(options.victory))},
            {"trade_rule", std::string(name_of(options.trade_rule))},
            {"expansion", options.expansion ? "on" : "off"},
            {"round_cap", std::to_string(options.round_cap)},
            {"offer_cap", std::to_string(options.offer_cap)},
            {"goods_cap", std::to_string(options.goods_cap)}};
}

}  // namespace ascalion

// The options of a game as words (section 3).
#include "engine/option_words.h"
#include "games/ascalion/names.h"
#include "games/ascalion/texts.h"

namespace ascalion {
namespace {

using engine::one_of;
using engine::OptionSpec;
using engine::set_named;
using engine::small_number;

void set_word(Options& options, std::string_view key, std::string_view value) {
    if (key == "islands")
        set_named(options.islands, value);
    else if (key == "source_set")
        set_named(options.source_set, value);
    else if (key == "source_setup")
        options.random_sources = value == "random";
    else if (key == "claim_setup")
        options.random_claims = value == "random";
    else if (key == "victory")
        set_named(options.victory, value);
    else if (key == "trade_rule")
        set_named(options.trade_rule, value);
    else if (key == "expansion")
        options.expansion = value == "on";
}

OptionSpec up_to(std::string_view most, engine::Phrase name) {
    return engine::in_range({"1", most}, name);
}

std::string setup_word(bool random) { return random ? "random" : "players"; }

}  // namespace

std::vector<OptionSpec> Texts::option_specs() {
    return {
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
}

void Texts::set_option(Options& options, std::string_view key, std::string_view value) {
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

std::optional<core::Error> Texts::check_options(const Options& options) {
    return engine::check_beginner("opener", options.opener, options.seats);
}

engine::OptionChoices Texts::choices_of(const Options& options) {
    return {{"islands", std::string(name_of(options.islands))},
            {"source_set", std::string(name_of(options.source_set))},
            {"source_setup", setup_word(options.random_sources)},
            {"claim_setup", setup_word(options.random_claims)},
            {"opener", engine::number_or("random", options.opener)},
            {"victory", std::string(name_of(options.victory))},
            {"trade_rule", std::string(name_of(options.trade_rule))},
            {"expansion", options.expansion ? "on" : "off"},
            {"round_cap", std::to_string(options.round_cap)},
            {"offer_cap", std::to_string(options.offer_cap)},
            {"goods_cap", std::to_string(options.goods_cap)}};
}

}  // namespace ascalion

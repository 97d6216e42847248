// What people choose from (section 3).
#include "engine/option_table.h"
#include "games/ascalion/names.h"
#include "generated/games/ascalion/texts.h"

namespace ascalion {
namespace {

const engine::OptionValue kPlayers = {"players", {"The players", "Die Spieler"}};

}  // namespace

engine::About Texts::about() {
    return {{"Trade, ship and besiege along the river; three cities win the land.",
             "Handle, segle und belagere am Fluss; drei Städte gewinnen das Land."},
            120};
}

engine::OptionTable<Options> Texts::options() {
    using namespace engine;
    return {
        option_named<&Options::islands>(
            {"option.islands", "Islands in play", "Inseln im Spiel"},
            {{"By players", "Nach Spielerzahl"}, {"On", "An"}, {"Off", "Aus"}}),
        option_named<&Options::source_set>(
            {"option.source_set", "Set of sources", "Satz Rohstoffquellen"},
            {{"By players", "Nach Spielerzahl"}, {"Small", "Klein"}, {"Large", "Groß"}}),
        option_either<&Options::random_sources>(
            {"option.source_setup", "Who places the sources", "Wer die Rohstoffquellen setzt"},
            kPlayers,
            chance_value()),
        option_either<&Options::random_claims>(
            {"option.claim_setup", "Who distributes the countries", "Wer die Länder verteilt"},
            kPlayers,
            chance_value()),
        option_beginner<&Options::opener>(
            {"option.opener", "Who begins the set-up", "Wer den Aufbau beginnt"}, kMaxSeats),
        option_named<&Options::victory>({"option.victory", "Victory", "Sieg"},
                                        {{"Shared", "Gemeinsam"}, {"Single", "Allein"}}),
        option_named<&Options::trade_rule>(
            {"option.trade_rule", "Who may trade", "Voraussetzung für Handel"},
            {{"Neighbours", "Nachbarn"}, {"Within reach", "In Reichweite"}}),
        option_switch<&Options::expansion>(
            {"option.expansion", "Temples and universities", "Tempel und Universitäten"}),
        option_up_to<&Options::round_cap>({"option.round_cap", "Last round", "Letzte Runde"}, 200),
        option_no_limit_or_up_to<&Options::offer_cap>({"option.offer_cap",
                                                       "Offers per player and trade phase",
                                                       "Angebote je Spieler und Handelsphase"},
                                                      12),
        option_up_to<&Options::goods_cap>({"option.goods_cap",
                                           "Resources per side of an offer",
                                           "Rohstoffe je Seite eines Angebots"},
                                          15),
    };
}

std::optional<core::Error> Texts::check_options(const Options& options) {
    return engine::check_beginner("opener", options.opener, options.seats);
}

}  // namespace ascalion

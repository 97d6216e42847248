// Choices in English and German, and the table of all phrases. Names come from the pack.
#include <array>

#include "engine/phrase_table.h"
#include "games/ascalion/names.h"
#include "generated/games/ascalion/texts.h"

namespace ascalion {

namespace {

// clang-format off
constexpr auto kActionPhrases = std::to_array<engine::Phrase>({
    // a choice before it is made; the key is "choice." and the notation word
    {"choice.opened",           "{0} begins the set-up",          "{0} beginnt den Aufbau"},
    {"choice.turned",           "{0}",                            "{0}"},
    {"choice.dealt",            "{0}",                            "{0}"},
    {"choice.dealt.none",       "No source",                      "Keine Rohstoffquelle"},
    {"choice.drew",             "{0}",                            "{0}"},
    {"choice.rolled.open",      "1 to 4: the phase takes place",  "1 bis 4: Die Phase findet statt"},
    {"choice.rolled.cancelled", "5: the phase is cancelled",      "5: Die Phase fällt aus"},
    {"choice.rolled.vote",      "6: the players vote",            "6: Die Spieler stimmen ab"},
    {"choice.yes",              "Yes",                            "Ja"},
    {"choice.no",               "No",                             "Nein"},
    {"choice.at",               "{0}",                            "{0}"},
    {"choice.to",               "To {0} ({1} points)",            "Nach {0} ({1} Punkte)"},
    {"choice.to.launch",        "Launch at {0}",                  "Stapellauf bei {0}"},
    {"choice.pick",             "{0}",                            "{0}"},
    {"choice.take",             "{0}",                            "{0}"},
    {"choice.close",            "That is all",                    "Das ist alles"},
    {"choice.decline",          "Decline",                        "Ablehnen"},
    {"choice.decline.follower", "Place no follower",              "Keinen Anhänger setzen"},
    {"choice.found",            "{0}",                            "{0}"},
    {"choice.make",             "{0} ({1})",                      "{0} ({1})"},
    {"choice.done",             "Done",                           "Fertig"},
    {"choice.pass",             "Pass",                           "Passen"},
    {"choice.offer",            "Make {0} an offer",              "{0} ein Angebot machen"},
    {"choice.withdraw",         "Withdraw",                       "Zurückziehen"},
    {"choice.send",             "Send: {0} for {1}",              "Absenden: {0} gegen {1}"},
    {"choice.accept",           "Accept",                         "Annehmen"},
    {"choice.counter",          "Make a counter-offer",           "Gegenangebot machen"},
    {"choice.foot",             "Transport on foot",              "Transport zu Fuß"},
    {"choice.ride",             "Transport on horseback",         "Transport zu Pferde"},
    {"choice.chain",            "Transport by horse chain",       "Transport über die Pferdekette"},
    {"choice.boat",             "Voyage with a boat",             "Fahrt mit einem Boot"},
    {"choice.ship",             "Voyage with a ship",             "Fahrt mit einem Schiff"},
    {"choice.load",             "Load from {0}",                  "Laden von {0}"},
    {"choice.unload",           "Unload to {0}",                  "Ausladen nach {0}"},
    {"choice.stop",             "Stop here",                      "Hier anhalten"},
    {"choice.no_transport",     "No extra transport",             "Kein zusätzlicher Transport"},
    {"choice.for_attacker",     "Help {0}, the attacker",         "{0} beim Angriff helfen"},
    {"choice.for_defender",     "Help {0}, the defender",         "{0} bei der Verteidigung helfen"},
    {"choice.neutral",          "Stay neutral",                   "Neutral bleiben"},
    {"choice.attack",           "Attack again",                   "Noch einmal angreifen"},
    {"choice.end",              "End the turn",                   "Zug beenden"},

    {"phase.setup",       "Set-up",      "Aufbau"},
    {"phase.development", "Development", "Entwicklung"},
    {"phase.production",  "Production",  "Produktion"},
    {"phase.trade",       "Trade",       "Handel"},
    {"phase.transport",   "Transport",   "Transport"},
    {"phase.attack",      "Attack",      "Angriff"},
    {"phase.over",        "Game over",   "Spielende"},
});
// clang-format on

}  // namespace

std::vector<engine::Phrase> Texts::phrases() {
    return engine::phrase_table(
        {kActionPhrases, report_phrases(), prompt_phrases(), reason_phrases()});
}

engine::OutcomeNames Texts::outcome_names() {
    return {.parts = {{"cities", "Städte"}, {"areas", "Gebiete"}, {"value", "Kampfwert"}},
            .endings = {{"running", "läuft"},
                        {"cities", "Städte"},
                        {"last player", "letzter Spieler"},
                        {"last round", "letzte Runde"}},
            .ending_ids = {tables::kEndingNames.begin(), tables::kEndingNames.end()}};
}

}  // namespace ascalion

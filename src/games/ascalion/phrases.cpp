// Choices in English and German, and the table of all phrases. Names come from the pack.
#include <array>

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
    {"choice.at.attack",        "Attack {0}",                     "{0} angreifen"},
    {"choice.to",               "{0} ({1})",                      "{0} ({1})"},
    {"choice.to.launch",        "Launch {0}",                     "Stapellauf {0}"},
    {"choice.at.give",          "Give {0} {1}",                   "{0} {1} geben"},
    {"choice.pick",             "{0}",                            "{0}"},
    {"choice.pick.give",        "Give {0}",                       "{0} geben"},
    {"choice.pick.want",        "Want {0}",                       "{0} verlangen"},
    {"choice.take",             "{0}",                            "{0}"},
    {"choice.close",            "That is all",                    "Das ist alles"},
    {"choice.close.give",       "I give no more",                 "Mehr gebe ich nicht"},
    {"choice.decline",          "Decline",                        "Ablehnen"},
    {"choice.decline.follower", "Place no follower",              "Keinen Anhänger setzen"},
    {"choice.found",            "{0}",                            "{0}"},
    {"choice.make",             "{0} ({1})",                      "{0} ({1})"},
    {"choice.done",             "Done",                           "Fertig"},
    {"choice.pass",             "Pass",                           "Passen"},
    {"choice.pass.attack",      "Attack no more",                 "Nicht mehr angreifen"},
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
    {"choice.load",             "Load {0}",                       "Laden {0}"},
    {"choice.unload",           "Unload {0}",                     "Ausladen {0}"},
    {"choice.stop",             "Stop here",                      "Hier anhalten"},
    {"choice.no_transport",     "No extra transport",             "Kein zusätzlicher Transport"},
    {"choice.for_attacker",     "Help {0}, the attacker",         "{0} beim Angriff helfen"},
    {"choice.for_defender",     "Help {0}, the defender",         "{0} bei der Verteidigung helfen"},
    {"choice.neutral",          "Stay neutral",                   "Neutral bleiben"},
    {"choice.attack",           "Attack once more",               "Noch einmal angreifen"},
    {"choice.end",              "End the turn",                   "Zug beenden"},

    // standing orders, each with the answers that may be ordered
    {"order.vote",     "When there is a vote",          "Bei einer Abstimmung"},
    {"order.pass",     "When boats of {0} want to pass", "Wenn Boote von {0} passieren wollen"},
    {"order.help",     "Help {0} in a conflict",        "{0} im Kampf helfen"},
    {"order.side",     "In all other conflicts",        "In allen anderen Kämpfen"},
    {"order.keep",     "An offer that wants: {0}",      "Ein Angebot, das verlangt: {0}"},
    {"order.offers",   "All other offers",              "Alle anderen Angebote"},
    {"order.ask",      "ask me",                        "frag mich"},
    {"order.yes",      "yes",                           "ja"},
    {"order.no",       "no",                            "nein"},
    {"order.anybody",  "against anybody",               "gegen alle"},
    {"order.against",  "against {0}",                   "gegen {0}"},
    {"order.neutral",  "stay neutral",                  "neutral bleiben"},
    {"order.decline",  "decline",                       "ablehnen"},
    {"order.more",     "accept if it gives more than it wants",
                       "annehmen, wenn es mehr gibt als verlangt"},

    {"phase.setup",       "Set-up",      "Aufbau"},
    {"phase.development", "Development", "Entwicklung"},
    {"phase.production",  "Production",  "Produktion"},
    {"phase.trade",       "Trade",       "Handel"},
    {"phase.transport",   "Transport",   "Transport"},
    {"phase.attack",      "Attack",      "Angriff"},
    {"phase.over",        "Game over",   "Spielende"},

    // a phase as the subject of a sentence, after its beginning, and as an object
    {"phase.first.production", "Production", "Die Produktion"},
    {"phase.first.trade",      "Trade",      "Der Handel"},
    {"phase.first.transport",  "Transport",  "Der Transport"},
    {"phase.the.production",   "production", "die Produktion"},
    {"phase.the.trade",        "trade",      "der Handel"},
    {"phase.the.transport",    "transport",  "der Transport"},
    {"phase.object.production", "production", "die Produktion"},
    {"phase.object.trade",      "trade",      "den Handel"},
    {"phase.object.transport",  "transport",  "den Transport"},
});
// clang-format on

}  // namespace

std::span<const engine::Phrase> choice_phrases() { return kActionPhrases; }

engine::OutcomeNames Texts::outcome_names() {
    return {.parts = {{"cities", "Städte"}, {"areas", "Gebiete"}, {"value", "Kampfwert"}},
            .endings = {{"running", "läuft"},
                        {"cities", "Städte"},
                        {"last player", "letzter Spieler"},
                        {"last round", "letzte Runde"}},
            .ending_ids = {names_of(Ending{}).begin(), names_of(Ending{}).end()}};
}

}  // namespace ascalion

// Questions to a player and the stage of the game, in English and German. The key of a question is
// "prompt." and the name of what is asked.
#include <array>

#include "generated/games/ascalion/texts.h"

namespace ascalion {

namespace {

// clang-format off
constexpr auto kPromptPhrases = std::to_array<engine::Phrase>({
    {"stage.round", "Round {0} of {1}: {2}", "Runde {0} von {1}: {2}"},

    {"over.winner",      "{0}",                                                "{0}"},
    {"over.and",         "{0} and {1}",                                        "{0} und {1}"},
    {"over.cities",      "Victory by cities: {0}.",                            "Sieg durch Städte: {0}."},
    {"over.last_player", "Nobody else has a country left: {0} wins.",          "Sonst hat niemand mehr ein Land: {0} gewinnt."},
    {"over.round_cap",   "After round {1} cities, areas and value decide: {0}.", "Nach Runde {1} entscheiden Städte, Gebiete und Kampfwert: {0}."},

    {"prompt.source_country",     "Put a face-down source into which country?", "In welches Land setzt du eine verdeckte Rohstoffquelle?"},
    {"prompt.claim_country",      "Claim which country?",                       "Welches Land besetzt du?"},
    {"prompt.vote",               "Shall {0} take place? So far {1} yes, {2} no.", "Soll {0} stattfinden? Bisher {1} Ja, {2} Nein."},
    {"prompt.tie_break",          "{1} to {2}: you decide. Shall {0} take place?", "{1} zu {2}: Du entscheidest. Soll {0} stattfinden?"},
    {"prompt.temple",             "Found a temple? Your sources give you nothing this round.", "Einen Tempel gründen? Deine Quellen geben dir in dieser Runde nichts."},
    {"prompt.religion",           "Which religion?",                            "Welche Religion?"},
    {"prompt.temple_country",     "Put the temple ({0}) into which country?",   "In welches Land stellst du den Tempel ({0})?"},
    {"prompt.university_country", "Put your university into which country?",    "In welches Land stellst du deine Universität?"},
    {"prompt.recipe",             "Develop something, or say done.",            "Entwickle etwas, oder sage Fertig."},
    {"prompt.recipe_area",        "{0}: where?",                                "{0}: wo?"},
    {"prompt.launch_place",       "Launch from {0} at which place?",            "Wo ist der Stapellauf von {0} aus?"},
    {"prompt.short_source",       "Only {1} left ({0}): which source gets it?", "Nur noch {1} übrig ({0}): Welche Quelle bekommt es?"},
    {"prompt.stud",               "Which stud gives its foal next?",            "Welche Pferdezucht gibt als nächste ihr Fohlen?"},
    {"prompt.foal_country",       "The foal of {0}: into which country?",       "Das Fohlen von {0}: in welches Land?"},
    {"prompt.book_area",          "Put a book into which area?",                "In welches Gebiet legst du ein Buch?"},
    {"prompt.follower_area",      "Convert which area ({0}, {1} left)?",        "Welches Gebiet bekehrst du ({0}, noch {1})?"},
    {"prompt.grant",              "May the boats of {0} pass your banks, so that {0} can trade?", "Dürfen die Boote von {0} deine Ufer passieren, damit {0} handeln kann?"},
    {"prompt.partner",            "Make somebody an offer, or pass.",           "Mache jemandem ein Angebot, oder passe."},
    {"prompt.give_kind",          "Offer to {0}: what do you give? So far: {1}.", "Angebot an {0}: Was gibst du? Bisher: {1}."},
    {"prompt.give_kind.counter",  "Counter-offer to {0}: what do you give? So far: {1}.", "Gegenangebot an {0}: Was gibst du? Bisher: {1}."},
    {"prompt.give_area",          "{0} from where?",                            "{0} von wo?"},
    {"prompt.want_kind",          "Offer to {0}: what do you want for {1}? So far: {2}.", "Angebot an {0}: Was willst du für {1}? Bisher: {2}."},
    {"prompt.answer",             "{0} gives {1} and wants {2}. Your answer?",  "{0} gibt {1} und will {2}. Deine Antwort?"},
    {"prompt.origin",             "Take {0} from where?",                       "Von wo nimmst du es ({0})?"},
    {"prompt.destination",        "Put {0} where? To place: {1}.",              "Wohin damit ({0})? Zu verteilen: {1}."},
    {"prompt.transport",          "Make a transport ({0} left), or say done.",  "Mache einen Transport (noch {0}), oder sage Fertig."},
    {"prompt.from.foot",          "On foot from which country?",                "Zu Fuß aus welchem Land?"},
    {"prompt.from.ride",          "Ride from which country?",                   "Aus welchem Land reitest du?"},
    {"prompt.from.chain",         "The horse chain begins in which country?",   "In welchem Land beginnt die Pferdekette?"},
    {"prompt.to",                 "On foot from {0} to which country?",         "Zu Fuß von {0} in welches Land?"},
    {"prompt.load",               "Load what in {0}? Carried: {1}.",            "Was lädst du in {0}? Ladung: {1}."},
    {"prompt.load.vessel",        "Load what from {0} onto {1}?",               "Was lädst du von {0} auf {1}?"},
    {"prompt.unload",             "Unload what in {0}? Carried: {1}.",          "Was lädst du in {0} aus? Ladung: {1}."},
    {"prompt.unload.vessel",      "Unload what to {0} from {1}?",               "Was lädst du nach {0} aus {1} aus?"},
    {"prompt.amount",             "Load how much {0}?",                         "Wie viel lädst du ({0})?"},
    {"prompt.amount.unload",      "Unload how much {0}?",                       "Wie viel lädst du aus ({0})?"},
    {"prompt.go.ride",            "Ride on from {0} (cargo: {1}) to which country?", "Wohin reitest du von {0} (Ladung: {1})?"},
    {"prompt.go.chain",           "Pass the cargo ({1}) on from {0} to which country?", "Wohin geht die Ladung ({1}) von {0}?"},
    {"prompt.vessel",             "Sail with which vessel?",                    "Mit welchem Wasserfahrzeug fährst du?"},
    {"prompt.halt",               "{0}, {1} points left: load, unload, go on or stop?", "{0}, noch {1} Punkte: laden, ausladen, weiterfahren oder anhalten?"},
    {"prompt.halt.stranded",      "{0}, {1} points left: the way to the target is refused. Go back or stop?", "{0}, noch {1} Punkte: Der Weg zum Ziel ist verwehrt. Zurückfahren oder anhalten?"},
    {"prompt.passage",            "May {0} (value {3}) of {2} go on to {1}?",   "Darf {0} (Wert {3}) von {2} weiter nach {1}?"},
    {"prompt.university",         "Found a university for 2 resources? You will not attack this round.", "Für 2 Rohstoffe eine Universität gründen? Du greifst in dieser Runde nicht an."},
    {"prompt.price_kind",         "Pay the first resource: which kind?",        "Erster Rohstoff als Preis: welche Sorte?"},
    {"prompt.price_kind.second",  "Pay the second resource: which kind?",       "Zweiter Rohstoff als Preis: welche Sorte?"},
    {"prompt.price_area",         "Pay {0} from where?",                        "Von wo zahlst du es ({0})?"},
    {"prompt.target",             "Attack which area, or pass?",                "Welches Gebiet greifst du an, oder passt du?"},
    {"prompt.target.again",       "Attack which area next?",                    "Welches Gebiet greifst du als nächstes an?"},
    {"prompt.extra",              "Attack on {0}: {1} against {2}. An extra transport?", "Angriff auf {0}: {1} gegen {2}. Ein zusätzlicher Transport?"},
    {"prompt.side",               "{3} attacks {0} of {4}: {1} against {2} so far. Whom do you help?", "{3} greift {0} von {4} an: bisher {1} gegen {2}. Wem hilfst du?"},
    {"prompt.bonus",              "Conquered. Use a bonus transport ({0} left), attack again, or end the turn.", "Erobert. Nutze einen Städtebonus (noch {0}), greife noch einmal an, oder beende den Zug."},
    {"prompt.bonus.none",         "Conquered. Attack again, or end the turn.", "Erobert. Greife noch einmal an, oder beende den Zug."},
    {"prompt.lost_book",          "Without a university you lose books ({0} to remove): which one?", "Ohne Universität verlierst du Bücher (noch {0}): welches?"},
});
// clang-format on

}  // namespace

std::span<const engine::Phrase> prompt_phrases() { return kPromptPhrases; }

}  // namespace ascalion

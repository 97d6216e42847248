// Questions to a player and the stage of the game, in English and German. The key of a question is
// "prompt." and the name of what is asked.
#include <array>

#include "generated/games/ascalion/texts.h"

namespace ascalion {

namespace {

// clang-format off
constexpr auto kPromptPhrases = std::to_array<engine::Phrase>({
    {"stage.round",    "Round {0} of {1}: {2}",  "Runde {0} von {1}: {2}"},
    {"stage.more",     "{0}. {1}",               "{0}. {1}"},
    {"stage.sources",  "Set-up: {0} of {1} sources are placed", "Aufbau: {0} von {1} Quellen liegen"},
    {"stage.claims",   "Set-up: {0} of {1} countries are taken", "Aufbau: {0} von {1} Ländern sind besetzt"},
    {"stage.votes",    "{0} of {1} have voted",  "{0} von {1} haben abgestimmt"},
    {"stage.passes",   "{0} of {1} passed in a row", "{0} von {1} haben in Folge gepasst"},
    {"stage.chances",  "{0} sure to win, {1} open, {2} would fail", "{0} sicher, {1} offen, {2} aussichtslos"},

    {"over.winner",      "{0}",                                                "{0}"},
    {"over.and",         "{0} and {1}",                                        "{0} und {1}"},
    {"over.list",        "{0}, {1}",                                           "{0}, {1}"},
    {"over.cities",      "Victory by cities: {0}.",                            "Sieg durch Städte: {0}."},
    {"over.last_player", "Nobody else has a country left: {0} wins.",          "Sonst hat niemand mehr ein Land: {0} gewinnt."},
    {"over.round_cap",   "After round {1} cities, areas and value decide. Victory: {0}.", "Nach Runde {1} entscheiden Städte, Gebiete und Kampfwert. Sieg: {0}."},

    {"prompt.source_country",     "Put a face-down source into a country without one ({0}).", "Setze eine verdeckte Quelle in ein Land ohne Quelle ({0})."},
    {"prompt.claim_country",      "Claim a free country ({0}).",                "Besetze ein freies Land ({0})."},
    {"prompt.vote",               "Vote: shall {0} take place? So far {1} yes, {2} no; {3} breaks a tie.", "Stimme ab: Soll {0} stattfinden? Bisher {1} Ja, {2} Nein; bei Gleichstand entscheidet {3}."},
    {"prompt.tie_break",          "{1} to {2}: you break the tie. Shall {0} take place?", "{1} zu {2}: Du entscheidest. Soll {0} stattfinden?"},
    {"prompt.temple",             "Found a temple? Its followers convert rivals, but your sources give you nothing this round.", "Einen Tempel gründen? Seine Anhänger bekehren Rivalen, doch deine Quellen geben dir in dieser Runde nichts."},
    {"prompt.religion",           "Choose the religion of your temple.",        "Wähle die Religion deines Tempels."},
    {"prompt.temple_country",     "Choose one of your countries for the temple of the {0}.", "Wähle eines deiner Länder für den Tempel der {0}."},
    {"prompt.university_country", "Choose one of your countries for your university.", "Wähle eines deiner Länder für deine Universität."},
    {"prompt.recipe",             "Choose what to develop ({0} possible now), or end your development.", "Wähle, was du entwickelst ({0} jetzt möglich), oder beende deine Entwicklung."},
    {"prompt.recipe_area",        "{0}: choose one of the {1} areas that can pay for it.", "{0}: Wähle eines der {1} Gebiete, die das bezahlen können."},
    {"prompt.launch_place",       "Choose the water off {0} for the new vessel.", "Wähle das Gewässer bei {0}, in das das neue Fahrzeug kommt."},
    {"prompt.short_source",       "The supply is down to {0}: choose a source that gets one.", "Im Vorrat liegt nur noch {0}: Wähle eine Quelle, die davon bekommt."},
    {"prompt.stud",               "Choose the stud that gives its foal next ({0} to go).", "Wähle die Pferdezucht, die als nächste ihr Fohlen gibt (noch {0})."},
    {"prompt.foal_country",       "Choose a country beside the herd of {0} for the foal.", "Wähle für das Fohlen aus {0} ein Land neben der Herde."},
    {"prompt.book_area",          "Choose one of your areas for the new book.", "Wähle eines deiner Gebiete für das neue Buch."},
    {"prompt.follower_area",      "Choose an area for the {0} to convert ({1}), or place none.", "Wähle ein Gebiet, das die {0} bekehren ({1}), oder verzichte."},
    {"prompt.grant",              "May the boats of {0} pass your banks, so that {0} can trade?", "Dürfen die Boote von {0} deine Ufer passieren, damit {0} handeln kann?"},
    {"prompt.partner.free",       "Choose a partner for an offer, or pass.", "Wähle einen Partner für ein Angebot, oder passe."},
    {"prompt.partner",            "Choose a partner for an offer ({0}), or pass.", "Wähle einen Partner für ein Angebot ({0}), oder passe."},
    {"prompt.give_kind",          "Offer to {0}: choose what you give, then what you want for it, and send it.", "Angebot an {0}: Wähle, was du gibst, dann, was du dafür willst, und schick es ab."},
    {"prompt.give_kind.counter",  "Counter-offer to {0}: choose what you give, then what you want for it, and send it.", "Gegenangebot an {0}: Wähle, was du gibst, dann, was du dafür willst, und schick es ab."},
    {"prompt.answer",             "{0} gives {1} and wants {2}. What is your answer?", "{0} gibt {1} und will {2}. Was antwortest du?"},
    {"prompt.answer.last",        "{0} gives {1} and wants {2}: accept or decline.", "{0} gibt {1} und will {2}: Nimm an oder lehne ab."},
    {"prompt.origin",             "Choose the area that gives {0} (still to give: {1}).", "Wähle das Gebiet, das {0} gibt (noch zu geben: {1})."},
    {"prompt.origin.only",        "Choose the area that gives {0}.",            "Wähle das Gebiet, das {0} gibt."},
    {"prompt.destination.only",   "Choose the area for {0}.",                   "Wähle das Gebiet für {0}."},
    {"prompt.destination",        "Choose the area for {0} (still to place: {1}).", "Wähle das Gebiet für {0} (noch zu verteilen: {1})."},
    {"prompt.transport",          "Choose a transport ({0}), or end your transports.", "Wähle einen Transport ({0}), oder beende deine Transporte."},
    {"prompt.from.foot",          "On foot: choose the country to carry from.", "Zu Fuß: Wähle das Land, aus dem du trägst."},
    {"prompt.from.ride",          "On horseback: choose the horse that sets out.", "Zu Pferde: Wähle das Pferd, das losreitet."},
    {"prompt.from.chain",         "Horse chain: choose the country where it begins.", "Pferdekette: Wähle das Land, in dem sie beginnt."},
    {"prompt.to",                 "On foot: choose the country beside {0} to carry to.", "Zu Fuß: Wähle das Nachbarland von {0}, in das du trägst."},
    {"prompt.load",               "Choose what to load in {0} (cargo: {1}).",   "Wähle, was du in {0} auflädst (Ladung: {1})."},
    {"prompt.load.vessel",        "Choose what {1} loads {0}.",                 "Wähle, was {1} {0} lädt."},
    {"prompt.unload",             "Choose what to unload in {0} (cargo: {1}).", "Wähle, was du in {0} ablädst (Ladung: {1})."},
    {"prompt.unload.vessel",      "Choose what {1} unloads {0}.",               "Wähle, was {1} {0} auslädt."},
    {"prompt.amount",             "How much {0} do you load, 1 to {1}?",        "Wie viel {0} lädst du, 1 bis {1}?"},
    {"prompt.amount.many",        "How many {0} do you load, 1 to {1}?",        "Wie viele {0} lädst du, 1 bis {1}?"},
    {"prompt.amount.unload",      "How much {0} do you unload, 1 to {1}?",      "Wie viel {0} lädst du ab, 1 bis {1}?"},
    {"prompt.amount.unload.many", "How many {0} do you unload, 1 to {1}?",      "Wie viele {0} lädst du ab, 1 bis {1}?"},
    {"prompt.go.ride",            "In {0} on horseback (cargo: {1}): ride on, or stop here.", "Zu Pferde in {0} (Ladung: {1}): Reite weiter, oder halte hier an."},
    {"prompt.go.ride.first",      "From {0} on horseback (cargo: {1}): choose the first country.", "Zu Pferde aus {0} (Ladung: {1}): Wähle das erste Land."},
    {"prompt.go.chain",           "Horse chain in {0} (cargo: {1}): go on, or stop here.", "Pferdekette in {0} (Ladung: {1}): Reiche weiter, oder halte hier an."},
    {"prompt.go.chain.first",     "Horse chain from {0} (cargo: {1}): choose the next country.", "Pferdekette aus {0} (Ladung: {1}): Wähle das nächste Land."},
    {"prompt.vessel.boat",        "Choose the boat that sails.",                "Wähle das Boot, das fährt."},
    {"prompt.vessel.ship",        "Choose the ship that sails.",                "Wähle das Schiff, das fährt."},
    {"prompt.halt",               "{0}, {1} left: sail on, load, unload or stop.", "{0}, noch {1}: Fahre weiter, lade, lade aus oder halte an."},
    {"prompt.halt.stranded",      "{0}, {1} left: the way to the target is refused. Go back or stop.", "{0}, noch {1}: Der Weg zum Ziel ist verwehrt. Fahre zurück oder halte an."},
    {"prompt.passage",            "{2} wants to take {0} (value {3}) {1}: do you let it pass?", "{2} will mit {0} (Wert {3}) {1}: Lässt du es passieren?"},
    {"prompt.university",         "Found a university for 2 resources? You will not attack this round.", "Für 2 Rohstoffe eine Universität gründen? Du greifst in dieser Runde nicht an."},
    {"prompt.price_kind",         "The university costs 2 resources: choose the first.", "Die Universität kostet 2 Rohstoffe: Wähle den ersten."},
    {"prompt.price_kind.second",  "The university costs 1 more resource: choose it.", "Die Universität kostet noch 1 Rohstoff: Wähle ihn."},
    {"prompt.price_area",         "Choose the area that pays {0}.",             "Wähle das Gebiet, das {0} zahlt."},
    {"prompt.target",             "Choose a country to attack, or end your attacks.", "Wähle ein Land, das du angreifst, oder beende deine Angriffe."},
    {"prompt.target.again",       "Choose the target of your second attack.",   "Wähle das Ziel deines zweiten Angriffs."},
    {"prompt.extra",              "Attack on {0}, {1} against {2} so far: choose an extra transport, or attack without.", "Angriff auf {0}, bisher {1} gegen {2}: Wähle einen zusätzlichen Transport, oder greife ohne an."},
    {"prompt.side",               "{3} attacks {4} {0}, {1} against {2} so far: choose a side, or stay neutral.", "{3} greift {4} {0} an, bisher {1} gegen {2}: Wähle eine Seite, oder bleib neutral."},
    {"prompt.bonus",              "Choose a bonus transport ({0} left), attack once more, or end your turn.", "Wähle einen Transport aus dem Städtebonus (noch {0}), greife noch einmal an, oder beende deinen Zug."},
    {"prompt.bonus.attack",       "Attack once more, or end your turn.",        "Greife noch einmal an, oder beende deinen Zug."},
    {"prompt.bonus.transport",    "Choose a bonus transport ({0} left), or end your turn.", "Wähle einen Transport aus dem Städtebonus (noch {0}), oder beende deinen Zug."},
    {"prompt.lost_book",          "Your university is lost: choose a book to remove ({0} to go).", "Deine Universität ist verloren: Wähle ein Buch, das du entfernst (noch {0})."},
});
// clang-format on

}  // namespace

std::span<const engine::Phrase> prompt_phrases() { return kPromptPhrases; }

}  // namespace ascalion

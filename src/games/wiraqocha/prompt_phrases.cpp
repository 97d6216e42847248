// What is to be decided, in English and German: a sentence to the player, the decision first.
#include <array>

#include "generated/games/wiraqocha/texts.h"

namespace wiraqocha {

namespace {

// clang-format off
constexpr auto kPromptPhrases = std::to_array<engine::Phrase>({
    {"stage.setup",     "Setup",                                        "Aufbau"},
    {"stage.preparing", "Round {0}, phase I",                           "Durchgang {0}, Phase I"},
    {"stage.acting",    "Round {0}, phase II",                          "Durchgang {0}, Phase II"},
    {"stage.closing",   "Round {0}, phase III",                         "Durchgang {0}, Phase III"},
    {"stage.over",      "Game over",                                    "Spielende"},

    {"prompt.chance",   "Chance decides",                               "Der Zufall entscheidet"},
    // the end: why this seat has won
    {"over.treasure",            "{0} wins with all {1} artefacts: the treasure of Wiraqocha.", "{0} gewinnt mit allen {1} Artefakten, dem Schatz von Wiraqocha."},
    {"over.somnium",             "{0} wins with {1} crystals, {2} needed: somnium for the Empress.", "{0} gewinnt mit {1} Kristallen, nötig {2}: Somnium für die Kaiserin."},
    {"over.leviathan",           "{0} wins with the Leviathan: cards worth {1} and {2}.", "{0} gewinnt mit dem Leviathan: Karten für {1} und {2}."},
    {"over.round_cap.treasure",  "After round {1}, {0} is nearest to a goal and wins: {2} of {3} artefacts.", "Nach Durchgang {1} ist {0} einem Ziel am nächsten und gewinnt: {2} von {3} Artefakten."},
    {"over.round_cap.somnium",   "After round {1}, {0} is nearest to a goal and wins: {2} of {3} crystals.", "Nach Durchgang {1} ist {0} einem Ziel am nächsten und gewinnt: {2} von {3} Kristallen."},
    {"over.round_cap.leviathan", "After round {1}, {0} is nearest to a goal and wins: {2} of {3} for the Leviathan.", "Nach Durchgang {1} ist {0} einem Ziel am nächsten und gewinnt: {2} von {3} für den Leviathan."},
    {"over.tie.crystals",        "After round {1}, {0} is level with {2} and wins by crystals: {3} to {4}.", "Nach Durchgang {1} liegt {0} gleichauf mit {2} und gewinnt nach Kristallen: {3} zu {4}."},
    {"over.tie.cards",           "After round {1}, {0} is level with {2} and wins by cards: {3} to {4}.", "Nach Durchgang {1} liegt {0} gleichauf mit {2} und gewinnt nach Karten: {3} zu {4}."},
    {"over.tie.hexes",           "After round {1}, {0} is level with {2} and wins by hexes: {3} to {4}.", "Nach Durchgang {1} liegt {0} gleichauf mit {2} und gewinnt nach Feldern: {3} zu {4}."},
    {"over.tie.turn_order",      "After round {1}, {0} is level with {2} and wins as the later in turn order.", "Nach Durchgang {1} liegt {0} gleichauf mit {2} und gewinnt, weil später am Zug."},

    // the menu of Phase I
    {"prompt.roll.none",      "Go on without a roll: all your dice lie as defence.", "Weiter ohne Wurf: Alle deine Würfel liegen als Verteidigung."},
    {"prompt.roll.one",       "Roll {0} die.",                          "Wirf {0} Würfel."},
    {"prompt.roll.many",      "Roll {0} dice.",                         "Wirf {0} Würfel."},
    {"prompt.preparing.none", "Prepare your turn, or go on without a roll.", "Bereite deinen Zug vor, oder mach ohne Wurf weiter."},
    {"prompt.preparing.one",  "Prepare your turn, then roll {0} die.",  "Bereite deinen Zug vor, dann wirf {0} Würfel."},
    {"prompt.preparing.many", "Prepare your turn, then roll {0} dice.", "Bereite deinen Zug vor, dann wirf {0} Würfel."},
    {"prompt.surplus.one",    "Take back {0} defence die: {1} lie on the board, you may have {2}.", "Nimm {0} Verteidigungswürfel zurück: {1} liegen, {2} darfst du haben."},
    {"prompt.surplus.many",   "Take back {0} defence dice: {1} lie on the board, you may have {2}.", "Nimm {0} Verteidigungswürfel zurück: {1} liegen, {2} darfst du haben."},

    // the menu of Phase II
    {"prompt.placing.one",    "Place your base first: {0} hex fits your dice.", "Setze zuerst dein Basislager: {0} Feld passt zu deinen Würfeln."},
    {"prompt.placing.many",   "Place your base first: {0} hexes fit your dice.", "Setze zuerst dein Basislager: {0} Felder passen zu deinen Würfeln."},
    {"prompt.placing.change", "Change a die so that a hex fits your base.", "Ändere einen Würfel, damit ein Feld für dein Basislager passt."},
    {"prompt.placing.luck",   "Try your luck with another roll for your base, or end your turn.", "Versuche dein Glück mit einem neuen Wurf für dein Basislager, oder beende deinen Zug."},
    {"prompt.placing.lost",   "End your turn: no hex fits your base.",  "Beende deinen Zug: Kein Feld passt für dein Basislager."},
    {"prompt.acting.1",       "Choose {0}, or end your turn.",          "Wähle {0}, oder beende deinen Zug."},
    {"prompt.acting.2",       "Choose {0} or {1}.",                     "Wähle {0} oder {1}."},
    {"prompt.acting.3",       "Choose {0}, {1}, or {2}.",               "Wähle {0}, {1} oder {2}."},
    {"prompt.acting.rest",    "Choose another action, or end your turn.", "Wähle eine andere Aktion, oder beende deinen Zug."},
    {"prompt.acting.done",    "End your turn: nothing else is possible.", "Beende deinen Zug: Mehr ist nicht möglich."},
    {"thing.hex",             "a hex to conquer",                       "ein Feld zum Erobern"},
    {"thing.die",             "a die to change",                        "einen Würfel zum Ändern"},
    {"thing.guard",           "a die to lay as defence",                "einen Würfel zum Verteidigen"},
    {"thing.card",            "a card to build",                        "eine Karte zum Bauen"},

    // parameters
    {"prompt.target.swap",      "Swap which airship?",                  "Welches Luftschiff tauschst du aus?"},
    {"prompt.target.take_back", "Take back which defence die?",         "Welchen Verteidigungswürfel nimmst du zurück?"},
    {"prompt.target.cave_move", "Leave the Cave for which mountain?",   "In welches Gebirge ziehst du aus der Höhle?"},
    {"prompt.target.place",     "Place your base on which hex?",        "Auf welches Feld setzt du dein Basislager?"},
    {"prompt.target.conquer",   "Conquer which hex?",                   "Welches Feld eroberst du?"},
    {"prompt.target.plunder",   "Plunder which base?",                  "Welches Basislager plünderst du?"},
    {"prompt.target.tunnel",    "Tunnel under which base?",             "Welches Basislager untergräbst du?"},
    {"prompt.target.lay",       "Lay the {0} on which of your hexes?",  "Auf welches deiner Felder legst du die {0}?"},
    {"prompt.target.build",     "Put the force field on which of your hexes?", "Auf welches deiner Felder kommt das Kraftfeld?"},
    {"prompt.target.fortress",  "Move the fortress to which of your hexes?", "Auf welches deiner Felder kommt die Festung?"},
    {"prompt.target.probe",     "Turn down the defence of which hex?",  "Die Abwehr welches Feldes drehst du herunter?"},
    {"prompt.target.death_ray", "Destroy which hex for the rest of the game?", "Welches Feld zerstörst du für den Rest des Spiels?"},
    {"prompt.mover.swap",       "Swap the airship on {0}: which piece takes its place?", "Luftschiff auf {0} tauschen: Welche Figur kommt an seine Stelle?"},
    {"prompt.mover.conquer",    "Conquer {0}: which piece goes there?", "{0} erobern: Welche Figur zieht dorthin?"},
    {"prompt.condition.place",  "Place your base on {0}: which dice do you pay?", "Basislager auf {0} setzen: Welche Würfel zahlst du?"},
    {"prompt.condition.conquer", "Conquer {0}: which dice do you pay?", "{0} erobern: Welche Würfel zahlst du?"},
    {"prompt.condition.plunder", "Plunder {0}: which dice do you pay?", "{0} plündern: Welche Würfel zahlst du?"},
    {"prompt.condition.tunnel", "Tunnel under {0}: which dice do you pay?", "{0} untergraben: Welche Würfel zahlst du?"},
    {"prompt.beating.place.one",   "Place your base on {0}: which die beats defence {1}?", "Basislager auf {0} setzen: Welcher Würfel schlägt Abwehr {1}?"},
    {"prompt.beating.place.two",   "Place your base on {0}: which 2 dice beat defence {1}?", "Basislager auf {0} setzen: Welche 2 Würfel schlagen Abwehr {1}?"},
    {"prompt.beating.conquer.one", "Conquer {0}: which die beats defence {1}?", "{0} erobern: Welcher Würfel schlägt Abwehr {1}?"},
    {"prompt.beating.conquer.two", "Conquer {0}: which 2 dice beat defence {1}?", "{0} erobern: Welche 2 Würfel schlagen Abwehr {1}?"},
    {"prompt.beating.plunder.one", "Plunder {0}: which die beats defence {1}?", "{0} plündern: Welcher Würfel schlägt Abwehr {1}?"},
    {"prompt.beating.plunder.two", "Plunder {0}: which 2 dice beat defence {1}?", "{0} plündern: Welche 2 Würfel schlagen Abwehr {1}?"},
    {"prompt.fate",             "Conquer {0}: what becomes of the beaten piece ({1})?", "{0} erobern: Was wird aus der geschlagenen Figur ({1})?"},
    {"prompt.loot.plunder",     "Plunder {0}: what do you take?",       "{0} plündern: Was nimmst du?"},
    {"prompt.loot.tunnel",      "Tunnel under {0}: what do you take?",  "{0} untergraben: Was nimmst du?"},
    {"prompt.face.lay",         "Lay which die as defence?",            "Welchen Würfel legst du zur Verteidigung?"},
    {"prompt.face.reroll",      "Roll which die again?",                "Welchen Würfel wirfst du neu?"},
    {"prompt.face.exoskeleton", "Turn which die to {0}?",               "Welchen Würfel drehst du auf {0}?"},
    {"prompt.step",             "Turn which die by 1 for {0}?", "Welchen Würfel drehst du für {0} um 1?"},
    {"prompt.card",             "Build which card?",                    "Welche Karte baust du?"},
    {"prompt.piece.workshop",   "Bring back which piece for free?",     "Welche Figur holst du kostenlos zurück?"},
    {"prompt.piece.buy_back",   "Buy back which piece for {0}?", "Welche Figur kaufst du für {0} zurück?"},
    {"prompt.captor",           "Ransom your piece from whom?",         "Von wem löst du deine Figur aus?"},
    {"prompt.payment",          "Pay {0} the ransom with what?",        "Womit zahlst du {0} das Lösegeld?"},
});
// clang-format on

}  // namespace

std::span<const engine::Phrase> prompt_phrases() { return kPromptPhrases; }

}  // namespace wiraqocha

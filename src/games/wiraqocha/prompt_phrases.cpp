// What is to be decided, in English and German: a sentence to the player, the decision first.
#include <array>

#include "generated/games/wiraqocha/texts.h"

namespace wiraqocha {

namespace {

// clang-format off
constexpr auto kPromptPhrases = std::to_array<engine::Phrase>({
    {"stage.setup",     "Setup",                                        "Aufbau"},
    {"stage.preparing", "Round {0}, phase I",                           "Durchgang {0}, Phase I"},
    {"stage.acting", "Round {0}, phase II: {1}", "Durchgang {0}, Phase II: {1}"},
    {"stage.closing",   "Round {0}, phase III",                         "Durchgang {0}, Phase III"},
    {"stage.over",      "Game over",                                    "Spielende"},
    {"left.dice.none", "no free dice", "keine freien Würfel"},
    {"left.dice.one", "{0} free die", "{0} freier Würfel"},
    {"left.dice.many", "{0} free dice", "{0} freie Würfel"},
    {"left.rerolls.one", "{0} re-roll", "{0} Nachwurf"},
    {"left.rerolls.many", "{0} re-rolls", "{0} Nachwürfe"},
    {"left.lift", "lifting to 7 costs {0}", "das Erhöhen auf 7 kostet {0}"},
    {"left.both", "{0}, {1}", "{0}, {1}"},

    {"prompt.chance.laying", "The hexes of the valley are laid out.", "Die Felder des Tals werden ausgelegt."},
    {"prompt.chance.dealing", "The first open cards are revealed.", "Die ersten offenen Karten werden aufgedeckt."},
    {"prompt.chance.starting", "The first player is drawn.", "Der Startspieler wird ausgelost."},
    {"prompt.chance.refilling", "The open cards are filled up.", "Die offenen Karten werden aufgefüllt."},
    {"prompt.chance.rolling", "{0} rolls: {1} to come.", "{0} würfelt, noch {1}."},
    {"prompt.chance.die", "{0} rolls a die.", "{0} wirft einen Würfel."},
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
    {"over.tie.turn_order", "After round {1}, {0} is level with {2} and wins as the later in turn order.", "Nach Durchgang {1} liegt {0} gleichauf mit {2} und gewinnt als später in der Zugfolge."},

    // the menu of Phase I
    {"prompt.roll.none", "Go on without a roll: all your dice lie as defence", "Weiter ohne Wurf: Alle deine Würfel liegen als Verteidigung"},
    {"prompt.roll.one", "Roll {0} die", "Wirf {0} Würfel"},
    {"prompt.roll.many", "Roll {0} dice", "Wirf {0} Würfel"},
    {"prompt.preparing.0", "{0}.", "{0}."},
    {"prompt.preparing.1", "{0}; before that you may {1}.", "{0}; vorher darfst du {1}."},
    {"prompt.preparing.2", "{0}; before that you may {1} or {2}.", "{0}; vorher darfst du {1} oder {2}."},
    {"prompt.preparing.3", "{0}; before that you may {1}, {2}, or {3}.", "{0}; vorher darfst du {1}, {2} oder {3}."},
    {"step.income", "take your income", "dein Einkommen nehmen"},
    {"step.count", "count your dice", "deine Würfel zählen"},
    {"step.workshop", "recover a piece", "eine Figur reparieren"},
    {"step.cave_move", "leave the Cave", "aus der Höhle ziehen"},
    {"step.swap", "swap an airship", "ein Luftschiff tauschen"},
    {"step.factory", "pay for a die", "einen Würfel kaufen"},
    {"step.take_back", "take back a die", "einen Würfel zurücknehmen"},
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
    {"prompt.acting.done",    "End your turn: nothing else is possible.", "Beende deinen Zug: Mehr ist nicht möglich."},
    {"thing.die",             "a die to change",                        "einen Würfel zum Ändern"},
    {"thing.hex.one", "the one hex you can conquer", "das eine Feld, das du erobern kannst"},
    {"thing.hex.many", "one of {0} hexes to conquer", "eines von {0} Feldern zum Erobern"},
    {"thing.guard.one", "a hex for your last die to guard", "ein Feld, das dein letzter Würfel verteidigt"},
    {"thing.guard.many", "one of {0} dice to lay as defence", "einen von {0} Würfeln zum Verteidigen"},
    {"thing.card", "a card to build", "eine Karte zum Bauen"},
    {"thing.plunder", "a base to plunder", "ein Basislager zum Plündern"},
    {"thing.tunnel", "a base to tunnel under", "ein Basislager zum Untergraben"},
    {"thing.buy_back", "a piece to buy back", "eine Figur zum Zurückkaufen"},
    {"thing.ransom", "a piece to ransom", "eine Figur zum Auslösen"},
    {"thing.somnium_die", "an extra die for a crystal", "einen Zusatzwürfel für einen Kristall"},
    {"thing.probe", "a hex to probe", "ein Feld zum Sondieren"},
    {"thing.fortress", "a place for the fortress", "einen Ort für die Festung"},
    {"thing.death_ray", "a hex to destroy", "ein Feld zum Zerstören"},

    // parameters
    {"prompt.target.swap", "Swap which of your {0} airships?", "Welches deiner {0} Luftschiffe tauschst du aus?"},
    {"prompt.target.take_back", "Take back which of your {0} defence dice?", "Welchen deiner {0} Verteidigungswürfel nimmst du zurück?"},
    {"prompt.target.cave_move", "Leave the Cave for which of {0} mountain hexes?", "Auf welches von {0} Gebirgsfeldern ziehst du aus der Höhle?"},
    {"prompt.target.place", "Place your base on which of {0} hexes?", "Auf welches von {0} Feldern setzt du dein Basislager?"},
    {"prompt.target.conquer", "Conquer which of {0} hexes?", "Welches von {0} Feldern eroberst du?"},
    {"prompt.target.plunder", "Plunder which of {0} bases?", "Welches von {0} Basislagern plünderst du?"},
    {"prompt.target.tunnel", "Tunnel under which of {0} bases?", "Welches von {0} Basislagern untergräbst du?"},
    {"prompt.target.lay", "Lay the {1} on which of your {0} hexes?", "Auf welches deiner {0} Felder legst du die {1}?"},
    {"prompt.target.build", "Put the force field on which of your {0} hexes?", "Auf welches deiner {0} Felder kommt das Kraftfeld?"},
    {"prompt.target.fortress", "Move the fortress to which of {0} hexes?", "Auf welches von {0} Feldern kommt die Festung?"},
    {"prompt.target.probe", "Turn down the defence of which of {0} hexes?", "Auf welchem von {0} Feldern senkst du die Abwehr?"},
    {"prompt.target.death_ray", "Destroy which of {0} hexes for the rest of the game?", "Welches von {0} Feldern zerstörst du für den Rest des Spiels?"},
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
    {"prompt.fate", "Conquer {0}: what becomes of the {1} of {2}?", "{0} erobern: Was wird aus {1} von {2}?"},
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

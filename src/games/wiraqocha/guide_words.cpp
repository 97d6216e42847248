// Names for the ids of views and notation that have no name in the content pack.
#include <array>

#include "games/wiraqocha/guide_texts.h"

namespace wiraqocha {

namespace {

// clang-format off
constexpr auto kTerrains = std::to_array<IdWords>({
    {"jungle", "jungle", "Dschungel"}, {"ruins", "ruins", "Ruinen"}, {"village", "village", "Dorf"},
    {"vein", "somnium vein", "Somnium-Ader"}, {"cave", "cave", "Höhle"},
});
constexpr auto kGrounds = std::to_array<IdWords>({
    {"valley", "valley", "Tal"}, {"mountain", "mountain", "Gebirge"},
});
constexpr auto kConditions = std::to_array<IdWords>({
    {"number", "number", "Summe"}, {"double", "double", "Pasch"}, {"straight", "straight", "Folge"},
});
constexpr auto kCardKinds = std::to_array<IdWords>({
    {"building", "building", "Bauwerk"}, {"invention", "invention", "Erfindung"},
});
constexpr auto kLayouts = std::to_array<IdWords>({
    {"beginner", "first-game layout", "Aufbau für die ersten Spiele"},
    {"random", "random layout", "Zufälliger Aufbau"},
    {"balanced", "balanced layout", "Ausgewogener Aufbau"},
});
constexpr auto kPhases = std::to_array<IdWords>({
    {"laying", "laying out the valley", "Auslegen der Felder"},
    {"dealing", "revealing the first cards", "Aufdecken der ersten Karten"},
    {"starting", "choosing the first player", "Auslosen des Startspielers"},
    {"preparing", "phase I: prepare", "Phase I: Vorbereitung"},
    {"rolling", "phase I: roll", "Phase I: Wurf"},
    {"acting", "phase II: act", "Phase II: Aktionen"},
    {"rerolling", "phase II: re-roll", "Phase II: Nachwurf"},
    {"somnium", "phase II: extra die", "Phase II: Zusatzwürfel"},
    {"refilling", "phase III: refill", "Phase III: Auffüllen"},
    {"over", "game over", "Spielende"},
});
constexpr auto kMarkWords = std::to_array<IdWords>({
    {"income", "income taken", "Einkommen genommen"},
    {"count", "dice counted", "Würfel gezählt"},
    {"workshop", "workshop used", "Werkstatt benutzt"},
    {"factory", "factory used", "Fabrik benutzt"},
    {"tunnel", "tunnel used", "Tunnel benutzt"},
    {"somnium", "extra die bought", "Zusatzwürfel gekauft"},
    {"exoskeleton", "exoskeleton used", "Exoskelett benutzt"},
    {"build", "card built", "Karte gebaut"},
    {"buy_back", "piece bought back", "Figur zurückgekauft"},
    {"fortress", "fortress moved", "Festung versetzt"},
    {"probe", "probe used", "Sonde benutzt"},
});
constexpr auto kAsks = std::to_array<IdWords>({
    {"nothing", "nothing", "nichts"},
    {"target", "a hex", "ein Feld"},
    {"mover", "a piece", "eine Figur"},
    {"condition", "the condition dice", "die Bedingungswürfel"},
    {"beating", "the dice that beat the defence", "die Angriffswürfel"},
    {"fate", "the fate of the beaten piece", "das Los der geschlagenen Figur"},
    {"loot", "the loot", "die Beute"},
    {"face", "a die", "ein Würfel"},
    {"step", "a die and its new face", "ein Würfel und seine neue Zahl"},
    {"card", "a card", "eine Karte"},
    {"piece", "a piece from the cemetery", "eine Figur vom Friedhof"},
    {"captor", "the captor", "der Geiselnehmer"},
    {"payment", "how to pay", "die Art der Zahlung"},
});
constexpr auto kPlaces = std::to_array<IdWords>({
    {"card", "on its card", "auf seiner Karte"},
    {"removed", "out of the game", "aus dem Spiel"},
    {"reserve", "in reserve", "in der Reserve"},
});
constexpr auto kAnswers = std::to_array<IdWords>({
    {"none", "nothing", "nichts"},
    {"laid", "a hex is laid out", "ein Feld wird ausgelegt"},
    {"revealed", "a card is revealed", "eine Karte wird aufgedeckt"},
    {"began", "somebody begins", "jemand beginnt"},
    {"rolled", "a die is rolled", "ein Würfel fällt"},
    {"at", "a hex", "ein Feld"},
    {"with", "a piece", "eine Figur"},
    {"pay", "condition dice", "Bedingungswürfel"},
    {"beat", "beating dice", "Angriffswürfel"},
    {"to_cemetery", "to the cemetery", "auf den Friedhof"},
    {"take_captive", "take it captive", "gefangen nehmen"},
    {"loot_crystal", "a crystal", "ein Kristall"},
    {"loot_card", "an invention", "eine Erfindung"},
    {"loot_artefact", "an artefact", "ein Artefakt"},
    {"loot_captive", "your captive piece", "deine gefangene Figur"},
    {"face", "a die", "ein Würfel"},
    {"step_die", "a die and its new face", "ein Würfel und seine neue Zahl"},
    {"card", "a card", "eine Karte"},
    {"piece", "a piece from the cemetery", "eine Figur vom Friedhof"},
    {"from", "a captor", "ein Geiselnehmer"},
    {"pay_resources", "in resources", "in Ressourcen"},
    {"pay_crystals", "in crystals", "in Kristallen"},
});
// clang-format on

}  // namespace

IdTables id_tables() {
    return {.terrains = kTerrains,
            .grounds = kGrounds,
            .conditions = kConditions,
            .card_kinds = kCardKinds,
            .layouts = kLayouts,
            .phases = kPhases,
            .marks = kMarkWords,
            .asks = kAsks,
            .places = kPlaces};
}

std::span<const IdWords> answers_and_events() { return kAnswers; }

}  // namespace wiraqocha

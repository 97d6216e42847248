// Names for the ids of views and notation that have no name in the content pack.
#include <array>

#include "games/ascalion/guide_texts.h"

namespace ascalion {

namespace {

// clang-format off
constexpr auto kPhaseWords = std::to_array<IdWords>({
    {"setup", "set-up", "Aufbau"}, {"development", "phase 2: development", "Phase 2: Entwicklung"},
    {"production", "phase 3: production", "Phase 3: Produktion"}, {"trade", "phase 4: trade", "Phase 4: Handel"},
    {"transport", "phase 5: transport", "Phase 5: Transport"}, {"attack", "phase 6: attack", "Phase 6: Angriff"},
    {"over", "game over", "Spielende"},
});
constexpr auto kGateWords = std::to_array<IdWords>({
    {"open", "takes place", "findet statt"}, {"cancelled", "is cancelled", "fällt aus"}, {"vote", "vote", "Abstimmung"},
});
constexpr auto kTransportWords = std::to_array<IdWords>({
    {"none", "none", "keiner"}, {"foot", "on foot", "zu Fuß"}, {"ride", "on horseback", "zu Pferde"},
    {"chain", "horse chain", "Pferdekette"}, {"boat", "boat", "Boot"}, {"ship", "ship", "Schiff"},
});
constexpr auto kPurposeWords = std::to_array<IdWords>({
    {"ordinary", "transport of phase 5", "Transport der Phase 5"}, {"extra", "extra transport", "zusätzlicher Transport"},
    {"bonus", "bonus transport", "Städtebonus"},
});
constexpr auto kChoiceWords = std::to_array<IdWords>({
    {"auto", "by number of players", "nach Spielerzahl"}, {"on", "on", "ein"}, {"off", "off", "aus"},
    {"small", "small set", "kleiner Satz"}, {"large", "large set", "großer Satz"},
    {"shared", "shared victory", "gemeinsamer Sieg"}, {"single", "single victory", "alleiniger Sieg"},
    {"border", "trade across borders", "Handel über Grenzen"}, {"reach", "trade within reach of vessels", "Handel in Reichweite der Schiffe"},
    {"face_down", "face-down source", "verdeckte Rohstoffquelle"},
});
constexpr auto kAskWords = std::to_array<IdWords>({
    {"opener", "who begins the set-up", "wer den Aufbau beginnt"},
    {"turning", "turning over a source", "eine Quelle wird umgedreht"},
    {"dealing", "dealing a source", "eine Quelle wird verteilt"},
    {"drawing", "drawing a claim", "ein Land wird zugelost"},
    {"gate", "the die of the phase", "der Würfel der Phase"},
    {"source_country", "a country for a source", "ein Land für eine Quelle"},
    {"claim_country", "a country to claim", "ein Land zum Besetzen"},
    {"vote", "a vote", "eine Stimme"}, {"tie_break", "the casting vote", "der Stichentscheid"},
    {"temple", "whether to found a temple", "ob ein Tempel gegründet wird"},
    {"religion", "a religion", "eine Religion"}, {"temple_country", "a country for the temple", "ein Land für den Tempel"},
    {"university_country", "a country for the university", "ein Land für die Universität"},
    {"recipe", "an exchange", "ein Tausch"}, {"recipe_area", "where to make it", "wo es gemacht wird"},
    {"launch_place", "where to launch it", "wo der Stapellauf ist"},
    {"short_source", "which source is served", "welche Quelle bedient wird"},
    {"stud", "a stud", "eine Pferdezucht"}, {"foal_country", "a country for the foal", "ein Land für das Fohlen"},
    {"book_area", "an area for the book", "ein Gebiet für das Buch"},
    {"follower_area", "an area to convert", "ein Gebiet zum Bekehren"},
    {"grant", "passage for trade", "Passage für den Handel"}, {"partner", "a partner", "ein Partner"},
    {"give_kind", "what to give", "was gegeben wird"}, {"give_area", "from where", "von wo"},
    {"want_kind", "what to want", "was gewünscht wird"}, {"answer", "an answer", "eine Antwort"},
    {"origin", "from where", "von wo"}, {"destination", "to where", "wohin"},
    {"transport", "a transport", "ein Transport"}, {"from", "where it begins", "wo er beginnt"},
    {"to", "where it goes", "wohin er geht"}, {"unload", "what to unload", "was ausgeladen wird"},
    {"load", "what to load", "was geladen wird"}, {"amount", "how much", "wie viel"},
    {"go", "where to go on", "wohin es weitergeht"}, {"vessel", "a vessel", "ein Wasserfahrzeug"},
    {"halt", "what to do at this halt", "was bei diesem Halt geschieht"}, {"passage", "passage", "Passage"},
    {"university", "whether to found a university", "ob eine Universität gegründet wird"},
    {"price_kind", "what to pay", "was gezahlt wird"}, {"price_area", "from where to pay", "von wo gezahlt wird"},
    {"target", "a target", "ein Ziel"}, {"extra", "an extra transport", "ein zusätzlicher Transport"},
    {"side", "a side", "eine Seite"}, {"bonus", "bonus transport, attack or end", "Städtebonus, Angriff oder Ende"},
    {"lost_book", "a book to remove", "ein Buch zum Entfernen"}, {"nothing", "nothing", "nichts"},
});
constexpr auto kWaterWords = std::to_array<IdWords>({
    {"section", "section of the river", "Flussabschnitt"}, {"shallow", "shallow field", "flaches Seefeld"},
    {"deep", "deep field", "tiefes Seefeld"},
});
constexpr auto kActionWords = std::to_array<IdWords>({
    {"none", "nothing", "nichts"},
    {"opened", "somebody begins the set-up", "jemand beginnt den Aufbau"},
    {"turned", "a source is turned over", "eine Quelle wird umgedreht"},
    {"dealt", "a source is dealt", "eine Quelle wird verteilt"},
    {"drew", "a country is drawn", "ein Land wird zugelost"}, {"rolled", "the die falls", "der Würfel fällt"},
    {"yes", "yes", "ja"}, {"no", "no", "nein"}, {"at", "an area", "ein Gebiet"}, {"to", "a place", "ein Ort"},
    {"pick", "a kind", "eine Sorte"}, {"take", "an amount", "eine Menge"}, {"close", "close the list", "Liste schließen"},
    {"decline", "decline", "ablehnen"}, {"found", "found a temple", "Tempel gründen"}, {"make", "develop", "entwickeln"},
    {"done", "done", "fertig"}, {"pass", "pass", "passen"}, {"offer", "make an offer", "Angebot machen"},
    {"withdraw", "withdraw", "zurückziehen"}, {"send", "send the offer", "Angebot absenden"},
    {"accept", "accept", "annehmen"}, {"counter", "counter-offer", "Gegenangebot"},
    {"foot", "on foot", "zu Fuß"}, {"ride", "on horseback", "zu Pferde"}, {"chain", "horse chain", "Pferdekette"},
    {"boat", "voyage with a boat", "Fahrt mit dem Boot"}, {"ship", "voyage with a ship", "Fahrt mit dem Schiff"},
    {"load", "load", "laden"}, {"unload", "unload", "ausladen"}, {"stop", "stop", "anhalten"},
    {"no_transport", "no extra transport", "kein zusätzlicher Transport"},
    {"for_attacker", "help the attacker", "dem Angreifer helfen"}, {"for_defender", "help the defender", "dem Verteidiger helfen"},
    {"neutral", "stay neutral", "neutral bleiben"}, {"attack", "attack again", "noch einmal angreifen"}, {"end", "end the turn", "Zug beenden"},
});
// clang-format on

}  // namespace

IdTables id_tables() {
    return {.actions = kActionWords,
            .phases = kPhaseWords,
            .gates = kGateWords,
            .transports = kTransportWords,
            .purposes = kPurposeWords,
            .choices = kChoiceWords,
            .asks = kAskWords,
            .water = kWaterWords};
}

}  // namespace ascalion

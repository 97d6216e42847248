// Why something is not possible now, in English and German: short, to the player, without a stop.
#include <array>

#include "generated/games/wiraqocha/texts.h"

namespace wiraqocha {

namespace {

// clang-format off
constexpr auto kReasonPhrases = std::to_array<engine::Phrase>({
    {"amount.resource",      "{0} resource",                            "{0} Ressource"},
    {"amount.resources",     "{0} resources",                           "{0} Ressourcen"},
    {"amount.crystal",       "{0} crystal",                             "{0} Kristall"},
    {"amount.crystals",      "{0} crystals",                            "{0} Kristalle"},
    {"amount.both",          "{0} and {1}",                             "{0} und {1}"},
    {"amount.die",           "{0} die",                                 "{0} Würfel"},
    {"amount.dice",          "{0} dice",                                "{0} Würfel"},

    // any action
    {"why.finish",           "First finish: {0}",                       "Erst zu Ende führen: {0}"},
    {"why.roll_first",       "Roll first",                              "Würfle zuerst"},
    {"why.rolled",           "You have rolled this turn",               "Du hast schon gewürfelt"},
    {"why.before_roll",      "Only before you roll",                    "Nur vor dem Würfeln"},
    {"why.place_first",      "Place your base first",                   "Setze zuerst dein Basislager"},
    {"why.place_first.change", "Place your base first: change a die for it", "Setze zuerst dein Basislager: Ändere dafür einen Würfel"},
    {"why.used",             "Already used this turn",                  "In diesem Zug schon benutzt"},
    {"why.no_card",          "You do not own the {0}",                  "Du hast die Karte {0} nicht"},
    {"why.no_dice",          "No free dice left",                       "Keine freien Würfel mehr"},
    {"why.short.one",        "{0} short",                               "{0} fehlt"},
    {"why.short.many",       "{0} short",                               "{0} fehlen"},
    {"why.short.both",       "{0} and {1} short",                       "{0} und {1} fehlen"},

    // Phase I
    {"why.income",           "You have taken your income",              "Du hast dein Einkommen schon"},
    {"why.count",            "Your dice are counted already",           "Deine Würfel sind schon gezählt"},
    {"why.no_airship",       "No airship of yours on the board",        "Kein eigenes Luftschiff auf dem Spielplan"},
    {"why.cemetery",         "No piece of yours in the cemetery",       "Keine deiner Figuren liegt auf dem Friedhof"},
    {"why.no_defence_die",   "No defence die of yours on the board",    "Kein eigener Verteidigungswürfel auf dem Spielplan"},
    {"why.no_cave",          "The Cave is not in this game",            "Die Höhle ist nicht im Spiel"},
    {"why.cave_dead",        "The Cave is destroyed",                   "Die Höhle ist zerstört"},
    {"why.no_explorer_in_cave", "No explorer of yours in the Cave",     "Kein eigener Entdecker in der Höhle"},
    {"why.no_free_mountain", "No mountain is free",                     "Kein Gebirgsfeld ist frei"},
    {"why.surplus.one",      "Take back {0} defence die first",         "Nimm zuerst {0} Verteidigungswürfel zurück"},
    {"why.surplus.many",     "Take back {0} defence dice first",        "Nimm zuerst {0} Verteidigungswürfel zurück"},

    // Phase II
    {"why.base_stands",      "Your base is in play already",            "Dein Basislager steht schon"},
    {"why.base_shut_out",    "No hex is open to your base",             "Kein Feld steht deinem Basislager offen"},
    {"why.base_unpaid",      "No hex open to your base fits your dice", "Kein Feld für dein Basislager passt zu deinen Würfeln"},
    {"why.shut_out",         "No hex is open to your pieces",           "Kein Feld steht deinen Figuren offen"},
    {"why.unpaid",           "No hex in reach fits your dice",          "Kein erreichbares Feld passt zu deinen Würfeln"},
    {"why.plundered.one",    "Only {0} plunder per turn",               "Nur {0} Plünderung pro Zug"},
    {"why.plundered.many",   "Only {0} plunders per turn",              "Nur {0} Plünderungen pro Zug"},
    {"why.no_rival_base",    "No rival base is in play",                "Kein fremdes Basislager ist im Spiel"},
    {"why.no_loot",          "No rival base holds anything to take",    "In keinem fremden Basislager gibt es Beute"},
    {"why.loot_in_field",    "The only base with loot is in the force field", "Das einzige Basislager mit Beute schützt das Kraftfeld"},
    {"why.loot_on_mountain", "Plundering on a mountain takes an airship in reach", "Plündern im Gebirge braucht ein Luftschiff in Reichweite"},
    {"why.loot_unpaid",      "No base you may plunder fits your dice",  "Deine Würfel passen zu keinem plünderbaren Basislager"},
    {"why.tunnel_unpaid",    "No base with loot fits your dice",        "Deine Würfel passen zu keinem Basislager mit Beute"},
    {"why.step_strands_base", "After any step no hex would fit your base", "Nach jedem Schritt passt kein Feld mehr für dein Basislager"},
    {"why.change_strands_base", "After any change no hex would fit your base", "Nach jeder Änderung passt kein Feld mehr für dein Basislager"},
    {"why.no_reroll",        "No re-roll left: 1 per ruin held as your turn began", "Kein Nachwurf übrig: 1 je Ruine zu Beginn deines Zuges"},
    {"why.no_crystal",       "No crystal",                              "Kein Kristall"},
    {"why.no_die_in_box",    "All {0} dice of the box are on the table", "Alle {0} Würfel der Schachtel liegen auf dem Tisch"},
    {"why.same_face",        "All your free dice show {0} already",     "Alle deine freien Würfel zeigen schon {0}"},
    {"why.built",            "You have built this turn already",        "Du hast in diesem Zug schon gebaut"},
    {"why.no_market",        "No open card is left",                    "Keine offene Karte mehr"},
    {"why.too_dear",         "You cannot pay for any open card",        "Du kannst keine offene Karte bezahlen"},
    {"why.fortress_gone",    "The fortress is out of the game",         "Die Festung ist aus dem Spiel"},
    {"why.no_other_hex",     "You hold no other hex for it",            "Du beherrschst kein anderes Feld dafür"},
    {"why.no_defence",       "No rival hex is defended",                "Kein fremdes Feld ist verteidigt"},
    {"why.weak_defence",     "No rival defence is above {0}",           "Keine fremde Abwehr liegt über {0}"},
    {"why.fired",            "The Death Ray has been fired",            "Der Kreis des Todes ist schon ausgelöst"},
    {"why.no_prisoners",     "Captives are not in this game",           "Gefangene gibt es in diesem Spiel nicht"},
    {"why.no_captive",       "Nobody holds a piece of yours",           "Niemand hält eine deiner Figuren gefangen"},
    {"why.ransom",           "A ransom takes {0} or {1}",               "Ein Lösegeld kostet {0} oder {1}"},

    // hexes
    {"why.dead",             "This hex is destroyed",                   "Dieses Feld ist zerstört"},
    {"why.own",              "You hold this hex already",               "Du beherrschst dieses Feld schon"},
    {"why.not_own",          "You do not hold this hex",                "Du beherrschst dieses Feld nicht"},
    {"why.force_field",      "The force field protects it",             "Das Kraftfeld schützt es"},
    {"why.mountain",         "Only an airship enters a mountain",       "Ins Gebirge kommt nur ein Luftschiff"},
    {"why.airship_there",    "An airship stands there: only an airship can attack", "Dort steht ein Luftschiff: Nur ein Luftschiff greift an"},
    {"why.airship_attacked", "Only an airship can attack an airship",   "Nur ein Luftschiff greift ein Luftschiff an"},
    {"why.reserve_airship",  "Airships in reserve reach only hexes next to yours", "Luftschiffe der Reserve erreichen nur angrenzende Felder"},
    {"why.not_near",         "Your base must go next to a hex of yours", "Dein Basislager muss neben ein eigenes Feld"},
    {"why.number",           "No free dice make {0}",                   "Keine freien Würfel ergeben {0}"},
    {"why.double",           "No free dice make a pair of {0}s",        "Keine freien Würfel bilden einen {0}er-Pasch"},
    {"why.straight",         "No free dice make {0}",                   "Keine freien Würfel zeigen {0}"},
    {"why.no_die_above",     "No free die is higher than {0}",          "Kein freier Würfel ist höher als {0}"},
    {"why.no_two_above",     "The fortress asks for 2 free dice higher than {0}", "Die Festung verlangt 2 freie Würfel, die höher als {0} sind"},
    {"why.no_six",           "No free 6 to lift to 7",                  "Keine freie 6 zum Erhöhen auf 7"},
    {"why.no_two_sixes",     "The fortress asks for 2 free 6s to lift to 7", "Die Festung verlangt 2 freie 6en zum Erhöhen auf 7"},
    {"why.no_die_left_above", "Besides the dice for {1} none is higher than {0}", "Neben den Würfeln für {1} ist keiner höher als {0}"},
    {"why.no_two_left_above", "Besides the dice for {1} no 2 are higher than {0}", "Neben den Würfeln für {1} sind keine 2 höher als {0}"},
    {"why.no_six_left",      "Besides the dice for {1} there is no 6 to lift to 7", "Neben den Würfeln für {1} ist keine 6 zum Erhöhen auf 7 da"},
    {"why.no_two_sixes_left", "Besides the dice for {1} there are no two 6s to lift to 7", "Neben den Würfeln für {1} sind keine zwei 6en zum Erhöhen auf 7 da"},
    {"why.lift_price.one",   "{0} short to lift dice to 7",             "{0} fehlt zum Erhöhen auf 7"},
    {"why.lift_price.many",  "{0} short to lift dice to 7",             "{0} fehlen zum Erhöhen auf 7"},
    {"why.no_base_there",    "No rival base stands there",              "Dort steht kein fremdes Basislager"},
    {"why.poor",             "{0} has nothing to take",                 "Bei {0} gibt es keine Beute"},
    {"why.fortress_there",   "The fortress is there already",           "Die Festung steht schon dort"},
    {"why.undefended",       "Nothing defends this hex",                "Nichts verteidigt dieses Feld"},
    {"why.weak",             "Its defence is {0} already",              "Seine Abwehr ist schon {0}"},
    {"why.no_airship_there", "No airship of yours stands there",        "Dort steht kein eigenes Luftschiff"},
    {"why.no_die_there",     "No defence die of yours lies there",      "Dort liegt kein eigener Verteidigungswürfel"},
    {"why.no_piece_there",   "No piece of yours stands there",          "Dort steht keine eigene Figur"},
    {"why.airship_for_airship", "No airship takes the place of another", "Kein Luftschiff ersetzt ein anderes"},
    {"why.cave_to_valley",   "The Cave leads only to mountains",        "Die Höhle führt nur ins Gebirge"},
    {"why.occupied",         "A piece stands there already",            "Dort steht schon eine Figur"},
});
// clang-format on

}  // namespace

std::span<const engine::Phrase> reason_phrases() { return kReasonPhrases; }

}  // namespace wiraqocha

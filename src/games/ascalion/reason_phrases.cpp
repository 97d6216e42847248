// Why something cannot be chosen, in English and German.
#include <array>

#include "generated/games/ascalion/texts.h"

namespace ascalion {

namespace {

// clang-format off
constexpr auto kReasonPhrases = std::to_array<engine::Phrase>({
    {"why.source_there",        "A source lies there already",               "Dort liegt schon eine Rohstoffquelle"},
    {"why.claimed",             "This country is taken",                     "Dieses Land ist schon besetzt"},
    {"why.no_country",          "It has to be a country",                    "Es muss ein Land sein"},
    {"why.not_yours",           "It is not yours",                           "Es gehört dir nicht"},
    {"why.own",                 "It is yours",                               "Es gehört dir selbst"},
    {"why.no_border",           "It touches none of your areas",             "Es grenzt an keines deiner Gebiete"},
    {"why.faith",               "Your areas next to it are converted and do not attack their master", "Deine Gebiete daneben sind bekehrt und greifen ihr Oberhaupt nicht an"},
    {"why.follower_there",      "A follower is there already",               "Dort ist schon ein Anhänger"},
    {"why.faith_too_far",       "It touches neither your areas nor your followers", "Es grenzt weder an deine Gebiete noch an deine Anhänger"},
    {"why.temple_there",        "A temple stands there already",             "Dort steht schon ein Tempel"},
    {"why.city_there",          "A city stands there already",               "Dort steht schon eine Stadt"},
    {"why.book_there",          "A book lies there",                         "Dort liegt ein Buch"},
    {"why.no_book_there",       "No book lies there",                        "Dort liegt kein Buch"},
    {"why.no_harbour",          "It has no water for this vessel",           "Dort fehlt das Wasser für dieses Fahrzeug"},
    {"why.goods_missing",       "It takes {0} in this one area",             "In diesem einen Gebiet braucht es {0}"},
    {"why.goods_nowhere",       "None of your areas fits and holds {0}",     "Keines deiner Gebiete passt und enthält {0}"},
    {"why.supply_empty",        "None is left in the supply",                "Im Vorrat ist nichts mehr davon"},
    {"why.no_source_due",       "Nothing is due to you there",           "Dort steht dir nichts zu"},
    {"why.horse_there",         "A horse is there already",                  "Dort ist schon ein Pferd"},
    {"why.herd_too_far",        "It does not touch the herd",                "Es grenzt nicht an die Herde"},
    {"why.none_there",          "None is left there",                        "Dort ist davon nichts mehr"},
    {"why.earlier",             "It comes before the one you named last: take that back and begin here", "Es kommt vor dem zuletzt genannten: Nimm das zurück und beginne hier"},
    {"why.too_few_after",       "The other places that count come before it: take back and begin with them", "Die anderen Orte, die zählen, kommen davor: Nimm zurück und beginne mit ihnen"},
    {"why.no_such_offer",       "No offer with it can be sent",              "Damit lässt sich kein Angebot senden"},
    {"why.no_foal_place",       "Its herd has no free country beside it",    "Neben der Herde ist kein Land frei"},
    {"why.stud_first",          "The first foal stays at its stud",          "Das erste Fohlen bleibt in seiner Pferdezucht"},
    {"why.no_chain_on",         "No other horse of yours stands next to it", "Daneben steht kein anderes Pferd von dir"},
    {"why.converted",           "Its follower keeps it out of this attack",  "Sein Anhänger hält es aus diesem Angriff heraus"},
    {"why.not_next",            "It does not touch {0}",                     "Es grenzt nicht an {0}"},
    {"why.no_horse_there",      "No horse is there",                         "Dort ist kein Pferd"},
    {"why.visited",             "The chain has been there",                  "Dort war die Kette schon"},
    {"why.no_own_neighbour",    "No country of yours is next to it",         "Kein Land von dir liegt daneben"},
    {"why.nothing_to_carry",    "There is nothing to carry",                 "Dort liegt nichts, was du tragen kannst"},
    {"why.not_to_target",       "From there nothing gets next to the target", "Von dort kommt nichts neben das Ziel"},
    {"why.nothing_to_target",   "Nothing gets next to the target this way",  "So kommt nichts neben das Ziel"},
    {"why.other_vessel",        "It is not the kind you chose",              "Es ist nicht die gewählte Art"},
    {"why.save_boats",          "First bring your boats in from the high sea", "Bringe zuerst deine Boote von hoher See an eine Küste"},
    {"why.nowhere_to_walk",     "No country with something to carry is next to another of yours", "Kein Land von dir, in dem etwas liegt, grenzt an ein anderes von dir"},
    {"why.no_horse",            "You have no horse in a country",            "Du hast kein Pferd in einem Land"},
    {"why.nowhere_to_ride",     "No country of yours is next to a horse",    "Kein Land von dir liegt neben einem Pferd"},
    {"why.no_chain",            "No two of your countries with horses touch where there is something to carry", "Es gibt keine zwei benachbarten Länder von dir mit Pferden und etwas zu tragen"},
    {"why.no_boat",             "You have no boat",                          "Du hast kein Boot"},
    {"why.lost_at_sea",         "Your boats on the high sea reach no coast any more", "Deine Boote auf hoher See erreichen keine Küste mehr"},
    {"why.no_ship",             "You have no ship",                          "Du hast kein Schiff"},
    {"why.no_bonus_left",       "No bonus transport is left",                "Der Städtebonus ist aufgebraucht"},
    {"why.no_target",           "Nothing touches your areas",                "Nichts grenzt an deine Gebiete"},
    {"why.attacks_used",        "You have made all your attacks",            "Du hast alle deine Angriffe gemacht"},
    {"why.not_started",         "First move or load something",              "Bewege oder lade zuerst etwas"},
    {"why.not_at_target",       "It has to end next to the target",          "Es muss neben dem Ziel enden"},
    {"why.high_sea",            "A boat in distress must not stop on the high sea", "Ein Boot in Seenot darf nicht auf hoher See anhalten"},
    {"why.away_from_coast",     "From there the boat in distress reaches no coast", "Von dort erreicht das Boot in Seenot keine Küste"},
    {"why.too_deep",            "Boats do not enter deep water",             "Boote fahren nicht in tiefes Gewässer"},
    {"why.no_river",            "Ships do not enter the river",              "Schiffe fahren nicht in den Fluss"},
    {"why.only_back",           "Only the way back is left",                 "Es bleibt nur der Weg zurück"},
    {"why.refused",             "Passage was refused on this voyage",        "Die Passage wurde auf dieser Fahrt verweigert"},
    {"why.points",              "It takes {0}",                              "Es kostet {0}"},
    {"why.eliminated",          "This player is out of the game",            "Dieser Spieler ist ausgeschieden"},
    {"why.not_linked",          "There is no link between you",              "Zwischen euch besteht keine Handelsverbindung"},
    {"why.offers_used",         "You have sent {0}: that is all you may",    "Du hast {0} gemacht: Mehr darfst du nicht"},
    {"why.ledger_full",         "Enough was refused and dealt in this phase", "In dieser Phase wurde genug abgelehnt und gehandelt"},
    {"why.you_have_nothing",    "You have nothing to trade",                 "Du hast nichts zum Handeln"},
    {"why.partner_has_nothing", "{0} has nothing to trade",                  "{0} hat nichts zum Handeln"},
    {"why.no_offer_left",       "No offer to {0} is left that was not refused", "Für {0} gibt es kein Angebot mehr, das nicht abgelehnt wurde"},
});
// clang-format on

}  // namespace

std::span<const engine::Phrase> reason_phrases() { return kReasonPhrases; }

}  // namespace ascalion

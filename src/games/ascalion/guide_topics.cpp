// The rules in short, for the help of a client.
#include <array>

#include "games/ascalion/guide_texts.h"

namespace ascalion {

namespace {

// clang-format off
constexpr auto kTopics = std::to_array<Topic>({
    {"thing:goal", "A8.1 A8.2 A8.3 A8.8", "Goal", "Ziel",
     "Whoever has {cities_to_win} cities at the end of a round wins. In shared victory all who have them win together; in single victory you need more cities than everybody else.",
     "Wer am Ende einer Runde {cities_to_win} Städte hat, gewinnt. Beim gemeinsamen Sieg gewinnen alle, die sie haben; beim alleinigen Sieg brauchst du mehr Städte als jeder andere."},
    {"thing:value", "A2.7", "Value of an area", "Kampfwert eines Gebiets",
     "A warrior counts {warrior_value}, a horse {horse_value}, a weapon {weapon_value}, a city {city_value}, a boat {boat_value}, a ship {ship_value}. A second horse or weapon adds nothing.",
     "Ein Krieger zählt {warrior_value}, ein Pferd {horse_value}, eine Waffe {weapon_value}, eine Stadt {city_value}, ein Boot {boat_value}, ein Schiff {ship_value}. Ein zweites Pferd oder eine zweite Waffe zählt nichts."},
    {"thing:gate", "A5.3 A5.4 A5.5", "Die before a phase", "Würfelprobe",
     "Before production, trade and transport a die is rolled: 1 to 4 the phase takes place, 5 it is cancelled, 6 the players vote; the start player breaks a tie.",
     "Vor Produktion, Handel und Transport wird gewürfelt: Bei 1 bis 4 findet die Phase statt, bei 5 fällt sie aus, bei 6 wird abgestimmt; bei Gleichstand entscheidet der Startspieler."},
    {"phase:development", "A6.1 A6.2 A6.3 A6.4 A6.7", "Development", "Entwicklung",
     "Exchange resources that lie together in one area for a weapon, a city, a boat or a ship. The first boats and ships of the game are cheaper.",
     "Tausche Rohstoffe, die zusammen in einem Gebiet liegen, gegen eine Waffe, eine Stadt, ein Boot oder ein Schiff. Die ersten Boote und Schiffe des Spiels sind billiger."},
    {"phase:production", "A6.10 A6.11 A6.16 A6.17", "Production", "Produktion",
     "A source fills its country up to {source_yield} of its material, up to {source_yield_doubled} with an own city there or next to it. A stud gives a foal: to its own country, or next to its herd.",
     "Eine Quelle füllt ihr Land bis auf {source_yield} ihres Materials auf, mit einer eigenen Stadt dort oder daneben bis auf {source_yield_doubled}. Eine Pferdezucht gibt ein Fohlen: in ihr eigenes Land oder neben ihre Herde."},
    {"phase:trade", "A6.22 A6.25 A6.26 A6.31 A6.37 A6.42", "Trade", "Handel",
     "Players whose countries touch may trade resources. In your turn you make one offer or pass; the partner accepts, declines or makes one counter-offer. A declined offer cannot be sent again in this phase.",
     "Spieler, deren Länder aneinander grenzen, dürfen Rohstoffe tauschen. In deinem Zug machst du ein Angebot oder passt; der Partner nimmt an, lehnt ab oder macht ein Gegenangebot. Ein abgelehntes Angebot kann in dieser Phase nicht wiederholt werden."},
    {"phase:transport", "A6.44 A6.47 A6.76", "Transport", "Transport",
     "You have {transports_base} transport, and one more for every {areas_per_further_transport} areas above those you began with. At the end of the phase only one horse and one weapon stay in each area.",
     "Du hast {transports_base} Transport und einen weiteren für je {areas_per_further_transport} Gebiete mehr als zu Beginn. Am Ende der Phase bleiben in jedem Gebiet nur ein Pferd und eine Waffe."},
    {"phase:attack", "A6.79 A6.86 A6.88 A6.89 A6.92 A6.96", "Attack", "Angriff",
     "Attack an area that touches yours. All areas touching it count; third players choose a side. With {attacker_bonus} bonus point the attacker needs more than the defender. After a success you may attack once more and use bonus transports, one per city.",
     "Greife ein Gebiet an, das an deines grenzt. Alle Gebiete ringsum zählen; Dritte wählen eine Seite. Mit {attacker_bonus} Bonuspunkt braucht der Angreifer mehr als der Verteidiger. Nach einem Erfolg darfst du noch einmal angreifen und je Stadt einen zusätzlichen Transport machen."},
    {"action:foot", "A6.48", "On foot", "Zu Fuß",
     "Any materials and weapons go from one of your countries over one border into another one.",
     "Beliebige Materialien und Waffen gehen aus einem deiner Länder über eine Grenze in ein anderes."},
    {"action:ride", "A6.49 A6.50 A6.52", "On horseback", "Zu Pferde",
     "A horse goes over one or two borders through your countries; it may load and unload materials and weapons at every halt.",
     "Ein Pferd zieht über ein oder zwei Grenzen durch deine Länder; bei jedem Halt darf es Materialien und Waffen auf- und abladen."},
    {"action:chain", "A6.51 A6.52 A6.54", "Horse chain", "Pferdekette",
     "Materials and weapons travel along touching countries of yours that all hold a horse, as far as you like in one direction.",
     "Materialien und Waffen wandern durch aneinander grenzende eigene Länder, die alle ein Pferd haben, beliebig weit in eine Richtung."},
    {"action:boat", "A6.55 A6.59 A6.63 A6.71", "Boat", "Boot",
     "A boat has {boat_points} points: {boat_section} for the next section of the river, {boat_shallow} for a shallow field, {boat_mouth} into the river. It must not be on the high sea for two transport phases.",
     "Ein Boot hat {boat_points} Punkte: {boat_section} für den nächsten Flussabschnitt, {boat_shallow} für ein flaches Seefeld, {boat_mouth} in den Fluss hinein. Es darf nicht zwei Transportphasen lang auf hoher See sein."},
    {"action:ship", "A6.60", "Ship", "Schiff",
     "A ship has {ship_points} points: {ship_deep} for a deep field, {ship_shallow} for a shallow one. It needs no passage and may stop anywhere on the sea.",
     "Ein Schiff hat {ship_points} Punkte: {ship_deep} für ein tiefes, {ship_shallow} für ein flaches Seefeld. Es braucht keine Passage und darf überall auf See bleiben."},
    {"thing:passage", "A6.63 A6.64 A6.65 A6.67", "Passage", "Passage",
     "To leave a section of the river a boat needs the permission of the owners of its two banks, or a value above that of the banks that refuse. The step straight back is free.",
     "Um einen Flussabschnitt zu verlassen, braucht ein Boot die Erlaubnis der Besitzer beider Ufer oder einen Wert über dem der Ufer, die sie verweigern. Der Schritt zurück ist frei."},
    {"thing:temple", "A7.1 A7.5 A7.6 A7.10 A7.11 A7.16", "Temples and followers", "Tempel und Anhänger",
     "A temple sends {followers_per_temple} followers in each production into areas of others. A converted area does not fight against its master. Who conquers the temple ends the faith.",
     "Ein Tempel schickt in jeder Produktion {followers_per_temple} Anhänger in fremde Gebiete. Ein bekehrtes Gebiet kämpft nicht gegen sein geistiges Oberhaupt. Wer den Tempel erobert, beendet den Glauben."},
    {"thing:university", "A7.17 A7.20 A7.22 A7.25 A7.28", "Universities and books", "Universitäten und Bücher",
     "A university costs {university_price} resources and your attack in that round. It gives a book in each production: a book keeps followers away and doubles a source.",
     "Eine Universität kostet {university_price} Rohstoffe und deinen Angriff in dieser Runde. Sie gibt in jeder Produktion ein Buch: Es hält Anhänger fern und verdoppelt eine Quelle."},
});
// clang-format on

}  // namespace

std::span<const Topic> topics_of_the_game() { return kTopics; }

}  // namespace ascalion

// Short rules for the things on the table: terrain, pieces, goals and everything with a place.
#include "games/wiraqocha/guide_texts.h"

#include <array>

namespace wiraqocha {

namespace {

// clang-format off
constexpr auto kOtherTopics = std::to_array<Topic>({
    {"terrain:jungle", "W6.1", "Jungle", "Dschungel",
     "Pays its resources at your income, whatever piece holds it.",
     "Bringt bei deinem Einkommen seine Ressourcen, gleich welche Figur es hält."},
    {"terrain:ruins", "W6.3 W6.9", "Ruins", "Ruinen",
     "Each ruin you hold as your turn begins lets you roll one die again. The first explorer to arrive finds its artefact.",
     "Jede Ruine, die du zu Beginn deines Zuges beherrschst, gibt dir einen Nachwurf. Der erste Entdecker, der ankommt, findet ihr Artefakt."},
    {"terrain:village", "W6.2", "Village", "Dorf",
     "Gives you 1 more die each turn, whatever piece holds it.",
     "Gibt dir in jedem Zug 1 Würfel mehr, gleich welche Figur es hält."},
    {"terrain:vein", "W6.4 W8.2", "Somnium vein", "Somnium-Ader",
     "A driller makes 2 points here instead of 1. Other pieces get nothing from it.",
     "Ein Bohrer macht hier 2 Punkte statt 1. Anderen Figuren bringt sie nichts."},
    {"terrain:cave", "W9.1 W9.2", "Cave", "Höhle",
     "From here one of your explorers may pass to any empty mountain hex in phase I, without dice.",
     "Von hier darf einer deiner Entdecker in Phase I ohne Würfel auf ein beliebiges leeres Gebirgsfeld ziehen."},
    {"ground:valley", "W6.5 W6.11", "Valley", "Tal",
     "Open to every piece. Where a rival airship stands, only an airship gets in.",
     "Offen für jede Figur. Wo ein fremdes Luftschiff steht, kommt nur ein Luftschiff hinein."},
    {"ground:mountain", "W6.5 W6.37", "Mountain", "Gebirge",
     "With dice only an airship gets in. Other pieces come by a swap, explorers through the Cave too.",
     "Mit Würfeln kommt nur ein Luftschiff hinein, andere Figuren durch einen Tausch, Entdecker auch durch die Höhle."},

    {"piece:base", "W6.8 W6.29 W7.7", "Base Camp", "Basislager",
     "Defends itself with {natural_defence}. Beaten, it returns to your reserve, and you have to place it again before anything else.",
     "Verteidigt sich selbst mit {natural_defence}. Geschlagen kommt es in deine Reserve, und du musst es vor allem anderen wieder einsetzen."},
    {"piece:explorer", "W6.9", "Explorer", "Entdecker",
     "Takes the artefact of a ruin where it arrives. With dice it enters valleys only.",
     "Nimmt das Artefakt einer Ruine, in der er ankommt. Mit Würfeln kommt er nur in Täler."},
    {"piece:driller", "W6.10 W8.2", "Driller", "Bohrer",
     "Drills when you end your turn: 1 point, on a vein 2. Every {points_per_crystal} points are 1 crystal. With dice it enters valleys only.",
     "Bohrt am Ende deines Zuges: 1 Punkt, auf einer Ader 2. Je {points_per_crystal} Punkte ergeben 1 Kristall. Mit Würfeln kommt er nur in Täler."},
    {"piece:zeppelin", "W6.5 W6.11", "Zeppelin", "Zeppelin",
     "An airship: it enters mountains, and only airships can attack it.",
     "Ein Luftschiff: Es kommt ins Gebirge, und nur Luftschiffe können es angreifen."},
    {"piece:android_explorer", "W6.12 W6.48", "Android Explorer", "Entdeckungsmaschine",
     "A third explorer. It belongs to the owner of its card.",
     "Ein dritter Entdecker. Sie gehört dem Besitzer ihrer Karte."},
    {"piece:juggernaut", "W6.12 W6.48", "Juggernaut", "Juggernaut",
     "A third airship. It belongs to the owner of its card.",
     "Ein drittes Luftschiff. Er gehört dem Besitzer seiner Karte."},
    {"piece:mechanical_miner", "W6.12 W6.48", "Mechanical Miner", "Mechanischer Bohrer",
     "A third driller. It belongs to the owner of its card.",
     "Ein dritter Bohrer. Er gehört dem Besitzer seiner Karte."},

    {"goal:treasure", "W8.7", "Treasure of Wiraqocha", "Der Schatz von Wiraqocha",
     "You win with all {artefacts} artefacts. Nobody can once the Death Ray has destroyed one.",
     "Du gewinnst mit allen {artefacts} Artefakten. Hat der Kreis des Todes eines zerstört, kann es niemand mehr."},
    {"goal:somnium", "W8.8", "Somnium for the Empress", "Somnium für die Kaiserin",
     "You win with {crystals_2} crystals in a game of 2, {crystals_3} of 3, {crystals_4} of 4.",
     "Du gewinnst mit {crystals_2} Kristallen im Spiel zu zweit, {crystals_3} zu dritt, {crystals_4} zu viert."},
    {"goal:leviathan", "W8.9", "The Leviathan", "Bau des Leviathan",
     "You win when the prices of your cards reach {card_resources_2} resources and {card_crystals_2} crystals in a game of 2, {card_resources_3} and {card_crystals_3} of 3, {card_resources_4} and {card_crystals_4} of 4.",
     "Du gewinnst, wenn die Preise deiner Karten {card_resources_2} Ressourcen und {card_crystals_2} Kristalle im Spiel zu zweit erreichen, {card_resources_3} und {card_crystals_3} zu dritt, {card_resources_4} und {card_crystals_4} zu viert."},
    {"goal:round_cap", "W8.12 W8.13", "Last round", "Letzter Durchgang",
     "When the last round is over without a winner, whoever is nearest to a goal wins.",
     "Endet der letzte Durchgang ohne Sieger, gewinnt, wer einem Ziel am nächsten ist."},

    {"thing:condition", "W6.21 W6.22", "Condition", "Bedingung",
     "The dice a hex asks for: any dice that add up to its number, or exactly the faces of its double or straight.",
     "Die Würfel, die ein Feld verlangt: beliebige, die zusammen seine Zahl ergeben, oder genau die Zahlen seines Paschs oder seiner Folge."},
    {"thing:dice", "W5.6 W5.9 W6.15", "Dice", "Würfel",
     "{base_dice} a turn and 1 for each village. Those that lie as defence are not rolled; each free die is used once.",
     "{base_dice} pro Zug und 1 je Dorf. Was als Verteidigung liegt, wird nicht geworfen; jeder freie Würfel wird einmal benutzt."},
    {"thing:defence_die", "W6.20 W7.1 W7.3", "Defence die", "Verteidigungswürfel",
     "An attacker needs, besides the condition dice, another die that is higher. On a base the die or {natural_defence} counts, whichever is higher.",
     "Wer angreift, braucht außer den Bedingungswürfeln einen weiteren, der höher ist. Auf einem Basislager zählt der Würfel oder {natural_defence}, was höher ist."},
    {"thing:lift", "W6.17", "Lifting to 7", "Erhöhen auf 7",
     "Against a defence of 6 each attacking 6 counts as 7 for {resources_per_step} resources.",
     "Gegen eine Abwehr von 6 zählt jede angreifende 6 für {resources_per_step} Ressourcen als 7."},
    {"thing:force_field", "W6.46 W7.5", "Force field", "Kraftfeld",
     "No conquest and no plunder here. Tunnels and the Death Ray pass it, and it is gone when the piece leaves.",
     "Hier gibt es keine Eroberung und keine Plünderung. Tunnel und Kreis des Todes wirken, und es verschwindet mit der Figur."},
    {"thing:fortress", "W6.45 W7.2", "Fortress", "Festung",
     "Attackers need 2 dice above the defence instead of 1. Without any defence it does nothing.",
     "Wer angreift, braucht 2 Würfel, die höher sind als die Abwehr, statt 1. Ohne jede Abwehr bewirkt sie nichts."},
    {"thing:cemetery", "W6.6 W6.40 W7.7", "Machines' Cemetery", "Friedhof der Maschinen",
     "Beaten pieces lie here and keep their owners. Each turn you can buy one back for {buy_back_price} resources.",
     "Hier liegen geschlagene Figuren und behalten ihre Besitzer. In jedem Zug kannst du eine für {buy_back_price} Ressourcen zurückkaufen."},
    {"thing:reserve", "W6.25", "Reserve", "Reserve",
     "Your pieces that are ready to enter, onto hexes next to yours.",
     "Deine Figuren, die bereitstehen, für Felder neben deinen."},
    {"thing:market", "W4.5 W6.41 W8.4", "Open cards", "Offene Karten",
     "You may build 1 of them each turn. At the end of the turn the row is filled up to {market_size}.",
     "In jedem Zug darfst du 1 davon bauen. Am Ende des Zuges wird auf {market_size} aufgefüllt."},
    {"thing:card", "W6.41 W6.42 W7.14", "Technology card", "Technologie-Karte",
     "A building is safe, an invention can be stolen. Either counts with its price for the Leviathan, even when used up.",
     "Ein Bauwerk ist sicher, eine Erfindung kann gestohlen werden. Beide zählen mit ihrem Preis für den Leviathan, auch verbraucht."},
    {"thing:storage", "W8.3", "Storage", "Lager",
     "At the end of your turn you keep {resource_storage} resources at most. Crystals have no limit.",
     "Am Ende deines Zuges behältst du höchstens {resource_storage} Ressourcen. Kristalle sind unbegrenzt."},
    {"thing:resource", "W2.6 W5.6", "Resource", "Ressource",
     "Comes from the jungle; pays for steps, cards and lost pieces.",
     "Kommt aus dem Dschungel; bezahlt Schritte, Karten und verlorene Figuren."},
    {"thing:crystal", "W6.19 W8.2 W8.8", "Somnium crystal", "Somnium-Kristall",
     "Comes from drillers; pays for cards and an extra die, and whoever has enough of them wins.",
     "Kommt von Bohrern; bezahlt Karten und einen Zusatzwürfel, und wer genug davon hat, gewinnt."},
    {"thing:artefact", "W6.9 W8.7", "Artefact", "Artefakt",
     "One of four skulls, found by the first explorer in its ruin. It can be plundered.",
     "Einer von vier Schädeln, gefunden vom ersten Entdecker in seiner Ruine. Es kann geplündert werden."},
    {"thing:dead_hex", "W6.7 W6.50", "Destroyed hex", "Zerstörtes Feld",
     "Struck by the Death Ray: nobody enters it again, and it yields nothing.",
     "Vom Kreis des Todes getroffen: Niemand betritt es wieder, und es bringt nichts."},
    {"thing:captive", "W9.5 W9.6 W9.9 W9.11", "Captive", "Gefangener",
     "A beaten piece that a rival keeps, one each. Its owner can ransom it, plunder it back or conquer the captor's base.",
     "Eine geschlagene Figur, die ein Mitspieler festhält, jeder nur eine. Ihr Besitzer kann sie auslösen, durch Plündern befreien oder das Basislager des Geiselnehmers erobern."},
});
// clang-format on

}  // namespace

std::span<const Topic> other_topics() { return kOtherTopics; }

std::string_view rules_of(Card card) {
    switch (card) {
        case Card::AndroidFactory: return "W6.43";
        case Card::FlyingFortress: return "W6.44 W6.45 W7.2";
        case Card::ForceField: return "W6.46 W7.5";
        case Card::RecoveryWorkshop: return "W6.47";
        case Card::AndroidExplorer:
        case Card::Juggernaut:
        case Card::MechanicalMiner: return "W6.48 W7.19";
        case Card::BattleExoskeleton: return "W6.49";
        case Card::DeathRay: return "W6.50 W6.51";
        case Card::ProductionTanks: return "W6.52";
        case Card::PsychicProbe: return "W6.53";
        case Card::TransportTunneller: return "W7.17";
    }
    return {};
}

}  // namespace wiraqocha

// Short rules for every action of the menu, with the names that its button bears.
#include <array>

#include "games/wiraqocha/guide_texts.h"

namespace wiraqocha {

namespace {

// clang-format off
constexpr auto kActionTopics = std::to_array<Topic>({
    // Phase I
    {"action:income", "W5.6 W5.7", "Income", "Einkommen",
     "Take 1 resource for each symbol on your hexes, and {tanks_income} more with the Production Tanks.",
     "Nimm 1 Ressource für jedes Symbol auf deinen Feldern, mit dem Produktionsspeicher {tanks_income} mehr."},
    {"action:count", "W5.6 W5.7", "Count dice", "Würfel zählen",
     "You have {base_dice} dice this turn and 1 more for each village you hold.",
     "Du hast in diesem Zug {base_dice} Würfel und 1 mehr für jedes Dorf, das du beherrschst."},
    {"action:swap", "W6.36 W6.37 W6.38", "Swap", "Tausch",
     "Put another piece of yours in the place of one of your airships, even on a mountain. The airship goes to your reserve; die and tokens stay.",
     "Setze eine andere deiner Figuren an die Stelle eines deiner Luftschiffe, auch im Gebirge. Das Luftschiff kommt in deine Reserve; Würfel und Marker bleiben."},
    {"action:workshop", "W6.47", "Recover", "Reparieren",
     "Once per turn, one of your pieces comes back from the cemetery to your reserve for free.",
     "Einmal pro Zug kommt eine deiner Figuren kostenlos vom Friedhof in deine Reserve."},
    {"action:factory", "W6.43", "Android die", "Androiden-Würfel",
     "Once per turn, pay {factory_price} resources for {factory_dice} more die this turn.",
     "Einmal pro Zug {factory_price} Ressourcen für {factory_dice} Würfel mehr in diesem Zug zahlen."},
    {"action:take_back", "W5.8", "Take back", "Zurücknehmen",
     "Take a defence die off the board to roll it. Dice you leave there guard on and are not rolled.",
     "Nimm einen Verteidigungswürfel vom Spielplan, um ihn zu werfen. Was liegen bleibt, verteidigt weiter und wird nicht geworfen."},
    {"action:cave_move", "W9.2 W9.3", "Through the Cave", "Durch die Höhle",
     "Your explorer in the Cave goes to any empty mountain hex, without dice.",
     "Dein Entdecker in der Höhle zieht ohne Würfel auf ein beliebiges leeres Gebirgsfeld."},
    {"action:roll", "W5.8 W5.9", "Roll", "Würfeln",
     "Roll your dice, less those that lie as defence. This ends phase I.",
     "Wirf deine Würfel; was als Verteidigung liegt, bleibt liegen. Damit endet Phase I."},

    // Phase II
    {"action:place", "W6.29 W6.30 W6.34", "Place base", "Basislager einsetzen",
     "Put your base on a valley hex next to one of yours, or anywhere in the valley if you have no piece on the board. It is paid like a conquest.",
     "Setze dein Basislager auf ein Feld im Tal neben einem deiner Felder, ohne Figur auf dem Spielplan auf ein beliebiges im Tal. Bezahlt wird wie bei einer Eroberung."},
    {"action:conquer", "W6.24 W6.25 W6.26", "Conquer", "Erobern",
     "Pay the dice that a hex asks for and move a piece in: from anywhere on the board, or from reserve next to a hex of yours.",
     "Zahle die Würfel, die ein Feld verlangt, und ziehe mit einer Figur hinein: von überall auf dem Spielplan, aus der Reserve nur neben deine Felder."},
    {"action:plunder", "W7.10 W7.13 W7.14", "Plunder", "Plündern",
     "Pay the dice of a rival base's hex and beat its defence to take a crystal, an invention or an artefact. The base stays.",
     "Zahle die Würfel des Feldes eines fremden Basislagers und schlage seine Abwehr: Du nimmst einen Kristall, eine Erfindung oder ein Artefakt. Das Lager bleibt."},
    {"action:tunnel", "W7.17", "Tunnel", "Untergraben",
     "Once per turn, plunder a rival base with the dice of its hex alone. Its defence, force field and ground do not count.",
     "Einmal pro Zug ein fremdes Basislager nur mit den Würfeln seines Feldes plündern. Abwehr, Kraftfeld und Untergrund zählen nicht."},
    {"action:lay", "W6.20 W7.3", "Lay as defence", "Verteidigen",
     "Lay a free die on a hex of yours: attackers need another die that is higher. A die already there goes away.",
     "Lege einen freien Würfel auf eines deiner Felder: Wer angreift, braucht einen Würfel mehr, der höher ist. Ein Würfel, der schon dort liegt, kommt weg."},
    {"action:step", "W6.16", "Step", "Schritt",
     "Pay {resources_per_step} resources to turn a free die up or down by 1. There is no way from 6 to 1.",
     "Zahle {resources_per_step} Ressourcen, um einen freien Würfel um 1 zu drehen. Von 6 führt kein Weg zu 1."},
    {"action:reroll", "W5.3 W6.3 W6.18", "Re-roll", "Nachwurf",
     "Roll a free die again, once for each ruin you held as your turn began.",
     "Wirf einen freien Würfel neu, einmal für jede Ruine, die du zu Beginn deines Zuges beherrscht hast."},
    {"action:somnium_die", "W6.19", "Extra die", "Zusatzwürfel",
     "Once per turn, pay 1 crystal to roll 1 more die at once.",
     "Einmal pro Zug 1 Kristall zahlen und sofort 1 Würfel mehr werfen."},
    {"action:exoskeleton", "W6.49", "Exoskeleton", "Exoskelett",
     "Once per turn, turn a free die to {exoskeleton_face}, or to the face that this game's options name.",
     "Einmal pro Zug einen freien Würfel auf {exoskeleton_face} drehen, oder auf die Zahl aus den Optionen dieses Spiels."},
    {"action:build", "W6.41 W6.42", "Build", "Bauen",
     "Once per turn, pay the price of an open card and take it. It is yours from then on, unless an invention is stolen.",
     "Einmal pro Zug den Preis einer offenen Karte zahlen und sie nehmen. Sie bleibt deine, solange niemand eine Erfindung stiehlt."},
    {"action:buy_back", "W6.40", "Buy back", "Zurückkaufen",
     "Once per turn, pay {buy_back_price} resources to bring a piece of yours from the cemetery to your reserve.",
     "Einmal pro Zug für {buy_back_price} Ressourcen eine deiner Figuren vom Friedhof in die Reserve holen."},
    {"action:fortress", "W6.44 W7.2", "Move fortress", "Festung versetzen",
     "Once per turn, bring the fortress to another hex of yours: attackers need 2 dice above its defence.",
     "Einmal pro Zug die Festung auf ein anderes deiner Felder bringen: Wer angreift, braucht 2 Würfel, die höher sind als die Abwehr."},
    {"action:probe", "W6.53", "Probe", "Sonde",
     "Once per turn, the defence of a rival hex becomes {probe_face}. A die stays so, a base recovers when your turn ends.",
     "Einmal pro Zug sinkt die Abwehr eines fremden Feldes auf {probe_face}. Ein Würfel bleibt so, ein Basislager erholt sich am Ende deines Zuges."},
    {"action:death_ray", "W6.50 W6.51", "Death Ray", "Kreis des Todes",
     "Once per game, destroy any hex with all that is on it. A base returns to its owner's reserve, other pieces are lost.",
     "Einmal pro Spiel ein beliebiges Feld mit allem darauf zerstören. Ein Basislager kommt in die Reserve, andere Figuren sind verloren."},
    {"action:ransom", "W9.9", "Ransom", "Auslösen",
     "Pay the captor {ransom_resources} resources or {ransom_crystals} crystal, and your piece returns to your reserve.",
     "Zahle {ransom_resources} Ressourcen oder {ransom_crystals} Kristall an den Geiselnehmer, und deine Figur kommt in deine Reserve."},
    {"action:end_turn", "W8.1 W8.2 W8.3 W8.4", "End turn", "Zug beenden",
     "Your drillers bring crystals, you keep {resource_storage} resources at most, and the open cards are filled up.",
     "Deine Bohrer fördern Kristalle, du behältst höchstens {resource_storage} Ressourcen, und die offenen Karten werden aufgefüllt."},
});
// clang-format on

}  // namespace

std::span<const Topic> action_topics() { return kActionTopics; }

}  // namespace wiraqocha

#include "games/pathciv/guide_topics.h"

#include <array>

namespace pathciv {

namespace {

// clang-format off
constexpr auto kTopics = std::to_array<engine::Topic>({
    {"thing:goal", "P2.1 P5.7 P9.5", "The goal", "Das Ziel",
     "After nine rounds the most points win. Equal scores share the place.",
     "Nach neun Runden gewinnen die meisten Punkte. Gleichstände teilen sich den Platz."},
    {"thing:score", "P9.1 P9.2 P9.3 P9.4", "Points", "Punkte",
     "All your technologies, discarded ones too, the step of philosophy, the population space, leaders and wonders, tokens, and one point for every {left_over_divisor} purple, grey and blue cubes left.",
     "Alle deine Technologien, auch verworfene, die Philosophie-Stufe, das Bevölkerungsfeld, Anführer und Wunder, Marker und ein Punkt je {left_over_divisor} übrige violette, graue und blaue Würfel."},
    {"thing:window", "P6.1 P6.2 P6.3", "Everybody at once", "Alle zugleich",
     "All decide at the same time. Others see that you have committed, but not to what. When the last one has committed, everything is revealed; until then you can take yours back.",
     "Alle entscheiden zugleich. Andere sehen, dass du dich festgelegt hast, aber nicht worauf. Hat sich der Letzte festgelegt, wird alles aufgedeckt; bis dahin kannst du deine Wahl zurücknehmen."},
    {"thing:limit", "P6.12 P6.13 P6.14 P7.25", "The limit", "Das Limit",
     "Phases B and D bring no more cubes and no more research points than your limit. You choose what you give up. What lies in the trays already does not count.",
     "Die Phasen B und D bringen höchstens so viele Würfel und Forschungspunkte, wie dein Limit erlaubt. Worauf du verzichtest, wählst du. Was schon in den Ablagen liegt, zählt nicht mit."},
    {"phase:projects", "P6.8 P6.9 P6.10", "A: Projects", "A: Projekte",
     "Of five technologies one is discarded for good, two go left and bring their squares, two go right and bring their circles. A discarded one keeps its type and its points.",
     "Von fünf Technologien wird eine endgültig verworfen, zwei kommen nach links und bringen ihre Quadrate, zwei nach rechts und bringen ihre Kreise. Eine verworfene behält Typ und Punkte."},
    {"phase:deployment", "P6.11 P6.12 P6.13", "B: Deployment", "B: Einsatz",
     "You gain the squares of the left side and of your cards as cubes, up to the limit.",
     "Du erhältst die Quadrate der linken Seite und deiner Karten als Würfel, bis zum Limit."},
    {"phase:philosophy", "P6.15 P6.16 P6.17 P6.18 P6.20 P6.21", "C1: Philosophy", "C1: Philosophie",
     "Whoever has the blue cubes for the next step pays and moves up, by force. Two advantages are shown at a new step: who arrives alone opens one for all, several open both. Each takes one, as often as the step says.",
     "Wer die blauen Würfel für die nächste Stufe hat, zahlt und steigt auf, ob er will oder nicht. An einer neuen Stufe werden zwei Vorteile gezeigt: Wer allein ankommt, öffnet einen für alle, mehrere öffnen beide. Jeder nimmt einen, so oft die Stufe sagt."},
    {"phase:wonders", "P6.24 P6.26 P6.27 P6.33 P6.35 P6.36", "C2: Wonders", "C2: Wunder",
     "Bid for one wonder, paid with grey cubes. Who wants a card alone gets it; otherwise the better rank of its type on the own board wins, and losers bid again.",
     "Biete auf ein Wunder, bezahlt mit grauen Würfeln. Wer eine Karte als Einziger will, erhält sie; sonst gewinnt der bessere Rang ihres Typs auf dem eigenen Brett, und wer leer ausgeht, bietet neu."},
    {"phase:leaders", "P6.34 P6.35 P6.37 P7.11", "C3: Leaders", "C3: Anführer",
     "Bid for one leader, paid with purple cubes. The old leader dies: only effects that last beyond death go on.",
     "Biete auf einen Anführer, bezahlt mit violetten Würfeln. Der alte Anführer stirbt: Nur Effekte, die über den Tod hinaus gelten, wirken weiter."},
    {"phase:research", "P6.39 P6.41 P6.42 P2.8", "D: Research", "D: Forschung",
     "You gain the circles of the right side and of your cards as research points, up to the limit. A type ends at {research_cap}.",
     "Du erhältst die Kreise der rechten Seite und deiner Karten als Forschungspunkte, bis zum Limit. Ein Typ endet bei {research_cap}."},
    {"phase:technology", "P6.44 P6.45 P6.46 P6.47 P6.49 P6.50", "E: Technology", "E: Technologie",
     "Everybody takes one technology, paid with research of its type, and gains the bonus of its box. Its symbols work from the next round on. Who can pay for none takes one of the lowest level for nothing, without bonus.",
     "Jeder nimmt eine Technologie, bezahlt mit Forschung ihres Typs, und erhält den Bonus ihrer Box. Ihre Symbole wirken ab der nächsten Runde. Wer keine bezahlen kann, nimmt eine der niedrigsten Stufe umsonst, ohne Bonus."},
    {"phase:challenge", "P8.1 P8.2 P8.3", "Challenge", "Herausforderung",
     "Counts your cards of its type, {history_per_yellow} for each yellow cube, history cubes and effects. Each history point is a token; every few bring a bonus. Then the yellow cubes go back.",
     "Zählt deine Karten ihres Typs, {history_per_yellow} je gelbem Würfel, Geschichts-Würfel und Effekte. Jeder Geschichtspunkt ist ein Marker; für je einige gibt es einen Bonus. Dann gehen die gelben Würfel zurück."},
    {"phase:battle", "P8.4 P8.5 P8.7 P8.8 P8.10", "Battle", "Schlacht",
     "Power is {power_per_red} for each red cube, heritage and effects. The threat fights too. Your rank is one more than the number of those who are stronger; ranks that pay give their bonus. Then the red cubes go back.",
     "Macht ist {power_per_red} je rotem Würfel, dazu Erbe und Effekte. Die Bedrohung kämpft mit. Dein Rang ist um eins höher als die Zahl der Stärkeren; zahlende Ränge geben ihren Bonus. Dann gehen die roten Würfel zurück."},
    {"thing:priority", "P6.26 P6.27 P7.22", "Priority", "Vorrang",
     "When several want the same card, the place of its type in the own priority row decides, leftmost first. No two boards have a type in the same place.",
     "Wollen mehrere dieselbe Karte, entscheidet der Platz ihres Typs in der eigenen Prio-Leiste, links zuerst. Keine zwei Bretter haben einen Typ am selben Platz."},
    {"thing:population", "P7.5 P7.25 P9.2", "Population", "Bevölkerung",
     "Each space entered gives its cube. The space says your limit and, far on, points at the end.",
     "Jedes betretene Feld gibt seinen Würfel. Das Feld nennt dein Limit und, weit vorn, Punkte am Ende."},
    {"thing:heritage", "P7.6 P8.4", "Heritage", "Erbe",
     "Permanent power in every battle.",
     "Dauerhafte Macht in jeder Schlacht."},
    {"thing:rival", "P10.1 P10.3 P10.6 P10.7 P10.9 P10.10", "The Rival", "Der Rivale",
     "Alone you play against the Rival: it climbs in philosophy, aims at a card now and then, and fights in battles. You win with enough points at the end.",
     "Allein spielst du gegen den Rivalen: Er steigt in der Philosophie auf, hat es ab und zu auf eine Karte abgesehen und kämpft in Schlachten. Du gewinnst mit genug Punkten am Ende."},
});
// clang-format on

}  // namespace

std::span<const engine::Topic> topics_of_the_game() { return kTopics; }

}  // namespace pathciv

// The tutorial: a round of Path of Civilization phase by phase, in positions of their own. Where a
// click is named, the reader makes that move.
import type { Lesson } from '../../game';
import { position } from './position';

const START = ['t_mil_0', 't_clt_0', 't_sci_0', 't_art_0', 't_ind_0'];
const LAID = {
  left: ['t_mil_0', 't_clt_0'],
  right: ['t_sci_0', 't_art_0'],
  discarded: ['t_ind_0'],
};

const OPENING = position({ hand: START });
const WONDERS = position({
  ...LAID,
  phase: 'wonders',
  stage: 'bid_for_wonders',
  ask: 'wonder_bids',
  trays: { grey: 3 },
});

export const lessons: Lesson[] = [
  {
    title: { en: 'From campfire to orbit', de: 'Vom Lagerfeuer ins All' },
    text: {
      en: 'You lead a civilization through nine rounds, and the most points win. Everybody decides at the same time: others see that you are ready, but not what you have chosen, until all are. The golden sign opens the score sheet.',
      de: 'Du führst eine Zivilisation durch neun Runden, und die meisten Punkte gewinnen. Alle entscheiden zugleich: Die anderen sehen, dass du fertig bist, aber nicht, was du gewählt hast, bis es alle sind. Das goldene Zeichen öffnet das Wertungsblatt.',
    },
    position: OPENING,
    click: null,
  },
  {
    title: { en: 'Five technologies', de: 'Fünf Technologien' },
    text: {
      en: 'Your board lies below. Each round you lay out five technologies: on the left their squares bring cubes, on the right their circles bring research, and one is discarded for good. Try it: click two cards, or drag one onto another, and they change places.',
      de: 'Unten liegt dein Brett. Jede Runde legst du fünf Technologien aus: Links bringen ihre Quadrate Würfel, rechts bringen ihre Kreise Forschung, und eine wird endgültig verworfen. Probier es: Klicke zwei Karten an oder zieh eine auf eine andere, und sie tauschen die Plätze.',
    },
    position: OPENING,
    click: null,
  },
  {
    title: { en: 'What the round will bring', de: 'Was die Runde bringt' },
    text: {
      en: 'Beside the cards you see at once what your layout brings: green numbers under cubes and research. The limit says how much of each a round may bring. What is above it you give up, by your own choice. More population raises the limit.',
      de: 'Neben den Karten siehst du sofort, was deine Auslage bringt: grüne Zahlen unter Würfeln und Forschung. Das Limit sagt, wie viel davon eine Runde bringen darf. Auf alles darüber verzichtest du, nach deiner Wahl. Mehr Bevölkerung hebt das Limit.',
    },
    position: OPENING,
    click: null,
  },
  {
    title: { en: 'Philosophers', de: 'Philosophen' },
    text: {
      en: "With enough blue cubes you climb a step of philosophy, by force. At a new step two advantages are shown. You have come alone, so you open one for everybody: choose the Builders' Guilds at the track of philosophy.",
      de: 'Mit genug blauen Würfeln steigst du eine Stufe der Philosophie auf, ob du willst oder nicht. An einer neuen Stufe werden zwei Vorteile gezeigt. Du bist allein angekommen und öffnest einen für alle: Wähle auf der Leiste der Philosophie die Bauhütten.',
    },
    position: position({
      ...LAID,
      phase: 'philosophy',
      stage: 'take_markers',
      ask: 'opening',
      philosophy: 1,
      shown: ['a_03', 'a_08'],
    }),
    click: 'marker:a_03',
  },
  {
    title: { en: 'A wonder', de: 'Ein Wunder' },
    text: {
      en: 'Grey cubes pay for wonders, one in a round. Gold rings show what you can afford. Bid for the Watchtower Ridge.',
      de: 'Graue Würfel bezahlen Wunder, eines in jeder Runde. Goldene Ringe zeigen, was du dir leisten kannst. Biete auf den Wachtturmgrat.',
    },
    position: WONDERS,
    click: 'card:w_01',
  },
  {
    title: { en: 'When several want it', de: 'Wenn mehrere es wollen' },
    text: {
      en: 'The signs on the right of your board are your priority row. If others bid for the same card, whoever has its type further left gets it. Who loses keeps the cubes and bids again. Point at a card: below the market you see who comes first.',
      de: 'Die Zeichen rechts auf deinem Brett sind deine Prio-Leiste. Bieten andere auf dieselbe Karte, bekommt sie, wer ihren Typ weiter links hat. Wer leer ausgeht, behält die Würfel und bietet neu. Zeig auf eine Karte: Unter dem Markt siehst du, wer zuerst kommt.',
    },
    position: WONDERS,
    click: null,
  },
  {
    title: { en: 'Leaders live and die', de: 'Anführer leben und sterben' },
    text: {
      en: 'Purple cubes pay for leaders, from the second round on. Only the newest one lives; those before lie in the cemetery, and only what lasts beyond death goes on working. Leaders and wonders count for their type in challenges.',
      de: 'Violette Würfel bezahlen Anführer, ab der zweiten Runde. Nur der neueste lebt; die früheren liegen auf dem Friedhof, und nur was über den Tod hinaus gilt, wirkt weiter. Anführer und Wunder zählen in Herausforderungen für ihren Typ.',
    },
    position: OPENING,
    click: null,
  },
  {
    title: { en: 'Buy a technology', de: 'Kaufe eine Technologie' },
    text: {
      en: 'At the end of the round everybody takes one technology, paid with research of its type. It brings the bonus of its box at once and joins your five cards in the next round. You have one point of science: take Counting Knots.',
      de: 'Am Ende der Runde nimmt jeder eine Technologie, bezahlt mit Forschung ihres Typs. Sie bringt sofort den Bonus ihrer Box und gehört in der nächsten Runde zu deinen fünf Karten. Du hast einen Punkt Wissenschaft: Nimm die Zählknoten.',
    },
    position: position({
      ...LAID,
      phase: 'technology',
      stage: 'bid_for_technologies',
      ask: 'technology_bids',
      research: { science: 1, culture: 1 },
    }),
    click: 'stack:sci_1',
  },
  {
    title: { en: 'Challenges', de: 'Herausforderungen' },
    text: {
      en: 'The line of nine rounds shows what is coming. A challenge counts your cards of its type, wherever they are, and your yellow cubes: every point is a token, and every few bring a bonus. The numbers tell where everybody would stand now.',
      de: 'Die Leiste der neun Runden zeigt, was kommt. Eine Herausforderung zählt deine Karten ihres Typs, wo immer sie sind, und deine gelben Würfel: Jeder Punkt ist ein Marker, und für je einige gibt es einen Bonus. Die Zahlen sagen, wo jeder jetzt stünde.',
    },
    position: OPENING,
    click: null,
  },
  {
    title: { en: 'Battles', de: 'Schlachten' },
    text: {
      en: 'Battles rank everybody by power: red cubes count 2, heritage stays for good. The threat, the black flag, takes part. Only good ranks pay, and then the red cubes are gone.',
      de: 'Schlachten ordnen alle nach Macht: Rote Würfel zählen 2, Erbe bleibt für immer. Die Bedrohung, die schwarze Flagge, kämpft mit. Nur gute Ränge zahlen, und danach sind die roten Würfel weg.',
    },
    position: position({ hand: START, trays: { red: 1 } }),
    click: null,
  },
];

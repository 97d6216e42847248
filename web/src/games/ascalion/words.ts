// The words of Ascalion's screen in English and German. What the engine says (names, prompts,
// reasons, reports) is not repeated here.
import type { Text } from '../../protocol';
import { many, text } from '../common/words';

/** A number with the right form of its noun. */
export const WORDS = {
  map: text('The map: countries, the river and the sea', 'Die Karte: Länder, Fluss und Meer'),
  free: text('unclaimed', 'unbesetzt'),
  ofSeat: (name: string) => text(`of ${name}`, `von ${name}`),
  value: (n: number) => text(`value ${n}`, `Kampfwert ${n}`),
  valueHead: text('Value', 'Kampfwert'),
  owner: text('Owner', 'Besitzer'),
  goods: text('Goods', 'Waren'),
  nothing: text('nothing', 'nichts'),
  none: text('None', 'Keine'),
  source: text('Source', 'Quelle'),
  sourceOf: (what: Text) => text(`source: ${what.en}`, `Quelle: ${what.de}`),
  faceDown: text('face-down source', 'verdeckte Quelle'),
  gives: (n: number) => text(`gives ${n} next`, `gibt als nächstes ${n}`),
  city: text('city', 'Stadt'),
  temple: text('temple', 'Tempel'),
  university: text('university', 'Universität'),
  book: text('book', 'Buch'),
  follower: (religion: Text) => text(`follower (${religion.en})`, `Anhänger (${religion.de})`),
  distressed: text('in distress', 'in Seenot'),
  at: (place: Text) => text(`at ${place.en}`, `bei ${place.de}`),
  banks: text('Banks', 'Ufer'),
  coast: text('Coast', 'Küste'),
  vessels: text('Vessels here', 'Schiffe hier'),
  highSea: text('high sea', 'hohe See'),
  amount: (n: number, what: Text) => text(`${n} ${what.en}`, `${n} ${what.de}`),

  cities: (n: number) => many(n, ['city', 'cities'], ['Stadt', 'Städte']),
  citiesOf: (n: number, goal: number) => text(`${n} of ${goal} cities`, `${n} von ${goal} Städten`),
  areas: (n: number) => many(n, ['area', 'areas'], ['Gebiet', 'Gebiete']),
  summed: (n: number) => text(`summed value ${n}`, `Kampfwert zusammen ${n}`),
  transports: (n: number) => many(n, ['transport', 'transports'], ['Transport', 'Transporte']),
  startPlayer: text('start player', 'Startspieler'),
  eliminated: text('eliminated', 'ausgeschieden'),
  poverty: text('poor until production ends', 'arm, bis die Produktion endet'),

  round: text('Round', 'Runde'),
  roundOf: (n: number, of: number) => text(`Round ${n} of ${of}`, `Runde ${n} von ${of}`),
  phases: {
    start: text('Start player', 'Startspieler'),
    development: text('Development', 'Entwicklung'),
    production: text('Production', 'Produktion'),
    trade: text('Trade', 'Handel'),
    transport: text('Transport', 'Transport'),
    attack: text('Attack', 'Angriff'),
    setup: text('Set-up', 'Aufbau'),
    over: text('The end', 'Ende'),
  },
  gateShort: text('1–4 open, 5 cancelled, 6 vote', '1–4 offen, 5 fällt aus, 6 Abstimmung'),
  gateLong: text(
    'A die decides before this phase: 1 to 4 it takes place, 5 it is cancelled, 6 all vote.',
    'Vor dieser Phase entscheidet ein Würfel: Bei 1 bis 4 findet sie statt, bei 5 fällt sie aus, bei 6 wird abgestimmt.',
  ),

  sourcesLeft: (n: number) =>
    many(n, ['source lies', 'sources lie'], ['Quelle liegt', 'Quellen liegen']),
  countriesFree: (n: number) =>
    text(`${n} countries are unclaimed`, `${n} Länder sind noch unbesetzt`),

  develop: text('Develop', 'Entwickeln'),
  costs: text('Costs', 'Kostet'),
  cheaper: text('cheaper now', 'jetzt billiger'),
  chooseArea: text('Now choose where on the map.', 'Wähle jetzt auf der Karte, wo.'),
  cancel: text('Cancel', 'Abbrechen'),

  production: text('Next production', 'Nächste Produktion'),
  productionHint: text('What the sources would give now', 'Was die Quellen jetzt geben würden'),

  vote: text('Vote', 'Abstimmung'),
  yes: text('yes', 'ja'),
  no: text('no', 'nein'),
  tie: text('On a tie the start player decides.', 'Bei Gleichstand entscheidet der Startspieler.'),

  trade: text('Trade', 'Handel'),
  youGive: text('You give', 'Du gibst'),
  youGet: text('You get', 'Du bekommst'),
  getsFrom: (name: string) => text(`You get from ${name}`, `Du bekommst von ${name}`),
  givesHead: (name: string) => text(`${name} gives`, `${name} gibt`),
  clickGoods: text(
    'Click your goods here or on the map',
    'Klicke hier oder auf der Karte auf deine Waren',
  ),
  theirs: (name: string) => text(`${name} has`, `${name} hat`),
  yours: text('You have', 'Du hast'),
  send: text('Send the offer', 'Angebot absenden'),
  sendCounter: text('Send the counter-offer', 'Gegenangebot absenden'),
  sending: text('Sending…', 'Wird gesendet…'),
  take: (n: number, what: Text) =>
    text(`Take back 1 of ${n} ${what.en}`, `1 von ${n} ${what.de} zurücknehmen`),
  add: (what: Text) => text(`Add 1 ${what.en}`, `1 ${what.de} dazu`),
  addFrom: (what: Text, area: Text) =>
    text(`Give 1 ${what.en} from ${area.en}`, `1 ${what.de} aus ${area.de} geben`),
  offersUsed: (n: number, cap: number) =>
    text(`${n} of ${cap} offers sent`, `${n} von ${cap} Angeboten gesendet`),
  passesSoFar: (n: number, all: number) =>
    text(`${n} of ${all} passes in a row`, `${n} von ${all} in Folge gepasst`),
  barred: text(
    'This offer cannot be sent: it was refused before, was made too often, or a horse has no room.',
    'Dieses Angebot geht nicht: Es wurde schon abgelehnt, zu oft geschlossen, oder ein Pferd hat keinen Platz.',
  ),
  moved: text(
    'Something moved meanwhile. Check your offer.',
    'Inzwischen hat sich etwas geändert. Prüfe dein Angebot.',
  ),
  offerFrom: (name: string) => text(`Offer from ${name}`, `Angebot von ${name}`),
  counterFrom: (name: string) => text(`Counter-offer from ${name}`, `Gegenangebot von ${name}`),
  offerBetween: (a: string, b: string) =>
    text(`${a} and ${b} negotiate`, `${a} und ${b} verhandeln`),
  dealBetween: (a: string, b: string) => text(`Deal of ${a} and ${b}`, `Tausch von ${a} und ${b}`),
  beyond: (n: number) =>
    many(
      n,
      ['more place beyond this edge', 'more places beyond this edge'],
      ['weiterer Ort hinter diesem Rand', 'weitere Orte hinter diesem Rand'],
    ),
  picked: (n: number, of: number) => text(`${n} of ${of} chosen.`, `${n} von ${of} gewählt.`),
  anyOrder: text(
    'Click the areas on the map, in any order.',
    'Klicke die Gebiete auf der Karte an, in beliebiger Reihenfolge.',
  ),
  takeBack: text('Take back', 'Zurücknehmen'),
  prepares: (name: string) =>
    text(`${name} is putting an offer together.`, `${name} stellt ein Angebot zusammen.`),
  declined: (name: string) => text(`${name} has declined`, `${name} hat abgelehnt`),
  counter: text('Counter-offer', 'Gegenangebot'),
  accept: text('Accept', 'Annehmen'),
  decline: text('Decline', 'Ablehnen'),
  history: text('Last deals', 'Letzte Angebote'),
  dealt: text('made', 'geschlossen'),
  refused: text('refused', 'abgelehnt'),
  forGoods: text('for', 'gegen'),
  grantsFor: (name: string) =>
    text(`The boats of ${name} may pass:`, `Die Boote von ${name} dürfen passieren:`),
  nobodyYet: text('nobody has agreed yet', 'noch niemand hat zugestimmt'),
  linkedWith: text('You can trade with', 'Du kannst handeln mit'),

  transport: text('Transport', 'Transport'),
  transportsLeft: (n: number) =>
    text(
      `${n} ${n === 1 ? 'transport' : 'transports'} left`,
      `noch ${n} ${n === 1 ? 'Transport' : 'Transporte'}`,
    ),
  extraTransport: text('1 extra transport', '1 zusätzlicher Transport'),
  bonusLeft: (n: number) =>
    text(`${n} bonus ${n === 1 ? 'transport' : 'transports'} left`, `noch ${n} Städtebonus`),
  route: text('Way so far', 'Weg bisher'),
  cargo: text('Cargo', 'Ladung'),
  points: (n: number, of: number) =>
    text(`${n} of ${of} points left`, `noch ${n} von ${of} Punkten`),
  pointsShort: text('points', 'Punkte'),
  steps: text('Steps from here', 'Schritte von hier'),
  cost: (n: number) => many(n, ['point', 'points'], ['Punkt', 'Punkte']),
  asks: (names: string) => text(`asks ${names}`, `fragt ${names}`),
  refusing: (n: number) => text(`banks that refuse: ${n}`, `verweigernde Ufer: ${n}`),
  boatValue: (n: number) => text(`value of the boat: ${n}`, `Kampfwert des Boots: ${n}`),
  passage: text('Passage', 'Passage'),

  attackOn: (name: string, area: Text) =>
    text(`${name} attacks ${area.en}`, `${name} greift ${area.de} an`),
  attackAsk: text('Attack? Cannot be undone', 'Angreifen? Nicht rücknehmbar'),
  yourAttack: text('Your attack', 'Dein Angriff'),
  attackNow: text('Attack', 'Angreifen'),
  attackAnyway: text('Attack anyway', 'Trotzdem angreifen'),
  chooseAnother: text('Choose another', 'Anderes Ziel'),
  attackSpent: text('This attack would be spent.', 'Dieser Angriff wäre vertan.'),
  reinforced: text(
    'Only an extra transport can win it.',
    'Nur ein zusätzlicher Transport kann ihn gewinnen.',
  ),
  cannotTurn: text('Nobody else can turn it.', 'Niemand sonst kann ihn wenden.'),
  sums: (a: number, d: number) => text(`${a} against ${d}`, `${a} gegen ${d}`),
  doomedAsk: (area: Text) =>
    text(
      `Attack ${area.en} though it cannot be won?`,
      `${area.de} angreifen, obwohl es aussichtslos ist?`,
    ),
  prospects: {
    sure: (n: number) => text(`${n} sure to win`, `${n} sicher`),
    open: (n: number) => text(`${n} that others decide`, `${n} offen: andere entscheiden`),
    doomed: (n: number) => text(`${n} that fail`, `${n} aussichtslos`),
  },
  endAsk: {
    setup: text('End this now?', 'Jetzt beenden?'),
    development: text('End your development?', 'Entwicklung beenden?'),
    production: text('End this now?', 'Jetzt beenden?'),
    trade: text('End this now?', 'Jetzt beenden?'),
    transport: text('End your transports?', 'Transporte beenden?'),
    attack: text('End your attacks?', 'Angriffe beenden?'),
    over: text('End this now?', 'Jetzt beenden?'),
  },
  endNow: text('End', 'Beenden'),
  goOn: text('Go on', 'Weitermachen'),
  running: text('Attack', 'Angriff'),
  attackHead: text('Attack', 'Angriff'),
  defenceHead: text('Defence', 'Verteidigung'),
  undecided: text('Undecided', 'Unentschieden'),
  attackerBonus: text('Attacker', 'Angreifer'),
  against: text('against', 'gegen'),
  neutral: text('neutral', 'neutral'),
  either: (a: number, d: number) => text(`+${a} or +${d}`, `+${a} oder +${d}`),
  wins: (n: number) => text(`Wins by ${n}`, `Gelingt: ${n} mehr`),
  fails: (n: number) =>
    text(
      n === 0 ? 'Fails: equal is not enough' : `Fails by ${n}`,
      n === 0 ? 'Misslingt: Gleichstand reicht nicht' : `Misslingt: ${n} zu wenig`,
    ),
  noThird: text(
    'No third player touches this area.',
    'Kein dritter Spieler grenzt an dieses Gebiet.',
  ),
  depends: (n: number) =>
    text(
      `${n} third ${n === 1 ? 'player' : 'players'} may still choose a side.`,
      `${n} ${n === 1 ? 'Dritter kann' : 'Dritte können'} noch eine Seite wählen.`,
    ),

  supply: text('Supply', 'Vorrat'),
  yourGoods: text('Your goods', 'Deine Waren'),
  goodsOfSeat: (name: string) => text(`${name}: goods`, `${name}: Waren`),
  inArea: (area: Text) => text(`Lying in ${area.en}`, `In ${area.de}`),
  answers: text('Your answer', 'Deine Antwort'),
  loadWhat: text('Load', 'Laden'),
  unloadWhat: text('Unload', 'Ausladen'),
  howMany: text('How many?', 'Wie viel?'),

  outlookHead: (name: string) => text(`What would ${name} say?`, `Was würde ${name} sagen?`),
  ask: text('Ask', 'Fragen'),
  askPartner: (name: string) => text(`Ask ${name}`, `${name} fragen`),
  partnerThinks: (name: string) => text(`${name} is thinking …`, `${name} überlegt …`),
  partnerSilent: (name: string) =>
    text(`${name} gives no answer now.`, `${name} antwortet gerade nicht.`),
  wouldSay: {
    accept: (name: string) => text(`${name} would accept this.`, `${name} würde das annehmen.`),
    decline: (name: string) => text(`${name} would decline this.`, `${name} würde das ablehnen.`),
    counter: (name: string) =>
      text(`${name} would make a counter-offer.`, `${name} würde ein Gegenangebot machen.`),
  },
  outlook: {
    short: (name: string, goods: Text) =>
      text(
        `${name} does not have that much: only ${goods.en}.`,
        `So viel hat ${name} nicht: nur ${goods.de}.`,
      ),
    refusedMore: (name: string) =>
      text(
        `${name} has refused this or more for it.`,
        `${name} hat das oder mehr dafür abgelehnt.`,
      ),
    acceptedLess: (name: string) =>
      text(
        `${name} has accepted this or less for it.`,
        `${name} hat das oder weniger dafür angenommen.`,
      ),
    enables: (name: string, what: Text) =>
      text(
        `With it ${name} could make: ${what.en}.`,
        `Damit könnte ${name} herstellen: ${what.de}.`,
      ),
    disables: (name: string, what: Text) =>
      text(
        `${name} could no longer make: ${what.en}.`,
        `${name} könnte nicht mehr herstellen: ${what.de}.`,
      ),
    lacks: (name: string, kind: Text) =>
      text(
        `${name} has none and no source of it: ${kind.en}.`,
        `Davon hat ${name} nichts und keine Quelle: ${kind.de}.`,
      ),
    last: (name: string, kind: Text) =>
      text(`${name} would have none left: ${kind.en}.`, `Davon bliebe ${name} nichts: ${kind.de}.`),
  },
  sailFar: (steps: number, cost: number) =>
    text(
      `Sail there in ${steps} steps (${cost} points)`,
      `In ${steps} Schritten dorthin fahren (${cost} Punkte)`,
    ),
  orders: text('Standing orders', 'Daueraufträge'),

  goalHead: text('How to win', 'So gewinnst du'),
  roundHead: text('The round', 'Die Runde'),
  transportHead: text('Ways of transport', 'Transportarten'),
  recipesHead: text('Recipes', 'Rezepte'),
  thingsHead: text('Values, gates, passage', 'Werte, Würfelprobe, Passage'),
  expansionHead: text('Expansion', 'Erweiterung'),
} as const;

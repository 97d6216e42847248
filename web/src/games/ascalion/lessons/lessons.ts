// The tutorial: a round of Ascalion in positions of its own, one idea at a time. Where a click is
// named, the reader makes that move.
import type { Lesson } from '../../game';
import { position } from './position';

const LINKS = [[1, 2], [0, 2], [0, 1], [], [], []];

const QUIET = {
  sitara: 'wood 1',
  ikarien: 'wood 1',
  mesa: 'horse 1',
  falkenried: 'gold 1',
  nebelmoor: 'coal 1',
  orphir: 'iron 1',
  thulen: 'wood 1',
  vagon: 'horse 1',
  karnath: 'gold 1',
  cimmria: 'coal 1',
  kolchia: 'wood 1',
  drusia: 'horse 1',
  doilan: 'gold 1',
  arkadon: 'iron 1',
};

/** Everything to look at, nothing to do. */
const PEACE = { goods: QUIET, turn: { phase: 'attack', ask: 'target' } };

export const lessons: Lesson[] = [
  {
    title: { en: 'Three cities win', de: 'Drei Städte gewinnen' },
    text: {
      en: 'You rule a third of a land along the river Ascal. Whoever owns 3 cities at the end of a round wins. The castles beside each name count them: you have one, Jonas has two.',
      de: 'Du beherrschst ein Drittel des Landes am Fluss Ascal. Wer am Ende einer Runde 3 Städte besitzt, gewinnt. Die Burgen neben jedem Namen zählen sie: Du hast eine, Jonas hat zwei.',
    },
    position: position({ ...PEACE, cities: ['falkenried', 'karnath', 'vagon'] }),
    click: null,
  },
  {
    title: { en: 'The map', de: 'Die Karte' },
    text: {
      en: 'The band inside a border shows the owner. The coloured sign is the warrior that stands in every area; its number is the value of the area in battle. A large ring is a source, small discs are goods that lie there. Move the map by dragging, zoom with the wheel.',
      de: 'Das Band innen an der Grenze zeigt den Besitzer. Das farbige Zeichen ist der Krieger, der in jedem Gebiet steht; seine Zahl ist der Kampfwert des Gebiets. Ein großer Ring ist eine Quelle, kleine Scheiben sind Waren, die dort liegen. Du verschiebst die Karte durch Ziehen und vergrößerst sie mit dem Mausrad.',
    },
    position: position({ ...PEACE, cities: ['falkenried', 'karnath', 'vagon'] }),
    click: null,
  },
  {
    title: { en: 'Six phases', de: 'Sechs Phasen' },
    text: {
      en: 'A round has six phases; the wheel shows which one it is. Before production, trade and transport a die is rolled: with 5 the phase is cancelled, with 6 all vote. Shall production take place? You would get goods: say yes.',
      de: 'Eine Runde hat sechs Phasen; das Rad zeigt die jetzige. Vor Produktion, Handel und Transport wird gewürfelt: Bei 5 fällt die Phase aus, bei 6 stimmen alle ab. Soll die Produktion stattfinden? Du bekämst Waren: Sage ja.',
    },
    position: position({
      goods: { mesa: 'horse 1' },
      turn: { phase: 'production', ask: 'vote', active: null },
    }),
    click: 'action:yes',
  },
  {
    title: { en: 'Sources', de: 'Quellen' },
    text: {
      en: 'In production a source fills its country up to one of its kind, up to two with a city of yours there or next to it: the green signs show what would come. A stud sends its foal to a country of yours without a horse, beside the herd. Put it into Sitara.',
      de: 'In der Produktion füllt eine Quelle ihr Land bis auf eins ihrer Sorte auf, mit einer eigenen Stadt dort oder daneben bis auf zwei: Die grünen Zeichen zeigen, was käme. Eine Pferdezucht schickt ihr Fohlen in ein eigenes Land ohne Pferd neben der Herde. Setze es nach Sitara.',
    },
    position: position({
      goods: QUIET,
      turn: { phase: 'production', ask: 'foal_country' },
      production: { foals: ['mesa'], stud: 'mesa' },
    }),
    click: 'area:sitara',
  },
  {
    title: { en: 'Build a city', de: 'Baue eine Stadt' },
    text: {
      en: 'Development is the next round. All that a recipe costs must lie in one area. In Falkenried lie wood, gold, coal and iron: a city. Click the recipe.',
      de: 'Entwickelt wird in der nächsten Runde. Alles, was ein Rezept kostet, muss in einem Gebiet liegen. In Falkenried liegen Holz, Gold, Kohle und Eisen: eine Stadt. Klicke auf das Rezept.',
    },
    position: position({
      goods: { ...QUIET, falkenried: 'wood 1, gold 1, coal 1, iron 1' },
    }),
    click: 'recipe:city_mixed',
  },
  {
    title: { en: 'Launch a boat', de: 'Lass ein Boot zu Wasser' },
    text: {
      en: 'Two wood make a boat while nobody has built one before; later it takes three. It is launched beside its country and becomes an area of yours. Click the section of the river between Nebelmoor and Salamar.',
      de: 'Zwei Holz geben ein Boot, solange noch niemand eines gebaut hat; später sind es drei. Es läuft neben seinem Land vom Stapel und ist ein Gebiet von dir. Klicke auf den Flussabschnitt zwischen Nebelmoor und Salamar.',
    },
    position: position({ goods: { ...QUIET, nebelmoor: 'wood 2' } }),
    click: 'place:r17',
  },
  {
    title: { en: 'Trade', de: 'Handel' },
    text: {
      en: 'You trade with players whose countries touch yours. In your turn you choose a partner, click the goods you give on the map, and those you want, and send. A refused offer cannot be sent again in this phase. Whoever has six offers behind him listens only.',
      de: 'Du handelst mit Spielern, deren Länder an deine grenzen. Bist du dran, wählst du einen Partner, klickst auf der Karte an, was du gibst, dann, was du willst, und sendest ab. Ein abgelehntes Angebot kann in dieser Phase nicht wiederholt werden. Wer sechs Angebote gemacht hat, hört nur noch zu.',
    },
    position: position({
      goods: QUIET,
      turn: { phase: 'trade', ask: 'partner' },
      trade: { links: LINKS },
    }),
    click: null,
  },
  {
    title: { en: 'Answer an offer', de: 'Antworte auf ein Angebot' },
    text: {
      en: 'Jonas gives 1 gold and wants 1 wood. You accept, decline or make one counter-offer. Gold is worth more: accept.',
      de: 'Jonas gibt 1 Gold und will 1 Holz. Du nimmst an, lehnst ab oder machst ein Gegenangebot. Gold ist mehr wert: Nimm an.',
    },
    position: position({
      goods: QUIET,
      turn: { phase: 'trade', ask: 'answer', active: 1 },
      trade: {
        links: LINKS,
        maker: 1,
        partner: 0,
        gives: [{ kind: 'gold', area: 'karnath' }],
        wants: { wood: 1 },
      },
    }),
    click: 'action:accept',
  },
  {
    title: { en: 'Carry goods together', de: 'Trage Waren zusammen' },
    text: {
      en: 'In transport goods go on foot over one border, on a horse over two, along a chain of horses as far as it reaches, or by boat and ship. You have one transport, and one more for every three areas you have gained. Click Orphir to carry its iron.',
      de: 'Im Transport gehen Waren zu Fuß über eine Grenze, zu Pferde über zwei, durch eine Kette von Pferden so weit sie reicht, oder mit Boot und Schiff. Du hast einen Transport und einen weiteren für je drei Gebiete, die du gewonnen hast. Klicke auf Orphir, um sein Eisen zu tragen.',
    },
    position: position({
      goods: QUIET,
      turn: { phase: 'transport', ask: 'transport' },
      transports: 1,
    }),
    click: 'area:orphir',
  },
  {
    title: { en: 'Sail the river', de: 'Fahre auf dem Fluss' },
    text: {
      en: 'A boat has 8 points: a section of the river costs 1, a shallow field of the sea 2. The numbers on the map say what each step costs, the signs beside them whose banks must let you pass. Go on upstream.',
      de: 'Ein Boot hat 8 Punkte: Ein Flussabschnitt kostet 1, ein flaches Seefeld 2. Die Zahlen auf der Karte sagen, was ein Schritt kostet, die Zeichen daneben, wessen Ufer dich passieren lassen müssen. Fahre weiter flussaufwärts.',
    },
    position: position({
      goods: { ...QUIET, boat1: 'coal 1' },
      boats: ['0 r14'],
      turn: { phase: 'transport', ask: 'halt' },
      transports: 1,
      transport: { kind: 'boat', vessel: 'boat1', points: 8 },
    }),
    click: 'place:r15',
  },
  {
    title: { en: 'Attack', de: 'Greife an' },
    text: {
      en: 'Attack an area that touches one of yours. All your areas around it count, and all of the defender; you get 1 more and need the higher sum. Point at a target to see both sums. Velmora has only its warrior: attack it.',
      de: 'Greife ein Gebiet an, das an deines grenzt. Alle deine Gebiete ringsum zählen, und alle des Verteidigers; du bekommst 1 dazu und brauchst die höhere Summe. Zeige auf ein Ziel, um beide Summen zu sehen. In Velmora steht nur der Krieger: Greife es an.',
    },
    position: position({
      goods: { ...QUIET, mesa: 'horse 1, weapon 1', lyonar: 'weapon 1' },
      turn: { phase: 'attack', ask: 'target' },
    }),
    click: 'area:velmora',
  },
  {
    title: { en: 'Choose a side', de: 'Wähle eine Seite' },
    text: {
      en: 'When others fight beside your lands, you say whom you help, with all your areas that touch the target, or stay neutral. Nothing of yours is lost. Aiko attacks Velmora of Jonas, who has two cities: help Aiko.',
      de: 'Kämpfen andere neben deinen Ländern, sagst du, wem du hilfst, mit allen deinen Gebieten am Ziel, oder bleibst neutral. Du verlierst dabei nichts. Aiko greift Velmora von Jonas an, der zwei Städte hat: Hilf Aiko.',
    },
    position: position({
      goods: { ...QUIET, mesa: 'horse 1, weapon 1', ilion: 'weapon 1' },
      cities: ['falkenried', 'karnath', 'vagon'],
      turn: { phase: 'attack', ask: 'side', start: 1, active: 2 },
      attack: { target: 'velmora' },
    }),
    click: 'action:for_attacker',
  },
  {
    title: { en: 'The way to victory', de: 'Der Weg zum Sieg' },
    text: {
      en: 'Bring goods together, trade for what you lack, keep friends, and strike when the sums are right: a conquered city counts like one you built. With three at the end of a round you win. Under “Standing orders” you can answer small questions in advance.',
      de: 'Bring Waren zusammen, tausche ein, was dir fehlt, halte dir Freunde, und schlag zu, wenn die Summen stimmen: Eine eroberte Stadt zählt wie eine gebaute. Mit dreien am Ende einer Runde gewinnst du. Unter „Daueraufträge“ kannst du kleine Fragen im Voraus beantworten.',
    },
    position: position({
      goods: QUIET,
      cities: ['falkenried', 'sitara', 'mesa', 'karnath', 'vagon'],
      turn: { phase: 'attack', ask: 'target', round: 9 },
    }),
    click: null,
  },
];

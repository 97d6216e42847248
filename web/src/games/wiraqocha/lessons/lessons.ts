// The tutorial: the first turns of a game in positions of its own, one idea at a time. Where a click
// is named, the reader makes that move.
import type { Lesson } from '../../game';
import { position } from './position';

const HALFWAY = position({
  on: {
    n10: '0 base',
    n04: '0 explorer',
    n06: '0 driller 4',
    s123: '0 zeppelin',
    p66: '1 base',
    n09: '1 driller 3',
    p11: '1 explorer',
    s345: '1 zeppelin',
  },
  seats: [
    { resources: 3, crystals: 4, artefacts: ['d'], cards: ['production_tanks'] },
    { resources: 2, crystals: 5, artefacts: ['a'], cards: ['recovery_workshop'] },
  ],
  market: ['psychic_probe', 'juggernaut', 'force_field'],
});

export const lessons: Lesson[] = [
  {
    title: { en: 'Three ways to win', de: 'Drei Wege zum Sieg' },
    text: {
      en: 'You lead an expedition into a lost valley. You win as soon as you hold all 4 artefacts (skull), enough somnium crystals, or cards of enough worth for the Leviathan (serpent). The bars beside each name show how far everybody is.',
      de: 'Du führst eine Expedition in ein verlorenes Tal. Du gewinnst, sobald du alle 4 Artefakte (Schädel) hast, genug Somnium-Kristalle oder Karten von genügend Wert für den Leviathan (Schlange). Die Balken neben jedem Namen zeigen, wie weit alle sind.',
    },
    position: HALFWAY,
    click: null,
    points: ['part:goals'],
  },
  {
    title: { en: 'The map', de: 'Der Spielplan' },
    text: {
      en: 'A hex belongs to whoever has a piece on it. The sign at its foot says what it gives: jungle pays resources, a village 1 more die, ruins a re-roll, a vein more crystals. The disc or the dice at its top say what it costs. Peaks all round mean mountain.',
      de: 'Ein Feld gehört dem, der eine Figur darauf hat. Das Zeichen unten sagt, was es bringt: Dschungel Ressourcen, ein Dorf 1 Würfel mehr, Ruinen einen Nachwurf, eine Ader mehr Kristalle. Die Scheibe oder die Würfel oben sagen, was es kostet. Gipfel ringsum heißen Gebirge.',
    },
    position: HALFWAY,
    click: null,
    points: ['hex:n07', 'hex:p55', 'hex:p33', 'hex:n11'],
  },
  {
    title: { en: 'The set-up', de: 'Der Aufbau' },
    text: {
      en: 'Before the game the hexes are laid out, at random in most games, three technologies are opened, and a die decides who begins. Nobody has anything yet but 7 pieces in reserve: a base camp, 2 Explorers, 2 Drillers and 2 Zeppelins. There is nothing to choose: your first turn brings the base into play.',
      de: 'Vor dem Spiel werden die Felder ausgelegt, meist zufällig, drei Technologien aufgedeckt, und das Los bestimmt, wer beginnt. Niemand hat schon etwas, nur 7 Figuren in der Reserve: ein Basislager, 2 Entdecker, 2 Bohrer und 2 Zeppeline. Zu wählen gibt es nichts: Dein erster Zug bringt das Basislager ins Spiel.',
    },
    position: position({ round: 1 }),
    click: null,
    points: ['part:stores', 'region:market'],
  },
  {
    title: { en: 'Roll your dice', de: 'Wirf deine Würfel' },
    text: {
      en: 'A turn begins with your income of resources, which comes by itself. Then you roll: 3 dice, and 1 more for each village you hold. Roll now.',
      de: 'Ein Zug beginnt mit deinem Einkommen an Ressourcen, das von selbst kommt. Dann würfelst du: 3 Würfel und 1 mehr für jedes Dorf, das du beherrschst. Würfle jetzt.',
    },
    position: position({ round: 1 }),
    click: 'action:roll',
  },
  {
    title: { en: 'Place your base', de: 'Setze dein Basislager' },
    text: {
      en: 'You rolled 1, 4 and 6. Your base camp comes first, into any valley whose condition your dice pay. A number is paid with dice that add up to it: 4 and 6 make 10. Click Somnium Vein 10.',
      de: 'Du hast 1, 4 und 6 gewürfelt. Zuerst kommt dein Basislager, in ein beliebiges Tal, dessen Bedingung deine Würfel bezahlen. Eine Zahl zahlst du mit Würfeln, die zusammen so viel zeigen: 4 und 6 ergeben 10. Klicke auf Somnium-Ader 10.',
    },
    position: position({ round: 1, pool: [1, 4, 6] }),
    click: 'hex:n10',
  },
  {
    title: { en: 'Conquer a hex', de: 'Erobere ein Feld' },
    text: {
      en: 'Every gold ring is a hex that your dice pay and a piece of yours can reach. Pieces from your reserve enter next to your hexes; pieces on the map go anywhere. Your 4 pays Jungle 4: click it.',
      de: 'Jeder goldene Ring ist ein Feld, das deine Würfel bezahlen und das eine deiner Figuren erreicht. Figuren aus der Reserve kommen neben deine Felder; Figuren auf dem Spielplan ziehen überallhin. Deine 4 bezahlt Dschungel 4: Klicke darauf.',
    },
    position: position({ round: 2, on: { n10: '0 base', p66: '1 base' }, pool: [2, 4, 6] }),
    click: 'hex:n04',
  },
  {
    title: { en: 'Which piece?', de: 'Welche Figur?' },
    text: {
      en: 'Explorers find artefacts, drillers bring crystals, zeppelins enter mountains. Your reserve is at the bottom. Send an Explorer: click it.',
      de: 'Entdecker finden Artefakte, Bohrer fördern Kristalle, Zeppeline kommen ins Gebirge. Deine Reserve ist unten. Schicke einen Entdecker: Klicke auf ihn.',
    },
    position: position({
      round: 2,
      on: { n10: '0 base', p66: '1 base' },
      pool: [2, 4, 6],
      asks: { doing: 'conquer', target: 'n04' },
    }),
    click: 'piece:explorer@reserve',
  },
  {
    title: { en: 'Doubles, and an artefact', de: 'Pasche und ein Artefakt' },
    text: {
      en: 'Doubles and straights take exactly the dice they show. You have two 2s, and your Explorer on the map may go anywhere: conquer Ruins 2-2 with it, and it finds the skull there. Click the ruins.',
      de: 'Pasche und Folgen verlangen genau die Würfel, die sie zeigen. Du hast zwei Zweien, und dein Entdecker auf dem Spielplan darf überallhin: Erobere mit ihm Ruinen 2-2, dann findet er dort den Schädel. Klicke auf die Ruinen.',
    },
    position: position({
      on: { n10: '0 base', n04: '0 explorer', p66: '1 base' },
      pool: [2, 2, 5],
    }),
    click: 'hex:p22',
  },
  {
    title: { en: 'Mountains need airships', de: 'Ins Gebirge nur mit Luftschiff' },
    text: {
      en: 'Only an airship enters a mountain with dice, and only an airship attacks an airship. 2, 3 and 4 make the straight of the mountain village beside your base: it will give you 1 more die each turn. Click it.',
      de: 'Nur ein Luftschiff kommt mit Würfeln ins Gebirge, und nur ein Luftschiff greift ein Luftschiff an. 2, 3 und 4 bilden die Folge des Gebirgsdorfs neben deinem Basislager: Es gibt dir in jedem Zug 1 Würfel mehr. Klicke darauf.',
    },
    position: position({
      on: { n10: '0 base', n04: '0 driller', p66: '1 base' },
      pool: [2, 3, 4],
    }),
    click: 'hex:s234',
  },
  {
    title: { en: 'Guard what you hold', de: 'Bewache, was du hast' },
    text: {
      en: 'A free die can lie on a hex of yours as defence. Attackers then need one more die, higher than it. A base always defends itself with 5. Dice you leave lying are not rolled next turn. Click the 5, then choose to lay it.',
      de: 'Ein freier Würfel kann als Abwehr auf einem deiner Felder liegen. Wer angreift, braucht dann einen Würfel mehr, der höher ist. Ein Basislager wehrt sich immer mit 5. Was liegen bleibt, wirfst du im nächsten Zug nicht. Klicke auf die 5 und wähle, sie zu legen.',
    },
    position: position({
      on: { n10: '0 base', n04: '0 driller', s234: '0 zeppelin', p66: '1 base' },
      seats: [{ resources: 2 }],
      pool: [5],
    }),
    click: 'die:5',
  },
  {
    title: { en: 'Beat a defence', de: 'Schlage eine Abwehr' },
    text: {
      en: 'A rival Driller holds Vein 9 behind a 3. You pay 9 with 4 and 5, and another die above 3 beats the defence: the other 4. The beaten piece goes to the cemetery. Click Vein 9.',
      de: 'Ein fremder Bohrer hält Ader 9 hinter einer 3. Du zahlst 9 mit 4 und 5, und ein weiterer Würfel über 3 schlägt die Abwehr: die andere 4. Die geschlagene Figur kommt auf den Friedhof. Klicke auf Ader 9.',
    },
    position: position({
      on: {
        n10: '0 base',
        n04: '0 driller',
        s234: '0 zeppelin',
        p66: '1 base',
        n09: '1 driller 3',
      },
      pool: [4, 4, 5],
    }),
    click: 'hex:n09',
  },
  {
    title: { en: 'Resources turn dice', de: 'Ressourcen drehen Würfel' },
    text: {
      en: 'For 2 resources a free die goes up or down by 1. Turn a 4 into a 5, and two 5s pay Village 5-5. Resources also build cards and buy beaten pieces back; only 3 may be kept. Click the 4.',
      de: 'Für 2 Ressourcen geht ein freier Würfel um 1 hinauf oder hinunter. Mach aus der 4 eine 5, und zwei Fünfen bezahlen Dorf 5-5. Ressourcen bauen auch Karten und kaufen geschlagene Figuren zurück; nur 3 darfst du behalten. Klicke auf die 4.',
    },
    position: position({
      on: { n10: '0 base', n04: '0 explorer', n06: '0 driller', p66: '1 base' },
      seats: [{ resources: 3 }],
      pool: [1, 4, 5],
    }),
    click: 'die:4',
  },
  {
    title: { en: 'Build a card', de: 'Baue eine Karte' },
    text: {
      en: 'Once per turn you may build one of the open cards. Each helps in its own way, and its price counts for the Leviathan. Buildings are safe; inventions can be stolen. You can pay for the Production Tanks: click the card.',
      de: 'Einmal pro Zug darfst du eine der offenen Karten bauen. Jede hilft auf ihre Art, und ihr Preis zählt für den Leviathan. Bauwerke sind sicher; Erfindungen können gestohlen werden. Den Produktionsspeicher kannst du bezahlen: Klicke auf die Karte.',
    },
    position: position({
      on: { n10: '0 base', n04: '0 explorer', n06: '0 driller', p66: '1 base' },
      seats: [{ resources: 4, crystals: 1 }],
      pool: [3],
    }),
    click: 'card:production_tanks',
  },
  {
    title: { en: 'Plunder a base', de: 'Plündere ein Basislager' },
    text: {
      en: 'Pay the condition of a rival base and beat its 5, and you may plunder it: a crystal, an invention or an artefact is yours, and the base stays. Or conquer it, and its owner has to place it again. Click the base on Jungle 2.',
      de: 'Zahle die Bedingung eines fremden Basislagers und schlage seine 5, dann darfst du es plündern: Ein Kristall, eine Erfindung oder ein Artefakt ist dein, und das Lager bleibt. Oder du eroberst es, und sein Besitzer muss es neu setzen. Klicke auf das Lager auf Dschungel 2.',
    },
    position: position({
      on: { n10: '0 base', n04: '0 explorer', n02: '1 base' },
      seats: [{}, { crystals: 3, cards: ['psychic_probe'] }],
      market: ['production_tanks', 'juggernaut', 'force_field'],
      pool: [2, 6],
    }),
    click: 'hex:n02',
  },
  {
    title: { en: 'Mine crystals', de: 'Fördere Kristalle' },
    text: {
      en: 'When you end your turn, each driller makes 1 point, on a vein 2, and every 2 points are a crystal; a single point left over is lost. Your two drillers stand on veins: 2 crystals for you each turn. Crystals pay for strong cards and for 1 extra die per turn, and 11 of them win a game of two.',
      de: 'Wenn du deinen Zug beendest, macht jeder Bohrer 1 Punkt, auf einer Ader 2, und je 2 Punkte sind ein Kristall; ein einzelner Punkt verfällt. Deine zwei Bohrer stehen auf Adern: 2 Kristalle für dich in jedem Zug. Kristalle bezahlen starke Karten und 1 Extrawürfel pro Zug, und 11 davon gewinnen ein Spiel zu zweit.',
    },
    position: position({
      on: { n06: '0 base', n09: '0 driller', n10: '0 driller', p66: '1 base' },
      seats: [{ crystals: 6 }, { crystals: 4 }],
      pool: [1, 3],
      round: 9,
    }),
    click: null,
    points: ['hex:n09', 'hex:n10'],
  },
  {
    title: { en: 'Win the game', de: 'Gewinne das Spiel' },
    text: {
      en: 'A game ends the moment somebody reaches a goal, even in the middle of a turn. You hold three skulls, the fourth lies in Ruins 2-2, your Explorer can go anywhere, and you have two 2s. Take it.',
      de: 'Ein Spiel endet in dem Augenblick, in dem jemand ein Ziel erreicht, auch mitten im Zug. Du hast drei Schädel, der vierte liegt in Ruinen 2-2, dein Entdecker kommt überallhin, und du hast zwei Zweien. Hol ihn dir.',
    },
    position: position({
      on: { n06: '0 base', n04: '0 explorer', n10: '0 driller', p66: '1 base' },
      seats: [{ crystals: 3, artefacts: ['a', 'b', 'c'] }, { crystals: 6 }],
      pool: [2, 2, 6],
      round: 14,
    }),
    click: 'hex:p22',
  },
];

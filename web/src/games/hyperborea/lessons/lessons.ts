// The tutorial: turns of Hyperborea in positions of their own, one idea at a time. Where a click is
// named, the reader makes that move.
import type { Lesson } from '../../game';
import { position } from './position';

const CUBES = { available: 'red, green, purple', bag: 'blue, orange, yellow, green' };
/** Two miniatures have left the capital. */
const AFIELD = { h0_capital: 1, b5: 2 };

export const lessons: Lesson[] = [
  {
    title: { en: 'Peoples in the fog', de: 'Völker im Nebel' },
    text: {
      en: 'Each turn you lay three cubes on technologies and spend what they give. The game ends soon after enough conditions are met: many gems, five technologies, or all miniatures on the map. Then the most points win; the golden sign on the map opens the score sheet.',
      de: 'In jedem Zug legst du drei Würfel auf Technologien und nutzt, was sie geben. Das Spiel endet bald, nachdem genug Bedingungen erfüllt sind: viele Edelsteine, fünf Technologien oder alle Figuren auf dem Plan. Dann gewinnen die meisten Punkte; das goldene Zeichen auf dem Plan öffnet das Wertungsblatt.',
    },
    position: position(CUBES),
    click: null,
  },
  {
    title: { en: 'The map', de: 'Der Plan' },
    text: {
      en: 'Cream signs are cities: what they show, they give to a miniature that enters. Arches are ruins with tokens in them. A ghost stands in every site at first. A coloured band shows who controls a hex, a dashed one whose homeland it is.',
      de: 'Helle Schilder sind Städte: Was sie zeigen, geben sie einer Figur, die eintritt. Bögen sind Ruinen mit Plättchen darin. In jedem Ort steht anfangs ein Geist. Ein farbiges Band zeigt, wer ein Feld kontrolliert, ein gestricheltes, wessen Heimat es ist.',
    },
    position: position({ ...CUBES, free: AFIELD }),
    click: null,
  },
  {
    title: { en: 'Take a cube', de: 'Nimm einen Würfel' },
    text: {
      en: 'Your drawn cubes lie below the map, the board with its six technologies under them. Each technology has two sets of spaces. Click the green cube to see where it fits.',
      de: 'Deine gezogenen Würfel liegen unter dem Plan, darunter das Tableau mit seinen sechs Technologien. Jede Technologie hat zwei Sets von Feldern. Klicke auf den grünen Würfel, um zu sehen, wohin er passt.',
    },
    position: position(CUBES),
    click: 'cube:available/green',
  },
  {
    title: { en: 'Where it fits', de: 'Wohin er passt' },
    text: {
      en: 'Green fits green spaces and striped ones, which take any colour but grey. Put it on the green space of Exploration 1.',
      de: 'Grün passt auf grüne und auf gestreifte Felder, die jede Farbe außer Grau nehmen. Setze ihn auf das grüne Feld von Erkundung 1.',
    },
    position: position({ ...CUBES, turn: { ask: 'place_space', colour: 'green' } }),
    click: 'space:exploration_1/green',
  },
  {
    title: { en: 'Fill the set', de: 'Fülle das Set' },
    text: {
      en: 'The cube that fills a set activates it at once: here two movement points. While a set holds a cube, the other set of the same technology is closed. Put purple on the striped space.',
      de: 'Der Würfel, der ein Set füllt, aktiviert es sofort: hier zwei Bewegungspunkte. Solange ein Set einen Würfel trägt, ist das andere derselben Technologie geschlossen. Setze Violett auf das gestreifte Feld.',
    },
    position: position({
      available: 'red, purple',
      bag: CUBES.bag,
      sets: { exploration_1: 'green -' },
      turn: { ask: 'place_space', colour: 'purple' },
    }),
    click: 'space:exploration_1/multi',
  },
  {
    title: { en: 'Walk', de: 'Geh' },
    text: {
      en: 'What sets give stands as chips beside your cubes and is spent in any order. The map shows what each step costs: forest and mountain are dear to enter, swamp and mountain to leave. Go to the desert in front of your capital.',
      de: 'Was Sets geben, steht als Chips neben deinen Würfeln und wird in beliebiger Folge ausgegeben. Der Plan zeigt, was jeder Schritt kostet: Wald und Gebirge sind teuer zu betreten, Sumpf und Gebirge zu verlassen. Geh in die Wüste vor deiner Hauptstadt.',
    },
    position: position({
      available: 'red',
      bag: CUBES.bag,
      sets: { exploration_1: 'green purple' },
      pool: { move: 2 },
    }),
    click: 'hex:h0_front_b',
  },
  {
    title: { en: 'The fog lifts', de: 'Der Nebel hebt sich' },
    text: {
      en: 'In most games the inner hexes are face-down. Wherever a miniature arrives, all hexes around it are revealed. That cannot be undone: step to the forest and look.',
      de: 'In den meisten Partien sind die inneren Felder verdeckt. Wo immer eine Figur ankommt, werden alle Felder ringsum aufgedeckt. Das lässt sich nicht zurücknehmen: Geh in den Wald und sieh nach.',
    },
    position: position({
      available: 'red',
      bag: CUBES.bag,
      sets: { exploration_1: 'green purple' },
      pool: { move: 2 },
      fog: [],
    }),
    click: 'hex:h0_front_a',
  },
  {
    title: { en: 'Fight a ghost', de: 'Bekämpfe einen Geist' },
    text: {
      en: 'An attack hits on a hex where you have a free miniature. Ghosts go to your graveyard and score; the first miniature of each rival is a trophy. Attack on the hex where you stand.',
      de: 'Ein Angriff trifft auf einem Feld, auf dem du eine freie Figur hast. Geister kommen auf deinen Friedhof und zählen; die erste Figur jedes Gegners ist eine Trophäe. Greife auf dem Feld an, auf dem du stehst.',
    },
    position: position({
      bag: CUBES.bag,
      unused: 'red, purple',
      sets: { warfare_1: 'red green' },
      free: AFIELD,
      pool: { attack: 1 },
      sites: { b5: 'ghost -' },
    }),
    click: 'hex:b5',
  },
  {
    title: { en: 'Enter a city', de: 'Betritt eine Stadt' },
    text: {
      en: 'A free miniature may enter an empty site on its hex. A city gives its effect at once; in a ruin you find a token that nobody else sees, to use now or to keep. The miniature stays inside until your next Reset. Enter the city: it gives a gem.',
      de: 'Eine freie Figur darf einen leeren Ort auf ihrem Feld betreten. Eine Stadt gibt sofort ihren Effekt; in einer Ruine findest du ein Plättchen, das sonst niemand sieht, zum Verwenden oder Aufbewahren. Die Figur bleibt darin bis zu deinem nächsten Reset. Betritt die Stadt: Sie gibt einen Edelstein.',
    },
    position: position({
      bag: CUBES.bag,
      unused: 'red, purple',
      sets: { warfare_1: 'red green' },
      free: AFIELD,
      sites: { b5: '- ghost' },
      ghosts: 1,
    }),
    click: 'site:b5/1',
  },
  {
    title: { en: 'Develop and upgrade', de: 'Entwickle und werte auf' },
    text: {
      en: 'The small numbers under each technology are its development track. From level 4 on you may set the marker back to 0 at any time for a new cube in your bag, on level 6 for two. Green stands on 4: upgrade it.',
      de: 'Die kleinen Zahlen unter jeder Technologie sind ihre Entwicklungsreihe. Ab Stufe 4 darfst du den Marker jederzeit für einen neuen Würfel im Beutel auf 0 setzen, auf Stufe 6 für zwei. Grün steht auf 4: Werte es auf.',
    },
    position: position({ ...CUBES, markers: { green: 4, yellow: 2, blue: 1 } }),
    click: 'row:green',
  },
  {
    title: { en: 'Learn a technology', de: 'Lerne eine Technologie' },
    text: {
      en: 'A technology point takes one of the eight open cards, or replaces two of them first. The card brings a grey cube, which fits grey spaces only. Click a card on the left: Wayfinders give three movement points.',
      de: 'Ein Technologiepunkt nimmt eine der acht offenen Karten oder tauscht zuerst zwei davon aus. Die Karte bringt einen grauen Würfel, der nur auf graue Felder passt. Klicke links auf eine Karte: Wegkundige geben drei Bewegungspunkte.',
    },
    position: position({
      available: '',
      bag: CUBES.bag,
      sets: { science_1: 'blue red green' },
      pool: { tech: 1 },
    }),
    click: 'card:T1-01',
  },
  {
    title: { en: 'Cards on your board', de: 'Karten auf deinem Tableau' },
    text: {
      en: 'Your cards stand right of the technologies and are filled in the same way. Continuous cards work as long as all their spaces are full; their cubes may stay at a Reset. This one turns every movement point into a fly point.',
      de: 'Deine Karten stehen rechts von den Technologien und werden ebenso gefüllt. Permanente Karten wirken, solange alle ihre Felder voll sind; ihre Würfel dürfen beim Reset liegen bleiben. Diese macht aus jedem Bewegungspunkt einen Flugpunkt.',
    },
    position: position({
      available: 'red, blue',
      bag: 'orange, yellow',
      unused: 'grey',
      cards: { 'T1-09': 'green green' },
    }),
    click: null,
  },
  {
    title: { en: 'End the turn', de: 'Beende den Zug' },
    text: {
      en: 'Beside the chips stands what the end brings: three new cubes, or, with an empty bag, the Reset. Then all your cubes go back into the bag and your miniatures come out of the sites. Your bag is empty: end the turn with the button.',
      de: 'Neben den Chips steht, was das Ende bringt: drei neue Würfel oder, bei leerem Beutel, den Reset. Dann kommen alle deine Würfel in den Beutel zurück und deine Figuren aus den Orten. Dein Beutel ist leer: Beende den Zug mit dem Knopf.',
    },
    position: position({
      unused: 'red, purple, blue, orange',
      sets: { exploration_1: 'green yellow' },
      free: { h0_capital: 1, b5: 1 },
      sites: { b5: 'seat0 ghost' },
      ghosts: 1,
    }),
    click: 'action:end',
  },
  {
    title: { en: 'The score', de: 'Die Wertung' },
    text: {
      en: 'Gems, trophies, ghosts, coloured cubes, objectives, cards and the hexes you control all give points: 1 for a homeland hex, 2 for a borderland, 4 for the centre. The sheet in the corner of the map counts them for everybody at any time.',
      de: 'Edelsteine, Trophäen, Geister, farbige Würfel, Zielplättchen, Karten und die Felder, die du kontrollierst, geben Punkte: 1 für ein Heimatfeld, 2 für ein Grenzland, 4 für das Zentralfeld. Das Blatt in der Ecke des Plans zählt sie jederzeit für alle.',
    },
    position: position({
      ...CUBES,
      free: { h0_capital: 1, b5: 1, c: 2 },
      sites: { c: '- ghost', b5: '- ghost' },
      gems: 4,
      ghosts: 2,
    }),
    click: null,
  },
];

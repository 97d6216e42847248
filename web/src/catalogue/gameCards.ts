// The games that this client can draw, and what the lobby says about them before their code is
// loaded. Each game is a chunk of its own.
import castleRuins from 'game-icons:castle-ruins';
import galleon from 'game-icons:galleon';
import mayanPyramid from 'game-icons:mayan-pyramid';
import scrollUnfurled from 'game-icons:scroll-unfurled';
import type { GameModule } from '../games/game';
import type { IconPath } from '../kit/icons';
import type { Text } from '../protocol';

export interface GameCard {
  id: string;
  name: Text;
  /** What it is about, in one line. */
  line: Text;
  players: readonly [number, number];
  minutes: number;
  icon: IconPath;
  /** The colour behind the icon. */
  tint: string;
  /** Words for values of its options that are neither numbers nor shared by all games. */
  values?: Readonly<Record<string, Text>>;
  /** Whether there is a page of all its cards. */
  gallery?: boolean;
  /** The option that names a seat, counted from 1. */
  seatOption: string | null;
  /** Null while the client cannot draw it. */
  load: (() => Promise<GameModule>) | null;
  /** The picture alone, so that the lobby need not load the game. */
  emblem: (() => Promise<GameModule['Emblem']>) | null;
}

export const GAMES: readonly GameCard[] = [
  {
    id: 'wiraqocha',
    name: { en: 'Wiraqocha', de: 'Wiraqocha' },
    line: {
      en: 'Roll, conquer the lost valley, and win by treasure, somnium or the leviathan.',
      de: 'Würfle, erobere das verlorene Tal und siege durch Schatz, Somnium oder Leviathan.',
    },
    players: [2, 4],
    minutes: 45,
    icon: mayanPyramid,
    tint: '#4E7C41',
    values: {
      beginner: { en: 'First game', de: 'Erste Partie' },
      balanced: { en: 'Balanced', de: 'Ausgewogen' },
    },
    seatOption: 'first_player',
    load: async () => (await import('../games/wiraqocha')).default,
    emblem: async () => (await import('../games/wiraqocha/Emblem.svelte')).default,
  },
  {
    id: 'hyperborea',
    name: { en: 'Hyperborea', de: 'Hyperborea' },
    line: {
      en: 'Build a bag of cubes into a civilization and march into the fog.',
      de: 'Mach aus einem Beutel Würfel eine Zivilisation und zieh in den Nebel.',
    },
    players: [2, 6],
    minutes: 90,
    icon: castleRuins,
    tint: '#4A7A86',
    values: {
      short: { en: 'Short: 1 condition', de: 'Kurz: 1 Bedingung' },
      regular: { en: 'Regular: 2 conditions', de: 'Normal: 2 Bedingungen' },
      long: { en: 'Long: 3 conditions', de: 'Lang: 3 Bedingungen' },
      invasion: { en: 'Invasion', de: 'Invasion' },
      race_war: { en: 'Race war', de: 'Krieg der Fraktionen' },
      fog: { en: 'Fog', de: 'Nebel' },
      open: { en: 'Open', de: 'Offen' },
      random: { en: 'Chance', de: 'Der Zufall' },
      chosen: { en: 'The players', de: 'Die Spieler' },
      faq: { en: 'As in the FAQ', de: 'Wie in der FAQ' },
      printed: { en: 'As printed', de: 'Wie gedruckt' },
      ask: { en: 'The victims', de: 'Die Betroffenen' },
      auto: { en: 'The program', de: 'Das Programm' },
    },
    gallery: true,
    seatOption: 'first_player',
    load: async () => (await import('../games/hyperborea')).default,
    emblem: async () => (await import('../games/hyperborea/Emblem.svelte')).default,
  },
  {
    id: 'pathciv',
    name: { en: 'Path of Civilization', de: 'Path of Civilization' },
    line: {
      en: 'Nine ages, everybody at once: squares on the left, circles on the right.',
      de: 'Neun Zeitalter, alle zugleich: links Quadrate, rechts Kreise.',
    },
    players: [1, 5],
    minutes: 50,
    icon: scrollUnfurled,
    tint: '#94601F',
    values: {
      standard: { en: 'Standard', de: 'Standard' },
      first_game: { en: 'First game', de: 'Erste Partie' },
      core: { en: 'Core', de: 'Grundsatz' },
      variant: { en: 'Variant', de: 'Variante' },
      mixed: { en: 'Mixed', de: 'Gemischt' },
      level_only: { en: 'Of the own step', de: 'Der eigenen Stufe' },
      level_or_lower: { en: 'Of lower steps too', de: 'Auch niedrigerer Stufen' },
      random: { en: 'Chance', de: 'Der Zufall' },
      ordered: { en: 'In order', de: 'Der Reihe nach' },
      easy: { en: 'Weak', de: 'Schwach' },
      normal: { en: 'Normal', de: 'Normal' },
      hard: { en: 'Strong', de: 'Stark' },
    },
    gallery: true,
    seatOption: null,
    load: async () => (await import('../games/pathciv')).default,
    emblem: async () => (await import('../games/pathciv/Emblem.svelte')).default,
  },
  {
    id: 'ascalion',
    name: { en: 'Ascalion', de: 'Ascalion' },
    line: {
      en: 'Trade, ship and besiege along the river; three cities win the land.',
      de: 'Handle, segle und belagere am Fluss; drei Städte gewinnen das Land.',
    },
    players: [2, 6],
    minutes: 120,
    icon: galleon,
    tint: '#2F6E86',
    values: {
      auto: { en: 'By players', de: 'Nach Spielerzahl' },
      small: { en: 'Small', de: 'Klein' },
      large: { en: 'Large', de: 'Groß' },
      players: { en: 'The players', de: 'Die Spieler' },
      random: { en: 'Chance', de: 'Der Zufall' },
      shared: { en: 'Shared', de: 'Gemeinsam' },
      single: { en: 'Single', de: 'Allein' },
      border: { en: 'Neighbours', de: 'Nachbarn' },
      reach: { en: 'Within reach', de: 'In Reichweite' },
    },
    seatOption: 'opener',
    load: async () => (await import('../games/ascalion')).default,
    emblem: async () => (await import('../games/ascalion/Emblem.svelte')).default,
  },
];

export function cardOf(id: string): GameCard | null {
  return GAMES.find((game) => game.id === id) ?? null;
}

const loaded = new Map<string, Promise<GameModule>>();

/** The module of a game, loaded once; null if there is none. */
export function loadGame(id: string): Promise<GameModule> | null {
  const load = cardOf(id)?.load ?? null;
  if (load === null) return null;
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const module = load();
  loaded.set(id, module);
  // A failed download may be tried again.
  module.catch(() => loaded.delete(id));
  return module;
}

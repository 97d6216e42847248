// How games look: their pictures and where their screens are. What games are called, who can play
// and what can be chosen is told by the server. Each game is a chunk of its own.
import castleRuins from 'game-icons:castle-ruins';
import galleon from 'game-icons:galleon';
import mayanPyramid from 'game-icons:mayan-pyramid';
import meeple from 'game-icons:meeple';
import scrollUnfurled from 'game-icons:scroll-unfurled';
import type { GameModule } from '../games/game';
import type { IconPath } from '../kit/icons';

export interface GameCard {
  id: string;
  icon: IconPath;
  /** The colour behind the icon. */
  tint: string;
  /** Whether there is a page of all its cards. */
  gallery: boolean;
  load: () => Promise<GameModule>;
  /** The picture alone, so that the lobby need not load the game; null: the icon has to do. */
  emblem: (() => Promise<GameModule['Emblem']>) | null;
}

/** The games with a screen of their own, in the order of the lobby. */
const DRAWN: readonly GameCard[] = [
  {
    id: 'wiraqocha',
    icon: mayanPyramid,
    tint: '#4E7C41',
    gallery: false,
    load: async () => (await import('../games/wiraqocha')).default,
    emblem: async () => (await import('../games/wiraqocha/Emblem.svelte')).default,
  },
  {
    id: 'hyperborea',
    icon: castleRuins,
    tint: '#4A7A86',
    gallery: true,
    load: async () => (await import('../games/hyperborea')).default,
    emblem: async () => (await import('../games/hyperborea/Emblem.svelte')).default,
  },
  {
    id: 'pathciv',
    icon: scrollUnfurled,
    tint: '#94601F',
    gallery: true,
    load: async () => (await import('../games/pathciv')).default,
    emblem: async () => (await import('../games/pathciv/Emblem.svelte')).default,
  },
  {
    id: 'ascalion',
    icon: galleon,
    tint: '#2F6E86',
    gallery: false,
    load: async () => (await import('../games/ascalion')).default,
    emblem: async () => (await import('../games/ascalion/Emblem.svelte')).default,
  },
];

/** Any other game is shown as it comes. */
const plain = (id: string): GameCard => ({
  id,
  icon: meeple,
  tint: '#6B6459',
  gallery: false,
  load: async () => (await import('../games/plain')).default,
  emblem: null,
});

export function cardOf(id: string): GameCard {
  return DRAWN.find((game) => game.id === id) ?? plain(id);
}

/** Games in the order of the lobby, those without a screen of their own last. */
export function inOrder<T extends { id: string }>(games: readonly T[]): T[] {
  const place = ({ id }: T): number => {
    const at = DRAWN.findIndex((game) => game.id === id);
    return at < 0 ? DRAWN.length : at;
  };
  return games.toSorted((a, b) => place(a) - place(b));
}

const loaded = new Map<string, Promise<GameModule>>();

/** The module of a game, loaded once. */
export function loadGame(id: string): Promise<GameModule> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const module = cardOf(id).load();
  loaded.set(id, module);
  // A failed download may be tried again.
  module.catch(() => loaded.delete(id));
  return module;
}

// Everything that the gallery shows, and what is found by words in it.
import type { Text } from '../../../protocol';
import type { Guide } from '../model';
import { type CardFact, DECKS, type Deck, type RaceTileFact, type TokenFact } from '../shown';

export interface Found {
  decks: { deck: Deck; cards: [string, CardFact][] }[];
  tokens: [string, TokenFact][];
  raceTiles: [string, RaceTileFact][];
  count: number;
}

interface Worded {
  name: Text;
  text: Text;
}

/** The entries whose name or text holds all the words, in that language. */
export function searchGallery(guide: Guide, typed: string, lang: keyof Text): Found {
  const wanted = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const fits = <T extends Worded>([, { name, text }]: [string, T]): boolean => {
    const whole = `${name[lang]} ${text[lang]}`.toLowerCase();
    return wanted.every((word) => whole.includes(word));
  };
  const cards = Object.entries(guide.cards).filter(fits);
  const tokens = Object.entries(guide.tokens).filter(fits);
  const raceTiles = Object.entries(guide.raceTiles).filter(fits);
  return {
    decks: DECKS.map((deck) => ({ deck, cards: cards.filter(([, card]) => card.deck === deck) })),
    tokens,
    raceTiles,
    count: cards.length + tokens.length + raceTiles.length,
  };
}

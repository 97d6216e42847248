// The rule books, each fetched and read once; a game may have none.
import { books, letters } from 'virtual:rules';
import type { Lang } from '../i18n';
import { type Book, parseBook } from './parse';

const read = new Map<string, Promise<Book>>();

/** The book in that language, or in English. */
export function bookOf(game: string, lang: Lang): Promise<Book> | null {
  const load = books[game]?.[lang] ?? books[game]?.['en'];
  if (load === undefined) return null;
  const key = `${game} ${lang}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  const book = load().then((file) => parseBook(file.default));
  read.set(key, book);
  // A failed download may be tried again.
  book.catch(() => read.delete(key));
  return book;
}

/** The game that a rule belongs to, by the letter of its id. */
export const gameOfRule = (id: string): string | null => letters[id.charAt(0)] ?? null;

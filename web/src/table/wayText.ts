// The words of ways, as buttons and menus say them.
import type { Way } from '../games/game';
import type { Text } from '../protocol';

type Say = (text: Text) => string;

/** The words of every step: "Conquer: Jungle 5". */
export function wayText(texts: readonly Text[], say: Say): string {
  return texts
    .map(say)
    .filter((text) => text !== '')
    .join(': ');
}

/** What a button says that stands for several ways: the words that they share, or what they are about. */
export function sharedText(ways: readonly Way[], say: Say, about = ''): string {
  const [first] = ways;
  if (first === undefined) return '';
  if (ways.length === 1) return wayText(first.texts, say);
  const head = first.texts[0];
  const same = ways.every((way) => way.texts[0]?.en === head?.en);
  const shared = same && head !== undefined ? say(head) : about;
  return shared === '' ? '…' : `${shared} …`;
}

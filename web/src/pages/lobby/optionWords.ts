// Words for the values of options: the game's own, those that all games share, or the value itself.
import { cardOf } from '../../catalogue/gameCards';
import type { Dictionary } from '../../i18n/en';
import type { Text } from '../../protocol';

type Say = (text: Text) => string;

/** "no_limit" as a word for people. */
const plain = (value: string): string =>
  value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ');

export function valueText(game: string, value: string, words: Dictionary, say: Say): string {
  const own = cardOf(game)?.values?.[value];
  if (own !== undefined) return say(own);
  const shared: Record<string, string> = words.create.values;
  return shared[value] ?? plain(value);
}

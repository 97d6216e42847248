// Words for the values of options that several games share; a number speaks for itself.
import type { Dictionary } from '../../i18n/en';

export function valueText(value: string, words: Dictionary): string {
  const known: Record<string, string> = words.create.values;
  return known[value] ?? value;
}

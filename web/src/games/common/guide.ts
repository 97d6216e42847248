// The parts of a guide that all games have.
import type { Text } from '../../protocol';
import { list, text } from '../json';
import { record } from '../jsonObject';

export const words = record<Text>({ en: text, de: text });

/** A short rule, with the ids of the rules it comes from. */
export interface Topic {
  title: Text;
  text: Text;
  rules: string[];
}

export const topic = record<Topic>({
  title: words,
  text: words,
  rules: list(text),
});

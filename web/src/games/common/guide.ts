// The parts of a guide that all games have (src/engine/guide_words.h).
import type { Text } from '../../protocol';
import { list, text } from '../json';
import { record } from '../jsonObject';

export const words = record<Text>({ en: text, de: text });

/** What has no more than a name. */
export interface Named {
  name: Text;
}
export const readNamed = record<Named>({ name: words });

/** A short rule, with the ids of the rules it comes from. */
export interface TopicFact {
  title: Text;
  text: Text;
  rules: string[];
}
export const readTopicFact = record<TopicFact>({
  title: words,
  text: words,
  rules: list(text),
});

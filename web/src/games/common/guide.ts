// The parts of a guide that all games have.
import type { Text } from '../../protocol';
import { list, object, type Reader, text } from '../json';

export const words: Reader<Text> = object((fields) => ({
  en: fields.get('en', text),
  de: fields.get('de', text),
}));

/** A short rule, with the ids of the rules it comes from. */
export interface Topic {
  title: Text;
  text: Text;
  rules: string[];
}

export const topic: Reader<Topic> = object((fields) => ({
  title: fields.get('title', words),
  text: fields.get('text', words),
  rules: fields.get('rules', list(text)),
}));

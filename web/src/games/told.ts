// The sentences of a line of the log, as the server tells them.
import type { LogEntry, Text } from '../protocol';

export interface Told {
  /** What kind of sentence it is, by the name of its phrase; "phase" and "round" are headings. */
  key: string;
  /** The seat that it tells of, -1 for none. */
  by: number;
  /** All seats that it names, this one first. */
  seats: readonly number[];
  text: Text;
  /** The things and amounts that it names: "card:w_13", "gain:red:2". */
  about: readonly string[];
}

export const toldIn = ({ text, told }: LogEntry): Told[] =>
  told.map((one) => ({
    key: one.key,
    by: one.seats[0] ?? -1,
    seats: one.seats,
    text: one.text ?? text,
    about: one.about,
  }));

/** "Ada passes" without "Ada". */
export function withoutName({ en, de }: Text, name: string): Text {
  const cut = (words: string): string =>
    words.startsWith(`${name} `) ? words.slice(name.length + 1) : words;
  return { en: cut(en), de: cut(de) };
}

export const isHeading = ({ key }: Told): boolean => key === 'phase' || key === 'round';

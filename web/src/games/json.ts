// Reads JSON of a known shape: every reader takes a value and the place it stands in, and throws an
// error that names the place when the value is something else.

export type Reader<T> = (value: unknown, where: string) => T;

export function refuse(value: unknown, where: string, expected: string): never {
  const found = JSON.stringify(value)?.slice(0, 60) ?? 'nothing';
  throw new Error(`${where} should be ${expected}, but is ${found}`);
}

export const number: Reader<number> = (value, where) =>
  typeof value === 'number' && Number.isInteger(value)
    ? value
    : refuse(value, where, 'a whole number');

export const text: Reader<string> = (value, where) =>
  typeof value === 'string' ? value : refuse(value, where, 'a text');

export const flag: Reader<boolean> = (value, where) =>
  typeof value === 'boolean' ? value : refuse(value, where, 'true or false');

export function oneOf<T extends string>(names: readonly T[]): Reader<T> {
  return (value, where) =>
    names.find((name) => name === value) ?? refuse(value, where, `one of ${names.join(', ')}`);
}

export function orNull<T>(read: Reader<T>): Reader<T | null> {
  return (value, where) => (value === null ? null : read(value, where));
}

export function list<T>(read: Reader<T>): Reader<T[]> {
  return (value, where) =>
    Array.isArray(value)
      ? value.map((item, i) => read(item, `${where}[${i}]`))
      : refuse(value, where, 'a list');
}

/** Reads an object once; the same object gives the same model. */
export function remembered<T>(read: Reader<T>, where: string): (json: unknown) => T {
  const seen = new WeakMap<object, T>();
  return (json) => {
    const known = typeof json === 'object' && json !== null ? seen.get(json) : undefined;
    if (known !== undefined) return known;
    const model = read(json, where);
    seen.set(json as object, model);
    return model;
  };
}

/** Whether a word is one of a list of names. */
export function isOneOf<T extends string>(names: readonly T[], word: unknown): word is T {
  return (names as readonly unknown[]).includes(word);
}

/** What is there in a list with gaps. */
export const present = <T>(list: readonly (T | null)[]): T[] =>
  list.filter((one): one is T => one !== null);

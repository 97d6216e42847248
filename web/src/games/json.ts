// Reads JSON of a known shape: every reader takes a value and the place it stands in, and throws an
// error that names the place when the value is something else.

export type Reader<T> = (value: unknown, where: string) => T;

function refuse(value: unknown, where: string, expected: string): never {
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

/** The fields of an object, read by name. */
export interface Fields {
  get<T>(name: string, read: Reader<T>): T;
}

export function object<T>(build: (fields: Fields) => T): Reader<T> {
  return (value, where) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return refuse(value, where, 'an object');
    const fields = value as Record<string, unknown>;
    return build({ get: (name, read) => read(fields[name], `${where}.${name}`) });
  };
}

/** An object with exactly these keys, all of one kind. */
export function perName<K extends string, T>(
  names: readonly K[],
  read: Reader<T>,
): Reader<Record<K, T>> {
  return object((fields) => {
    const entries = names.map((name) => [name, fields.get(name, read)] as const);
    return Object.fromEntries(entries) as Record<K, T>;
  });
}

/** An object with any keys, all of one kind. */
export function perKey<T>(read: Reader<T>): Reader<Record<string, T>> {
  return (value, where) => {
    const fields = object(() => value as Record<string, unknown>)(value, where);
    const entries = Object.entries(fields);
    return Object.fromEntries(entries.map(([key, item]) => [key, read(item, `${where}.${key}`)]));
  };
}

/** An object of some of these keys, all of one kind; another key is an error. */
export function named<K extends string, T>(
  names: readonly K[],
  read: Reader<T>,
): Reader<Partial<Record<K, T>>> {
  return (value, where) => {
    const found = perKey(read)(value, where);
    for (const key of Object.keys(found)) oneOf(names)(key, where);
    return found as Partial<Record<K, T>>;
  };
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

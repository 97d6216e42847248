// Readers of JSON objects; what stands in their fields is read as json.ts says.
import { oneOf, type Reader, refuse } from './json';

/** The fields of an object, read by name. */
interface Fields {
  get<T>(name: string, read: Reader<T>): T;
}

function object<T>(build: (fields: Fields) => T): Reader<T> {
  return (value, where) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return refuse(value, where, 'an object');
    const fields = value as Record<string, unknown>;
    return build({ get: (name, read) => read(fields[name], `${where}.${name}`) });
  };
}

const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** An object with a reader for each field; the field `roundCap` stands in JSON as "round_cap". */
export function record<T extends object>(readers: { [K in keyof T]: Reader<T[K]> }): Reader<T> {
  const all = Object.entries<Reader<unknown>>(readers);
  return object((fields) => {
    const entries = all.map(([name, read]) => [name, fields.get(snakeCase(name), read)] as const);
    return Object.fromEntries(entries) as T;
  });
}

/** A field that is left out at times: null then. */
export function orMissing<T>(read: Reader<T>): Reader<T | null> {
  return (value, where) => (value === undefined ? null : read(value, where));
}

/** One of several kinds of objects, each with a field that no other kind has. */
export function either<T extends object>(
  kinds: readonly (readonly [field: string, read: Reader<T>])[],
): Reader<T> {
  const names = kinds.map(([name]) => name).join(', ');
  return (value, where) => {
    const fields = object(() => value as object)(value, where);
    const kind = kinds.find(([name]) => name in fields);
    return kind === undefined
      ? refuse(value, where, `an object with one of ${names}`)
      : kind[1](value, where);
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

// Holds web/src to layers.json: its layers, lowest first, each with those that it may import. What is
// wrong comes back as lines for people, with file and line where there is one.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export type Layers = Readonly<Record<string, readonly string[]>>;

/** A file of the client; its path begins below src. */
export interface Source {
  path: string;
  text: string;
}

interface Import {
  line: number;
  /** The path below src that is imported; null if only running would tell. */
  target: string | null;
}

export function sourcesBelow(folder: string): Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte|css)$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

const NAMED = /\b(?:from|import)\s*\(?\s*(['"])([./][^'"\n]*)\1/g;
const COMPUTED = /\bimport(?:\.meta\.glob)?\s*\(\s*(?!['"\s])|\bimport\.meta\.glob\b/g;

const targetOf = (path: string, named: string): string =>
  named.startsWith('/') ? named : posix.join(posix.dirname(path), named);

/** What a file of code imports, also as a type, again as an export, or only when it is needed. */
export function importsOf({ path, text }: Source): Import[] {
  const lineAt = (index: number): number => text.slice(0, index).split('\n').length;
  const named = [...text.matchAll(NAMED)].map(({ index, 0: all, 2: name = '' }) => ({
    line: lineAt(index + all.length),
    target: targetOf(path, name),
  }));
  const computed = [...text.matchAll(COMPUTED)].map(({ index }) => ({
    line: lineAt(index),
    target: null,
  }));
  return [...named, ...computed];
}

/** The layer with the longest name that the path lies in; tests belong to what they stand beside. */
export function layerOf(layers: Layers, path: string): string | null {
  const code = path.replace(/\.test\.ts$/, '.ts');
  const fits = (name: string): boolean =>
    name === code || name === `${code}.ts` || code.startsWith(`${name}/`);
  const all = Object.keys(layers).filter(fits);
  return all.reduce<string | null>(
    (best, name) => (name.length > (best?.length ?? 0) ? name : best),
    null,
  );
}

const inTesting = (path: string): boolean => /(^|\/)testing\//.test(path);
const isTest = (path: string): boolean => path.endsWith('.test.ts') || inTesting(path);

function whyNot(layers: Layers, path: string, target: string | null): string | null {
  if (target === null) return 'nobody can tell what this imports';
  const from = layerOf(layers, path);
  const to = layerOf(layers, target);
  if (from === null) return null;
  if (to === null) return `${target} belongs to no layer`;
  if (inTesting(target)) return isTest(path) ? null : `${target} is for tests`;
  if (from === to || layers[from]?.includes(to)) return null;
  return `${from} must not import ${target} of ${to}; it may import: ${layers[from]?.join(', ')}`;
}

function wrongImports(layers: Layers, source: Source): string[] {
  return importsOf(source).flatMap(({ line, target }) => {
    const why = whyNot(layers, source.path, target);
    return why === null ? [] : [`${source.path}:${line}: ${why}`];
  });
}

function homeless(layers: Layers, { path }: Source): string[] {
  return layerOf(layers, path) === null ? [`${path}:1: belongs to no layer`] : [];
}

/** Layers in the wrong order, and what nobody needs: a layer without files, an import never used. */
function wrongEntries(layers: Layers, sources: readonly Source[]): string[] {
  const names = Object.keys(layers);
  return names.flatMap((name, place) => {
    const own = sources.filter(({ path }) => layerOf(layers, path) === name);
    const targets = own.flatMap((source) => importsOf(source).map(({ target }) => target ?? ''));
    const used = new Set(targets.map((target) => layerOf(layers, target)));
    const lower = names.slice(0, place);
    return [
      ...(own.length === 0 ? [`layers.json: ${name} has no files`] : []),
      ...(layers[name] ?? []).flatMap((other) => {
        if (!lower.includes(other)) return [`layers.json: ${other} does not stand below ${name}`];
        return used.has(other) ? [] : [`layers.json: no file of ${name} imports ${other}`];
      }),
    ];
  });
}

export function wrongIn(layers: Layers, sources: readonly Source[]): string[] {
  return [
    ...sources.flatMap((source) => homeless(layers, source)),
    ...sources.flatMap((source) => wrongImports(layers, source)),
    ...wrongEntries(layers, sources),
  ];
}

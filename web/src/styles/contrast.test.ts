// What is written can be read: the contrast of every colour of text on every surface, in both themes
// and in those with more contrast, and no text in a colour that is not measured here.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const CSS = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').replace(
  /\/\*[\s\S]*?\*\//g,
  '',
);

type Tokens = Record<string, string>;

/** The colours that a rule of the style sheet sets. */
function tokensOf(selector: string): Tokens {
  const start = CSS.indexOf(`${selector} {`);
  expect(start, selector).toBeGreaterThanOrEqual(0);
  const body = CSS.slice(start, CSS.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  );
}

const ALWAYS = tokensOf(':root');
const LIGHT = { ...ALWAYS, ...tokensOf(':root[data-theme="light"]') };
const DARK = { ...LIGHT, ...tokensOf(':root[data-theme="dark"]') };
const high = (theme: string) => tokensOf(`:root[data-contrast="high"][data-theme="${theme}"]`);

const THEMES: [name: string, tokens: Tokens, text: number][] = [
  ['light', LIGHT, 4.5],
  ['dark', DARK, 4.5],
  ['light, high contrast', { ...LIGHT, ...high('light') }, 7],
  ['dark, high contrast', { ...DARK, ...high('dark') }, 7],
];

const SURFACES = [
  ...['surface-0', 'surface-1', 'surface-2', 'surface-in'],
  ...['accent-soft', 'brass-soft', 'danger-soft', 'chart'],
];
const INKS = ['ink', 'ink-2', 'ink-3', 'accent-ink', 'brass', 'danger', 'good', 'new'];
/** Text that has one ground only. */
const PAIRS = [
  ...['accent-on/accent', 'accent-on/accent-hover', 'surface-2/danger', 'surface-2/new'],
  ...['ink-tip/surface-tip', 'ink-tip-2/surface-tip', 'chart-ink/chart'],
];
/** Things that look alike on every surface. */
const FIXED = [
  ...['plaque-ink/plaque', 'legal-casing/legal', 'die-pip/die-face'],
  ...[1, 2, 3, 4, 5, 6].map((seat) => `p${seat}-on/p${seat}`),
  ...['military', 'cult', 'science', 'culture', 'industry'].map((type) => `die-face/type-${type}`),
  ...['invention', 'building'].map((card) => `die-face/card-${card}`),
];

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(tokens: Tokens, pair: string): number {
  const [one = 0, other = 0] = pair.split('/').map((name) => luminance(tokens[name] ?? ''));
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const under = (tokens: Tokens, pairs: readonly string[], least: number): string[] =>
  pairs
    .filter((pair) => !(contrast(tokens, pair) >= least))
    .map((pair) => `${pair} ${contrast(tokens, pair).toFixed(2)}`);

const on = (names: readonly string[]): string[] =>
  names.flatMap((name) => SURFACES.map((surface) => `${name}/${surface}`));

describe.each(THEMES)('in the theme %s', (_, tokens, text) => {
  it('text can be read on every surface', () => {
    expect(under(tokens, [...on(INKS), ...PAIRS], text)).toEqual([]);
  });

  it('things that look alike everywhere can be read', () => {
    expect(under(tokens, FIXED, 4.5)).toEqual([]);
  });

  it('the focus and the edges of fields stand out', () => {
    expect(under(tokens, on(['focus']), 3)).toEqual([]);
    const edges = ['surface-1', 'surface-2'].map((surface) => `line-strong/${surface}`);
    expect(under(tokens, edges, 3)).toEqual([]);
  });
});

it('no text has a colour that is not measured', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
  const measured = new Set([...INKS, ...[...PAIRS, ...FIXED].map((pair) => pair.split('/')[0])]);
  // Set by the element itself, to what is written on its own colour.
  measured.add('on');
  const others = files
    .filter((path) => /\.(svelte|css)$/.test(path))
    .flatMap((path) =>
      [...readFileSync(join(SRC, path), 'utf8').matchAll(/(?<![\w-])color: var\(--([\w-]+)\)/g)]
        .filter(([, token = '']) => !measured.has(token))
        .map(([, token]) => `${path}: ${token}`),
    );
  expect(others).toEqual([]);
});

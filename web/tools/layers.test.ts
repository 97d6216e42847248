// Every file of the client imports only what layers.json lets its layer import, and the check finds
// whoever does not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, type Layers, type Source, sourcesBelow, wrongIn } from './layers';

const web = join(import.meta.dirname, '..');
const layers = JSON.parse(readFileSync(join(web, 'layers.json'), 'utf8')) as Layers;
const sources = sourcesBelow(join(web, 'src'));

describe('the client', () => {
  it('keeps to its layers', () => {
    expect(sources.length).toBeGreaterThan(400);
    expect(wrongIn(layers, sources)).toEqual([]);
  });

  it('would be caught with a forbidden import, at its line', () => {
    const planted = [
      { path: 'kit/planted.ts', text: "// One.\nimport type { A } from '../table/keys';\n" },
      { path: 'games/pathciv/P.svelte', text: "<p>\n\n{#await import('../ascalion/ids')}" },
    ];
    expect(wrongIn(layers, [...sources, ...planted])).toEqual([
      'kit/planted.ts:2: kit must not import table/keys of table; it may import: games',
      expect.stringMatching(
        /^games\/pathciv\/P\.svelte:3: games\/pathciv must not import games\/a/,
      ),
    ]);
  });
});

describe('imports', () => {
  const named = (text: string) => importsOf({ path: 'a/b.ts', text }).map(({ target }) => target);

  it.each([
    ["import { c } from './c';", 'a/c'],
    ["import type {\n  C,\n} from '../c.ts';", 'c.ts'],
    ["export { c } from '../d/c';", 'd/c'],
    ["import '../c.css';", 'c.css'],
    ["const c = await import('./c');", 'a/c'],
    ["type C = import('../c').C;", 'c'],
    ["import c from '/src/c';", '/src/c'],
  ])('are seen: %s', (text, target) => {
    expect(named(text)).toEqual([target]);
  });

  it('from packages do not count', () => {
    expect(
      named("import { mount } from 'svelte';\nimport ship from 'game-icons:galleon';"),
    ).toEqual([]);
  });

  it.each(['import(`./c`)', 'import(name)', "import.meta.glob('./*.ts')"])(
    'that cannot be read are no way around: %s',
    (text) => {
      expect(wrongIn({ a: [] }, [{ path: 'a/b.ts', text }])).toEqual([
        'a/b.ts:1: nobody can tell what this imports',
      ]);
    },
  );
});

describe('layers', () => {
  const low: Source = { path: 'low/a.ts', text: '' };
  const high: Source = { path: 'high/b.ts', text: "import '../low/a';" };
  const wrong = (list: Layers, ...more: Source[]) => wrongIn(list, [low, high, ...more]);

  it('may import what is named for them, and themselves', () => {
    const own = { path: 'high/c.ts', text: "import './b';" };
    expect(wrong({ low: [], high: ['low'] }, own)).toEqual([]);
    const beside = { path: 'low.test.ts', text: "import './low/a';" };
    expect(wrong({ low: [], high: ['low'], 'low.ts': ['low'] }, own, beside)).toEqual([]);
  });

  it('may not import upwards, nor what stands nowhere', () => {
    expect(wrong({ high: ['low'], low: [] })).toEqual([
      'layers.json: low does not stand below high',
    ]);
    expect(wrong({ high: ['low'] })).toEqual([
      'low/a.ts:1: belongs to no layer',
      'high/b.ts:1: low/a belongs to no layer',
      'layers.json: low does not stand below high',
    ]);
  });

  it('have files, and every import that they may use is used', () => {
    expect(wrong({ none: [], low: [], high: ['none', 'low'] })).toEqual([
      'layers.json: none has no files',
      'layers.json: no file of high imports none',
    ]);
  });

  it('in a folder of another are not part of it', () => {
    const inner = { path: 'low/in/c.ts', text: "import '../a';" };
    expect(wrong({ low: [], 'low/in': [], high: ['low'] }, inner)).toEqual([
      'low/in/c.ts:1: low/in must not import low/a of low; it may import: ',
    ]);
  });

  it('leave what is made for tests to tests', () => {
    const fake = { path: 'testing/fake.ts', text: '' };
    const test = { path: 'low/a.test.ts', text: "import '../testing/fake';" };
    const user = { path: 'high/c.ts', text: "\nimport '../testing/fake';" };
    expect(wrong({ testing: [], low: [], high: ['low'] }, fake, test, user)).toEqual([
      'high/c.ts:2: testing/fake is for tests',
    ]);
  });
});

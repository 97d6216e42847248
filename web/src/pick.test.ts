// From choices to clicks.
import { describe, expect, it } from 'vitest';
import type { Way } from './games/game';
import {
  allWays,
  isFinal,
  mainTarget,
  menuOf,
  reasonsByTarget,
  unplaced,
  wayOfLine,
  waysByTarget,
  withCommit,
} from './pick';
import { choice, text } from './testing/samples';

const CHOICES = [
  choice('conquer', {
    effect: 'asks',
    next: [choice('at n05'), choice('at n07', { effect: 'asks' })],
  }),
  choice('lay', { effect: 'asks', next: [choice('at n05')] }),
  choice('reroll', { effect: 'chance' }),
  choice('mystery'),
  choice('end_turn', { effect: 'turn' }),
];

const hexFirst = ({ targets }: Way): string | undefined =>
  targets.flat().find((target) => target.startsWith('hex:'));

const ways = waysByTarget(allWays(CHOICES), null, hexFirst);

describe('ways', () => {
  it('follow every further answer', () => {
    expect(allWays(CHOICES).map(({ path }) => path.join(' > '))).toEqual([
      'conquer > at n05',
      'conquer > at n07',
      'lay > at n05',
      'reroll',
      'mystery',
      'end_turn',
    ]);
  });

  it('end where an answer stands alone', () => {
    const paths = allWays(CHOICES, ({ act }) => act === 'conquer').map(({ path }) => path);
    expect(paths.slice(0, 2)).toEqual([['conquer'], ['lay', 'at n05']]);
  });

  it('carry the words of every step', () => {
    expect(allWays(CHOICES)[0]?.texts.map(({ en }) => en)).toEqual(['CONQUER', 'AT N05']);
  });

  it('carry what every step is about', () => {
    expect(allWays(CHOICES)[0]?.targets).toEqual([['action:conquer'], ['hex:n05']]);
  });

  it('are found by what is clicked, or what they are about first', () => {
    expect([...ways].map(([target, list]) => [target, list.length])).toEqual([
      ['hex:n05', 2],
      ['hex:n07', 1],
      ['action:reroll', 1],
      ['action:mystery', 1],
      ['action:end_turn', 1],
    ]);
  });

  it('that no part of the game shows get a button', () => {
    expect(unplaced(ways)).toEqual(['action:reroll', 'action:mystery', 'action:end_turn']);
    expect(unplaced(ways, (target) => target === 'action:reroll')).toEqual([
      'hex:n05',
      'hex:n07',
      'action:mystery',
      'action:end_turn',
    ]);
  });
});

describe('the main button', () => {
  it('takes what the game names', () => {
    expect(mainTarget(ways, ['action:roll', 'action:reroll'])).toBe('action:reroll');
  });
  it('or what ends the turn', () => {
    expect(mainTarget(ways, undefined)).toBe('action:end_turn');
  });
  it('or the only way', () => {
    const one = waysByTarget(allWays([choice('roll', { effect: 'chance' })]), null, undefined);
    expect(mainTarget(one, undefined)).toBe('action:roll');
    expect(mainTarget(new Map(), undefined)).toBeNull();
  });
  it('is neither yes nor no', () => {
    const both = [choice('yes', { effect: 'turn' }), choice('no', { effect: 'asks' })];
    expect(mainTarget(waysByTarget(allWays(both), null, undefined), undefined)).toBeNull();
  });
});

describe('a menu', () => {
  it('takes out the words that all its ways begin with', () => {
    const menu = menuOf(allWays(CHOICES.slice(0, 1)));
    expect(menu.title.map(({ en }) => en)).toEqual(['CONQUER']);
    expect(menu.items.map(({ texts }) => texts.map(({ en }) => en))).toEqual([
      ['AT N05'],
      ['AT N07'],
    ]);
  });
  it('keeps the words that tell its ways apart', () => {
    const menu = menuOf(ways.get('hex:n05') ?? []);
    expect(menu.title).toEqual([]);
    expect(menu.items.map(({ texts }) => texts.map(({ en }) => en))).toEqual([
      ['CONQUER'],
      ['LAY'],
    ]);
  });
});

describe('an empty menu', () => {
  it('is empty', () => {
    expect(menuOf([])).toEqual({ title: [], items: [] });
  });
});

describe('the command line', () => {
  const list = allWays(CHOICES);
  it.each([
    ['conquer; at n07', 'conquer at n07'],
    ['  Conquer   AT N07 ', 'conquer at n07'],
    ['4', 'reroll'],
  ])('understands %j', (line, path) => {
    expect(wayOfLine(list, line)?.path.join(' ')).toBe(path);
  });
  it.each(['', 'conquer', '99', 'fly'])('does not guess %j', (line) => {
    expect(wayOfLine(list, line)).toBeNull();
  });
});

describe('what cannot be done', () => {
  it('has its reason by target', () => {
    const reasons = reasonsByTarget([{ target: 'hex:n01', why: text('No free die above 5') }]);
    expect(reasons.get('hex:n01')?.en).toBe('No free die above 5');
  });
  it('or cannot be taken back', () => {
    expect((['asks', 'step', 'chance', 'turn', 'over'] as const).filter(isFinal)).toEqual([
      'chance',
      'turn',
      'over',
    ]);
  });
});

describe('a menu of ways', () => {
  it('is empty when the ways have gone', () => {
    expect(menuOf([])).toEqual({ title: [], items: [] });
  });
});

describe('a last pick while others decide as well', () => {
  const commit = choice('commit', { effect: 'turn' });
  const bid = choice('bid w_04', { effect: 'asks', next: [commit] });
  const discard = choice('discard a', {
    effect: 'asks',
    next: [choice('left b c', { effect: 'asks', next: [commit] })],
  });

  it('is one click that ends the turn', () => {
    const [way] = allWays([bid]);
    expect(way?.path).toEqual(['bid w_04']);
    expect(way?.choice.effect).toBe('turn');
  });

  it('goes out together with the commit', () => {
    expect(withCommit([bid], ['bid w_04'])).toEqual(['bid w_04', 'commit']);
    expect(withCommit([discard], ['discard a', 'left b c'])).toEqual([
      'discard a',
      'left b c',
      'commit',
    ]);
  });

  it('is not made up where more is to be picked', () => {
    expect(withCommit([discard], ['discard a'])).toEqual(['discard a']);
    expect(withCommit(CHOICES, ['reroll'])).toEqual(['reroll']);
  });
});

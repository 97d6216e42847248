// The steps of a replay, and the blocks of its turns.
import { describe, expect, it } from 'vitest';
import { entry } from '../testing/samples';
import { lineOn, replayLines, stopsOf, turnBlocks } from './replayLines';

const LOG = [
  entry(0, -1, 'cards are laid out'),
  entry(2, 0, 'Mira rolls'),
  entry(3, -1, 'Mira rolls a 3'),
  entry(4, -1, 'Mira rolls a 5'),
  entry(7, 0, 'Mira conquers'),
  entry(9, 1, 'Jonas passes'),
];
const lines = replayLines(LOG);

describe('the lines of a replay', () => {
  it('know their turn, and dice that fall together are one step', () => {
    expect(lines.map(({ turn, step, steps }) => `${turn}: ${step}/${steps}`)).toEqual([
      '0: 1/1',
      '1: 1/3',
      '1: 2/3',
      '1: 3/3',
      '2: 1/1',
    ]);
    expect(lines[2]).toMatchObject({ from: 3, to: 5, text: { en: 'Mira rolls a 3, 5' } });
  });
  it('are found by moment', () => {
    expect(lineOn(lines, 0)).toBeNull();
    expect(lineOn(lines, 3)?.step).toBe(1);
    expect(lineOn(lines, 4)?.text.en).toBe('Mira rolls a 3, 5');
    expect(lineOn(lines, 99)?.by).toBe(1);
    expect(stopsOf(lines)).toEqual([1, 3, 5, 8, 10]);
  });
});

describe('the blocks of turns', () => {
  it('reach from turn to turn, without the set-up', () => {
    expect(turnBlocks(LOG, 10)).toEqual([
      { by: 0, from: 2, to: 9, share: 1 },
      { by: 1, from: 9, to: 10, share: 0.25 },
    ]);
    expect(turnBlocks([], 0)).toEqual([]);
  });
});

// Words and places on the table page.
import { describe, expect, it } from 'vitest';
import { de } from '../i18n/de';
import { en } from '../i18n/en';
import { allWays } from '../pick';
import type { LogEntry, OutcomeInfo, SeatScore, Text } from '../protocol';
import { choice, entry, seat, table, text } from '../testing/samples';
import { blocksOf, splitName } from './logLines';
import { resultTitle } from './outcome';
import { besides } from './place';
import { promptText, thinkerOf } from './promptText';
import { sharedText, wayText } from './wayText';

const english = ({ en: words }: Text): string => words;
const german = ({ de: words }: Text): string => words;

const outcomeOf = (...seats: Pick<SeatScore, 'place' | 'won'>[]): OutcomeInfo => ({
  ending: 'x',
  text: text('treasure'),
  part_names: [],
  ratings: [],
  seats: seats.map((seat) => ({ ...seat, score: 0, parts: [] })),
});

describe('the prompt', () => {
  it('asks me', () => {
    expect(promptText(table(), 0, de, german)).toEqual({ head: 'Wähle.', mine: true, seat: 0 });
  });
  it('names those who are awaited', () => {
    const seats = [seat(0, 'Mira'), seat(1, 'Jonas'), seat(2, 'Aiko')];
    expect(promptText(table({ seats, to_move: [1], you: [0] }), null, en, english).head).toBe(
      'Waiting for Jonas.',
    );
    expect(promptText(table({ seats, to_move: [1], you: [] }), null, de, german).head).toBe(
      'Jonas ist dran.',
    );
    expect(promptText(table({ seats, to_move: [1, 2], you: [] }), null, de, german).head).toBe(
      'Jonas und Aiko sind dran.',
    );
    expect(promptText(table({ seats, to_move: [1, 2], you: [0] }), null, en, english).head).toBe(
      en.table.prompt.locked,
    );
    expect(promptText(table({ to_move: [1], thinking: [1] }), null, en, english).head).toBe(
      'Jonas is thinking',
    );
  });
  it('tells when nothing is awaited', () => {
    expect(promptText(table({ state: 'paused' }), null, en, english).head).toBe(
      en.table.prompt.paused,
    );
    const outcome = outcomeOf({ place: 2, won: false }, { place: 1, won: true });
    expect(promptText(table({ state: 'over', outcome }), null, en, english).head).toBe(
      'Jonas wins',
    );
  });
  it('has words of its own where the server has none', () => {
    const silent = promptText(table({ prompt: text('') }), 0, en, english);
    expect(silent).toEqual({ head: en.table.prompt.yourTurn, mine: true, seat: 0 });
  });
  it('shows the mark of the first who is awaited, or none', () => {
    expect(promptText(table({ to_move: [1, 0], you: [] }), null, en, english).seat).toBe(1);
    expect(promptText(table({ to_move: [] }), null, en, english).seat).toBeNull();
    expect(promptText(table({ to_move: [1], you: [0] }), null, en, english).head).toBe(
      'Waiting for Jonas.',
    );
  });
  it('tells of a table that has not begun, and of one that was called off', () => {
    const open = promptText(table({ state: 'open' }), 0, en, english);
    expect(open).toEqual({ head: en.table.prompt.open, mine: false, seat: null });
    const off = promptText(table({ state: 'cancelled' }), 0, en, english);
    expect(off.head).toBe(en.table.end.cancelled);
  });
  it('tells whether a game alone was won, though its player is always first', () => {
    const lost = outcomeOf({ place: 1, won: false });
    expect(resultTitle(table({ state: 'over', outcome: lost, you: [0] }), en)).toBe(
      'You have lost',
    );
    expect(resultTitle(table({ state: 'over', outcome: lost, you: [0] }), de)).toBe(
      'Du hast verloren',
    );
    expect(resultTitle(table({ state: 'over', outcome: lost, you: [] }), en)).toBe('Mira has lost');
    const won = outcomeOf({ place: 1, won: true });
    expect(resultTitle(table({ state: 'over', outcome: won, you: [0] }), en)).toBe('You have won');
    const against = (outcome: OutcomeInfo): string =>
      resultTitle(table({ state: 'over', outcome, you: [0] }), en, 'The bot');
    expect([against(lost), against(won)]).toEqual(['The bot wins', 'You have won']);
  });
  it('names who has won to all but who has won alone', () => {
    const over = (you: number[], ...won: boolean[]): string => {
      const outcome = outcomeOf(...won.map((each) => ({ place: each ? 1 : 2, won: each })));
      return resultTitle(table({ state: 'over', outcome, you }), en);
    };
    expect(over([0], true, false)).toBe('You have won');
    expect(over([1], true, false)).toBe('Mira wins');
    expect(over([0, 1], true, false)).toBe('Mira wins'); // one person at both seats
    expect(over([0], true, true)).toBe(en.table.end.shared('Mira and Jonas'));
    const outcome = outcomeOf({ place: 1, won: true });
    expect(resultTitle(table({ state: 'cancelled', outcome }), en)).toBe(en.table.end.cancelled);
    expect(resultTitle(table({ state: 'over', outcome: null }), en)).toBe(en.table.end.cancelled);
  });
  it('knows which computer everybody waits for, also between two of its decisions', () => {
    const bot = seat(1, 'Bot', { kind: 'computer' });
    const seats = [seat(0, 'Mira'), bot];
    expect(thinkerOf(table({ seats, to_move: [1] }))).toBe(1);
    expect(thinkerOf(table({ seats: [seat(0, 'Mira', { stand_in: true })], to_move: [0] }))).toBe(
      0,
    );
    expect(thinkerOf(table({ to_move: [1], thinking: [1] }))).toBe(1);
    expect(thinkerOf(table({ to_move: [1] }))).toBeNull();
    expect(thinkerOf(table({ seats, to_move: [] }))).toBeNull();
    expect(thinkerOf(table({ seats, to_move: [1, 0] }))).toBeNull();
    expect(thinkerOf(table({ seats, to_move: [1], state: 'paused' }))).toBeNull();
  });
});

describe('words of ways', () => {
  const ways = allWays([choice('conquer', { effect: 'asks', next: [choice('a'), choice('b')] })]);
  it('join their steps', () => {
    expect(wayText(ways[0]?.texts ?? [], english)).toBe('CONQUER: A');
    expect(wayText([text('Roll'), text(''), text('twice')], english)).toBe('Roll: twice');
  });
  it('say what several have in common', () => {
    expect(sharedText(ways, english)).toBe('CONQUER …');
    expect(sharedText(ways.slice(1), english)).toBe('CONQUER: B');
    expect(sharedText(allWays([choice('a'), choice('b')]), english)).toBe('…');
    expect(sharedText(allWays([choice('a'), choice('b')]), english, 'Die 4')).toBe('Die 4 …');
    expect(sharedText([], english)).toBe('');
    const silent = ways.map((way) => ({ ...way, texts: [] }));
    expect(sharedText(silent, english)).toBe('…');
  });
});

describe('the log', () => {
  const log = [entry(0, -1), entry(1, 0), entry(2, 1), entry(3, 0), entry(4, 0)];
  const now = table({ n: 5, undo: { steps: 1, redo: false, beyond: false } });
  it('marks what is new and what can still be undone', () => {
    const lines = blocksOf(log, now, null).flatMap((block) => block.lines);
    expect(lines.map(({ isNew }) => isNew)).toEqual([false, false, true, false, false]);
    expect(lines.map(({ tentative }) => tentative)).toEqual([false, false, false, false, true]);
  });
  it('tells of dice that fall together in one line', () => {
    const dice = [
      entry(0, 0, 'Mira rolls 2 dice'),
      entry(1, -1, 'Mira rolls a 3'),
      entry(2, -1, 'Mira rolls a 5'),
      entry(3, -1, 'Tanks join the open cards'),
      entry(4, 0, 'Mira buys 7'),
      entry(5, 0, 'Mira buys 7'),
    ];
    const lines = blocksOf(dice, now, null).flatMap((block) => block.lines);
    expect(lines.map((line) => [line.from, line.entry.n, english(line.text)])).toEqual([
      [0, 0, 'Mira rolls 2 dice'],
      [1, 2, 'Mira rolls a 3, 5'],
      [3, 3, 'Tanks join the open cards'],
      [4, 4, 'Mira buys 7'],
      [5, 5, 'Mira buys 7'],
    ]);
  });
  it('is all settled in a game that is over', () => {
    const lines = blocksOf(log, { ...now, state: 'over' }, null).flatMap((block) => block.lines);
    expect(lines.some(({ tentative }) => tentative)).toBe(false);
  });
  it('has nothing new for whoever only watches', () => {
    const lines = blocksOf(log, { ...now, you: [] }, null).flatMap((block) => block.lines);
    expect(lines.some(({ isNew }) => isNew)).toBe(false);
  });
  it('keeps chance apart that differs in more than a number, in any language', () => {
    const chance = [
      { ...entry(0, -1), text: text('A storm', 'Ein Sturm') },
      { ...entry(1, -1), text: text('A storm', 'Ein Sturm') },
      { ...entry(2, -1), text: text('The tide is 3', 'Ebbe 3') },
      { ...entry(3, -1), text: text('The tide is 5', 'Flut 5') },
      { ...entry(4, -1), text: text('It is 6', 'Flut 6') },
      { ...entry(5, 0), text: text('It is 7', 'Flut 7') },
    ];
    const lines = blocksOf(chance, now, null).flatMap((block) => block.lines);
    expect(lines.map(({ from }) => from)).toEqual([0, 1, 2, 3, 4, 5]);
  });
  it('keeps chance apart from what a player does', () => {
    const mixed = [
      entry(0, 0, 'A 1'),
      entry(1, -1, 'A 2'),
      entry(2, -1, 'B 3'),
      entry(3, 0, 'B 4'),
    ];
    const [block] = blocksOf(mixed, now, null);
    expect(block?.lines.map(({ from }) => from)).toEqual([0, 1, 2, 3]);
  });
  it('writes dice that fall together in both languages', () => {
    const dice = [1, 2].map((n) => ({ ...entry(n, -1), text: text(`A die: ${n}`, `Ein W: ${n}`) }));
    const lines = blocksOf(dice, now, null).flatMap((block) => block.lines);
    expect(lines.map((line) => line.text)).toEqual([text('A die: 1, 2', 'Ein W: 1, 2')]);
  });
  it('can be kept to one player', () => {
    expect(blocksOf(log, now, 0).map(({ by }) => by)).toEqual([0, 0]);
  });
  it('sets names apart, the longer one first', () => {
    expect(splitName('Automaton II rolls', ['Automaton', 'Automaton II', 'II'])).toEqual([
      'Automaton II',
      ' rolls',
    ]);
    expect(splitName('Nobody wins', ['Mira', ''])).toEqual(['', 'Nobody wins']);
  });
});

describe('the log of a game in which all act at once', () => {
  const told = (key: string, ...seats: number[]) => ({ key, seats, about: [], text: text(key) });
  const log: LogEntry[] = [
    { ...entry(0, -1), told: [told('deal')] },
    { ...entry(4, 1), told: [told('phase'), told('buy', 0), told('buy', 1), told('gain', 0, 1)] },
    { ...entry(9, 0), told: [told('phase'), told('gain', 1), told('round'), told('card')] },
  ];
  const now = table({ n: 10, you: [0] });
  const blocks = blocksOf(log, now, null);

  it('is read by phases, a phase in one block though it came in several entries', () => {
    expect(blocks.map(({ head }) => head?.en ?? null)).toEqual([null, 'phase', 'round']);
  });
  it('has what concerns one player in one place', () => {
    const lines = blocks[1]?.lines.map(({ by, text: words }) => [by, words.en]);
    expect(lines).toEqual([
      [0, 'buy'],
      [0, 'gain'],
      [1, 'buy'],
      [1, 'gain'],
    ]);
    const mine = blocksOf(log, now, 0).flatMap((block) => block.lines);
    expect(mine.map(({ by }) => by)).toEqual([0, 0]);
  });
  it('is new from the line on that opened my choice', () => {
    const fresh = blocks.flatMap(({ lines }) => lines).filter(({ isNew }) => isNew);
    expect(new Set(fresh.map(({ from }) => from))).toEqual(new Set([4, 9]));
  });
});

describe('a menu', () => {
  const box = { left: 0, top: 0, width: 300, height: 200 };
  const screen = { width: 1000, height: 700 };
  it('lies to the right of its thing, or to the left where there is no room', () => {
    expect(besides({ left: 100, top: 300, width: 80, height: 80 }, box, screen)).toEqual({
      left: 190,
      top: 240,
    });
    expect(besides({ left: 880, top: 300, width: 80, height: 80 }, box, screen).left).toBe(570);
  });
  it('may touch the edge', () => {
    const at = (left: number) => besides({ left, top: 300, width: 80, height: 80 }, box, screen);
    expect(at(600).left).toBe(690);
    expect(at(601).left).toBe(291);
  });
  it('stays on the screen', () => {
    expect(besides({ left: 100, top: 690, width: 10, height: 10 }, box, screen).top).toBe(490);
    expect(besides(null, box, screen)).toEqual({ left: 345, top: 245 });
  });
});

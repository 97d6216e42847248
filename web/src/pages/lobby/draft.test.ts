// The dialog for a new table makes requests that the server understands.
import { describe, expect, it } from 'vitest';
import type { GameInfo, OptionInfo } from '../../protocol';
import {
  allLevels,
  asRated,
  dropSeat,
  forSeats,
  freshDraft,
  isShared,
  levelFor,
  longRange,
  requestOf,
  soloTable,
  valuesOf,
  wordOf,
} from './draft';

const TEXT = { en: 'x', de: 'x' };
function optionOf(key: string, values: string[], part: Partial<OptionInfo>): OptionInfo {
  const words = values.map((value) => ({ en: `${value}!`, de: `${value}?` }));
  return { key, text: TEXT, values, words, range: false, seats: false, standard: '', ...part };
}

const GAME: GameInfo = {
  id: 'g',
  name: TEXT,
  line: TEXT,
  minutes: 30,
  min_players: 2,
  max_players: 4,
  hides: false,
  content: '',
  running: 0,
  levels: ['easy', 'medium', 'strong'].map((id) => ({
    id,
    name: TEXT,
    description: TEXT,
    rating: 1000,
  })),
  options: [
    optionOf('layout', ['a', 'b'], { standard: 'a' }),
    optionOf('cap', ['none', '1', '500'], { range: true, standard: '60' }),
    optionOf('most', ['none', '1', '5'], { range: true, standard: 'none' }),
  ],
};
const BEGINS = optionOf('first', ['random', '1', '2', '3', '4'], { seats: true });

describe('a new table', () => {
  it('starts with me and one open seat, shared with others', () => {
    const draft = freshDraft(GAME);
    expect(draft.seats.map((seat) => seat.kind)).toEqual(['me', 'open']);
    expect(isShared(draft)).toBe(true);
  });

  it('sends only what differs from the standard', () => {
    const draft = freshDraft(GAME);
    draft.options['layout'] = 'b';
    draft.title = '  Sunday  ';
    draft.clock = 'live';
    draft.seats[0] = { kind: 'me', name: ' Mira ', level: '' };
    draft.seats[1] = { kind: 'computer', name: 'x', level: 'strong' };
    expect(requestOf(draft, GAME.options)).toEqual({
      game: 'g',
      title: 'Sunday',
      options: { layout: 'b' },
      seats: [
        { kind: 'me', name: 'Mira' },
        { kind: 'computer', level: 'strong' },
      ],
      clock: { kind: 'live', bank: 900_000, increment: 30_000, days: 0, on_timeout: 'computer' },
      is_private: false,
      undo_allowed: true,
    });
  });

  it('is rated only with one seat of mine and one for somebody else, and then has a clock', () => {
    const draft = freshDraft(GAME);
    Object.assign(draft, asRated(draft));
    expect(requestOf(draft, GAME.options)).toMatchObject({
      rated: true,
      clock: { kind: 'live', on_timeout: 'resign' },
    });
    draft.seats[1] = { kind: 'computer', name: '', level: 'easy' };
    expect(requestOf(draft, GAME.options)).not.toHaveProperty('rated');
    draft.clock = 'days';
    expect(asRated(draft).clock).toBe('days');
  });

  it('against the computer keeps to the number of players', () => {
    expect(soloTable(GAME, 'easy', 9).seats).toHaveLength(4);
    expect(soloTable(GAME, 'easy', 0).seats).toHaveLength(2);
  });

  it('is set up for a first game for whoever is new to one that has such a set-up', () => {
    const setup = optionOf('setup', ['standard', 'first_game'], { standard: 'standard' });
    const game = { ...GAME, options: [setup] };
    expect(soloTable(game, 'easy', 1, true).options).toEqual({ setup: 'first_game' });
    expect(soloTable(game, 'easy', 1).options).toEqual({});
    expect(soloTable(GAME, 'easy', 1, true).options).toEqual({});
    expect(freshDraft(game, true).options).toEqual({ setup: 'first_game' });
    expect(freshDraft(game).options).toEqual({ setup: 'standard' });
  });

  it('takes a remembered level only if the game has it', () => {
    expect(levelFor(GAME, 'strong')).toBe('strong');
    expect(levelFor(GAME, 'genius')).toBe('medium');
    expect(levelFor(GAME, null)).toBe('medium');
  });

  it('knows the levels of all games, each once', () => {
    const other = { ...GAME, levels: GAME.levels.map((one) => ({ ...one, id: `${one.id}+` })) };
    expect(allLevels([GAME, GAME, other]).map(({ id }) => id)).toEqual([
      'easy',
      'medium',
      'strong',
      'easy+',
      'medium+',
      'strong+',
    ]);
  });

  it('offers only seats that are there, and forgets one that is taken away', () => {
    const offered = forSeats(BEGINS, 3);
    expect(offered.values).toEqual(['random', '1', '2', '3']);
    expect(offered.words.map(({ en }) => en)).toEqual(['random!', '1!', '2!', '3!']);
    const draft = freshDraft(GAME);
    draft.seats.push({ kind: 'open', name: '', level: '' });
    draft.options['first'] = '3';
    dropSeat(draft, 1, GAME.options);
    expect(draft.options['first']).toBe('3');
    draft.seats.push({ kind: 'open', name: '', level: '' });
    dropSeat(draft, 1, [BEGINS]);
    expect(draft.seats).toHaveLength(2);
    expect(draft.options['first']).toBeUndefined();
  });

  it('says values in the words of the server, numbers of a range as they are', () => {
    const [layout, cap] = GAME.options;
    if (!layout || !cap) throw new Error('options');
    expect(wordOf(layout, 'b')).toEqual({ en: 'b!', de: 'b?' });
    expect(wordOf(cap, 'none').de).toBe('none?');
    expect(wordOf(cap, '60')).toEqual({ en: '60', de: '60' });
  });

  it('lists short ranges and leaves long ones to a field', () => {
    const [layout, cap, most] = GAME.options;
    if (!layout || !cap || !most) throw new Error('options');
    expect(valuesOf(layout)).toEqual(['a', 'b']);
    expect(valuesOf(most)).toEqual(['none', '1', '2', '3', '4', '5']);
    expect(longRange(most)).toBeNull();
    expect(longRange(cap)).toEqual({ words: ['none'], from: 1, to: 500 });
  });
});

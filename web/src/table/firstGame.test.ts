// @vitest-environment happy-dom
// Hints of a first game, when they end, and the offer of sounds.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameModule } from '../games/game';
import type { Table } from '../protocol';
import { recall } from '../settings/memory';
import { prefs, setPref } from '../settings/settings.svelte';
import { testSound } from '../sound/sound';
import { openTable, seek } from '../store/local';
import { receive } from '../store/reduce';
import { EMPTY } from '../store/state';
import { store, update } from '../store/store.svelte';
import { fakeGame } from '../testing/fakeGame';
import { entry, table, text } from '../testing/samples';
import { createFirstGame, type FirstGame } from './firstGame.svelte';
import { createSession } from './session.svelte';
import type { ShownTable } from './sight.svelte';

vi.mock('../sound/sound', () => ({ playSound: vi.fn(), testSound: vi.fn() }));

const ACTED = [entry(0, 0), entry(1, 1)];
let advice: string | null = 'Take a card.';
const game: GameModule = { ...fakeGame, hint: () => (advice === null ? null : text(advice)) };

function sit(id = 'k3', part: Partial<Table> = {}, played = game): FirstGame {
  update(() => openTable(EMPTY, id, null));
  update((state) => receive(state, table({ table: id, ...part }), 0));
  return createFirstGame(createSession(played, {}, store().open as ShownTable));
}
const hint = (first: FirstGame): string | undefined => first.hint?.en;

beforeEach(() => {
  localStorage.clear();
  vi.mocked(testSound).mockClear();
  setPref('volume', 0);
  advice = 'Take a card.';
});

describe('a hint', () => {
  it('is there at the first table of a game, at no later one, and again at the first', () => {
    expect(hint(sit('k3'))).toBe('Take a card.');
    expect(hint(sit('k4'))).toBeUndefined();
    expect(hint(sit('k3'))).toBe('Take a card.');
    expect(hint(sit('k4', {}, { ...game, id: 'ascalion' } as GameModule))).toBe('Take a card.');
  });

  it('is for who plays a running game, in the present, where the game has one', () => {
    expect(hint(sit('k3', { you: [] }))).toBeUndefined();
    expect(hint(sit('k3', { state: 'over' }))).toBeUndefined();
    expect(hint(sit('k3', {}, fakeGame))).toBeUndefined();
    const first = sit('k3');
    update((state) => seek(state, 0));
    expect(hint(first)).toBeUndefined();
    update((state) => seek(state, null));
    advice = null;
    expect(hint(sit('k3'))).toBeUndefined();
  });

  it('goes when it has been read, and the next one comes', () => {
    const first = sit();
    first.understood();
    expect(hint(first)).toBeUndefined();
    advice = 'Pay.';
    update((state) => receive(state, table({ version: 2 }), 0));
    expect(hint(first)).toBe('Pay.');
    first.understood();
    first.understood();
    update((state) => receive(state, table({ version: 3 }), 0));
    expect(hint(first)).toBe('Pay.');
  });

  it('comes no more when somebody has enough, in this game or a later one', () => {
    const first = sit();
    first.enough();
    expect(hint(first)).toBeUndefined();
    expect(hint(sit('k3'))).toBeUndefined();
    expect(hint(sit('k4'))).toBeUndefined();
  });
});

describe('sounds', () => {
  it('are offered after the first action, instead of a hint', () => {
    expect(sit().offersSound).toBe(false);
    const first = sit('k3', { log: ACTED });
    expect([first.offersSound, first.hint]).toEqual([true, null]);
    setPref('volume', 0.2);
    expect(first.offersSound).toBe(false);
    setPref('volume', 0);
    expect(first.offersSound).toBe(true);
    expect(sit('k4', { log: ACTED }).offersSound).toBe(false);
  });

  it('are on for who wants them', () => {
    const first = sit('k3', { log: ACTED });
    first.answerSound(true);
    expect(prefs().volume).toBe(0.6);
    expect(testSound).toHaveBeenCalledWith(0.6);
    setPref('volume', 0);
    expect([first.offersSound, recall('sound.asked')]).toEqual([false, 'yes']);
  });

  it('stay off for who does not, and nobody is asked again', () => {
    const first = sit('k3', { log: ACTED });
    first.answerSound(false);
    expect([first.offersSound, hint(first)]).toEqual([false, 'Take a card.']);
    expect([prefs().volume, recall('sound.asked')]).toEqual([0, 'no']);
    expect(testSound).not.toHaveBeenCalled();
    expect(sit('k3', { log: ACTED }).offersSound).toBe(false);
  });
});

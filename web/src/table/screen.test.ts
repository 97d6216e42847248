// @vitest-environment happy-dom
// A click on the screen of a table becomes a command, once.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameInfo, Table } from '../protocol';
import { openTable } from '../store/local';
import { receive } from '../store/reduce';
import { EMPTY, type OpenTable } from '../store/state';
import { store, update } from '../store/store.svelte';
import { fakeGame } from '../testing/fakeGame';
import { choice, table, text } from '../testing/samples';
import TableScreen from './TableScreen.svelte';

const CHOICES = [
  choice('conquer', { effect: 'asks', next: [choice('at n05'), choice('at n07')] }),
  choice('lay', { effect: 'asks', next: [choice('at n05')] }),
  choice('end', { effect: 'turn', text: text('End turn') }),
];

let screen: Record<string, unknown> | null = null;

function show(part: Partial<Table> = {}, game = fakeGame, hides = false): void {
  const shown = table({ choices: CHOICES, ...part });
  const games = [{ id: shown.game, name: text('Game'), hides } as GameInfo];
  update(() => receive(openTable({ ...EMPTY, games }, 'k3', null), shown, 0));
  const open = store().open as OpenTable & { table: Table };
  screen = mount(TableScreen, {
    target: document.body,
    props: { open, game, guide: {} },
  });
  flushSync();
}

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
  flushSync();
}

const sent = (): string[] =>
  (store().open?.sent ?? []).map(({ command }) =>
    command.t === 'act' ? command.path.join('; ') : command.t === 'order' ? command.order : '',
  );
const button = (label: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(label));

function hide(): void {
  if (screen !== null) void unmount(screen);
  screen = null;
  document.body.replaceChildren();
}

// The page of the end is loaded when it is needed; no test waits for that.
beforeAll(() => import('./end/EndPage.svelte'), 60_000);
afterEach(hide);

describe('the screen of a table', () => {
  it('sends the only way of a target', () => {
    show();
    press('[data-target="hex:n07"]');
    expect(sent()).toEqual(['conquer; at n07']);
  });

  it('sends nothing more while an answer is awaited', () => {
    show();
    press('[data-target="hex:n07"]');
    press('[data-target="hex:n07"]');
    expect(sent()).toHaveLength(1);
  });

  it('lets choose where there are several ways', () => {
    show();
    press('[data-target="hex:n05"]');
    expect(sent()).toEqual([]);
    expect(document.querySelectorAll('.chooser li')).toHaveLength(2);
    press('.chooser li:nth-child(2) button');
    expect(sent()).toEqual(['lay; at n05']);
  });

  it('has the end of the turn as its main button', () => {
    show();
    button('End turn')?.click();
    expect(sent()).toEqual(['end']);
  });

  it('undoes by button and key, when there is something to undo', () => {
    show();
    expect(button('Undo')?.disabled).toBe(true);
    if (screen !== null) void unmount(screen);
    show({ undo: { steps: 2, redo: false, beyond: false } });
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'z' }));
    expect(sent()).toEqual(['undo']);
  });

  it('is covered while the device is passed on, where there are things to hide', () => {
    show({ you: [0, 1] }, fakeGame, true);
    expect(document.querySelector('.curtain h2')?.textContent).toContain('Mira');
    button('I am Mira')?.click();
    flushSync();
    expect(document.querySelector('.curtain')).toBeNull();
  });

  it('keeps what is covered out of reach', () => {
    show({ you: [0, 1] }, fakeGame, true);
    expect(document.querySelector('.tp')?.hasAttribute('inert')).toBe(true);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'e' }));
    expect(sent()).toEqual([]);
    button('I am Mira')?.click();
    flushSync();
    expect(document.querySelector('.tp')?.hasAttribute('inert')).toBe(false);
  });

  it('is not covered where nothing is hidden, nobody else sits here, or nobody wants it', () => {
    show({ you: [0, 1] });
    expect(document.querySelector('.curtain')).toBeNull();
    hide();
    show({ you: [0] }, fakeGame, true);
    expect(document.querySelector('.curtain')).toBeNull();
    hide();
    localStorage.setItem('tetrapolis.curtain.k3', 'off');
    show({ you: [0, 1] }, fakeGame, true);
    expect(document.querySelector('.curtain')).toBeNull();
    localStorage.clear();
  });

  it('shows that a computer is thinking', () => {
    show({ to_move: [1], thinking: [1] });
    expect(document.querySelector('h1')?.textContent).toBe('Jonas is thinking');
    expect(document.querySelector('h1')?.classList.contains('thinking')).toBe(true);
  });

  it('writes scores as the game wants them, and why somebody has won', async () => {
    const outcome = {
      ending: 'goal',
      text: text('Mira wins with 7 crystals.'),
      part_names: [text('crystals')],
      ratings: [],
      seats: [
        { place: 1, won: true, score: 1000, parts: [1000] },
        { place: 2, won: false, score: 250, parts: [250] },
      ],
    };
    const score = { name: text('Goal'), text: (value: number) => text(`${value / 10}%`) };
    show({ state: 'over', to_move: [], outcome }, { ...fakeGame, score });
    await vi.waitFor(() => expect(document.querySelectorAll('.end-page .number')).toHaveLength(4));
    const cells = [...document.querySelectorAll('.end-page .number')].map((one) => one.textContent);
    expect(cells).toEqual(['100%', '100%', '25%', '25%']);
    expect(document.querySelector('.end-page .how')?.textContent).toBe(
      'Mira wins with 7 crystals.',
    );
    expect(document.querySelector('[role=status]')?.textContent).toContain('7 crystals');
  });

  it('shows a lost game alone as lost, without a first place', async () => {
    const outcome = {
      ending: 'rival_unbeaten',
      text: text('Rival not beaten'),
      part_names: [text('tokens')],
      ratings: [],
      seats: [{ place: 1, won: false, score: 31, parts: [31] }],
    };
    show({ state: 'over', to_move: [], you: [0], outcome });
    await vi.waitFor(() => expect(document.querySelector('.end-page .row')).not.toBeNull());
    expect(document.querySelector('.end-page h1')?.textContent?.trim()).toBe('You have lost');
    expect(document.querySelector('.end-page .first')).toBeNull();
    expect(document.querySelector('.end-page .place')).toBeNull();
  });

  it('waits without offering anything', () => {
    show({ to_move: [1] });
    expect(document.querySelector('[data-legal]')).toBeNull();
    expect(document.querySelector('h1')?.textContent).toBe('Waiting for Jonas.');
  });
});

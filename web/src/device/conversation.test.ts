// What the engine wants done is done in order, and it hears of what is kept only when it is kept.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Conversation, type Hands } from './conversation';
import type { Effect } from './talk';

function world() {
  const told: unknown[] = [];
  const answers: { next: number; effects: Effect[] }[] = [];
  const done: string[] = [];
  const kept: { resolve(): void; reject(why: Error): void }[] = [];
  const hands: Hands = {
    show: (shown) => done.push(shown.do),
    keep: () => {
      done.push('keep');
      return new Promise((resolve, reject) => kept.push({ resolve, reject }));
    },
    think: (ticket) => done.push(`think ${ticket}`),
    forget: (ticket) => done.push(`forget ${ticket}`),
    failed: (thrown) => done.push(`failed: ${(thrown as Error).message}`),
  };
  const ask = (request: object): string => {
    told.push(request);
    return JSON.stringify(answers.shift() ?? { next: 1000, effects: [] });
  };
  return { told, answers, done, kept, hands, ask };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the conversation with the engine', () => {
  it('begins with what was kept, in parts', () => {
    const { told, ask, hands } = world();
    const records = Array.from({ length: 501 }, (_, k): [string, string] => [`a/${k}`, '{}']);
    new Conversation(ask, hands).begin(records, 0);
    const parts = told.map((one) => one as { do: string; records?: unknown[]; pace?: number });
    expect(parts.map((one) => [one.do, one.records?.length])).toEqual([
      ['load', 500],
      ['load', 1],
      ['begin', undefined],
    ]);
    expect(parts[2]?.pace).toBe(0);
  });

  it('does what is wanted in its order', () => {
    const { answers, done, ask, hands } = world();
    answers.push({
      next: 10,
      effects: [
        { do: 'send', socket: 1, text: '' },
        { do: 'keep', changes: [] },
        { do: 'think', ticket: 3, text: '' },
        { do: 'forget', ticket: 2 },
        { do: 'respond', id: 1, status: 200, type: '', body: '' },
      ],
    });
    new Conversation(ask, hands).tell({ do: 'turn' });
    expect(done).toEqual(['send', 'keep', 'think 3', 'forget 2', 'respond']);
  });

  it('says that something is kept when it is, and no earlier', async () => {
    const { told, answers, kept, ask, hands } = world();
    answers.push({ next: 1e9, effects: [{ do: 'keep', changes: [['a', null]] }] });
    new Conversation(ask, hands).tell({ do: 'turn' });
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toHaveLength(1);
    kept[0]?.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(told[1]).toEqual({ do: 'kept', well: true });
  });

  it('tells both sides of what could not be kept', async () => {
    const { told, answers, kept, done, ask, hands } = world();
    answers.push({ next: 1e9, effects: [{ do: 'keep', changes: [] }] });
    new Conversation(ask, hands).tell({ do: 'turn' });
    kept[0]?.reject(new Error('full'));
    await vi.advanceTimersByTimeAsync(0);
    expect(told[1]).toEqual({ do: 'kept', well: false });
    expect(done).toContain('failed: full');
  });

  it('comes again when the time is over, and not before', () => {
    const { told, answers, ask, hands } = world();
    answers.push({ next: 50, effects: [] });
    new Conversation(ask, hands).tell({ do: 'turn' });
    vi.advanceTimersByTime(49);
    expect(told).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(told).toHaveLength(2);
  });

  it('waits no longer than a timer can', () => {
    const { told, answers, ask, hands } = world();
    answers.push({ next: 1e15, effects: [] });
    new Conversation(ask, hands).tell({ do: 'turn' });
    vi.advanceTimersByTime(1000);
    expect(told).toHaveLength(1);
  });

  it.each(['error: no', 'no JSON'])('ends where the engine answers "%s"', (text) => {
    const { told, done, hands } = world();
    const conversation = new Conversation((request) => {
      told.push(request);
      return text;
    }, hands);
    conversation.tell({ do: 'turn' });
    conversation.tell({ do: 'turn' });
    expect(told).toHaveLength(1);
    expect(done).toHaveLength(1);
    expect(done[0]).toMatch(/^failed/);
  });
});

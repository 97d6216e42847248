import { describe, expect, it } from 'vitest';
import { decisionOf, mayAsk } from './hinting.svelte';

const choice = (act: string) => ({
  act,
  text: { en: act, de: act },
  targets: [],
  effect: 'step' as const,
  next: [],
});
const table = {
  table: 'k3f',
  n: 7,
  viewer: 0,
  choices: [choice('rest 0'), choice('go 1')],
  state: 'running' as const,
  hints: { allowed: true, left: null },
};

describe('hints', () => {
  it('are for whoever decides in a running game', () => {
    expect(mayAsk(table, 0)).toBe(true);
    expect(mayAsk(table, null)).toBe(false);
    expect(mayAsk({ ...table, state: 'over' }, 0)).toBe(false);
    expect(mayAsk({ ...table, choices: [choice('commit')] }, 0)).toBe(false);
  });

  it('are not offered where they are not allowed or used up', () => {
    expect(mayAsk({ ...table, hints: { allowed: true, left: 2 } }, 0)).toBe(true);
    expect(mayAsk({ ...table, hints: { allowed: true, left: 0 } }, 0)).toBe(false);
    expect(mayAsk({ ...table, hints: { allowed: false, left: 0 } }, 0)).toBe(false);
  });

  it('belong to one decision', () => {
    expect(decisionOf(table)).toBe(decisionOf({ ...table, hints: { allowed: false, left: 0 } }));
    expect(decisionOf(table)).not.toBe(decisionOf({ ...table, n: 8 }));
    expect(decisionOf(table)).not.toBe(decisionOf({ ...table, choices: [choice('go 1')] }));
  });
});

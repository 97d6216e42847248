import { expect, it, vi } from 'vitest';
import type { Scene } from '../game';
import { inHand, putOn, takers } from './grip.svelte';
import { scene, views } from './testing/scenes';

const RED = { set: 'warfare_1', space: 'red' };
const MULTI = { set: 'warfare_1', space: 'multi' };

function menu(fits: object): { now: Scene; act: ReturnType<typeof vi.fn> } {
  const view = structuredClone(views.menu);
  Object.assign(view.table.turn, { fits });
  const now = { ...scene({ ways: [['action:end'], ['action:race']] }), view };
  const act = vi.fn(() => true);
  return { now: { ...now, pick: { ...now.pick, act } }, act };
}

it('the first colour that fits is in hand, and its own space comes first', () => {
  const { now } = menu({ red: [MULTI, RED] });
  expect(inHand(now)).toBe('red');
  expect(takers(now, 'warfare_1')).toEqual(['red', 'multi']);
});

it('what has but one answer is filled in by the rules and not sent', () => {
  const several = menu({ red: [RED, MULTI], blue: [MULTI] });
  putOn(several.now, 'warfare_1', 'red');
  expect(several.act).toHaveBeenCalledWith(['place', 'colour red', 'on warfare_1 red']);
  const single = menu({ red: [RED] });
  putOn(single.now, 'warfare_1', 'red');
  expect(single.act).toHaveBeenCalledWith(['place']);
});

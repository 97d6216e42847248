// @vitest-environment happy-dom
// What is asked before something is lost, when a second click is an answer, and how to end that.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question, Way } from '../games/game';
import { STANDARD } from '../settings/settings';
import { setPref } from '../settings/settings.svelte';
import { choice, text } from '../testing/samples';
import { createConsent } from './consent.svelte';

const LOSS: Question = { text: text('Lost?'), lost: [], yes: text('Yes'), no: text('No') };

function way(effect: 'step' | 'chance'): Way {
  const texts = [text('aim'), text('shoot')];
  return { path: ['aim', 'shoot'], choice: choice('shoot', { effect }), texts, targets: [[], []] };
}

let sent = 0;
const consent = (question: Question | null = LOSS) =>
  createConsent(
    () => 'k3',
    () => question,
    () => ++sent > 0,
  );

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  setPref('askFirst', true);
  setPref('confirmIrreversible', false);
  sent = 0;
});

afterEach(() => {
  vi.useRealTimers();
  setPref('askFirst', STANDARD.askFirst);
  setPref('confirmIrreversible', STANDARD.confirmIrreversible);
});

describe('before something is lost', () => {
  it('the question of the game is asked, and sent at once where it has none', () => {
    const asked = consent();
    asked.choose(way('step'));
    expect([asked.question, sent]).toEqual([LOSS, 0]);
    const silent = consent(null);
    silent.choose(way('step'));
    expect([silent.question, sent]).toEqual([null, 1]);
  });

  it('nobody is asked who wants no questions, at all or at this table', () => {
    setPref('askFirst', false);
    consent().choose(way('step'));
    expect(sent).toBe(1);
    setPref('askFirst', true);
    const asked = consent();
    asked.hush(true);
    asked.choose(way('step'));
    expect(sent).toBe(2);
    asked.hush(false);
    asked.choose(way('step'));
    expect([asked.question, sent]).toEqual([LOSS, 2]);
  });

  it('what is final is named by its last step, where people want to be asked', () => {
    setPref('confirmIrreversible', true);
    const asked = consent(null);
    asked.choose(way('chance'));
    expect(asked.question?.lost.map(({ en }) => en)[0]).toBe('shoot');
    expect(asked.question?.lost).toHaveLength(2);
  });

  it('a second click is an answer after more than a third of a second', () => {
    const asked = consent();
    const wish = way('step');
    asked.choose(wish);
    vi.advanceTimersByTime(350);
    asked.choose(wish);
    expect(sent).toBe(0);
    vi.advanceTimersByTime(1);
    asked.choose(wish);
    expect([asked.asking, sent]).toEqual([null, 1]);
  });
});

// What goes for good is asked unless somebody has chosen it.
import { beforeEach, describe, expect, it } from 'vitest';
import { way } from '../common/testing/scenes';
import type { Target } from '../game';
import { ask } from './ask';
import { draft, laidCards, moveCard } from './draft/draft.svelte';
import { readView } from './model';
import { scene, views } from './testing/scenes';

const view = readView(views.projects);

function question() {
  const target: Target = `discard:${laidCards(view)[4]}`;
  return ask(way([target]), scene({ view: 'projects', ways: [[target]] }));
}

describe('what is discarded', () => {
  beforeEach(() => {
    draft.of = '';
    draft.chosen = false;
  });

  it('is asked where nothing was laid', () => {
    expect(question()?.lost[0]?.en).toContain('not changed anything');
  });

  it('is asked where cards were swapped and the fifth stayed', () => {
    moveCard(view, 0, 2);
    expect(question()?.lost[0]?.en).toContain('stayed on the fifth place');
  });

  it('is not asked where it was put there', () => {
    moveCard(view, 0, 4);
    expect(question()).toBeNull();
    moveCard(view, 1, 2);
    expect(question()).toBeNull();
  });
});

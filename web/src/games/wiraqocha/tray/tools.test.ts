// Who sees the tools of the tray, and whose tray it is.
import { describe, expect, it } from 'vitest';
import { isMine } from '../scene';
import { score } from '../score';
import { copyOf, scene } from '../testing/scenes';
import { briefly, toolsOf } from './tools';

function acting(): ReturnType<typeof copyOf> {
  const view = copyOf();
  view.table.phase = 'acting';
  view.table.turn.active = 0;
  return view;
}

describe('the tools', () => {
  const setup = { view: acting(), ways: [['action:end_turn']], reasons: ['action:step'] };

  it('are there for whoever decides, with the reasons why not', () => {
    const tools = toolsOf(scene(setup));
    expect(tools.map(({ action }) => action)).toContain('step');
    expect(tools.find(({ action }) => action === 'step')?.reason?.en).toBe('not action:step');
  });

  it('are not there for spectators, nor in the past', () => {
    const watching = scene({ ...setup, you: [] });
    expect(isMine(watching)).toBe(false);
    expect(toolsOf(watching)).toEqual([]);
    expect(toolsOf(scene({ view: acting() }))).toEqual([]);
  });
});

describe('scores', () => {
  it('are shown as per cent of the way to a goal', () => {
    expect(score.text(363)).toEqual({ en: '36%', de: '36\u00a0%' });
    expect(score.text(1000).en).toBe('100%');
  });
});

it('a long reason is told by its head', () => {
  expect(briefly('No crystal')).toBe('No crystal');
  expect(briefly('No re-roll left: 1 per ruin held as your turn began')).toBe('No re-roll left');
});

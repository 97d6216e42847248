import { describe, expect, it } from 'vitest';
import { fullLabel, label } from './label';
import { ACTIONS, readView } from './model';
import { actionOf, facesOf, partsOf, targetsOf } from './targets';
import notations from './testing/notations.json';
import { copyOf, scene } from './testing/scenes';
import view4 from './testing/view4.json';

const view = readView(view4);
const first = (...path: string[]): string | undefined => targetsOf(path, view, null)[0];

describe('every notation of real games', () => {
  const KNOWN = /^(hex|piece|die|dice|card|seat|action|loot|fate|pay):[a-z0-9_+@]+$/;
  const paths = notations.map((line) => line.split(';'));

  it('leads to things on screen', () => {
    for (const path of paths) {
      const targets = targetsOf(path, view, null);
      expect(targets.length, path.join(' ')).toBeGreaterThan(0);
      for (const target of targets) expect(target, path.join(' ')).toMatch(KNOWN);
    }
  });

  it('has names in both languages', () => {
    const play = scene({ paths });
    for (const target of play.pick.ways.keys()) {
      for (const words of [label(target, play), fullLabel(target, play)]) {
        expect(words.en, target).not.toBe('');
        expect(words.de, target).not.toBe('');
        expect(words.en, target).not.toMatch(/undefined|\[object/);
      }
    }
  });

  it('uses every action of the menus', () => {
    const seen = new Set(paths.map((path) => actionOf(path)));
    for (const action of ACTIONS) expect(seen, action).toContain(action);
  });
});

describe('what is clicked', () => {
  it('is the thing itself', () => {
    expect(first('conquer', 'at n05')).toBe('hex:n05');
    expect(first('step', 'step_die 4 5')).toBe('die:4');
    expect(first('lay', 'face 2')).toBe('die:2');
    expect(first('build', 'card juggernaut')).toBe('card:juggernaut');
    expect(first('with driller n06')).toBe('piece:driller@n06');
    expect(first('with driller reserve')).toBe('piece:driller@reserve');
    expect(first('buy_back', 'piece explorer')).toBe('piece:explorer@cemetery');
    expect(first('pay 2+4')).toBe('dice:2+4');
    expect(first('loot_card death_ray')).toBe('loot:death_ray');
    expect(first('ransom', 'from 2')).toBe('seat:2');
    expect(first('roll')).toBe('action:roll');
  });

  it('is the card of what a card does, until it is taken up', () => {
    expect(first('death_ray', 'at n05')).toBe('card:death_ray');
    expect(targetsOf(['death_ray', 'at n05'], view, 'death_ray')[0]).toBe('hex:n05');
    expect(targetsOf(['conquer', 'at n05'], view, 'death_ray')[0]).toBe('action:conquer');
  });

  it('is found in the view where the engine does not ask', () => {
    expect(first('buy_back')).toBe('piece:explorer@cemetery');
    expect(first('take_back')).toBe('hex:n04');
    expect(first('plunder', 'pay 2')).toBe('action:plunder');
    const lone = copyOf();
    lone.table.turn.pool = [4, 4];
    expect(targetsOf(['lay', 'at n10'], readView(lone), null)[0]).toBe('die:4');
    expect(targetsOf(['reroll'], readView(lone), null)[0]).toBe('die:4');
  });

  it('is the action where one hex is left', () => {
    expect(first('conquer', 'with driller reserve')).toBe('action:conquer');
    expect(first('place')).toBe('action:place');
  });
});

describe('targets', () => {
  it('can be taken apart', () => {
    expect(partsOf('piece:driller@n03')).toEqual({ kind: 'piece', id: 'driller', at: 'n03' });
    expect(partsOf('action:end_turn')).toEqual({ kind: 'action', id: 'end_turn', at: '' });
    expect(facesOf('dice:2+3+3')).toEqual([2, 3, 3]);
  });
});

describe('names', () => {
  it('tell everything about a hex', () => {
    const play = scene({
      paths: [
        ['conquer', 'at n09'],
        ['plunder', 'at p66'],
      ],
    });
    expect(fullLabel('hex:n09', play)).toEqual({
      en: 'Somnium Vein 9, valley, needs 9, Jonas: Driller, defence 3. You can: conquer',
      de: 'Somnium-Ader 9, Tal, verlangt 9, Jonas: Bohrer, Abwehr 3. Du kannst: conquer',
    });
    expect(fullLabel('hex:n01', play).en).toBe('Jungle 1, destroyed');
    expect(fullLabel('hex:p66', play).en).toContain('defence 6, fortress');
    expect(label('hex:n09', play).en).toBe('Somnium Vein 9');
  });

  it('say why not', () => {
    const play = scene({ reasons: ['hex:n05'] });
    expect(fullLabel('hex:n05', play).en).toBe('Jungle 5, valley, needs 5, free. not hex:n05');
  });
});

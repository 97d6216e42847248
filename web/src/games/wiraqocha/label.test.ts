import { describe, expect, it } from 'vitest';
import { fullLabel, label } from './label';
import { ACTIONS } from './model';
import { scene } from './testing/scenes';

describe('names', () => {
  it('tell everything about a hex', () => {
    const play = scene({
      ways: [
        ['action:conquer', 'hex:n09'],
        ['action:plunder', 'hex:p66'],
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

  it.each([
    ...ACTIONS.map((action) => `action:${action}`),
    'piece:driller@n03',
    'piece:driller@reserve',
    'piece:driller@cemetery',
    'die:4',
    'dice:2+3',
    'card:juggernaut',
    'seat:1',
    'loot:crystal',
    'loot:death_ray',
    'fate:cemetery',
    'fate:captive',
    'pay:resources',
    'pay:crystals',
  ])('of %s are there in both languages', (target) => {
    const play = scene({ ways: [[target]] });
    for (const words of [label(target, play), fullLabel(target, play)]) {
      expect(words.en).not.toBe('');
      expect(words.de).not.toBe('');
      expect(words.en).not.toMatch(/undefined|\[object/);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { cellsOf } from './cells';
import { readGuide, readView } from './model';
import guide from './testing/guide.json';
import { copyOf } from './testing/scenes';
import view4 from './testing/view4.json';

describe('a view', () => {
  it('is read once', () => {
    const json = copyOf();
    expect(readView(json)).toBe(readView(json));
  });

  it('becomes a model', () => {
    const view = readView(view4);
    expect(view.options.seats).toBe(4);
    expect(view.seats).toHaveLength(4);
    expect(view.board.pieces.n10).toEqual({ kind: 'base', owner: 0 });
    expect(view.board.pieces.n05).toBeNull();
    expect(view.turn.pool).toEqual([2, 4, 4, 5]);
    expect(view.seats[2]?.progress.somnium).toMatchObject({ have: 5, goal: 7 });
    expect(view.hexes.p66).toMatchObject({ defence: 6, beatingDice: 2, liftPrice: 4 });
  });

  it('names the place of what it does not know', () => {
    const odd = copyOf();
    odd.table.market[1] = 'flux_capacitor';
    expect(() => readView(odd)).toThrow(
      /view\.table\.market\[1\] should be one of .*flux_capacitor/,
    );
    const torn: { table: { turn?: unknown } } = copyOf();
    delete torn.table.turn;
    expect(() => readView(torn)).toThrow('view.table.turn should be an object, but is nothing');
    expect(() => readView(null)).toThrow('view should be an object');
  });
});

describe('the guide', () => {
  it('becomes a model', () => {
    const facts = readGuide(guide);
    expect(facts.hexes.n09.condition).toEqual({ kind: 'number', number: 9 });
    expect(facts.hexes.s456.condition).toEqual({ kind: 'straight', faces: [4, 5, 6] });
    expect(facts.cards.death_ray).toMatchObject({
      kind: 'invention',
      cost: { resources: 6, crystals: 2 },
    });
    expect(facts.topics['action:step']?.text.de).toContain('2 Ressourcen');
    expect(facts.slots).toHaveLength(22);
  });

  it('names the place of what is missing', () => {
    const odd = structuredClone(guide);
    odd.cards.juggernaut.cost.resources = 'five' as unknown as number;
    expect(() => readGuide(odd)).toThrow('guide.cards.juggernaut.cost.resources');
  });
});

describe('the map', () => {
  const cells = cellsOf(readView(view4), readGuide(guide));
  const cell = (hex: string) => cells.find((one) => one.hex === hex);

  it('has a cell for each place', () => {
    expect(cells).toHaveLength(22);
    expect(new Set(cells.map(({ name }) => name)).size).toBe(22);
    expect(cells[0]).toMatchObject({ hex: 'p11', name: 'A1' });
    expect(cell('p33')?.name).toBe('B5');
  });

  it('says what lies where', () => {
    expect(cell('p44')?.artefact).toBe('c');
    expect(cell('p11')?.artefact).toBeNull();
    expect(cell('n01')?.dead).toBe(true);
    expect(cell('n11')?.field).toBe(true);
    expect(cell('p66')).toMatchObject({ fortress: true, die: 6, defence: 6 });
  });
});

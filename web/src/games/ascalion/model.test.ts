import { describe, expect, it } from 'vitest';
import { cornersOf, readGuide } from './guide';
import { readView } from './model';
import { guide, views } from './testing/scenes';

describe('the guide', () => {
  const facts = readGuide(guide);

  it('has the whole map with its shapes', () => {
    expect(Object.keys(facts.countries)).toHaveLength(45);
    expect(Object.keys(facts.places)).toHaveLength(87);
    expect(Object.values(facts.countries).every(({ corners }) => corners.length > 20)).toBe(true);
    expect(facts.places['r01']).toMatchObject({
      water: 'section',
      touching: ['hippos_land', 'cimmria'],
    });
  });

  it('draws fields closed and sections open', () => {
    expect(facts.places['s01']?.outline).toMatch(/^M.*z$/);
    expect(facts.places['r01']?.outline).toMatch(/^M.*[^z]$/);
  });

  it('finds the corners of an outline', () => {
    expect(cornersOf('M349 312l5-29-1 23')).toEqual([
      { x: 349, y: 312 },
      { x: 354, y: 283 },
      { x: 353, y: 306 },
    ]);
  });

  it('names the place of what is missing', () => {
    const odd = structuredClone(guide);
    odd.kinds.wood.tokens = 'many' as unknown as number;
    expect(() => readGuide(odd)).toThrow('guide.kinds.wood.tokens should be a whole number');
  });
});

describe('a view', () => {
  it.each(Object.entries(views))('is read while %s is asked', (ask, json) => {
    const view = readView(json);
    expect(view.turn.ask).toBe(ask);
    expect(view.seats).toHaveLength(view.options.seats);
  });

  it('tells vessels from countries', () => {
    const view = readView(views.halt);
    const ids = Object.keys(view.vessels);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.every((id) => /^(boat|ship)\d+$/.test(id))).toBe(true);
    expect(Object.keys(view.countries).some((id) => id in view.vessels)).toBe(false);
  });

  it('of another shape is refused with its place', () => {
    const wrong = structuredClone(views.vote) as { table: { turn: { phase: string } } };
    wrong.table.turn.phase = 'sleeping';
    expect(() => readView(wrong)).toThrow(/view\.table\.turn\.phase should be one of setup/);
    const torn: { table: { supply: { city?: unknown } } } = structuredClone(views.vote);
    delete torn.table.supply.city;
    expect(() => readView(torn)).toThrow('view.table.supply.city should be a whole number');
  });

  it('with goods of an unknown kind is refused', () => {
    const odd = structuredClone(views.vote) as { table: { seats: { goods: object }[] } };
    odd.table.seats[0] = { ...odd.table.seats[0], goods: { silk: 1 } };
    expect(() => readView(odd)).toThrow(/view\.table\.seats\[0\]\.goods should be one of wood/);
  });
});

import { expect, it } from 'vitest';
import { readView, type View } from '../model';
import { views } from '../testing/scenes';
import { movesBetween } from './moves';

const before = readView(views.halt);
const [vessel = ''] = Object.keys(before.vessels);
const own = Object.entries(before.countries).filter(([, { owner }]) => owner === 0);
const [[from = ''] = [], [to = ''] = []] = own.map(([id]) => [id]);

function withCountry(view: View, id: string, goods: View['seats'][number]['goods']): View {
  const country = view.countries[id];
  if (country === undefined) throw new Error(id);
  return { ...view, countries: { ...view.countries, [id]: { ...country, goods } } };
}

it('sees a vessel that has sailed', () => {
  const boat = before.vessels[vessel];
  if (boat === undefined) throw new Error('no vessel');
  const after = { ...before, vessels: { ...before.vessels, [vessel]: { ...boat, place: 's01' } } };
  expect(movesBetween(before, after)).toEqual([
    { id: vessel, owner: boat.owner, from: boat.place, to: 's01' },
  ]);
});

it('sees goods that went from one country to another of the same player', () => {
  const start = withCountry(withCountry(before, from, { gold: 2, wood: 1 }), to, { iron: 1 });
  const end = withCountry(withCountry(start, from, { wood: 1 }), to, { iron: 1, gold: 2 });
  expect(movesBetween(start, end)).toEqual([{ id: `${from} ${to}`, owner: 0, from, to }]);
});

it('takes what is produced or spent for no way', () => {
  const start = withCountry(before, from, { wood: 1 });
  expect(movesBetween(start, withCountry(start, from, { wood: 3 }))).toEqual([]);
  expect(movesBetween(start, withCountry(start, from, {}))).toEqual([]);
});

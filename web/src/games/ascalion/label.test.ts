import { expect, it } from 'vitest';
import { countryLabel, label } from './label';
import { viewOf } from './scene';
import { scene } from './testing/scenes';

it('names things by the guide', () => {
  const here = scene();
  expect(label('area:hippos_land', here).en).toBe("Hippo's Land");
  expect(label('place:r01', here).de).toBe('Ascal 1');
  expect(label('kind:wood', here)).toEqual({ en: 'Wood', de: 'Holz' });
  expect(label('seat:1', here).en).toBe('Jonas');
});

it('says how a country stands and what may be done there', () => {
  const here = scene({ ways: [['action:foot', 'area:albur']] });
  const country = viewOf(here).countries['albur'];
  if (country === undefined) throw new Error('no Albur');
  expect(countryLabel('albur', country, here).en).toMatch(
    /^Albur, (of \w+|unclaimed), value \d+.*You can: foot$/,
  );
});

// The guide of Ascalion as the screen uses it: countries and places with their shapes on the map.
import type { Point } from '../../kit/plane';
import { remembered } from '../json';
import * as shown from './shown';

const pointOf = ([x = 0, y = 0]: readonly number[]): Point => ({ x, y });

/** The corners of an outline "M349 312l5-29 1-23": absolute once, then from point to point. */
export function cornersOf(outline: string): Point[] {
  const numbers = (outline.match(/-?\d+/g) ?? []).map(Number);
  const corners: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const last = corners.at(-1) ?? { x: 0, y: 0 };
    corners.push({ x: last.x + (numbers[i] ?? 0), y: last.y + (numbers[i + 1] ?? 0) });
  }
  return corners;
}

/** Tokens are two rows high here: they keep away from the name. */
const below = (tokens: Point, label: Point): Point => ({
  x: tokens.x,
  y: Math.max(tokens.y, label.y + LABEL_GAP),
});
const LABEL_GAP = 39;

function countryOf(fact: shown.CountryFact, shape: shown.CountryShape) {
  const label = pointOf(shape.label);
  const corners = cornersOf(shape.outline);
  const xs = corners.map(({ x }) => x);
  return {
    ...fact,
    outline: `${shape.outline}z`,
    corners,
    width: Math.max(...xs) - Math.min(...xs),
    label,
    tokens: below(pointOf(shape.tokens), label),
  };
}
export type CountryFact = ReturnType<typeof countryOf>;

/** A field has a closed outline, a section of the river an open line. */
const placeOf = (fact: shown.PlaceFact, { outline, at }: shown.WaterShape) => ({
  ...fact,
  outline: fact.water === 'section' ? outline : `${outline}z`,
  at: pointOf(at),
});

/** The facts of each thing together with its shape. */
function drawn<Fact, Shape extends { id: string }, Drawn>(
  facts: Record<string, Fact>,
  shapes: readonly Shape[],
  join: (fact: Fact, shape: Shape) => Drawn,
): Record<string, Drawn> {
  const all = shapes.flatMap((shape) => {
    const fact = facts[shape.id];
    return fact === undefined ? [] : [[shape.id, join(fact, shape)] as const];
  });
  return Object.fromEntries(all);
}

/** The model of a guide; the same object gives the same model. */
export const readGuide = remembered((json, where) => {
  const { map, countries, places, ...facts } = shown.readGuide(json, where);
  return {
    ...facts,
    ...map.canvas,
    countries: drawn(countries, map.countries, countryOf),
    places: drawn(places, [...map.sections, ...map.fields], placeOf),
  };
}, 'guide');
export type Guide = ReturnType<typeof readGuide>;

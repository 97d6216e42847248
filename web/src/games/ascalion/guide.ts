// The facts of Ascalion that do not change during a game: the map with its shapes, names, recipes,
// parameters and short rules. They come from the server's guide, checked once.
import type { Point } from '../../kit/plane';
import type { Text } from '../../protocol';
import { readTopicFact, type TopicFact, words } from '../common/guide';
import { flag, list, number, oneOf, orNull, type Reader, remembered, text } from '../json';
import { field, named, object, perKey, perName, record } from '../jsonObject';
import { KINDS, type Kind, RECIPES, RELIGIONS, type RecipeId, type Religion } from './ids';
import type { Goods } from './model';

export interface CountryFact {
  name: Text;
  island: boolean;
  neighbours: string[];
  places: string[];
  /** Its outline as path data, and where its name and its tokens go. */
  outline: string;
  corners: Point[];
  label: Point;
  tokens: Point;
}

export type Water = 'section' | 'shallow' | 'deep';

export interface PlaceFact {
  name: Text;
  water: Water;
  touching: string[];
  steps: string[];
  at: Point;
  /** A closed outline of a field, an open line of a section. */
  outline: string;
}

export interface RecipeFact {
  name: Text;
  price: Goods;
  onVessels: boolean;
}

export interface Guide {
  width: number;
  height: number;
  countries: Record<string, CountryFact>;
  places: Record<string, PlaceFact>;
  vessels: Record<string, { name: Text; type: 'boat' | 'ship' }>;
  kinds: Record<Kind, { name: Text; tokens: number; source: Text | null }>;
  recipes: Record<RecipeId, RecipeFact>;
  religions: Record<Religion, Text>;
  citiesToWin: number;
  attackerBonus: number;
  actions: Record<string, Text>;
  phases: Record<string, Text>;
  transports: Record<string, Text>;
  purposes: Record<string, Text>;
  water: Record<string, Text>;
  topics: Record<string, TopicFact>;
}

const namedThing = field('name', words);

const point: Reader<Point> = (json, where) => {
  const [x = 0, y = 0] = list(number)(json, where);
  return { x, y };
};

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

const shapeOf = (marks: readonly string[]) =>
  object((fields) => ({
    id: fields.get('id', text),
    outline: fields.get('outline', text),
    marks: marks.map((mark) => fields.get(mark, point)),
  }));
type Shape = ReturnType<ReturnType<typeof shapeOf>>;

interface Shapes {
  width: number;
  height: number;
  countries: Shape[];
  sections: Shape[];
  fields: Shape[];
}
const shapes: Reader<Shapes> = object((fields) => ({
  ...fields.get('canvas', record({ width: number, height: number })),
  countries: fields.get('countries', list(shapeOf(['label', 'tokens']))),
  sections: fields.get('sections', list(shapeOf(['at']))),
  fields: fields.get('fields', list(shapeOf(['at']))),
}));

const NOWHERE: Point = { x: 0, y: 0 };

/** Tokens are two rows high here: they keep away from the name. */
const below = (tokens: Point, label: Point): Point => ({
  x: tokens.x,
  y: Math.max(tokens.y, label.y + LABEL_GAP),
});
const LABEL_GAP = 39;

const countryWords = record({
  name: words,
  island: flag,
  neighbours: list(text),
  places: list(text),
});
const placeWords = record({
  name: words,
  water: oneOf(['section', 'shallow', 'deep'] as const),
  touching: list(text),
  steps: list(text),
});

function countriesOf(map: Shapes, all: Record<string, ReturnType<typeof countryWords>>) {
  const facts = map.countries.flatMap(({ id, outline, marks: [label, tokens] }) => {
    const own = all[id];
    if (own === undefined) return [];
    const places = { label: label ?? NOWHERE, tokens: below(tokens ?? NOWHERE, label ?? NOWHERE) };
    return [
      [id, { ...own, ...places, outline: `${outline}z`, corners: cornersOf(outline) }] as const,
    ];
  });
  return Object.fromEntries<CountryFact>(facts);
}

function placesOf(map: Shapes, all: Record<string, ReturnType<typeof placeWords>>) {
  const facts = [...map.sections, ...map.fields].flatMap(({ id, outline, marks: [at] }) => {
    const own = all[id];
    if (own === undefined) return [];
    const drawn = own.water === 'section' ? outline : `${outline}z`;
    return [[id, { ...own, at: at ?? NOWHERE, outline: drawn }] as const];
  });
  return Object.fromEntries<PlaceFact>(facts);
}

const recipe = record<RecipeFact>({
  name: words,
  price: named(KINDS, number),
  onVessels: flag,
});

const optionalWords: Reader<Text | null> = (json, where) =>
  json === undefined ? null : orNull(words)(json, where);
const kind = record({
  name: words,
  tokens: number,
  source: optionalWords,
});

const whole: Reader<Guide> = object((fields) => {
  const map = fields.get('map', shapes);
  const parameters = fields.get('parameters', perKey(number));
  return {
    width: map.width,
    height: map.height,
    countries: countriesOf(map, fields.get('countries', perKey(countryWords))),
    places: placesOf(map, fields.get('places', perKey(placeWords))),
    vessels: fields.get(
      'vessels',
      perKey(
        record({
          name: words,
          type: oneOf(['boat', 'ship'] as const),
        }),
      ),
    ),
    kinds: fields.get('kinds', perName(KINDS, kind)),
    recipes: fields.get('recipes', perName(RECIPES, recipe)),
    religions: fields.get('religions', perName(RELIGIONS, namedThing)),
    citiesToWin: parameters['cities_to_win'] ?? 0,
    attackerBonus: parameters['attacker_bonus'] ?? 0,
    actions: fields.get('actions', perKey(words)),
    phases: fields.get('phases', perKey(words)),
    transports: fields.get('transports', perKey(words)),
    purposes: fields.get('purposes', perKey(words)),
    water: fields.get('water', perKey(words)),
    topics: fields.get('topics', perKey(readTopicFact)),
  };
});

/** The model of a guide; the same object gives the same model. */
export const readGuide = remembered(whole, 'guide');

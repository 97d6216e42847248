// The pictures of all technology cards: a subject, in the light of the deck, in the colour that the card
// is about, with a sky and small things of its own.
import { circle, figure } from '../../common/art/paths';
import {
  type Drawn,
  type Pen,
  type Picture,
  place,
  type Shape,
  shapesOf,
} from '../../common/art/pen';
import { birds, clouds } from '../../common/art/scenery';
import { type CardFact, COLOURS, type Colour } from '../shown';
import { signsOf } from '../signs';
import * as houses from './houses';
import { penFor } from './palettes';
import * as roads from './roads';

const {
  archive,
  bazaar,
  crystals,
  envoys,
  fields,
  furnace,
  pyre,
  starTower,
  temple,
  tides,
  vats,
  vault,
  workshop,
} = houses;
const { banners, barge, beacon, camp, engine, road, shot, wall } = roads;

/** The subjects of the standard pack, in the order of the decks. */
const SUBJECTS: Readonly<Record<string, readonly Picture[]>> = {
  t1: [
    ...[road, road, barge, banners, shot, engine, wall, banners],
    ...[barge, camp, beacon, road, banners, shot, wall, shot],
  ],
  t2: [
    ...[wall, temple, road, vault, bazaar, temple, vats, archive],
    ...[camp, vault, tides, fields, bazaar, fields, bazaar, vault],
  ],
  t3: [
    ...[archive, starTower, wall, workshop, furnace, crystals, vats, temple],
    ...[envoys, envoys, crystals, archive, workshop, envoys, furnace, starTower],
  ],
  t4: [
    ...[vats, bazaar, envoys, pyre, pyre, furnace, wall, vault],
    ...[workshop, crystals, crystals, temple, tides, envoys, furnace, fields],
  ],
};

/** What stands for what in packs of others. */
const BY_POINT: readonly (readonly [string, Picture])[] = [
  ['fly', barge],
  ['move', road],
  ['ranged', shot],
  ['attack', banners],
  ['fortress', wall],
  ['mini', camp],
  ['clone', vats],
  ['gem', vault],
  ['tech', archive],
  ['develop', workshop],
  ['draw', bazaar],
  ['espionage', envoys],
  ['strike', beacon],
];

const numberOf = (id: string): number =>
  [...id].reduce((sum, c) => sum * 31 + c.charCodeAt(0), 7) >>> 0;

function subjectOf(id: string, fact: CardFact): Picture {
  const [, deck = '', at = ''] = /^(t\d)\D*(\d+)$/i.exec(id) ?? [];
  const own = SUBJECTS[deck.toLowerCase()]?.[Number(at) - 1];
  if (own !== undefined) return own;
  const point = signsOf(fact.gives)[0]?.point ?? '';
  return BY_POINT.find(([start]) => point.startsWith(start))?.[1] ?? starTower;
}

/** The colour of its first space, which says what it is about. */
const colourOf = ({ spaces }: CardFact): Colour =>
  COLOURS.find((colour) => spaces.includes(colour)) ?? 'grey';

/** What only this card has: birds, a moon, somebody on the way. */
function ownTouch(pen: Pen, id: string): Shape[] {
  const n = numberOf(id);
  const x = 12 + (n % 29);
  return [
    birds(pen, [x, 14 + (n % 17)], [x + 14, 22 + (n % 11)]),
    clouds(pen, [(n >> 3) % 90, 10 + ((n >> 5) % 12), 20 + (n % 14)]),
    pen.fill(pen.lit, circle(148 - (n % 24), 12 + (n % 9), 1.8), 0.85),
    pen.hole(figure(140 + (n % 12), 97, 8 + (n % 5))),
  ];
}

export function pictureOf(id: string, fact: CardFact): Drawn {
  const pen = penFor(fact.deck, colourOf(fact));
  const drawing = shapesOf(subjectOf(id, fact)(pen));
  // Every second time from the other side, so that no two look alike.
  const seen =
    numberOf(id) % 2 === 0
      ? drawing
      : place(drawing, 160, 0).map((shape) => ({
          ...shape,
          move: (shape.move ?? '').replace('translate(160 0)', 'translate(160 0) scale(-1 1)'),
        }));
  return { shapes: [...seen, ...ownTouch(pen, id)], top: 15 };
}

// A leader: light of the level, halo and attribute in the colour of the type, and the bust.
import { box, circle } from '../../../common/art/paths';
import { type Drawing, HEIGHT, type Pen, place, WIDTH } from '../../../common/art/pen';
import { stars } from '../../../common/art/scenery';
import { SIGNS } from './attributes';
import { head } from './face';
import { dressed } from './garments';
import { DAWN_GEAR } from './gearDawn';
import { NIGHT_GEAR, specsOf } from './gearNight';
import { beardOf, hairBefore, hairBehind } from './hair';
import type { Person } from './person';

const GEAR = { ...DAWN_GEAR, ...NIGHT_GEAR };

const backdrop = (p: Pen): Drawing => [
  p.fill(p.sky[1], box(0, 0, WIDTH, HEIGHT)),
  p.fill(p.sky[0], 'M0 0H160V30Q110 40 70 30T0 33Z', 0.85),
  p.fill(p.far, 'M0 78Q40 66 80 76T160 70V100H0Z', 0.85),
  p.night ? p.fill('#fff', stars(16), 0.7) : [],
];

const halo = (p: Pen): Drawing => [
  p.fill(p.accent, circle(80, 46, 37), 0.24),
  { ...p.line(circle(80, 46, 37), 1.2, p.accent, 0.75), dash: '1.5 3' },
];

const faded = (drawing: Drawing): Drawing =>
  place(drawing, 0, 0).map((shape) => ({ ...shape, opacity: 0.8 }));

export const portrait =
  (person: Person) =>
  (p: Pen): Drawing => [
    backdrop(p),
    halo(p),
    faded(place(SIGNS[person.attribute](p), 24, 46)),
    faded(place(SIGNS[person.attribute](p), 136, 46)),
    hairBehind(p, person),
    dressed(p, person),
    head(p, person),
    beardOf(p, person),
    hairBefore(p, person),
    person.gear === undefined ? [] : GEAR[person.gear](p),
    specsOf(p, person.specs),
  ];

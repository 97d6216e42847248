// Pictures of cards that the standard pack does not have: by kind, type and level, and so that two
// leaders of another pack need not look the same.
import { arch, box, circle, each } from '../../common/art/paths';
import { type Pen, type Picture, place } from '../../common/art/pen';
import { block, clouds, cypress, ground, hills, sky } from '../../common/art/scenery';
import type { Type } from '../shown';
import { SIGNS, type SignName } from './leaders/attributes';
import { PEOPLE } from './leaders/people';
import { portrait } from './leaders/portrait';

const SIGN: Readonly<Record<Type, SignName>> = {
  military: 'shield',
  cult: 'eye',
  science: 'flask',
  culture: 'lyre',
  industry: 'gear',
};

/** A monument with the sign of its type, in the light of its level. */
export const monument =
  (type: Type): Picture =>
  (p: Pen) => [
    sky(p, 124, 26, 11),
    clouds(p, [10, 22, 34]),
    hills(p),
    block(p, 40, 78, 80, 8),
    block(p, 46, 70, 68, 8),
    block(p, 54, 28, 52, 42),
    p.hue('M48 29 80 10 112 29Z'),
    p.shadow('M80 10 112 29H90Z'),
    p.fill(p.lit, circle(78, 47, 14)),
    p.line(circle(78, 47, 14), 1),
    place(SIGNS[SIGN[type]]({ ...p, sky: [p.lit, p.lit, p.lit] }), 78, 47, 0.68),
    p.hole(arch(78, 78, 9, 13)),
    p.stone(each(2, (i) => box(34 + i * 84, 56, 8, 30))),
    p.side(each(2, (i) => box(39 + i * 84, 56.5, 2.5, 29))),
    ground(p, 86),
    p.fill(p.dark, cypress(18, 94, 24) + cypress(144, 94, 26)),
  ];

/** A number that stays the same for an id. */
const numberOf = (id: string): number =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** Somebody of the level, mixed from two of those that there are. */
export function stranger(id: string, level: number, type: Type): Picture {
  const known = Object.values(PEOPLE).slice((level - 1) * 7, level * 7);
  const n = numberOf(id);
  const one = known[n % known.length] ?? Object.values(PEOPLE)[0];
  const other = known[(n + 1 + (n % 5)) % known.length] ?? one;
  if (one === undefined || other === undefined) return () => [];
  const { garment, skin } = other;
  const { cloth: _, ...rest } = one;
  return portrait({ ...rest, garment, skin, attribute: SIGN[type] });
}

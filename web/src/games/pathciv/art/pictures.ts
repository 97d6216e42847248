// All pictures of Path of Civilization, by the id of the card in the standard pack.
import { type Drawn, type Picture, shapesOf } from '../../common/art/pen';
import { PEOPLE } from './leaders/people';
import { portrait } from './leaders/portrait';
import { penFor } from './palettes';
import type { Sort } from './sort';
import { monument, stranger } from './strangers';
import { WONDERS } from './wonders';

/** Where the strip of small cards is cut: wonders stand in the middle, heads higher. */
const TOP = { wonder: 15, leader: 8 };

function drawingOf(id: string, { kind, type, level }: Sort): Picture {
  const wonder = WONDERS[id];
  if (wonder !== undefined) return wonder;
  const person = PEOPLE[id];
  if (person !== undefined) return portrait(person);
  return kind === 'wonder' ? monument(type) : stranger(id, level, type);
}

export function pictureOf(id: string, sort: Sort): Drawn {
  const draw = drawingOf(id, sort);
  return { shapes: shapesOf(draw(penFor(sort.level, sort.type))), top: TOP[sort.kind] };
}

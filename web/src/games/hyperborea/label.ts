// Names of everything on screen: short ones as headings, and full ones that say how a thing stands
// and what may be done with it, for screen readers.
import type { Text } from '../../protocol';
import { chances } from '../common/chances';
import { partsOf } from '../common/targets';
import { join, plain } from '../common/words';
import type { Scene, Target } from '../game';
import { isOneOf } from '../json';
import { hexName, setFact, siteFact, tileFact } from './facts';
import { type Guide, ROWS, type Row, seatOf, type View } from './model';
import { guideOf, nameOf, ownSeat, viewOf } from './scene';
import { ACTION_KINDS, COLOURS, DECKS, type Figure, type HexId, type OwnSet } from './shown';
import { WORDS } from './words';

/** What a space of a set stands for: the cube on it, or the place for one. */
export function cubeTarget(set: OwnSet, space: number): Target {
  const cube = set.cubes[space] ?? null;
  const kind = set.spaces[space] ?? 'multi';
  return cube === null ? `space:${set.set}/${kind}` : `cube:${set.set}/${kind}/${cube}`;
}

/** What a space stands for on screen: while it takes no cube, its set, which has the reason. */
export function slotTarget(set: OwnSet, space: number, scene: Scene): Target {
  const target = cubeTarget(set, space);
  const whole = `set:${set.set}`;
  return !scene.pick.ways.has(target) && scene.pick.reasons.has(whole) ? whole : target;
}

const colourName = (guide: Guide, colour: string | undefined): Text =>
  isOneOf(COLOURS, colour) ? guide.colours[colour].name : WORDS.multi;

function placeName(guide: Guide, place: string): Text {
  if (place === 'available') return WORDS.available;
  return place === 'unused' ? WORDS.unused : setFact(guide, place).name;
}

function siteName(view: View, guide: Guide, hex: HexId, site: number): Text {
  const fact = siteFact(view, guide, hex, site);
  const name = hexName(view, guide, hex);
  return fact === null ? name : join([name, fact.text]);
}

/** The name of a target. */
export function label(target: Target, scene: Scene): Text {
  const guide = guideOf(scene);
  const view = viewOf(scene);
  const { kind, id, parts } = partsOf(target);
  const [one = '', two = ''] = parts;
  switch (kind) {
    case 'hex':
      return hexName(view, guide, id);
    case 'site':
      return siteName(view, guide, one, Number(two) - 1);
    case 'set':
      return setFact(guide, id).name;
    case 'space':
      return WORDS.space(colourName(guide, two), placeName(guide, one));
    case 'cube':
      return WORDS.cubeIn(colourName(guide, parts.at(-1)), placeName(guide, one));
    case 'row':
      return isOneOf(ROWS, id) ? rowName(id, scene) : plain(id);
    case 'card':
    case 'spy':
      return guide.cards[id]?.name ?? plain(id);
    case 'deck':
      return isOneOf(DECKS, id) ? guide.decks[id].name : plain(id);
    case 'tile':
      return guide.raceTiles[id]?.name ?? plain(id);
    case 'seat':
      return plain(nameOf(scene, Number(id)));
    case 'action':
      return actionName(guide, id) ?? spoken(target, scene) ?? ACTIONS[id] ?? plain(id);
    default:
      return spoken(target, scene) ?? plain(id);
  }
}

const actionName = (guide: Guide, id: string): Text | undefined =>
  isOneOf(ACTION_KINDS, id) ? guide.actions[id] : undefined;

/** Kinds whose words in the guide would name a token. */
const ACTIONS: Record<string, Text> = { token: WORDS.stored };

const spoken = (target: Target, scene: Scene): Text | null =>
  scene.pick.ways.get(target)?.[0]?.choice.text ?? null;

function rowName(row: Row, scene: Scene): Text {
  const level = viewOf(scene).seats[ownSeat(scene)]?.markers[row] ?? 0;
  return WORDS.level(guideOf(scene).colours[row].name, level);
}

function sentence(parts: readonly Text[], last: Text | null): Text {
  const first = join(parts);
  return last === null ? first : join([first, last], '. ');
}

/** "Salt Mirror, Desert, city: 1 gem, a ghost inside, Mira: 2 miniatures. You can: Walk" */
export function hexLabel(hex: HexId, scene: Scene): Text {
  const view = viewOf(scene);
  const guide = guideOf(scene);
  const state = view.hexes[hex];
  const tile = tileFact(view, guide, hex);
  const parts = [hexName(view, guide, hex)];
  if (tile === null) parts.push(WORDS.unexplored);
  else parts.push(guide.terrains[tile.terrain].name);
  state?.sites.forEach(({ figure }, i) => {
    const fact = tile?.sites[i];
    if (fact !== undefined) parts.push(fact.text);
    if (figure !== null) parts.push(insideText(figure, scene));
  });
  for (const [seat, n] of (state?.free ?? []).entries())
    if (n > 0) parts.push(WORDS.free(nameOf(scene, seat), n));
  for (const [seat, n] of (state?.forts ?? []).entries())
    if (n > 0) parts.push(WORDS.forts(nameOf(scene, seat), n));
  return sentence(parts, chances(`hex:${hex}`, scene));
}

export function insideText(figure: Figure, scene: Scene): Text {
  const seat = seatOf(figure);
  return seat === null ? WORDS.ghostInside : WORDS.insideOf(nameOf(scene, seat));
}

export function siteLabel(hex: HexId, site: number, scene: Scene): Text {
  const name = siteName(viewOf(scene), guideOf(scene), hex, site);
  return sentence([name], chances(`site:${hex}/${site + 1}`, scene));
}

export function slotLabel(set: OwnSet, space: number, scene: Scene): Text {
  const name = label(cubeTarget(set, space), scene);
  return sentence([name], chances(slotTarget(set, space, scene), scene));
}

export function targetLabel(target: Target, scene: Scene): Text {
  return sentence([label(target, scene)], chances(target, scene));
}

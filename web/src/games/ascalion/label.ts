// Names of everything on screen: short ones as headings, and full ones that say how a thing stands
// and what may be done with it, for screen readers.
import type { Text } from '../../protocol';
import { chances } from '../common/chances';
import { partsOf } from '../common/targets';
import { join, plain } from '../common/words';
import type { Scene, Target } from '../game';
import { isOneOf } from '../json';
import { listed } from './goods';
import type { Guide } from './guide';
import type { Area, Country, Goods, Vessel, View } from './model';
import { guideOf, nameOf, viewOf } from './scene';
import { ACTION_KINDS, KINDS, RECIPES, RELIGIONS } from './shown';
import { WORDS } from './words';

/** "2 wood, 1 iron", or "nothing". */
export function goodsText(goods: Goods, guide: Guide): Text {
  const parts = listed(goods).map(({ kind, amount }) =>
    WORDS.amount(amount, guide.kinds[kind].name),
  );
  return parts.length === 0 ? WORDS.nothing : join(parts);
}

/** A country by its name, a vessel with the place where it stands. */
export function areaName(id: string, view: View, guide: Guide): Text {
  const country = guide.countries[id];
  if (country !== undefined) return country.name;
  const name = guide.vessels[id]?.name ?? plain(id);
  const place = view.vessels[id]?.place;
  const at = place === undefined ? undefined : guide.places[place]?.name;
  return at === undefined ? name : join([name, WORDS.at(at)], ' ');
}

export const placeName = (id: string, guide: Guide): Text => guide.places[id]?.name ?? plain(id);

/** The name of a target. */
export function label(target: Target, scene: Scene): Text {
  const guide = guideOf(scene);
  const { kind, id } = partsOf(target);
  switch (kind) {
    case 'area':
      return areaName(id, viewOf(scene), guide);
    case 'place':
      return placeName(id, guide);
    case 'recipe':
      return isOneOf(RECIPES, id) ? guide.recipes[id].name : plain(id);
    case 'kind':
      return isOneOf(KINDS, id) ? guide.kinds[id].name : plain(id);
    case 'religion':
      return isOneOf(RELIGIONS, id) ? guide.religions[id].name : plain(id);
    case 'seat':
      return plain(nameOf(scene, Number(id)));
    case 'action':
      return isOneOf(ACTION_KINDS, id) ? guide.actions[id] : plain(id);
    default:
      return scene.pick.ways.get(target)?.[0]?.choice.text ?? plain(id);
  }
}

function common(area: Area, scene: Scene): Text[] {
  const guide = guideOf(scene);
  const owner =
    area.owner === null
      ? [WORDS.free]
      : [WORDS.ofSeat(nameOf(scene, area.owner)), WORDS.value(area.value)];
  const goods = listed(area.goods).length === 0 ? [] : [goodsText(area.goods, guide)];
  const follower =
    area.follower === null ? [] : [WORDS.follower(guide.religions[area.follower].name)];
  return [...owner, ...goods, ...follower, ...(area.book ? [WORDS.book] : [])];
}

function sourceText(country: Country, guide: Guide): Text[] {
  if (country.source === null) return [];
  if (country.source === 'face_down') return [WORDS.faceDown];
  return [WORDS.sourceOf(guide.kinds[country.source].source ?? guide.kinds[country.source].name)];
}

/** "Albur, of Mira, value 7, city, source: Forest, 2 wood. You can: Attack Albur" */
export function countryLabel(id: string, country: Country, scene: Scene): Text {
  const guide = guideOf(scene);
  const marks: [boolean, Text][] = [
    [country.city, WORDS.city],
    [country.temple !== null, WORDS.temple],
    [country.university, WORDS.university],
  ];
  const parts = [
    areaName(id, viewOf(scene), guide),
    ...common(country, scene),
    ...marks.filter(([shown]) => shown).map(([, words]) => words),
    ...sourceText(country, guide),
  ];
  return sentence(parts, chances(`area:${id}`, scene));
}

export function vesselLabel(id: string, vessel: Vessel, scene: Scene): Text {
  const parts = [areaName(id, viewOf(scene), guideOf(scene)), ...common(vessel, scene)];
  if (vessel.distressed) parts.push(WORDS.distressed);
  return sentence(parts, chances(`area:${id}`, scene));
}

export function placeLabel(id: string, scene: Scene): Text {
  const guide = guideOf(scene);
  const place = guide.places[id];
  const water = place === undefined ? [] : [guide.water[place.water]];
  return sentence([placeName(id, guide), ...water], chances(`place:${id}`, scene));
}

function sentence(parts: readonly Text[], last: Text | null): Text {
  const first = join(parts);
  return last === null ? first : join([first, last], '. ');
}

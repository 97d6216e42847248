// Names of everything on screen: short ones as headings, and full ones that say how a thing stands
// and what may be done with it, for screen readers.
import type { Text } from '../../protocol';
import { chances } from '../common/chances';
import { partsOf } from '../common/targets';
import { join, plain } from '../common/words';
import type { Scene, Target } from '../game';
import { isOneOf } from '../json';
import { guideOf, nameOf, ownSeat, techOn, viewOf } from './scene';
import { TRAYS, TYPES } from './shown';
import { WORDS } from './words';

/** The name of a target. */
export function label(target: Target, scene: Scene): Text {
  const guide = guideOf(scene);
  const { kind, id } = partsOf(target);
  switch (kind) {
    case 'stack':
      return guide.technologies[techOn(viewOf(scene), guide, id)]?.name ?? plain(id);
    case 'tech':
      return guide.technologies[id]?.name ?? plain(id);
    case 'card':
      return guide.cards[id]?.name ?? plain(id);
    case 'marker':
      return guide.markers[id]?.name ?? plain(id);
    case 'cube':
      return isOneOf(TRAYS, id) ? guide.trays[id].name : plain(id);
    case 'circle':
    case 'type':
      return isOneOf(TYPES, id) ? guide.types[id].name : WORDS.any;
    case 'event':
      return (guide.challenges[id] ?? guide.battles[id])?.name ?? plain(id);
    case 'track':
      return id === 'population' ? WORDS.population : WORDS.philosophy;
    case 'seat':
      return plain(nameOf(scene, Number(id)));
    default:
      return scene.pick.ways.get(target)?.[0]?.choice.text ?? plain('');
  }
}

/** What is known about a thing, after its name. */
function facts(target: Target, scene: Scene): Text[] {
  const guide = guideOf(scene);
  const view = viewOf(scene);
  const { kind, id } = partsOf(target);
  const prices = view.seats[ownSeat(scene)]?.prices ?? {};
  const price = prices[id] === undefined ? [] : [WORDS.price(prices[id])];
  switch (kind) {
    case 'stack': {
      const text = guide.technologies[techOn(view, guide, id)]?.text;
      const copies = view.market.copies[id] ?? 0;
      return [...(text ? [text] : []), ...price, WORDS.copies(copies)];
    }
    case 'tech':
      return guide.technologies[id] ? [guide.technologies[id].text] : [];
    case 'card':
      return guide.cards[id] ? [guide.cards[id].text, ...price] : [];
    case 'marker':
      return guide.markers[id] ? [guide.markers[id].text] : [];
    default:
      return [];
  }
}

/** Name, facts and what may be done: what a screen reader says. */
export function targetLabel(target: Target, scene: Scene): Text {
  const what = chances(target, scene);
  return join(
    [label(target, scene), ...facts(target, scene), ...(what === null ? [] : [what])],
    '. ',
  );
}

// Names of everything on screen: short ones as headings, and full ones that say how a thing stands
// and what may be done with it, for screen readers.
import type { Text } from '../../protocol';
import { chances } from '../common/chances';
import { partsOf } from '../common/targets';
import { join, plain } from '../common/words';
import type { Scene, Target } from '../game';
import { isOneOf } from '../json';
import { type Cell, cellsOf } from './cells';
import { facesOf } from './clicks';
import { ACTIONS, type CardId, PIECES } from './model';
import { guideOf, hexTarget, nameOf, ownSeat, viewOf } from './scene';
import { CARDS, type ConditionFact, HEXES } from './shown';
import { crystals, resources, WORDS } from './words';

/** "9", "4-4", "4-5-6". */
export function conditionText(condition: ConditionFact): string {
  return condition.kind === 'number' ? String(condition.number) : condition.faces.join('-');
}

function pieceName(id: string, at: string, scene: Scene): Text {
  const guide = guideOf(scene);
  if (!isOneOf(PIECES, id)) return plain(id);
  const { name } = guide.pieces[id];
  if (at === 'reserve') return join([name, WORDS.inReserve]);
  if (at === 'cemetery') return join([name, WORDS.cemetery]);
  return isOneOf(HEXES, at) ? join([name, guide.hexes[at].name]) : name;
}

function lootName(id: string, scene: Scene): Text {
  if (isOneOf(CARDS, id)) return guideOf(scene).cards[id].name;
  return WORDS.loot[id as keyof typeof WORDS.loot] ?? plain(id);
}

/** The name of a target. */
export function label(target: Target, scene: Scene): Text {
  const guide = guideOf(scene);
  const { kind, id, parts } = partsOf(target);
  const [piece = '', at = ''] = parts;
  switch (kind) {
    case 'hex':
      return isOneOf(HEXES, id) ? guide.hexes[id].name : plain(id);
    case 'card':
      return isOneOf(CARDS, id) ? guide.cards[id].name : plain(id);
    case 'piece':
      return pieceName(piece, at, scene);
    case 'die':
      return WORDS.freeDie(Number(id));
    case 'dice':
      return plain(facesOf(target).join(' + '));
    case 'seat':
      return plain(nameOf(scene, Number(id)));
    case 'action':
      return isOneOf(ACTIONS, id) ? guide.actions[id].name : plain(id);
    case 'loot':
      return lootName(id, scene);
    default:
      return scene.pick.ways.get(target)?.[0]?.choice.text ?? plain(id);
  }
}

function sentence(parts: readonly Text[], last: Text | null): Text {
  const first = join(parts);
  return last === null ? first : join([first, last], '. ');
}

function holding(cell: Cell, scene: Scene): Text[] {
  const guide = guideOf(scene);
  if (cell.dead) return [WORDS.dead];
  const holder =
    cell.piece === null
      ? WORDS.nobody
      : join([plain(nameOf(scene, cell.piece.owner)), guide.pieces[cell.piece.kind].name], ': ');
  const marks: [boolean, Text][] = [
    [cell.defence > 0, WORDS.defence(cell.defence)],
    [cell.fortress, WORDS.fortress],
    [cell.field, WORDS.forceField],
    [cell.probed, WORDS.probed],
    [cell.artefact !== null, WORDS.artefactHere((cell.artefact ?? '').toUpperCase())],
  ];
  return [
    guide.grounds[cell.fact.ground],
    WORDS.needs(conditionText(cell.fact.condition)),
    holder,
    ...marks.filter(([shown]) => shown).map(([, words]) => words),
  ];
}

/** "Somnium Vein 9, valley, needs 9, Jonas: Driller, defence 3. You can: Conquer a hex" */
export function hexLabel(cell: Cell, scene: Scene): Text {
  const target = hexTarget(scene, cell.hex, cell.piece?.kind ?? null);
  return sentence([cell.fact.name, ...holding(cell, scene)], chances(target, scene));
}

export function cardLabel(card: CardId, scene: Scene): Text {
  const guide = guideOf(scene);
  const fact = guide.cards[card];
  const own = viewOf(scene).seats[ownSeat(scene)]?.cards.includes(card) ?? false;
  const price = WORDS.costs(resources(fact.cost.resources), crystals(fact.cost.crystals));
  const head = own ? [WORDS.ownCard(fact.name)] : [fact.name, guide.cardKinds[fact.kind], price];
  return sentence(head, chances(`card:${card}`, scene));
}

/** The full name of any target. */
export function fullLabel(target: Target, scene: Scene): Text {
  const { kind, id } = partsOf(target);
  if (kind === 'card' && isOneOf(CARDS, id)) return cardLabel(id, scene);
  if (kind !== 'hex') return sentence([label(target, scene)], chances(target, scene));
  const cell = cellsOf(viewOf(scene), guideOf(scene)).find(({ hex }) => hex === id);
  return cell === undefined ? plain(id) : hexLabel(cell, scene);
}

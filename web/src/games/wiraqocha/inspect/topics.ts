// Which short rules of the guide belong to a thing on screen.
import { partsOf } from '../../common/targets';
import type { Target } from '../../game';
import type { Cell } from '../cells';

function topicsOfHex(cell: Cell): string[] {
  if (cell.dead) return [];
  const ground = cell.fact.ground === 'mountain' ? ['ground:mountain'] : [];
  const piece = cell.piece === null ? [] : [`piece:${cell.piece.kind}`];
  return [`terrain:${cell.fact.terrain}`, ...ground, ...piece];
}

export function topicsOf(target: Target, cell: Cell | null): string[] {
  if (cell !== null) return topicsOfHex(cell);
  const { kind, id, parts } = partsOf(target);
  switch (kind) {
    case 'piece':
      return [`piece:${parts[0]}`, `thing:${parts[1]}`];
    case 'die':
      return ['thing:dice'];
    case 'dice':
      return ['thing:condition'];
    case 'action':
      return [`action:${id}`];
    case 'seat':
    case 'fate':
      return ['thing:captive'];
    case 'loot':
      return [`thing:${id}`];
    default:
      return [];
  }
}

// Which short rules of the guide belong to a thing on screen.
import type { Target } from '../../game';
import type { Cell } from '../cells';
import { partsOf } from '../targets';

function topicsOfHex(cell: Cell): string[] {
  if (cell.dead) return [];
  const ground = cell.fact.ground === 'mountain' ? ['ground:mountain'] : [];
  const piece = cell.piece === null ? [] : [`piece:${cell.piece.kind}`];
  return [`terrain:${cell.fact.terrain}`, ...ground, ...piece];
}

export function topicsOf(target: Target, cell: Cell | null): string[] {
  if (cell !== null) return topicsOfHex(cell);
  const { kind, id, at } = partsOf(target);
  switch (kind) {
    case 'piece':
      return [`piece:${id}`, `thing:${at}`];
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

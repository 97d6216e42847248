// The pieces of a seat that are not on the map: in reserve, in the cemetery, in the hands of rivals.
import type { Target } from '../../game';
import { PIECES, type PieceId, type View } from '../model';

export interface OffMap {
  kind: PieceId;
  count: number;
  where: 'reserve' | 'cemetery' | 'captive';
  target: Target;
  /** The rival who holds it. */
  captor: number | null;
}

export function piecesOf(view: View, owner: number): OffMap[] {
  const seat = view.seats[owner];
  if (seat === undefined) return [];
  const lying = (['reserve', 'cemetery'] as const).flatMap((where) =>
    PIECES.filter((kind) => seat[where][kind] > 0).map(
      (kind): OffMap => ({
        kind,
        count: seat[where][kind],
        where,
        target: `piece:${kind}@${where}`,
        captor: null,
      }),
    ),
  );
  const held = view.seats.flatMap(({ captive }, captor): OffMap[] =>
    captive?.owner === owner
      ? [{ kind: captive.kind, count: 1, where: 'captive', target: `seat:${captor}`, captor }]
      : [],
  );
  return [...lying, ...held];
}

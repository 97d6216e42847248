// What a previewed way would bring, in short sentences: compared from the two views alone.
import type { Text } from '../../../protocol';
import type { Scene } from '../../game';
import { differenceOf } from '../diff';
import { type Piece, readView, type Seat, type View } from '../model';
import { guideOf, nameOf, viewOf } from '../scene';
import { crystals, resources, WORDS } from '../words';

/** Where a piece that left the map has gone. */
function fate(piece: Piece, now: View, then: View): keyof typeof FATES {
  const before = now.seats[piece.owner];
  const after = then.seats[piece.owner];
  if (before === undefined || after === undefined) return 'gone';
  if (after.cemetery[piece.kind] > before.cemetery[piece.kind]) return 'cemetery';
  if (after.reserve[piece.kind] > before.reserve[piece.kind]) return 'reserve';
  return then.seats.some(
    ({ captive }, i) =>
      captive !== null && captive !== now.seats[i]?.captive && captive.owner === piece.owner,
  )
    ? 'captive'
    : 'gone';
}

const FATES = {
  cemetery: WORDS.toCemetery,
  reserve: WORDS.toReserve,
  captive: WORDS.isCaptive,
  gone: WORDS.isGone,
};

function onTheMap(scene: Scene, now: View, then: View): Text[] {
  const guide = guideOf(scene);
  const change = differenceOf(now, then);
  const name = (hex: keyof typeof guide.hexes): Text => guide.hexes[hex].name;
  return [
    ...change.arrivals.map(({ hex }) => WORDS.yours(name(hex))),
    ...change.beaten.map(({ piece }) =>
      FATES[fate(piece, now, then)](guide.pieces[piece.kind].name, nameOf(scene, piece.owner)),
    ),
    ...change.left.map((hex) => WORDS.leaves(name(hex))),
    ...change.dice.map(({ hex, face }) =>
      face > 0 ? WORDS.guardNow(face, name(hex)) : WORDS.dieGone(name(hex)),
    ),
  ];
}

function amount(delta: number, words: (n: number) => Text): Text[] {
  if (delta === 0) return [];
  return [delta < 0 ? WORDS.spends(words(-delta)) : WORDS.gains(words(delta))];
}

function inStore(scene: Scene, before: Seat, after: Seat): Text[] {
  const artefacts = after.artefacts.filter((letter) => !before.artefacts.includes(letter));
  const cards = after.cards.filter((card) => !before.cards.includes(card));
  return [
    ...artefacts.map((letter) => WORDS.takesArtefact(letter.toUpperCase())),
    ...cards.map((card) => WORDS.takesCard(guideOf(scene).cards[card].name)),
    ...amount(after.resources - before.resources, resources),
    ...amount(after.crystals - before.crystals, crystals),
  ];
}

function dice(now: View, then: View): Text[] {
  if (now.turn.pool.join() === then.turn.pool.join()) return [];
  if (then.turn.pool.length === 0) return [WORDS.noDiceLeft];
  return [WORDS.diceLeft(then.turn.pool.join(' '))];
}

/** The results of the hovered way; none while it only leads to a further question. */
export function outcomeOf(scene: Scene): Text[] {
  if (scene.preview === null) return [];
  const now = viewOf(scene);
  const then = readView(scene.preview.view);
  const active = now.turn.active ?? -1;
  const before = now.seats[active];
  const after = then.seats[active];
  if (then.pending.ask !== 'nothing' || before === undefined || after === undefined) return [];
  return [...onTheMap(scene, now, then), ...inStore(scene, before, after), ...dice(now, then)];
}

// What is still worth doing before the turn ends, and what is asked before something is lost.
import type { Text } from '../../protocol';
import { join, text } from '../common/words';
import type { Question, Scene, Way } from '../game';
import { wasteOf } from './prize';
import { guideOf, ownSeat, viewOf } from './scene';
import { COLOURS, POINTS } from './shown';
import { nounOf, signOf } from './signs';
import { WORDS } from './words';

/** Drawn cubes that fit somewhere would go to the unused ones. */
function lostCubes(scene: Scene): Text[] {
  const { turn, seats } = viewOf(scene);
  const fitting = COLOURS.filter((colour) => turn.fits[colour] !== undefined);
  const own = seats[ownSeat(scene)]?.available;
  const cubes = fitting.flatMap((colour) => {
    const n = own?.[colour] ?? 0;
    const name = guideOf(scene).colours[colour].name;
    return n === 0 ? [] : [n === 1 ? name : join([text(`${n}`, `${n}`), name], ' × ')];
  });
  return cubes.length === 0 ? [] : [WORDS.cubesLost(join(cubes))];
}

/** Points that were not spent. */
function lostPoints(scene: Scene): Text[] {
  const { pool } = viewOf(scene);
  const left = POINTS.flatMap((point) => {
    const amount = pool[point];
    if (amount === undefined) return [];
    const sign = signOf(point, amount);
    return [join([text(`${sign.amount}`, `${sign.amount}`), nounOf(sign)], ' ')];
  });
  return left.length === 0 ? [] : [WORDS.pointsLost(join(left))];
}

const lossesOf = (scene: Scene): Text[] =>
  viewOf(scene).turn.phase === 'main' ? [...lostCubes(scene), ...lostPoints(scene)] : [];

/** Whether ending the turn now would lose something. */
export const useful = (scene: Scene): boolean => lossesOf(scene).length > 0;

/** A hex beside unexplored land: who comes there turns over what lies around. */
function reveals(scene: Scene, way: Way): boolean {
  const { turn, hexes, options } = viewOf(scene);
  if (turn.ask !== 'walk_to' && turn.ask !== 'fly_to' && way.path[0] !== 'walk') return false;
  const to = way.targets
    .at(-1)
    ?.find((target) => target.startsWith('hex:'))
    ?.slice(4);
  if (to === undefined || way.choice.effect !== 'chance') return false;
  const around = guideOf(scene).maps[String(options.seats)]?.[to]?.touching ?? [];
  return [to, ...around].some((hex) => hexes[hex]?.tile === null);
}

export function ask(way: Way, scene: Scene): Question | null {
  if (way.path[0] === 'end') {
    const lost = lossesOf(scene);
    if (lost.length === 0) return null;
    return { text: WORDS.endAsk, lost, yes: WORDS.endAnyway, no: WORDS.keepPlaying };
  }
  const waste = wasteOf(way, scene);
  if (waste !== null)
    return {
      text: WORDS.attackAsk,
      lost: [waste],
      yes: WORDS.attackAnyway,
      no: WORDS.chooseAnother,
    };
  if (!reveals(scene, way)) return null;
  return {
    text: WORDS.revealAsk,
    lost: [WORDS.revealLoss],
    yes: WORDS.goThere,
    no: WORDS.chooseAnother,
  };
}

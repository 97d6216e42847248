// Why a free die is lifted: what the hovered or half-made action would use it for.
import { partsOf } from '../../common/targets';
import type { Scene } from '../../game';
import { cellsOf } from '../cells';
import { actionOf } from '../clicks';
import { spentOn, without } from '../dice';
import { conditionText } from '../label';
import { readView } from '../model';
import { guideOf, viewOf } from '../scene';

export interface Purpose {
  face: number;
  kind: 'condition' | 'beating' | 'guard' | 'change' | 'again';
  tag: string;
}

/** Purposes of an attack: "9" for dice that make 9, "> 3" for those that beat a 3. */
function attackPurposes(scene: Scene): Purpose[] {
  const now = viewOf(scene);
  const then = scene.preview === null ? now : readView(scene.preview.view);
  const spent = spentOn(now, then, cellsOf(now, guideOf(scene)));
  if (spent === null) return [];
  const tag = conditionText(spent.cell.fact.condition);
  return [
    ...spent.condition.map((face): Purpose => ({ face, kind: 'condition', tag })),
    ...spent.beating.map(
      (face): Purpose => ({ face, kind: 'beating', tag: `> ${spent.cell.defence}` }),
    ),
  ];
}

/** Purposes of an action that changes or lays a single die. */
function diePurpose(scene: Scene): Purpose[] {
  const { preview } = scene;
  const die = preview?.targets
    .flat()
    .map(partsOf)
    .find(({ kind }) => kind === 'die');
  if (preview === null || die === undefined) return [];
  const face = Number(die.id);
  const now = viewOf(scene);
  const [changed = face] = without(readView(preview.view).turn.pool, now.turn.pool);
  switch (actionOf(preview) ?? now.pending.doing) {
    case 'step':
      return [{ face, kind: 'change', tag: `→ ${changed}` }];
    case 'lay':
      return [{ face, kind: 'guard', tag: '' }];
    case 'reroll':
      return [{ face, kind: 'again', tag: '?' }];
    case 'exoskeleton':
      return [{ face, kind: 'change', tag: `→ ${now.options.exoskeletonFace}` }];
    default:
      return [];
  }
}

/** A die of the pool and what it is lifted for, if anything. */
export interface Lifted {
  face: number;
  purpose: Purpose | null;
}

/** The pool with the purposes handed out, each to one die. */
export function liftedPool(scene: Scene): Lifted[] {
  const now = viewOf(scene);
  const held =
    now.pending.doing === 'lay' && now.pending.face > 0 && scene.preview === null
      ? [{ face: now.pending.face, kind: 'guard', tag: '' } satisfies Purpose]
      : [];
  const open = [...attackPurposes(scene), ...diePurpose(scene), ...held];
  return now.turn.pool.map((face) => {
    const at = open.findIndex((purpose) => purpose.face === face);
    const purpose = at < 0 ? null : (open.splice(at, 1)[0] ?? null);
    return { face, purpose };
  });
}

/** A die that keeps its place on screen while others go: only a face that is new is drawn anew. */
export interface Keyed extends Lifted {
  key: string;
  /** Whether it is the first that shows its face. */
  first: boolean;
}

export function keyedPool(pool: readonly Lifted[], roll: string): Keyed[] {
  const seen = new Map<number, number>();
  return pool.map((die) => {
    const nth = seen.get(die.face) ?? 0;
    seen.set(die.face, nth + 1);
    return { ...die, key: `${roll} ${die.face} ${nth}`, first: nth === 0 };
  });
}

// Figures of the rules: positions of docs/rules/figures, each named by the rule it stands at.
import { figures } from 'virtual:rules';
import type { GameModule, Preview, Scene, Target } from '../../games/game';
import { tryPosition } from '../../net/api';
import { allWays, waysByTarget } from '../../pick';
import type { Text } from '../../protocol';
import { lessonScene, lessonTable, seatsOf } from '../tour';

export type FigurePart = 'board' | 'tray' | 'market';

/** A figure as it is stored. */
export interface Figure {
  title: Text;
  /** What is told, in order; a step may point at something. */
  steps: readonly { text: Text; at?: Target }[];
  part: FigurePart;
  /** What must be in the picture beside the things pointed at. */
  show: readonly Target[];
  /** Width and height of the part before it is cut. */
  size?: readonly [number, number];
  /** Height of the tray before it is cut, on a telephone. */
  smallHeight?: number;
  /** Whether what may be chosen is ringed. */
  rings?: boolean;
  /** The choice whose outcome is shown as a preview. */
  path?: readonly string[];
  position: unknown;
}

export const hasFigure = (game: string, rule: string): boolean =>
  figures[game]?.[rule] !== undefined;

export async function figureOf(game: string, rule: string): Promise<Figure | null> {
  const file = await figures[game]?.[rule]?.();
  return (file?.default as Figure | undefined) ?? null;
}

const NOTHING = { hovered: null, click: () => undefined, hover: () => undefined };

async function previewOf(game: string, figure: Figure): Promise<Preview | null> {
  if (figure.path === undefined) return null;
  const { view, text } = await tryPosition(game, figure.position, [...figure.path]);
  return { target: figure.steps[0]?.at ?? '', targets: [], text, view };
}

/** The position of a figure as the engine tells it, for the game's own parts to draw. */
export async function figureScene(
  module: GameModule,
  guide: unknown,
  figure: Figure,
  names: readonly string[],
  small: boolean,
): Promise<Scene> {
  const { position } = figure;
  const [tried, preview] = await Promise.all([
    tryPosition(module.id, position, []),
    previewOf(module.id, figure),
  ]);
  const table = lessonTable(module.id, tried, names.slice(0, seatsOf(position)));
  const scene = lessonScene(module, guide, { click: null }, table, NOTHING);
  const ways = waysByTarget(allWays(table.choices, module.alone), table.view, module.clicked);
  const pick = figure.rings === true ? { ...scene.pick, ways } : scene.pick;
  return { ...scene, pick, preview, frame: small && figure.part === 'tray' ? 'phone' : 'wide' };
}

// The tools of the tray: ways to change or use dice, and what Phase I allows.

import type { IconPath } from '../../../kit/icons';
import type { Text } from '../../../protocol';
import type { Scene } from '../../game';
import { CARD_ICONS, DICE, PIECE_ICONS, REROLL, TERRAIN_ICONS } from '../icons';
import type { ActionId, CardId } from '../model';
import { guideOf, isMine, ownSeat, viewOf, waysOf } from '../scene';
import { crystals, resources, WORDS } from '../words';

export interface Tool {
  action: ActionId;
  name: Text;
  /** Nothing: the plus sign of the step or the shield. */
  icon: IconPath | 'step' | 'shield';
  /** What it costs or how often it is left. */
  note: Text | null;
  legal: boolean;
  reason: Text | undefined;
}

interface Plan {
  action: ActionId;
  name: Text;
  icon: Tool['icon'];
  note: Text | null;
  /** Shown even while it is not possible, with the reason. */
  always: boolean;
}

function plansOfActing(scene: Scene): Plan[] {
  const { turn, options } = viewOf(scene);
  const { parameters } = guideOf(scene);
  return [
    {
      action: 'step',
      name: WORDS.step,
      icon: 'step',
      note: resources(parameters.resourcesPerStep),
      always: true,
    },
    { action: 'lay', name: WORDS.lay, icon: 'shield', note: null, always: true },
    {
      action: 'reroll',
      name: WORDS.reroll,
      icon: REROLL,
      note: WORDS.rerolls(turn.rerolls),
      always: true,
    },
    { action: 'somnium_die', name: WORDS.extraDie, icon: DICE, note: crystals(1), always: true },
    {
      action: 'exoskeleton',
      name: WORDS.exoskeleton(options.exoskeletonFace),
      icon: CARD_ICONS.battle_exoskeleton,
      note: null,
      always: owns(scene, 'battle_exoskeleton'),
    },
  ];
}

function plansOfPreparing(scene: Scene): Plan[] {
  const { parameters } = guideOf(scene);
  return [
    { action: 'income', name: WORDS.income, icon: TERRAIN_ICONS.jungle, note: null, always: false },
    { action: 'count', name: WORDS.count, icon: TERRAIN_ICONS.village, note: null, always: false },
    {
      action: 'factory',
      name: WORDS.factory,
      icon: CARD_ICONS.android_factory,
      note: resources(parameters.factoryPrice),
      always: owns(scene, 'android_factory'),
    },
    { action: 'take_back', name: WORDS.takeBack, icon: 'shield', note: null, always: false },
    { action: 'swap', name: WORDS.swap, icon: PIECE_ICONS.zeppelin, note: null, always: false },
    {
      action: 'workshop',
      name: WORDS.workshop,
      icon: CARD_ICONS.recovery_workshop,
      note: null,
      always: owns(scene, 'recovery_workshop'),
    },
    {
      action: 'cave_move',
      name: WORDS.caveMove,
      icon: TERRAIN_ICONS.cave,
      note: null,
      always: false,
    },
  ];
}

function owns(scene: Scene, card: CardId): boolean {
  return viewOf(scene).seats[ownSeat(scene)]?.cards.includes(card) ?? false;
}

/** What fits under the name of a tool; the whole of it stands where a thing is looked at closely. */
const LONGEST = 26;
export const briefly = (words: string): string =>
  words.length > LONGEST ? (words.split(':', 1)[0] ?? words) : words;

/** Whether the viewer decides now: then there are ways, or reasons why there is none. */
function decides(scene: Scene): boolean {
  const { ways, reasons } = scene.pick;
  const mine = viewOf(scene).turn.active === ownSeat(scene) && isMine(scene);
  return mine && ways.size + reasons.size > 0;
}

/** The tools to show now; none while somebody else decides, and none in the past. */
export function toolsOf(scene: Scene): Tool[] {
  const view = viewOf(scene);
  if (!decides(scene)) return [];
  const plans = view.phase === 'preparing' ? plansOfPreparing(scene) : plansOfActing(scene);
  return plans
    .map(({ always, ...plan }) => ({
      always,
      ...plan,
      legal: waysOf(scene, plan.action).length > 0,
      reason: scene.pick.reasons.get(`action:${plan.action}`),
    }))
    .filter(({ always, legal }) => always || legal);
}

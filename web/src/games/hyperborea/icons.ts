// Which icon stands for what in Hyperborea.

import twinMeeple from 'game-icons:3d-meeple';
import achievement from 'game-icons:achievement';
import ancientRuins from 'game-icons:ancient-ruins';
import archeryTarget from 'game-icons:archery-target';
import barrel from 'game-icons:barrel';
import broadsword from 'game-icons:broadsword';
import cactus from 'game-icons:cactus';
import castle from 'game-icons:castle';
import compass from 'game-icons:compass';
import crossedSwords from 'game-icons:crossed-swords';
import cubes from 'game-icons:cubes';
import cutDiamond from 'game-icons:cut-diamond';
import cycle from 'game-icons:cycle';
import erlenmeyer from 'game-icons:erlenmeyer';
import featheredWing from 'game-icons:feathered-wing';
import gears from 'game-icons:gears';
import knapsack from 'game-icons:knapsack';
import lightningStorm from 'game-icons:lightning-storm';
import meeple from 'game-icons:meeple';
import pineTree from 'game-icons:pine-tree';
import reed from 'game-icons:reed';
import returnArrow from 'game-icons:return-arrow';
import scales from 'game-icons:scales';
import scrollUnfurled from 'game-icons:scroll-unfurled';
import spectre from 'game-icons:spectre';
import sprout from 'game-icons:sprout';
import spy from 'game-icons:spy';
import trophy from 'game-icons:trophy';

import upgrade from 'game-icons:upgrade';
import walkingBoot from 'game-icons:walking-boot';
import whiteTower from 'game-icons:white-tower';
import type { IconPath } from '../../kit/icons';
import type { Colour, Point, Price, ScorePart } from './shown';

export const COLOUR_ICONS: Record<Colour, IconPath> = {
  red: crossedSwords,
  green: walkingBoot,
  purple: sprout,
  blue: erlenmeyer,
  orange: gears,
  yellow: scales,
  grey: barrel,
};

const POINTS: Record<string, IconPath> = {
  move: walkingBoot,
  fly: featheredWing,
  attack: broadsword,
  ranged: archeryTarget,
  fortress: whiteTower,
  mini: meeple,
  clone: twinMeeple,
  tech: scrollUnfurled,
  gem: cutDiamond,
  develop: upgrade,
  draw: knapsack,
  restore: returnArrow,
  espionage: spy,
  remove_grey: barrel,
  generate: cubes,
  swap: cycle,
  strike: lightningStorm,
};

/** The icon of a point: "generate_red" has that of generating. */
export const pointIcon = (point: Point | 'swap'): IconPath =>
  POINTS[point] ?? POINTS[point.split('_')[0] ?? ''] ?? upgrade;

export const PRICE_ICONS: Record<Price, IconPath> = {
  cube: cubes,
  grey: barrel,
  mini: meeple,
  gem: cutDiamond,
};

export const PART_ICONS: Record<ScorePart, IconPath> = {
  gems: cutDiamond,
  trophies: trophy,
  ghosts: spectre,
  cubes: cubes,
  objectives: achievement,
  cards: scrollUnfurled,
  control: castle,
};

export {
  ancientRuins as RUIN,
  cactus as CACTUS,
  compass as FOG,
  cutDiamond as GEM,
  cycle as RESET,
  knapsack as BAG,
  lightningStorm as RACE,
  meeple as MINI,
  pineTree as PINE,
  reed as REED,
  scrollUnfurled as TECHNOLOGY,
  spectre as GHOST,
  trophy as TROPHY,
  upgrade as UP,
  walkingBoot as MOVE,
  whiteTower as FORTRESS,
};

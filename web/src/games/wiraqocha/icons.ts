// Which icon stands for what in Wiraqocha.
import androidMask from 'game-icons:android-mask';
import battleMech from 'game-icons:battle-mech';
import campingTent from 'game-icons:camping-tent';
import caveEntrance from 'game-icons:cave-entrance';
import clockwiseRotation from 'game-icons:clockwise-rotation';
import crossedSwords from 'game-icons:crossed-swords';
import crystalGrowth from 'game-icons:crystal-growth';
import deathZone from 'game-icons:death-zone';
import digDug from 'game-icons:dig-dug';
import energyShield from 'game-icons:energy-shield';
import factory from 'game-icons:factory';
import gearHammer from 'game-icons:gear-hammer';
import hiking from 'game-icons:hiking';
import hut from 'game-icons:hut';
import lockedFortress from 'game-icons:locked-fortress';
import mayanPyramid from 'game-icons:mayan-pyramid';
import oilDrum from 'game-icons:oil-drum';
import palmTree from 'game-icons:palm-tree';
import peaks from 'game-icons:peaks';
import psychicWaves from 'game-icons:psychic-waves';
import rayGun from 'game-icons:ray-gun';
import rollingDices from 'game-icons:rolling-dices';
import seaSerpent from 'game-icons:sea-serpent';
import tombstone from 'game-icons:tombstone';
import zeppelin from 'game-icons:zeppelin';
import { DRILL, type IconPath, SKULL } from '../../kit/icons';
import type { CardId, PieceId } from './model';
import type { Terrain } from './shown';

export const PIECE_ICONS: Record<PieceId, IconPath> = {
  base: campingTent,
  explorer: hiking,
  driller: DRILL,
  zeppelin,
  android_explorer: androidMask,
  juggernaut: zeppelin,
  mechanical_miner: DRILL,
};

/** Special pieces that share the icon of their class bear a ring. */
export const RINGED: ReadonlySet<PieceId> = new Set(['juggernaut', 'mechanical_miner']);

export const CARD_ICONS: Record<CardId, IconPath> = {
  android_factory: factory,
  flying_fortress: lockedFortress,
  force_field: energyShield,
  recovery_workshop: gearHammer,
  android_explorer: androidMask,
  battle_exoskeleton: battleMech,
  death_ray: rayGun,
  juggernaut: zeppelin,
  mechanical_miner: DRILL,
  production_tanks: oilDrum,
  psychic_probe: psychicWaves,
  transport_tunneller: digDug,
};

export const TERRAIN_ICONS: Record<Terrain, IconPath> = {
  jungle: palmTree,
  ruins: mayanPyramid,
  village: hut,
  vein: crystalGrowth,
  cave: caveEntrance,
};

export const GOAL_ICONS = { treasure: SKULL, leviathan: seaSerpent };

export {
  clockwiseRotation as REROLL,
  crossedSwords as ATTACK,
  deathZone as DEAD,
  energyShield as FORCE_FIELD,
  lockedFortress as FORTRESS,
  peaks as MOUNTAIN,
  psychicWaves as PROBE,
  rollingDices as DICE,
  SKULL as ARTEFACT,
  tombstone as CEMETERY,
};

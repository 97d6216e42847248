// Which icon stands for what in Path of Civilization.
import blackFlag from 'game-icons:black-flag';
import borderedShield from 'game-icons:bordered-shield';
import crossedSwords from 'game-icons:crossed-swords';
import crown from 'game-icons:crown';
import cube from 'game-icons:cube';
import familyHouse from 'game-icons:family-house';
import flatHammer from 'game-icons:flat-hammer';
import gearHammer from 'game-icons:gear-hammer';
import greekTemple from 'game-icons:greek-temple';
import lightBulb from 'game-icons:light-bulb';
import lyre from 'game-icons:lyre';
import medal from 'game-icons:medal';
import microscope from 'game-icons:microscope';
import papers from 'game-icons:papers';
import quillInk from 'game-icons:quill-ink';
import scrollUnfurled from 'game-icons:scroll-unfurled';
import spears from 'game-icons:spears';
import sunPriest from 'game-icons:sun-priest';
import thirdEye from 'game-icons:third-eye';
import tombstone from 'game-icons:tombstone';
import uncertainty from 'game-icons:uncertainty';
import type { IconPath } from '../../kit/icons';
import type { ScorePart } from './model';
import type { Circle, Tray, Type } from './shown';

export const TYPE_ICONS: Record<Type, IconPath> = {
  military: crossedSwords,
  cult: sunPriest,
  science: microscope,
  culture: lyre,
  industry: gearHammer,
};

export const CIRCLE_ICONS: Record<Circle, IconPath> = { any: uncertainty, ...TYPE_ICONS };

export const TRAY_ICONS: Record<Tray, IconPath> = {
  red: spears,
  yellow: quillInk,
  blue: thirdEye,
  grey: flatHammer,
  purple: papers,
};

export const PART_ICONS: Record<ScorePart, IconPath> = {
  technologies: scrollUnfurled,
  philosophy: thirdEye,
  population: familyHouse,
  leaders: crown,
  wonders: greekTemple,
  tokens: medal,
  cubes: cube,
};

export {
  blackFlag as THREAT,
  borderedShield as HERITAGE,
  crossedSwords as BATTLE,
  crown as LEADER,
  cube as HISTORY,
  familyHouse as POPULATION,
  greekTemple as WONDER,
  lightBulb as ADVANTAGE,
  medal as POINTS,
  scrollUnfurled as TECHNOLOGY,
  thirdEye as PHILOSOPHY,
  tombstone as DEAD,
};

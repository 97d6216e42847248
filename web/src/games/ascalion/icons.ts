// Which icon stands for what in Ascalion.
import anvil from 'game-icons:anvil';
import broadsword from 'game-icons:broadsword';
import castle from 'game-icons:castle';
import cavalry from 'game-icons:cavalry';
import church from 'game-icons:church';
import coalPile from 'game-icons:coal-pile';
import crossedSwords from 'game-icons:crossed-swords';
import crown from 'game-icons:crown';
import footsteps from 'game-icons:footsteps';
import forest from 'game-icons:forest';
import galleon from 'game-icons:galleon';
import goldBar from 'game-icons:gold-bar';
import graduateCap from 'game-icons:graduate-cap';
import horseHead from 'game-icons:horse-head';
import linkedRings from 'game-icons:linked-rings';
import metalBar from 'game-icons:metal-bar';
import mining from 'game-icons:mining';
import openBook from 'game-icons:open-book';
import prayer from 'game-icons:prayer';
import sailboat from 'game-icons:sailboat';
import scales from 'game-icons:scales';
import spears from 'game-icons:spears';
import woodBeam from 'game-icons:wood-beam';
import type { IconPath } from '../../kit/icons';
import type { TransportWay } from './model';
import type { Kind, Phase, Recipe } from './shown';

export const KIND_ICONS: Record<Kind, IconPath> = {
  wood: woodBeam,
  horse: horseHead,
  gold: goldBar,
  coal: coalPile,
  iron: metalBar,
  weapon: broadsword,
};

/** A source shows its kind, a forest where wood grows. */
export const SOURCE_ICONS: Record<Kind, IconPath> = { ...KIND_ICONS, wood: forest };

export const PRODUCTS: Record<Recipe, { icon: IconPath; what: 'weapon' | 'city' | 'vessel' }> = {
  weapon_iron_coal: { icon: broadsword, what: 'weapon' },
  weapon_gold: { icon: broadsword, what: 'weapon' },
  city_mixed: { icon: castle, what: 'city' },
  city_gold: { icon: castle, what: 'city' },
  boat_wood: { icon: sailboat, what: 'vessel' },
  ship_wood: { icon: galleon, what: 'vessel' },
  ship_gold: { icon: galleon, what: 'vessel' },
};

export const TRANSPORT_ICONS: Record<TransportWay, IconPath> = {
  foot: footsteps,
  ride: cavalry,
  chain: linkedRings,
  boat: sailboat,
  ship: galleon,
};

/** The phases of a round in their order, with their numbers. */
export const WHEEL: readonly { phase: Phase | 'start'; icon: IconPath; gate: boolean }[] = [
  { phase: 'start', icon: crown, gate: false },
  { phase: 'development', icon: anvil, gate: false },
  { phase: 'production', icon: mining, gate: true },
  { phase: 'trade', icon: scales, gate: true },
  { phase: 'transport', icon: cavalry, gate: true },
  { phase: 'attack', icon: crossedSwords, gate: false },
];

export {
  castle as CITY,
  church as TEMPLE,
  crossedSwords as ATTACK,
  crown as START,
  graduateCap as UNIVERSITY,
  horseHead as HORSE,
  openBook as BOOK,
  prayer as FOLLOWER,
  scales as TRADE,
  spears as WARRIOR,
};

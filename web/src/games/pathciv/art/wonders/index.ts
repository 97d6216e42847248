// The wonders of the standard pack.
import type { Picture } from '../../../common/art/pen';
import { gatheringLodge, greatGranary, watchtowerRidge } from './dawnHouses';
import { calendarCairn, firstRamparts, giantsGate, ringOfTallStones } from './dawnStones';
import {
  brassObservatory,
  palaceOfAHundredGardens,
  skyCathedral,
  wallOfTenThousandSteps,
} from './eveningTowers';
import { arsenalDocks, canalOfTwoSeas, libraryOfSilence } from './eveningWorks';
import { deepCollider, hallOfTreaties, templeOfAllNames, worldExhibition } from './nightHalls';
import { ironLatticeTower, orbitalStation, seaGateDam } from './nightWorks';
import { houseOfScrolls, marbleTheatre } from './noonHalls';
import { cliffFortress, oracleSprings } from './noonHeights';
import { harbourBeacon, longAqueduct, paintedAvenue } from './noonWays';

export const WONDERS: Readonly<Record<string, Picture>> = {
  w_01: watchtowerRidge,
  w_02: ringOfTallStones,
  w_03: calendarCairn,
  w_04: gatheringLodge,
  w_05: greatGranary,
  w_06: giantsGate,
  w_07: firstRamparts,
  w_08: cliffFortress,
  w_09: oracleSprings,
  w_10: houseOfScrolls,
  w_11: marbleTheatre,
  w_12: longAqueduct,
  w_13: harbourBeacon,
  w_14: paintedAvenue,
  w_15: wallOfTenThousandSteps,
  w_16: skyCathedral,
  w_17: brassObservatory,
  w_18: palaceOfAHundredGardens,
  w_19: canalOfTwoSeas,
  w_20: libraryOfSilence,
  w_21: arsenalDocks,
  w_22: hallOfTreaties,
  w_23: templeOfAllNames,
  w_24: deepCollider,
  w_25: worldExhibition,
  w_26: ironLatticeTower,
  w_27: seaGateDam,
  w_28: orbitalStation,
};

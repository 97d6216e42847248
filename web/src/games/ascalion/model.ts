// A view of Ascalion as the screen uses it.
import { opened } from '../common/view';
import { remembered } from '../json';
import * as shown from './shown';

export type { Area, Country, Step, Token, Vessel } from './shown';
export type Goods = shown.Seat['goods'];

/** The ways of transport, in the order of their buttons. */
export const TRANSPORTS = [
  'foot',
  'ride',
  'chain',
  'boat',
  'ship',
] as const satisfies readonly shown.TransportKind[];
export type TransportWay = (typeof TRANSPORTS)[number];

const isVessel = (area: shown.Area): area is shown.Vessel => 'place' in area;

/** Countries and vessels apart. */
function partedFrom(areas: Record<shown.AreaId, shown.Area>) {
  const countries: Record<shown.CountryId, shown.Country> = {};
  const vessels: Record<shown.VesselId, shown.Vessel> = {};
  for (const [id, area] of Object.entries(areas)) {
    if (isVessel(area)) vessels[id] = area;
    else countries[id] = area;
  }
  return { countries, vessels };
}

const readOpened = opened(shown.readView);

/** The model of a view; the same object gives the same model. */
export const readView = remembered((json, where) => {
  const { areas, ...view } = readOpened(json, where);
  return { ...view, ...partedFrom(areas) };
}, 'view');
export type View = ReturnType<typeof readView>;

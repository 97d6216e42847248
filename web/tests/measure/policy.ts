// What a seat wants to do, by a seed: rather something than nothing, and an end to every turn.
import { allWays } from '../../src/pick';
import type { Table } from '../../src/protocol';
import type { Goal } from './player';

const MOST_PER_TURN = 14;
const ENDING = 0.06;

/** Ways out, in the words that the servers notate them with. */
const WAYS_OUT = /^(end|pass|done|stop|decline|neutral|no|roll)\b/;
/** What is taken back at once, or needs another person at the table. */
const NO_USE = /^(withdraw|counter|offer|propose|close|open)\b/;

const isWayOut = ({ path, choice }: Goal): boolean =>
  choice.effect === 'turn' || choice.effect === 'over' || WAYS_OUT.test(path[0] ?? '');

interface Fit {
  set: string | null;
  space: string | null;
}

interface Placing {
  table?: { turn?: { ask?: string; fits?: Record<string, Fit[]> } };
}

/** Cubes of Hyperborea that can be placed: the view tells more of them than the choices. */
function placings({ view }: Table): Goal[] {
  const turn = (view as Placing).table?.turn;
  if (turn?.ask !== 'menu') return [];
  return Object.entries(turn.fits ?? {}).flatMap(([colour, fits]) =>
    // A row stands for the space of the cube's own colour, if it has one.
    fits
      .filter(
        ({ set, space }) =>
          space === colour || !fits.some((one) => one.set === set && one.space === colour),
      )
      .map(({ set, space }) => ({
        path: ['place', `colour ${colour}`, `on ${set} ${space}`],
        choice: { act: 'place' } as Goal['choice'],
        texts: [],
        targets: [[`cube:available/${colour}`], [`space:${set}/${space}`]],
      })),
  );
}

/** One of the ways; the longer the turn takes, the sooner one that ends it. */
export function wanted(table: Table, taken: number, next: () => number): Goal | undefined {
  const cubes = placings(table);
  const told = allWays(table.choices).filter(
    ({ path }) => cubes.length === 0 || path[0] !== 'place',
  );
  const all = [...told, ...cubes];
  const useful = all.filter(({ path }) => !NO_USE.test(path[0] ?? ''));
  const ways = useful.length > 0 ? useful : all;
  const out = ways.filter(isWayOut);
  const on = ways.filter((way) => !isWayOut(way));
  const stops = on.length === 0 || (out.length > 0 && (taken >= MOST_PER_TURN || next() < ENDING));
  const list = stops ? out : on;
  // Kinds of acts are equally likely, however many of a kind there are.
  const kinds = [...new Set(list.map(({ path }) => path[0]?.split(' ')[0] ?? ''))];
  const kind = kinds[Math.floor(next() * kinds.length)];
  const some = list.filter(({ path }) => (path[0]?.split(' ')[0] ?? '') === kind);
  return some[Math.floor(next() * some.length)];
}

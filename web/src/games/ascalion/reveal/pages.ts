// Conflicts as pages of the panel: who attacked and who defended, with whose help, and what came of it.
import type { LogEntry } from '../../../protocol';
import { join } from '../../common/words';
import type { RevealPage, RevealRow, Scene } from '../../game';
import { type Told, toldIn, withoutName } from '../../told';
import { nameOf } from '../scene';
import { WORDS } from './words';

/** What is said from an attack to its end. */
interface Conflict {
  n: number;
  attack: Told;
  helps: Told[];
  result: Told;
  /** What came of it, in the same line. */
  after: Told[];
}

const isResult = ({ key }: Told): boolean => key === 'conquers' || key === 'fails';

function conflictsOf(log: readonly LogEntry[]): Conflict[] {
  const found: Conflict[] = [];
  let attack: Told | null = null;
  let helps: Told[] = [];
  for (const entry of log) {
    const told = toldIn(entry);
    for (const [i, one] of told.entries()) {
      if (one.key === 'attack') [attack, helps] = [one, []];
      else if (one.key === 'side') helps.push(one);
      else if (isResult(one) && attack !== null) {
        found.push({ n: entry.n, attack, helps, result: one, after: told.slice(i + 1) });
        attack = null;
      }
    }
  }
  return found;
}

/** Booty and losses; what begins next is no matter of the conflict. */
const OUTCOMES = [
  'captures',
  'temple_gone',
  'university_gone',
  'follower_gone',
  'book_gone',
  'sinks',
];
const isOutcome = ({ key }: Told): boolean => OUTCOMES.some((stem) => key.startsWith(stem));

function rowsOf({ attack, helps, result, after }: Conflict, scene: Scene): RevealRow[] {
  const [attacker = -1, defender] = attack.seats;
  if (defender === undefined) return [];
  const won = result.key === 'conquers';
  const outcomes = after
    .filter(isOutcome)
    .map(({ text, by }) => (by === attacker ? withoutName(text, nameOf(scene, by)) : text));
  const row = (seat: number, part: Partial<RevealRow>): RevealRow => ({
    seat,
    text: WORDS.conflict,
    after: null,
    thing: null,
    result: 'plain',
    gains: [],
    ...part,
  });
  const helpOf = (side: number): RevealRow[] =>
    helps
      .filter(({ seats }) => seats[1] === side)
      .map(({ by, text }) =>
        row(by, { text: withoutName(text, nameOf(scene, by)), thing: 'side:help' }),
      );
  return [
    row(attacker, {
      text: withoutName(result.text, nameOf(scene, attacker)),
      after: outcomes.length === 0 ? null : join(outcomes, '; '),
      thing: 'side:attack',
      result: won ? 'won' : 'lost',
    }),
    ...helpOf(attacker),
    row(defender, {
      text: won ? WORDS.loses : WORDS.holds,
      thing: 'side:defence',
      result: won ? 'lost' : 'won',
    }),
    ...helpOf(defender),
  ];
}

export function pagesOf(log: readonly LogEntry[], scene: Scene): RevealPage[] {
  const { you } = scene.table;
  return conflictsOf(log).flatMap((conflict) => {
    const rows = rowsOf(conflict, scene);
    if (rows.length === 0) return [];
    const quiet = you.length > 0 && !rows.some(({ seat }) => you.includes(seat));
    const { n, attack } = conflict;
    return [{ n, title: attack.text, phase: WORDS.conflict, quiet, rows }];
  });
}

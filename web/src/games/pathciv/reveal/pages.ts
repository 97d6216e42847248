// Simultaneous choices as pages of the panel: one for each phase in which somebody chose, a row for each
// seat, contests first.
import type { LogEntry, Text } from '../../../protocol';
import type { RevealPage, RevealRow, Scene, Target } from '../../game';
import { isHeading, type Told, toldIn, withoutName } from '../../told';
import { nameOf, viewOf } from '../scene';
import { WORDS } from '../words';
import { isGain } from './amounts';
import { resultOf } from './choices';

interface Section {
  n: number;
  phase: Text;
  told: Told[];
}

/** The sentences by phases; what comes before the first phase is nobody's choice. */
function sectionsOf(entries: readonly LogEntry[]): Section[] {
  const sections: Section[] = [];
  for (const entry of entries) {
    const { n } = entry;
    for (const one of toldIn(entry)) {
      if (isHeading(one)) sections.push({ n, phase: one.text, told: [] });
      else sections.at(-1)?.told.push(one);
    }
  }
  return sections;
}

const isThing = (target: string): boolean => /^(card|tech|marker):/.test(target);

/** What was wanted; a layout is about four technologies, none more than the others. */
const thingOf = ({ key, about }: Told): Target | null =>
  key === 'projects' ? null : (about.find(isThing) ?? null);

/** What follows for whoever got nothing: another bid, or what is kept. */
function after(told: Told, scene: Scene): Text | null {
  const { turn, seats } = viewOf(scene);
  const seat = seats[told.by];
  if (resultOf(told) === 'lost')
    return turn.bidding.includes(told.by) && turn.waiting.includes(told.by)
      ? WORDS.bidsAgain
      : null;
  if (told.key !== 'passed' || seat === undefined) return null;
  return turn.phase === 'wonders'
    ? WORDS.keeps('grey', seat.trays.grey)
    : turn.phase === 'leaders'
      ? WORDS.keeps('purple', seat.trays.purple)
      : null;
}

function rowOf(told: Told, section: Section, scene: Scene): RevealRow {
  const own = section.told.filter(({ by }) => by === told.by);
  const result = resultOf(told) ?? 'plain';
  return {
    seat: told.by,
    text: withoutName(told.text, nameOf(scene, told.by)),
    after: after(told, scene),
    thing: thingOf(told),
    result,
    gains:
      result === 'lost'
        ? []
        : own.filter(({ key }) => key === 'gains').flatMap(({ about }) => about.filter(isGain)),
  };
}

/** Who wants the same thing stands together: first who gets it, then who does not. */
function contestsFirst(rows: readonly RevealRow[]): RevealRow[] {
  const fought = rows.filter(({ result }) => result === 'lost').map(({ thing }) => thing);
  const place = ({ thing, result }: RevealRow): number => {
    if (thing === null) return 1000;
    const at = fought.indexOf(thing);
    return at < 0 ? 500 : at * 2 + (result === 'lost' ? 1 : 0);
  };
  return rows.toSorted((one, other) => place(one) - place(other));
}

/** Nobody needs to be shown what only they have chosen, unless somebody else was in the way. */
const tellsOfOthers = (rows: readonly RevealRow[], mine: readonly number[]): boolean =>
  rows.some(({ seat, result }) => !mine.includes(seat) || result === 'lost');

export function pagesOf(entries: readonly LogEntry[], scene: Scene): RevealPage[] {
  return sectionsOf(entries).flatMap((section) => {
    const choices = section.told.filter((told) => resultOf(told) !== null);
    const rows = contestsFirst(choices.map((told) => rowOf(told, section, scene)));
    return tellsOfOthers(rows, scene.table.you)
      ? [{ n: section.n, phase: section.phase, rows }]
      : [];
  });
}

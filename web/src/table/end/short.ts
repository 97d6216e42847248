// What somebody was short of who has not won: about the loser, too.
import type { Ending, Scene } from '../../games/game';
import { say } from '../../i18n';
import { e } from '../../i18n/end';
import type { SeatScore, Table } from '../../protocol';
import { nameOf } from '../../store/select';
import { addsUp, rowsOf } from './count';

function inPoints(seats: readonly SeatScore[], own: SeatScore): string | null {
  const best = Math.max(...seats.filter(({ won }) => won).map(({ score }) => score));
  return addsUp(own) && best > own.score ? e().shortPoints(best - own.score) : null;
}

/** The sentence for the one seat of this screen; null for a winner, and where several or none sit here. */
export function shortOf(table: Table, scene: Scene, ending: Ending | null): string | null {
  const [seat] = table.you;
  if (seat === undefined || table.you.length > 1 || !table.outcome) return null;
  const own = table.outcome.seats[seat];
  if (own === undefined || own.won || table.seats[seat]?.resigned) return null;
  if (ending?.short === undefined) return inPoints(table.outcome.seats, own);
  const words = ending.short(seat, scene);
  return words === null ? null : say(words);
}

const sentence = (words: string): string => {
  const whole = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
};

/** "18 points ahead of Jonas", where one has won by points. */
function aheadOf(table: Table): string {
  const rows = rowsOf(table.outcome?.seats ?? []);
  const [first, second] = rows;
  if (!first?.won || second === undefined || second.won) return '';
  const by = first.score - second.score;
  return addsUp(first) && first.parts.length > 1 && by > 0
    ? e().ahead(by, nameOf(table, second.seat))
    : '';
}

/** How the game ended, and what it means to who looks at it. */
export function sentences(table: Table, scene: Scene, ending: Ending | null): string {
  const verdict = table.outcome ? say(table.outcome.text) : '';
  return [verdict, shortOf(table, scene, ending) ?? aheadOf(table)]
    .filter((words) => words !== '')
    .map(sentence)
    .join(' ');
}

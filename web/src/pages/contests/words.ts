// Sentences about a tournament, made of its words.
import { lang, t } from '../../i18n';
import { c } from '../../i18n/contests';
import { stretch, timeText } from '../../i18n/format';
import type { ContestInfo, ContestLine, ContestPairing } from '../../protocol';
import { type Waiting, waitingFor, winnersOf } from './look';

const DAY = 24 * 60 * 60 * 1000;

/** "at 20:30" today, else with the day. */
export function when(at: number, now = Date.now()): string {
  if (Math.abs(at - now) < DAY / 2) return timeText(at, lang.now);
  return new Intl.DateTimeFormat(lang.now, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
}

/** How far it is, in a few words. */
export function stageText(line: ContestLine, now = Date.now()): string {
  switch (line.state) {
    case 'entry':
      return line.starts ? c().starts(when(line.starts, now)) : c().startsByHand;
    case 'paused':
      return c().paused;
    case 'over':
      return line.winner === '' ? c().isOver : c().won(line.winner);
    case 'cancelled':
      return c().isCancelled;
    case 'running':
      return line.ends
        ? c().left(stretch(line.ends - now, t().clock))
        : c().roundOf(line.round, line.rounds);
  }
}

/** What I wait for, as a sentence; empty where the button says it. */
export function waitingText(info: ContestInfo, waiting: Waiting = waitingFor(info)): string {
  switch (waiting.kind) {
    case 'out':
    case 'over':
    case 'table':
      return '';
    case 'start':
      return waiting.at === null ? c().waitsHand : c().waitsStart(when(waiting.at, info.now));
    case 'paused':
      return c().waitsPaused;
    case 'resting':
      return c().resting;
    case 'left':
      return c().left2;
    case 'arena':
      return c().nextTable;
    case 'eliminated':
      return c().eliminated;
    case 'bye':
      return c().waitsBye;
    case 'round':
      return c().waitsRound(waiting.tables, waiting.next);
    case 'next':
      return waiting.next > info.line.rounds
        ? ''
        : c().waitsPause(waiting.next, when(waiting.at, info.now));
  }
}

export const nameOf = (info: ContestInfo, player: number): string =>
  info.players[player]?.name || c().goneName;

/** How a game ended, or that it is played. */
export function resultText(info: ContestInfo, pairing: ContestPairing): string {
  if (pairing.reason === 'bye') return c().bye;
  if (!pairing.places) return c().plays;
  const winners = winnersOf(pairing).map((player) => nameOf(info, player));
  if (winners.length === 0) return c().nobodyWon;
  if (winners.length > 1) return c().shares(t().join(winners));
  return c().won(winners[0] ?? '');
}

/** What decides among those with as many points, for the header of the table. */
export const tieText = (info: ContestInfo): string =>
  c().tieTitle(t().join(info.tie_breaks.map((rule) => c().tieBreaks[rule])));

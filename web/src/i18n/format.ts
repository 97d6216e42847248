// Times and dates as people read them.

import type { ClockInfo } from '../protocol';
import type { Dictionary } from './en';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A running clock: "4:12", "1:04:12", "2 d 23 h". */
export function clockText(left: number, words: Dictionary['clock']): string {
  const ms = Math.max(0, left);
  if (ms >= 2 * DAY) return daysText(ms, words);
  const seconds = Math.ceil(ms / SECOND);
  const two = (n: number): string => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const tail = `${two(minutes % 60)}:${two(seconds % 60)}`;
  return minutes >= 60 ? `${Math.floor(minutes / 60)}:${tail}` : `${minutes}:${two(seconds % 60)}`;
}

function daysText(ms: number, words: Dictionary['clock']): string {
  const hours = Math.floor((ms % DAY) / HOUR);
  const days = words.daysShort(Math.floor(ms / DAY));
  return hours === 0 ? days : `${days} ${words.hoursShort(hours)}`;
}

/** A stretch of time in one unit: "11 h", "3 d". */
export function stretch(ms: number, words: Dictionary['clock']): string {
  if (ms >= 2 * DAY) return words.daysShort(Math.floor(ms / DAY));
  if (ms >= HOUR) return words.hoursShort(Math.floor(ms / HOUR));
  return words.minutesShort(Math.max(0, Math.floor(ms / MINUTE)));
}

export function paceText(clock: ClockInfo, words: Dictionary['clock']): string {
  switch (clock.kind) {
    case 'none':
      return words.none;
    case 'live':
      return words.live(Math.round(clock.bank / MINUTE), Math.round(clock.increment / SECOND));
    case 'days':
      return words.days(clock.days);
  }
}

const CHIP_LETTERS = 8;

/** A name for little room: all words but the last become initials, "Automaton III" is "A. III". */
export function shortName(name: string): string {
  const parts = name.split(' ').filter((part) => part !== '');
  if (name.length <= CHIP_LETTERS || parts.length < 2) return name;
  return parts.map((part, k) => (k < parts.length - 1 ? `${[...part][0]}.` : part)).join(' ');
}

/** The pace as a sentence, with what happens when time runs out. */
export function paceSentence(clock: ClockInfo, words: Dictionary['clock']): string {
  const pace = paceText(clock, words);
  const sentence = `${pace.charAt(0).toUpperCase()}${pace.slice(1)}.`;
  return clock.kind === 'none' ? sentence : `${sentence} ${words.onTimeout[clock.on_timeout]}`;
}

export function dateText(at: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

export function dayText(at: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(at);
}

export function timeText(at: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(at);
}

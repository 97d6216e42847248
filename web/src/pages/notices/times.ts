// Times of a day as minutes after midnight, and as fields of forms show them.

export function timeOf(minute: number): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Null for what is no time. */
export function minuteOf(time: string): number | null {
  const found = /^(\d{1,2}):(\d{2})/.exec(time);
  if (found === null) return null;
  const minute = Number(found[1]) * 60 + Number(found[2]);
  return Number(found[2]) < 60 && minute < 24 * 60 ? minute : null;
}

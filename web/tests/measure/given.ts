// What tools/measure was asked for.
const listOf = (name: string): string[] => (process.env[name] ?? '').split(' ').filter(Boolean);

export const GAMES = listOf('MEASURE_GAMES');
export const DEVICES = listOf('MEASURE_DEVICES');
export const ROUNDS = Number(process.env['MEASURE_ROUNDS'] ?? 3);
export const MINUTES = Number(process.env['MEASURE_MINUTES'] ?? 4);
export const SEED = Number(process.env['MEASURE_SEED'] ?? 1);
export const SEATS = Number(process.env['MEASURE_SEATS'] ?? 3);
/** Where the trace of a page is kept, if anywhere. */
export const TRACE = process.env['MEASURE_TRACE'];

/** Numbers from 0 to 1 that are the same for the same seed. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

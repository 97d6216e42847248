// The browser comes to the same commitment as the server.
import { describe, expect, it } from 'vitest';
import { commitmentOf, verify } from './fair';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const COMMITMENT = 'sha256:630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';

const record = (commitment: string): string =>
  [
    { format: 'tetra/2', commitment },
    { n: 0, by: 'chance', do: 'rolled 3' },
    { n: 1, by: 0, do: 'roll' },
    { n: 2, by: 'chance', do: 'rolled 5', taken_back: 2 },
    { result: { ending: 'scored', places: [1, 2], scores: [8, 0] }, seed: SEED, taken_back: 1 },
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

describe('fair dice', () => {
  it('have the commitment that the protocol document shows', async () => {
    expect(await commitmentOf(SEED)).toBe(COMMITMENT);
  });

  it('are found to be in order', async () => {
    expect(await verify(SEED, COMMITMENT, record(COMMITMENT))).toEqual({
      fits: true,
      events: 2,
      takenBack: 3,
    });
  });

  it('are found to be wrong, in the message or in the record', async () => {
    const wrong = COMMITMENT.replace('630d', '630e');
    expect((await verify(SEED, wrong, record(COMMITMENT))).fits).toBe(false);
    expect((await verify(SEED, COMMITMENT, record(wrong))).fits).toBe(false);
  });
});

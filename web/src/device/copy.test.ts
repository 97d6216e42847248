// A copy of a device is read back as it was written, and nothing else is taken for one.
import { describe, expect, it } from 'vitest';
import { gamesIn, readCopy, writeCopy } from './copy';

const RECORDS: [string, string][] = [
  ['table/k3', '{"title":"a\\nb"}'],
  ['event/k3/0000000001', '{}'],
];

describe('a copy', () => {
  it('holds every record', async () => {
    expect(readCopy(await writeCopy(RECORDS).text())).toEqual(RECORDS);
    expect(readCopy(await writeCopy([]).text())).toEqual([]);
    expect(gamesIn(RECORDS)).toBe(1);
  });

  it.each([
    '',
    'no JSON',
    '["a","b"]\n',
    '{"kind":"tetrapolis device","version":2}\n',
    '{"kind":"tetrapolis device","version":1}\n["a"]\n',
    '{"kind":"tetrapolis device","version":1}\n["a",1]\n',
  ])('is not: %s', (text) => {
    expect(readCopy(text)).toBeNull();
  });
});

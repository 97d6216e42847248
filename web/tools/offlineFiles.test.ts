// The version of the client that is kept changes with whatever is in it.
import { describe, expect, it } from 'vitest';
import { offlineList } from './offlineFiles';

const files = [
  { name: 'index.html', content: '<p>' },
  { name: 'assets/a.js', content: new Uint8Array([1, 2]) },
];

describe('the files kept for a start without a network', () => {
  it('are named from the root, in an order of their own', () => {
    expect(offlineList(files).files).toEqual(['/assets/a.js', '/device/']);
    expect(offlineList(files.toReversed())).toEqual(offlineList(files));
  });

  it('are another version when a name or a byte differs', () => {
    const [page, script] = files as [(typeof files)[0], (typeof files)[0]];
    const versions = [
      files,
      [page],
      [page, { ...script, name: 'assets/b.js' }],
      [page, { ...script, content: new Uint8Array([1, 3]) }],
      [{ ...page, content: '<b>' }, script],
    ].map((list) => offlineList(list).version);
    expect(new Set(versions).size).toBe(versions.length);
  });
});

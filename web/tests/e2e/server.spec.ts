// The tests themselves leave nothing behind.
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, test } from './fixture';
import { FOLDER, Server } from './server';

const folders = async (): Promise<string[]> =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER));

test('a server that does not start leaves no folder', async ({ server }) => {
  const before = await folders();
  expect(before).toHaveLength(1);
  expect(existsSync('/bin/false')).toBe(true);
  await expect(Server.make('/bin/false')).rejects.toThrow('does not answer');
  expect(await folders()).toEqual(before);
  expect((await fetch(`${server.url}/healthz`)).ok).toBe(true);
});

// Loaded before each file of tests: the switch of planted bugs, and a note of those that were met and
// of the time it took.
import { appendFileSync, readFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

const file = process.env.TETRA_MUTANT_FILE;
const active = file === undefined ? 'record' : readFileSync(file, 'utf8');
const reached = new Set();

globalThis.tetraMutant = (bug) => {
  if (active === 'record') reached.add(bug);
  return String(bug) === active;
};

afterAll(() => {
  const record = process.env.TETRA_MUTANT_RECORD;
  if (record === undefined) return;
  const { testPath } = expect.getState();
  appendFileSync(record, `${testPath}\t${performance.now()}\t${[...reached].join(' ')}\n`);
});

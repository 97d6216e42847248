// Tries planted bugs in one process of vitest: reads lines `NUMBER FILE...` from the standard input and
// answers each with `NUMBER killed` or `NUMBER survived`, at the first file that fails. Runs in the copy
// of the client.
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createVitest } from 'vitest/node';

const silent = { onInit() {} };
const vitest = await createVitest('test', {
  config: 'vitest.mutate.ts',
  watch: false,
  reporters: [silent],
  onConsoleLog: () => false,
});
const all = await vitest.globTestSpecifications();

async function passes(file) {
  vitest.state.filesMap.clear();
  const run = await vitest.runTestSpecifications(all.filter(({ moduleId }) => moduleId === file));
  return run.testModules.every((module) => module.ok()) && run.unhandledErrors.length === 0;
}

async function allPass(files) {
  for (const file of files) if (!(await passes(file))) return false;
  return true;
}

for await (const line of createInterface({ input: process.stdin })) {
  const [bug, ...files] = line.split('\t');
  writeFileSync(process.env.TETRA_MUTANT_FILE, bug);
  console.log(`${bug} ${(await allPass(files)) ? 'survived' : 'killed'}`);
}
await vitest.close();
process.exit(0);

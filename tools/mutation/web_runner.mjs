// Tries planted bugs in one process of vitest: reads lines `NUMBER FILE...` from the standard input and
// answers each with `NUMBER killed` or `NUMBER survived`. Runs in the copy of the client.
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

for await (const line of createInterface({ input: process.stdin })) {
  const [bug, ...files] = line.split('\t');
  writeFileSync(process.env.TETRA_MUTANT_FILE, bug);
  vitest.state.filesMap.clear();
  const run = await vitest.runTestSpecifications(all.filter(({ moduleId }) => files.includes(moduleId)));
  const isFine = run.testModules.every((module) => module.ok()) && run.unhandledErrors.length === 0;
  console.log(`${bug} ${isFine ? 'survived' : 'killed'}`);
}
await vitest.close();
process.exit(0);

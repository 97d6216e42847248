// compare MODULE PROGRAM [--records N] [--quick]: what tools/wasm_test does.
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { openModule } from './module.mjs';
import { openNative } from './native.mjs';

const [moduleFile, program, ...options] = process.argv.slice(2);
const games = { wiraqocha: [2, 3, 4], ascalion: [2, 3, 4], hyperborea: [2, 3, 4], pathciv: [1, 2, 4] };
const recordsAt = options.indexOf('--records');
const records = recordsAt < 0 ? 1000 : Number(options[recordsAt + 1]);
const searchEvery = 10; // records
const rounds = 3;

const browser = await openModule(moduleFile);
const native = openNative(program);
let differences = 0;

function differ(what, left, right) {
  if (left === right && !left.startsWith('error')) return;
  differences += 1;
  const lines = [left.split('\n'), right.split('\n')];
  const at = lines[0].findIndex((line, i) => line !== lines[1][i]);
  console.error(`${what}, line ${at + 1}: native ${lines[0][at]}, browser ${lines[1][at]}`);
}

async function compare(what, request) {
  const here = await native.ask(request);
  differ(what, here.text, browser(request).text);
  return here.text;
}

async function compareGame(game, counts) {
  let steps = 0;
  let searches = 0;
  for (let seed = 1; seed <= records; seed += 1) {
    const seats = counts[seed % counts.length];
    const name = `${game}, ${seats} seats, seed ${seed}`;
    const record = await compare(`${name}, record`, { do: 'record', game, seats, seed });
    const lines = await compare(`${name}, replay`, { do: 'replay', record });
    const count = lines.split('\n').length - 2;
    steps += count;
    if (seed % searchEvery !== 0) continue;
    const entry = (seed * 7919) % Math.max(1, Math.floor(count * 0.9));
    const request = { do: 'search', record, entry, visits: 300 };
    await compare(`${name}, search from ${entry}`, request);
    searches += 1;
  }
  console.log(`${game}: ${records} records, ${steps} steps, ${searches} searches, all compared`);
}

// Work that takes the native program about half a second.
async function amountFor(request) {
  for (let amount = 64; ; amount *= 2) {
    const { seconds } = await native.ask({ ...request, amount });
    if (seconds > 0.5 || amount > 4e6) return amount;
  }
}

// One after the other, several times: the best of each, since other work only slows down.
async function ratesOf(request, unitsOf) {
  const amount = await amountFor(request);
  const best = { native: 0, browser: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const here = await native.ask({ ...request, amount });
    const there = browser({ ...request, amount });
    differ(`${request.do} of ${request.game}`, here.text, there.text);
    const units = unitsOf(here.text);
    best.native = Math.max(best.native, units / here.seconds);
    best.browser = Math.max(best.browser, units / there.seconds);
  }
  return best;
}

const thousands = (rate) => `${Math.round(rate / 1000)} k`.padStart(9);
const row = (rates) =>
  `${thousands(rates.native)} |${thousands(rates.browser)} | ${(rates.browser / rates.native).toFixed(2)}`;

async function compareSpeed() {
  console.log('| game | decisions/s native | in the module | ratio | visits/s native | in the module | ratio |');
  for (const game of Object.keys(games)) {
    const first = (text) => Number(text.split(/\s/)[0]);
    const decisions = await ratesOf({ do: 'games', game }, first);
    const visits = await ratesOf({ do: 'visits', game }, first);
    console.log(`| ${game} | ${row(decisions)} | ${row(visits)} |`);
  }
}

for (const [game, counts] of Object.entries(games)) await compareGame(game, counts);
if (!options.includes('--quick')) await compareSpeed();
const bytes = readFileSync(moduleFile);
const kilo = (size) => `${(size / 1000).toFixed(0)} kB`;
console.log(
  `module: ${kilo(bytes.length)}, gzip ${kilo(gzipSync(bytes, { level: 9 }).length)}, brotli ${kilo(brotliCompressSync(bytes).length)}`,
);
native.close();
console.log(differences === 0 ? 'wasm_test: no difference' : `wasm_test: ${differences} differences`);
process.exitCode = differences === 0 ? 0 : 1;

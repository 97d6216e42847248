// How many clicks and taps a round of each game takes beside the questions that it asks.
import { test } from '../e2e/fixture';
import { look } from '../e2e/middle';
import { requestTable } from '../e2e/tables';
import { addTo, type Bill, newBill, print } from './bill';
import { DEVICES, dice, GAMES, MINUTES, ROUNDS, SEATS, SEED } from './given';
import { Player } from './player';
import { wanted } from './policy';

const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

const WAIT_MS = 25;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const roundOf = (text: string): number => Number(/\bround (\d+)/i.exec(text)?.[1] ?? 0);

/** Plays until enough rounds are over, or the time is. */
async function play(player: Player, bill: Bill): Promise<void> {
  const next = dice(SEED);
  const end = Date.now() + MINUTES * 60_000;
  let first = 0;
  let taken = 0;
  while (!player.over && Date.now() < end) {
    if (!player.asked) {
      taken = 0;
      await pause(WAIT_MS);
      continue;
    }
    const { table } = player;
    if (table === null) continue;
    const round = roundOf(table.stage.en);
    if (first === 0) first = round;
    bill.rounds = Math.max(bill.rounds, round - first);
    if (bill.rounds >= ROUNDS) return;
    const goal = wanted(table, taken++, next);
    if (goal === undefined) return;
    const decision = await player.decide(goal);
    if (decision !== null) addTo(bill, decision);
    else await sendPast(player, goal.path, bill);
  }
}

/** What the screen has no way for is sent past it, and told. */
async function sendPast(player: Player, path: string[], bill: Bill): Promise<void> {
  const { page } = player;
  const table = await look(page);
  if (!table.to_move.includes(0) || table.version !== player.table?.version) return;
  bill.missing.push(path.join('; '));
  await page.keyboard.press('Escape');
  const id = `past-${table.version}`;
  const data = { t: 'act', id, table: table.table, seen: table.version, seat: 0, path };
  await page.request.post(`${page.url().replace('/t/', '/api/v1/tables/')}/act`, { data });
  for (let k = 0; k < 200 && player.table?.version === table.version; ++k) await pause(WAIT_MS);
}

for (const game of GAMES)
  for (const device of DEVICES as (keyof typeof SCREENS)[])
    test(`${game}, ${device}`, async ({ visit, complaints }) => {
      complaints.allow(/./);
      test.setTimeout((MINUTES + 2) * 60_000);
      const page = await visit(SCREENS[device]);
      await page.addInitScript({ path: 'tests/measure/reach.js' });
      await page.addInitScript(
        (settings) => localStorage.setItem('tetrapolis.settings', settings),
        JSON.stringify({ lang: 'en', speed: 'off' }),
      );
      const player = new Player(page, device === 'phone');
      const others = Array.from({ length: SEATS - 1 }, () => ({
        kind: 'computer' as const,
        level: 'level1',
      }));
      await requestTable(page, { game, seats: [{ kind: 'me' }, ...others] });
      const bill = newBill(game, device);
      await play(player, bill);
      bill.refused = player.refused;
      print(bill);
    });

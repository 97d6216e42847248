// What the first visit costs.
import { expect, test } from './fixture';
import { playComputer } from './tables';
import { main } from './turn';

const MOST_BYTES = 300_000;

test('the first load of a table stays below 300 kB', async ({ page, context, visit }) => {
  await playComputer(page);
  const cookies = await context.cookies();
  const fresh = await visit();
  await fresh.context().addCookies(cookies);
  const wire = await fresh.context().newCDPSession(fresh);
  await wire.send('Network.enable');
  let bytes = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await fresh.goto(page.url());
  await expect(main(fresh)).toBeEnabled();
  await fresh.waitForLoadState('networkidle');
  console.log(`first load of the table: ${(bytes / 1000).toFixed(0)} kB`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(MOST_BYTES);
});

// The client as plain files (tools/build_pages): TETRA_PAGES says where they are.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixture';
import { act, playOn, reader } from './onDevice';
import { servePlainFiles } from './plainFiles';
import { ending } from './turn';

const FOLDER = process.env['TETRA_PAGES'];

test('a host of plain files is enough for a whole game', async ({ visit, complaints }) => {
  test.skip(FOLDER === undefined, 'TETRA_PAGES names no folder of tools/build_pages');
  test.setTimeout(180_000);
  const { url, server } = await servePlainFiles(FOLDER ?? '');
  complaints.allow(new RegExp(`^asked (http|ws)://${new URL(url).host}`));
  const page = await reader(visit, url);
  await page.goto('/');
  await page.waitForURL(/\/device\//);
  await playOn(page, 'Wiraqocha', 'level2');
  await act(page, 10);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  server.close();
  server.closeAllConnections();
  await page.context().setOffline(true);
  await page.reload();
  await act(page, 100_000);
  await expect(ending(page)).toBeVisible();
  await page.goto('/device/account');
  await expect(page.getByRole('heading', { name: 'This device', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take to my account' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'To the server' })).toHaveCount(0);
});

test('a newer version waits until it is wanted, and is taken as a whole', async ({
  page,
  complaints,
}) => {
  test.skip(FOLDER === undefined, 'TETRA_PAGES names no folder of tools/build_pages');
  const folder = mkdtempSync(join(tmpdir(), 'tetrapolis-pages-'));
  cpSync(FOLDER ?? '', folder, { recursive: true });
  const { url, server } = await servePlainFiles(folder);
  complaints.allow(new RegExp(`^asked (http|ws)://${new URL(url).host}`));
  const change = (file: string, from: string | RegExp, to: string): void =>
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to));
  const isNew = page.locator('meta[name=newer]');
  try {
    await page.goto(`${url}/device/`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    change('service-worker.js', /"version":"[0-9a-f]+"/, '"version":"newer"');
    change('device/index.html', '<meta ', '<meta name="newer"><meta ');
    await page.reload();
    await expect(page.getByText('A new version is ready.')).toBeVisible();
    await expect(isNew).toHaveCount(0);
    await page.getByRole('button', { name: 'Use it now' }).click();
    await expect(isNew).toHaveCount(1);
    await expect(page.getByText('A new version is ready.')).toBeHidden();
    expect(await page.evaluate(() => caches.keys())).toEqual(['tetrapolis-newer']);
  } finally {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  }
});

// The client as plain files (tools/build_pages): TETRA_PAGES says where they are.
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

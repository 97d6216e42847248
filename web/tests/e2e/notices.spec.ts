// What one is told while away: the settings for it, and what the browser shows of a push.
import { createServer } from 'node:http';
import { expectAccessible } from './accessible';
import { test as base, expect } from './fixture';
import { PROGRAM, Server } from './server';

const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read from its pattern.
    async ({}, use) => {
      const server = await Server.make(PROGRAM, ['--to-private-addresses']);
      try {
        await use(server);
      } finally {
        await server.remove();
      }
    },
    { scope: 'worker' },
  ],
});

test('wishes and ways are kept, a hook is tried, and what failed is said', async ({ page }) => {
  const heard: string[] = [];
  const hook = createServer((request, response) => {
    heard.push(String(request.headers['tetrapolis-signature']));
    response.writeHead(heard.length === 1 ? 200 : 410).end();
  }).listen(0, '127.0.0.1');
  const address = hook.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  await page.goto('/notices');
  await page.request.post('/api/v1/guest', {
    data: { name: 'Mira' },
    headers: { origin: new URL(page.url()).origin },
  });
  await page.reload();
  await page.getByLabel('It is your turn: Mail').uncheck();
  await page.getByText('Quiet hours').click();
  await page.getByLabel('from').fill('21:30');
  await page.getByRole('button', { name: 'Make a feed' }).click();
  await expect(page.getByText('/api/v1/feeds/')).toBeVisible();
  await page.getByLabel('Address (https://…)').fill(`http://127.0.0.1:${address.port}/hook`);
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('It is shown once')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByLabel('It is your turn: Mail')).not.toBeChecked();
  await expect(page.getByLabel('from')).toHaveValue('21:30');
  const feed = await page.request.get((await page.locator('code').textContent()) ?? '');
  expect(feed.headers()['content-type']).toContain('application/atom+xml');

  await page.getByRole('button', { name: 'Try all ways' }).click();
  await expect.poll(() => heard.length).toBe(1);
  expect(heard[0]).toMatch(/^sha256=[0-9a-f]{64}$/);
  // It says that it is gone: then it is.
  await page.getByRole('button', { name: 'Try all ways' }).click();
  await expect.poll(() => heard.length).toBe(2);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Make a feed').or(page.getByText('Another address'))).toBeVisible();
    await expect(page.getByText(`:${String(address.port)}`)).toHaveCount(0);
  }).toPass();
  hook.close();
});

test('a push is shown, and a later one of the same table takes its place', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['notifications'], { origin: server.url });
  await page.goto('/settings');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  const browser = await context.newCDPSession(page);
  const registration = new Promise<string>((found) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(server.url));
      if (own !== undefined) found(own.registrationId);
    }),
  );
  await browser.send('ServiceWorker.enable');
  const registrationId = await registration;
  const deliver = (data: string): Promise<unknown> =>
    browser.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data });
  const shown = (): Promise<string[]> =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, body, data }) => `${title} | ${body} | ${String(data)}`);
    });

  const notice = { title: 'It is your turn: Mini', body: '', link: '/t/abc', tag: 'your_turn/abc' };
  await deliver(JSON.stringify(notice));
  await expect.poll(shown).toEqual(['It is your turn: Mini |  | /t/abc']);
  await deliver(JSON.stringify({ ...notice, body: 'You have time until Sunday.' }));
  await expect
    .poll(shown)
    .toEqual(['It is your turn: Mini | You have time until Sunday. | /t/abc']);
  await deliver('not what we send');
  await expect.poll(async () => (await shown()).length).toBe(2);
});

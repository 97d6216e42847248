// Steps on this device: going there, laying a table, and a whole game by the list of actions.
import type { Page } from '@playwright/test';
import type { Visit } from './fixture';
import { atTable } from './tables';

/** Whether the client was built with the engine (tools/build_engine). */
export async function hasEngine(page: Page, url: string): Promise<boolean> {
  const answer = await page.request.get(`${url}/service-worker.js`);
  return /tetrapolis-[^"]*\.wasm/.test(await answer.text());
}

/** Somebody whose computers do not wait, and who sees all actions as a list. */
export async function reader(visit: Visit, baseURL: string): Promise<Page> {
  const page = await visit({ baseURL });
  const settings = { textMode: true, speed: 'off', askFirst: false };
  await page.addInitScript((text) => {
    localStorage.setItem('tetrapolis.settings', text);
    for (const game of ['wiraqocha', 'hyperborea', 'pathciv', 'ascalion'])
      localStorage.setItem(`tetrapolis.first.${game}`, 'done');
  }, JSON.stringify(settings));
  return page;
}

/** Goes from the server to this device, and waits until the page would start without a network. */
export async function goToDevice(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play on this device' }).click();
  await page.waitForURL(/\/device\//);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

export async function playOn(page: Page, game: string, level: string): Promise<void> {
  await page.locator('.choice select').first().selectOption(level);
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: game }) });
  await card.getByRole('button', { name: 'Play the computer' }).click();
  await atTable(page);
}

/** Takes the first action of the list until so many are taken, or the game is over. Tells how many. */
export async function act(page: Page, most: number): Promise<number> {
  await page.getByRole('tab', { name: 'Actions' }).or(page.locator('.end-page')).first().waitFor();
  if ((await page.locator('.end-page').count()) > 0) return 0;
  await page.getByRole('tab', { name: 'Actions' }).click();
  return await page.evaluate(async (limit) => {
    const find = (query: string): HTMLElement | null => document.querySelector(query);
    let taken = 0;
    for (let idle = 0; idle < 3000 && taken < limit && find('.end-page') === null; ++idle) {
      const first = find('.text ol button:enabled');
      if (first !== null) {
        first.click();
        taken += 1;
        idle = 0;
      }
      await new Promise((done) => setTimeout(done, 10));
    }
    return taken;
  }, most);
}

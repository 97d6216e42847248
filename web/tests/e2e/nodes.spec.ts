// Two people at two screens, while the servers behind them die one after the other.
import { expect, test } from './fixture';
import { House, hasPostgres } from './house';
import { layTable, sitDown } from './tables';
import { choosePlace, goOn, lines, playTurn, prompt } from './turn';

test.skip(!hasPostgres, 'no PostgreSQL is installed');

test('a game against a friend goes on while its server is killed', async ({
  browser,
  complaints,
}) => {
  test.slow();
  complaints.allow(/asked |ERR_|WebSocket|status of 50[23]/);
  const house = await House.make(['blue', 'green']);
  try {
    const [page, guest] = await Promise.all(
      [1, 2].map(async () => (await browser.newContext({ baseURL: house.url })).newPage()),
    );
    if (page === undefined || guest === undefined) throw new Error('no pages');
    await layTable(page, 'open', 4);
    await guest.goto(page.url());
    await sitDown(guest, 'Jonas');
    await expect(prompt(page)).toContainText('Roll');
    // Whichever keeps the table is killed at the first or at the second time.
    for (const [number, server] of house.servers.entries()) {
      const [mine, theirs] = number === 0 ? [page, guest] : [guest, page];
      await goOn(mine);
      await choosePlace(mine);
      const log = await lines(mine).allInnerTexts();
      await server.kill();
      await expect(lines(theirs).last()).toHaveText(log.at(-1) ?? '', { useInnerText: true });
      await playTurn(mine, 0);
      await expect(prompt(theirs)).toContainText('Roll');
      expect((await lines(mine).allInnerTexts()).slice(0, log.length)).toEqual(log);
      await server.start();
      await expect(page.getByText('Connection lost')).toBeHidden();
    }
  } finally {
    await house.remove();
  }
});

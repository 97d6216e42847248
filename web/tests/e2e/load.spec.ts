// What the first visit costs.
import { expectLight } from './everyGame';
import { expect, test } from './fixture';
import { playComputer } from './tables';
import { main } from './turn';

test('the first load of a table stays below 300 kB', async ({ page, visit }) => {
  await playComputer(page);
  await expectLight(page, visit, (fresh) => expect(main(fresh)).toBeEnabled());
});

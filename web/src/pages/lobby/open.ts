// Opens tables and goes there; what goes wrong is told.
import { loadGame } from '../../catalogue/gameCards';
import { needUser } from '../../link/identity.svelte';
import { createTable, wordsOf } from '../../net/api';
import { guideOf } from '../../net/guides';
import type { NewTable } from '../../protocol';
import { tableRoute } from '../../router/route';
import { go } from '../../router/router.svelte';
import { notify } from '../../store/notices';
import { update } from '../../store/store.svelte';

// The game's code comes while the table is being laid. If that fails, the table's page says so.
function prepare(game: string): void {
  loadGame(game).catch(() => undefined);
  guideOf(game).catch(() => undefined);
}

export async function layTable(table: NewTable, shared: boolean): Promise<boolean> {
  prepare(table.game);
  if ((await needUser(shared)) === null) return false;
  try {
    const created = await createTable(table);
    go(tableRoute(created.table));
    return true;
  } catch (thrown) {
    update((state) => notify(state, 'error', wordsOf(thrown)));
    return false;
  }
}

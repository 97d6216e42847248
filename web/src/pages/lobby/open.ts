// Opens tables and goes there; what goes wrong is told.
import { createTable, wordsOf } from '../../net/api';
import { needUser } from '../../net/identity.svelte';
import type { NewTable } from '../../protocol';
import { tableRoute } from '../../router/route';
import { go } from '../../router/router.svelte';
import { notify } from '../../store/notices';
import { update } from '../../store/store.svelte';

export async function layTable(table: NewTable, shared: boolean): Promise<boolean> {
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

// Whatever goes wrong at the desk is told like everything else.
import { wordsOf } from '../../net/api';
import { notify } from '../../store/notices';
import { update } from '../../store/store.svelte';

/** Whether it was done. */
export async function attempt(what: () => Promise<unknown>): Promise<boolean> {
  try {
    await what();
    return true;
  } catch (thrown) {
    update((state) => notify(state, 'error', wordsOf(thrown)));
    return false;
  }
}

// Whether the table is covered when the device goes from one player to the next: only where several
// people sit at this screen and the game has something to hide, and a choice for each table.
import type { Table } from '../protocol';
import { recall, remember } from '../settings/memory';
import { hides } from '../store/select';
import { store } from '../store/store.svelte';

export type Curtain = ReturnType<typeof createCurtain>;

export function createCurtain(table: () => Table) {
  const key = `curtain.${table().table}`;
  let wanted = $state(recall(key) !== 'off');
  let uncovered: number | null = $state(null);

  const useful = $derived(table().you.length > 1 && hides(store(), table().game));
  const viewer = $derived(table().viewer ?? null);
  const closed = $derived(wanted && useful && table().state === 'running' && viewer !== uncovered);

  return {
    get useful() {
      return useful;
    },
    get wanted() {
      return wanted;
    },
    /** The seat that the device goes to, while the table is covered. */
    get seat() {
      return closed ? viewer : null;
    },
    open(): void {
      uncovered = viewer;
    },
    toggle(): void {
      wanted = !wanted;
      remember(key, wanted ? 'on' : 'off');
    },
  };
}

// Puts this device in the place of a server, before the page connects.
import engine from 'virtual:engine';
import { newId } from '../net/id';
import { carryBy, transport } from '../net/transport';
import { Home } from './home';
import { listenForInstall } from './install.svelte';
import { setStanding } from './state.svelte';
import { keepClient } from './update.svelte';

let home: Home | null = null;

/** The device of this page, once it has been started. */
export const deviceHome = (): Home | null => home;

// A link to a file of the server's interface is answered by the device.
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[download]') : null;
  if (!(link instanceof HTMLAnchorElement) || !link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  void download(link.pathname + link.search);
}

async function download(path: string): Promise<void> {
  const response = await transport().fetch(path, {});
  if (response.ok) saveFile(await response.blob(), 'game.tetra.jsonl');
}

export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Computers that somebody watches wait `pace` milliseconds between two actions. */
export function startDevice(pace: number): void {
  if (engine === null) {
    setStanding('no_engine');
    return;
  }
  home = new Home(engine, {
    worker: () => new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' }),
    newId,
    stands: setStanding,
    locks: navigator.locks,
    pace,
  });
  carryBy(home.transport);
  document.addEventListener('click', onClick);
  void home.begin();
  listenForInstall();
  void keepClient();
  void navigator.storage?.persist?.();
}

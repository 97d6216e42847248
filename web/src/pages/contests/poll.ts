// Asks again and again while the page can be seen.
const PAUSE_MS = 4000;

export function everySoOften(ask: () => Promise<unknown>, pause = PAUSE_MS): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  async function round(): Promise<void> {
    if (document.visibilityState === 'visible') await ask();
    if (!stopped) timer = setTimeout(round, pause);
  }
  round();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

// The client kept for a start without a network: registers what keeps it, and knows when a newer one
// is there. The page changes as a whole, so client and engine are always of one version.

let waiting: ServiceWorker | null = $state.raw(null);
let kept: boolean = $state(false);

/** A newer client is stored and waits for this page. */
export const waitingUpdate = (): boolean => waiting !== null;

/** The client in use starts without a network. */
export const isKept = (): boolean => kept;

export const canBeKept = (): boolean => navigator.serviceWorker !== undefined;

export function useUpdate(): void {
  waiting?.postMessage('take over');
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    waiting = registration.active === null ? null : registration.waiting;
    kept = registration.active !== null;
  };
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  registration.installing?.addEventListener('statechange', look);
}

/** Another version has taken over: this page is of the old one. */
function reloadOnChange(container: ServiceWorkerContainer): void {
  let hadOne = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (hadOne) location.reload();
    hadOne = true;
  });
}

export async function keepClient(): Promise<void> {
  const container = navigator.serviceWorker;
  // The server of a developer has no such file.
  if (container === undefined || import.meta.env.DEV) return;
  reloadOnChange(container);
  try {
    watch(await container.register('/service-worker.js', { updateViaCache: 'none' }));
  } catch {
    // Then the page needs its network to start.
  }
}

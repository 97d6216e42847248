// The browser's offer to put the page on the home screen, kept until somebody wants it.

interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = $state.raw(null);

export const canInstall = (): boolean => offer !== null;

export function listenForInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  });
  addEventListener('appinstalled', () => {
    offer = null;
  });
}

export async function install(): Promise<void> {
  const now = offer;
  offer = null;
  await now?.prompt();
}

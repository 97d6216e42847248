// The page as an app: what it is called and looks like is told where it is played on this device, and the
// browser's offer to put it on the home screen is kept until somebody wants it.

interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = $state.raw(null);

export const canInstall = (): boolean => offer !== null;

function tellAbout(rel: string, href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel, href });
  document.head.append(link);
}

export function listenForInstall(): void {
  tellAbout('manifest', '/app.webmanifest');
  tellAbout('apple-touch-icon', '/app-192.png');
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

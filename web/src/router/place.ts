// Where the games of this page are: on the server that it came from, or, below /device, on this
// device. Going from one to the other loads the page anew.

const DEVICE = '/device';

let base = '';

export const isDevicePath = (path: string): boolean =>
  path === DEVICE || path.startsWith(`${DEVICE}/`);

/** The page begins at this address, and stays in its place. */
export function setPlace(path: string): void {
  base = isDevicePath(path) ? DEVICE : '';
}

export const onDevice = (): boolean => base !== '';

/** An address of the client at the place of this page. */
export const inPlace = (href: string): string => base + href;

/** The same address without the place. */
export const withoutPlace = (path: string): string =>
  isDevicePath(path) ? path.slice(DEVICE.length) : path;

/** Whether there is a server at all: plain files say that there is none (tools/build_pages). */
export const hasServer = (): boolean =>
  document.querySelector('meta[name=tetrapolis-server][content=none]') === null;

/** The start page of the other place. */
export const otherPlace = (): string => (onDevice() ? '/' : `${DEVICE}/`);

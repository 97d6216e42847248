// Paper is white: what is printed has the light colours, whatever the screen has.

export function printed(): () => void {
  const page = document.documentElement;
  let before: string | undefined;
  const onBefore = (): void => {
    before = page.dataset['theme'];
    page.dataset['theme'] = 'light';
  };
  const onAfter = (): void => {
    if (before !== undefined) page.dataset['theme'] = before;
  };
  addEventListener('beforeprint', onBefore);
  addEventListener('afterprint', onAfter);
  return () => {
    removeEventListener('beforeprint', onBefore);
    removeEventListener('afterprint', onAfter);
  };
}

const MOST_MS = 8000;
const EACH_MS = 100;

/** Until every figure of the page has been drawn; not for ever. */
export async function figuresDrawn(): Promise<void> {
  const pause = (): Promise<void> => new Promise((done) => setTimeout(done, EACH_MS));
  await pause();
  for (let waited = 0; waited < MOST_MS; waited += EACH_MS) {
    if (document.querySelector('figure[data-waiting]') === null) break;
    await pause();
  }
  // What has just been drawn is cut to its place.
  for (let k = 0; k < 6; ++k) await pause();
}

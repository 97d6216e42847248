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

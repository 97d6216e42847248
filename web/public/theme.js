// Sets the theme before the first paint, so that a dark page does not flash white.
try {
  const stored = JSON.parse(localStorage.getItem('tetrapolis.settings') ?? '{}');
  const dark =
    stored.theme === 'dark' ||
    (stored.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const high =
    stored.contrast === 'high' ||
    (stored.contrast !== 'normal' && matchMedia('(prefers-contrast: more)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.dataset.contrast = high ? 'high' : 'normal';
} catch {
  // Without storage the page keeps its standard theme.
}

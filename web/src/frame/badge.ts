// How many games wait for me, in the title and the icon of the browser's tab.

export function showBadge(title: string, due: number): void {
  const name = title === 'Tetrapolis' ? title : `${title} - Tetrapolis`;
  document.title = due > 0 ? `(${due}) ${name}` : name;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const href = due > 0 ? '/favicon-turn.svg' : '/favicon.svg';
  if (icon !== null && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
}

// Vite plugin: `import hut from 'game-icons:hut'` gives the path of that one icon as a string, so
// that only the icons in use are bundled, each in the chunk that uses it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = 'game-icons:';
const BODY = /^<path fill="currentColor" d="([^"]+)"\/>$/;

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

function readSet(): IconSet {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'));
  return JSON.parse(readFileSync(file, 'utf8')) as IconSet;
}

function pathOf(set: IconSet, name: string): string {
  const path = BODY.exec(set.icons[name]?.body ?? '')?.[1];
  if (path === undefined) throw new Error(`game-icons has no icon "${name}"`);
  return path;
}

export function gameIcons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      set ??= readSet();
      return `export default ${JSON.stringify(pathOf(set, id.slice(PREFIX.length + 1)))};`;
    },
  };
}

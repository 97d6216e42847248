// The parts of what runs inside a page as one script: a page under test loads no modules of ours.
import { readFileSync } from 'node:fs';

const PARTS = ['look', 'texts', 'things', 'panels', 'index'];

const partOf = (name: string): string =>
  readFileSync(`tests/e2e/inPage/${name}.js`, 'utf8')
    .replace(/^import [^;]*;$/gm, '')
    .replace(/^export /gm, '');

export const IN_PAGE = PARTS.map(partOf).join('\n');

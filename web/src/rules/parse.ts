// Reads a rule book: the small part of Markdown that docs/rules is written in, with the ids of rules.

export type Part =
  | { kind: 'text' | 'code' | 'strong'; text: string }
  /** The id of a rule, an example or a reading. */
  | { kind: 'id'; text: string }
  /** What a rule rests on, in brackets behind it. */
  | { kind: 'ground'; parts: Part[] };

export type Block =
  | { kind: 'rule'; id: string; parts: Part[] }
  | { kind: 'text'; parts: Part[] }
  | { kind: 'heading'; id: string; title: string }
  | { kind: 'table'; head: Part[][]; rows: Part[][][] };

export interface Chapter {
  id: string;
  title: string;
  blocks: Block[];
}

export interface Book {
  /** What stands before the first chapter. */
  lead: Block[];
  chapters: Chapter[];
  ids: ReadonlySet<string>;
}

const ID = String.raw`[WHPA]\d+\.\d+[a-l]?|Ex-\d+|N?R-\d+`;
const SPECIAL = new RegExp(
  String.raw`\x60([^\x60]+)\x60|\*\*([^*]+)\*\*|\[([^\]]+)\]\([^)]*\)|\b(${ID})\b`,
  'g',
);
const GROUND = /\s*\[([^\]]+)\]$/;

function partOf([all, code, strong, link, id]: RegExpExecArray): Part {
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (id !== undefined) return { kind: 'id', text: id };
  return { kind: 'text', text: link ?? all };
}

/** A run of text with its code, strong words and ids. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const found of text.matchAll(SPECIAL)) {
    if (found.index > done) parts.push({ kind: 'text', text: text.slice(done, found.index) });
    parts.push(partOf(found));
    done = found.index + found[0].length;
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done) });
  return parts;
}

function withGround(text: string): Part[] {
  const ground = GROUND.exec(text);
  if (ground === null) return partsOf(text);
  const parts = partsOf(`${text.slice(0, ground.index)} `);
  return [...parts, { kind: 'ground', parts: partsOf(ground[1] ?? '') }];
}

const cells = (line: string): Part[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => partsOf(cell.trim()));

const slug = (title: string): string => {
  const number = /^(\d+[A-Z]?)\b/.exec(title)?.[1];
  const words = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return number === undefined ? words : `s${number.toLowerCase()}`;
};

const RULE = /^- \*\*([^*]+)\*\* (.*)$/;

function blockOf(line: string): Block {
  const [, id, text] = RULE.exec(line) ?? [];
  if (id !== undefined) return { kind: 'rule', id, parts: withGround(text ?? '') };
  if (!line.startsWith('### ')) return { kind: 'text', parts: partsOf(line) };
  const title = line.slice(4);
  return { kind: 'heading', id: slug(title), title };
}

/** A row belongs to the table above it; the line of dashes says nothing. */
function addRow(blocks: Block[], line: string): void {
  const above = blocks.at(-1);
  if (above?.kind !== 'table') blocks.push({ kind: 'table', head: cells(line), rows: [] });
  else if (!/^\|[\s|:-]+\|$/.test(line)) above.rows.push(cells(line));
}

export function parseBook(source: string): Book {
  const lead: Block[] = [];
  const chapters: Chapter[] = [];
  for (const line of source.split('\n')) {
    const blocks = chapters.at(-1)?.blocks ?? lead;
    if (line.startsWith('## ')) {
      const title = line.slice(3);
      chapters.push({ id: slug(title), title, blocks: [] });
    } else if (line.startsWith('|')) addRow(blocks, line);
    else if (line.trim() !== '' && !line.startsWith('# ')) blocks.push(blockOf(line));
  }
  const all = chapters.flatMap(({ blocks }) => blocks);
  return {
    lead,
    chapters,
    ids: new Set(all.flatMap((one) => (one.kind === 'rule' ? one.id : []))),
  };
}

/** The rule of this id. */
export function ruleOf(book: Book, id: string): (Block & { kind: 'rule' }) | undefined {
  for (const { blocks } of book.chapters)
    for (const block of blocks) if (block.kind === 'rule' && block.id === id) return block;
  return undefined;
}

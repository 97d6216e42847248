// Looks for words in a rule book: every place is marked, every chapter knows how many it has.
import type { Block, Book, Part } from './parse';

export interface Piece {
  text: string;
  hit: boolean;
}

/** What is looked for; null: nothing. */
export function wanted(words: string): RegExp | null {
  const phrase = words.trim().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return phrase.length < 2 ? null : new RegExp(phrase.replace(/\s+/g, String.raw`\s+`), 'gi');
}

/** A text cut at the places found. */
export function piecesOf(text: string, find: RegExp | null): Piece[] {
  if (find === null) return [{ text, hit: false }];
  const pieces: Piece[] = [];
  let done = 0;
  for (const { index, 0: found } of text.matchAll(find)) {
    if (index > done) pieces.push({ text: text.slice(done, index), hit: false });
    pieces.push({ text: found, hit: true });
    done = index + found.length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), hit: false });
  return pieces;
}

const inText = (text: string, find: RegExp): number => [...text.matchAll(find)].length;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const inParts = (parts: readonly Part[], find: RegExp): number =>
  sum(
    parts.map((part) =>
      part.kind === 'ground' ? inParts(part.parts, find) : inText(part.text, find),
    ),
  );

function inBlock(block: Block, find: RegExp): number {
  switch (block.kind) {
    case 'rule':
      return inText(block.id, find) + inParts(block.parts, find);
    case 'text':
      return inParts(block.parts, find);
    case 'heading':
      return inText(block.title, find);
    case 'table':
      return sum([block.head, ...block.rows].flat().map((cell) => inParts(cell, find)));
  }
}

const inBlocks = (blocks: readonly Block[], find: RegExp): number =>
  sum(blocks.map((block) => inBlock(block, find)));

/** Places by chapter, and in the words before the first one. */
export function countPlaces(book: Book, find: RegExp | null): { lead: number; chapters: number[] } {
  if (find === null) return { lead: 0, chapters: book.chapters.map(() => 0) };
  return {
    lead: inBlocks(book.lead, find),
    chapters: book.chapters.map(
      ({ title, blocks }) => inText(title, find) + inBlocks(blocks, find),
    ),
  };
}

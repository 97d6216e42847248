// Marks things on the board by the names that choices have for them: what was done, and what was better.
export type BoardMark = 'played' | 'better';

export interface Marked {
  target: string;
  mark: BoardMark;
}

const ATTRIBUTE = 'data-judged';

/** Sets the marks and takes all others away; whatever the board draws anew is marked by the next call. */
export function markBoard(root: ParentNode, marks: readonly Marked[]): void {
  for (const place of root.querySelectorAll(`[${ATTRIBUTE}]`)) place.removeAttribute(ATTRIBUTE);
  for (const { target, mark } of marks)
    for (const place of root.querySelectorAll(`[data-target="${CSS.escape(target)}"]`))
      place.setAttribute(ATTRIBUTE, mark);
}

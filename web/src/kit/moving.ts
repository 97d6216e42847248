// What glides when a position changes: its kind, its place, how many of it stand there, and whether its
// end is to be seen. board/walk.ts does the rest.

export const moving = (
  what: string,
  at: string,
  { count = 1, goes = false }: { count?: number; goes?: boolean } = {},
): Record<`data-${string}`, string | undefined> => ({
  'data-moves': what,
  'data-at': at,
  'data-count': String(count),
  'data-goes': goes ? '' : undefined,
});

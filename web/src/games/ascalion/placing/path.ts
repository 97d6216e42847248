// The notations for several areas at once. The rules take them in the order of areas and answer by
// themselves where a single area is left.

/** How often each area may be named. */
type Room = Readonly<Record<string, number>>;

/** The areas that may be named next, when `left` are still to come and none before `from`. */
function open(order: readonly string[], room: Room, from: number, left: number): string[] {
  const later = order.slice(from);
  return later.filter((id, i) => {
    const here = room[id] ?? 0;
    const after = later.slice(i).reduce((sum, one) => sum + (room[one] ?? 0), 0);
    return here > 0 && after >= left;
  });
}

/** What is sent for a complete choice of areas. */
export function pathFor(
  picked: readonly string[],
  areas: Room,
  order: readonly string[],
): string[] {
  const sorted = picked.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  const room = { ...areas };
  let from = 0;
  return sorted.flatMap((id, i) => {
    const choices = open(order, room, from, sorted.length - i);
    from = order.indexOf(id);
    room[id] = (room[id] ?? 0) - 1;
    return i > 0 && choices.length === 1 ? [] : [`at ${id}`];
  });
}

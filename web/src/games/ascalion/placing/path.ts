// The notations for several areas at once. The rules take them in the order of areas, let the first of
// several vessels stand for those that are like it, and answer by themselves where a single area is
// left.

/** How often each area may be named. */
type Room = Readonly<Record<string, number>>;

/** What the rules see of an area that was named so often: those that look the same are one answer. */
export type Look = (area: string, times: number) => string;

/** A choice on its way to the rules. */
class Sending {
  readonly path: string[] = [];
  private readonly named: Record<string, number> = {};
  private readonly wanted: Record<string, number> = {};
  private from = 0;

  constructor(
    picked: readonly string[],
    private readonly room: Room,
    private readonly order: readonly string[],
    private readonly look: Look,
  ) {
    for (const area of picked) this.wanted[area] = (this.wanted[area] ?? 0) + 1;
    for (let left = picked.length; left > 0; --left) this.name(left);
  }

  private roomIn(area: string): number {
    return (this.room[area] ?? 0) - (this.named[area] ?? 0);
  }

  private lookOf(area: string): string {
    return this.look(area, this.named[area] ?? 0);
  }

  /** What the rules offer when `left` are still to come. */
  private open(left: number): string[] {
    const later = this.order.slice(this.from);
    const fits = later.filter((area, i) => {
      const after = later.slice(i).reduce((sum, one) => sum + this.roomIn(one), 0);
      return this.roomIn(area) > 0 && after >= left;
    });
    const looks = fits.map((area) => this.lookOf(area));
    return fits.filter((_, i) => looks.indexOf(looks[i] ?? '') === i);
  }

  /** Two vessels that are alike change roles. */
  private swap(one: string, other: string): void {
    const mine = this.wanted[one] ?? 0;
    this.wanted[one] = this.wanted[other] ?? 0;
    this.wanted[other] = mine;
  }

  private name(left: number): void {
    const open = this.open(left);
    const area = this.order.find((one) => (this.wanted[one] ?? 0) > 0) ?? '';
    const named = open.includes(area)
      ? area
      : (open.find((one) => this.lookOf(one) === this.lookOf(area)) ?? area);
    if (named !== area) this.swap(area, named);
    if (this.path.length === 0 || open.length > 1) this.path.push(`at ${named}`);
    this.wanted[named] = (this.wanted[named] ?? 0) - 1;
    this.named[named] = (this.named[named] ?? 0) + 1;
    this.from = this.order.indexOf(named);
  }
}

/** What is sent for a complete choice of areas. */
export const pathFor = (
  picked: readonly string[],
  room: Room,
  order: readonly string[],
  look: Look,
): string[] => new Sending(picked, room, order, look).path;

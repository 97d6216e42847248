// Random ids for commands, in the form of a UUID. `crypto.randomUUID` is missing on plain http, which
// is how a server in the living room is reached.

const VERSION_4 = 0x40;
const VARIANT = 0x80;

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, at) => marked(byte, at).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Two bytes say what kind of id it is. */
function marked(byte: number, at: number): number {
  if (at === 6) return (byte & 0x0f) | VERSION_4;
  return at === 8 ? (byte & 0x3f) | VARIANT : byte;
}

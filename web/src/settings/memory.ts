// Small things that this browser remembers. Without storage (some browsers forbid it) they are
// forgotten at the end of the visit.

const PREFIX = 'tetrapolis.';
const instead = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return instead.get(key) ?? null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    instead.set(key, value);
  }
}

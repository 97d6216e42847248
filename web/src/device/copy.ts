// All records of a device as one file: a line that says what it is, then one line for each record.

const HEAD = { kind: 'tetrapolis device', version: 1 };

export function writeCopy(records: readonly [string, string][]): Blob {
  const lines = [HEAD, ...records].map((line) => `${JSON.stringify(line)}\n`);
  return new Blob(lines, { type: 'application/x-ndjson' });
}

const isRecord = (line: unknown): line is [string, string] =>
  Array.isArray(line) && line.length === 2 && line.every((part) => typeof part === 'string');

/** The records of such a file; null if it is none. */
export function readCopy(text: string): [string, string][] | null {
  try {
    const lines = text.split('\n').filter((line) => line !== '');
    const [head, ...records] = lines.map((line) => JSON.parse(line) as unknown);
    if (JSON.stringify(head) !== JSON.stringify(HEAD)) return null;
    return records.every(isRecord) ? records : null;
  } catch {
    return null;
  }
}

export const gamesIn = (records: readonly [string, string][]): number =>
  records.filter(([key]) => key.startsWith('table/')).length;

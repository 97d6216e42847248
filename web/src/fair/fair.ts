// The check of fair dice in the browser, as documented with the server: the commitment, published
// before the first action, is the SHA-256 of the seed from which every chance event is drawn.

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/[0-9a-f]{2}/gi) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether this page may use the browser's cryptography: only over https or on this machine. */
export function canVerify(): boolean {
  return typeof crypto !== 'undefined' && crypto.subtle !== undefined;
}

export async function commitmentOf(seed: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytesOf(seed));
  return `sha256:${hexOf(new Uint8Array(digest))}`;
}

export interface Finding {
  fits: boolean;
  /** How many chance events the record holds. */
  events: number;
  /** How many draws players agreed to take back; their numbers were not used again. */
  takenBack: number;
}

/** Holds the seed against the commitment, both told by the server and written in the record. */
export async function verify(seed: string, commitment: string, record: string): Promise<Finding> {
  const lines = record.split('\n').filter((line) => line.trim() !== '');
  const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const noted = parsed[0]?.['commitment'];
  const found = await commitmentOf(seed);
  return {
    fits: found === commitment && (noted === undefined || noted === commitment),
    events: parsed.filter((line) => line['by'] === 'chance').length,
    takenBack: parsed.reduce((sum, line) => sum + Number(line['taken_back'] ?? 0), 0),
  };
}

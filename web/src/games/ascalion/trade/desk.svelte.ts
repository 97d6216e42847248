// The offer on the desk: what the player has clicked together so far, and whether it is on its way.
import { plus } from '../goods';
import type { Goods, Token } from '../model';
import type { Kind } from '../shown';
import type { Draft } from './draft';

interface Desk {
  draft: Draft | null;
  sending: boolean;
  /** Why the last one could not be sent. */
  trouble: 'barred' | 'moved' | null;
}

export const desk: Desk = $state({ draft: null, sending: false, trouble: null });

export function openDesk(partner: number, gives: Token[] = [], wants: Goods = {}): void {
  desk.draft = { partner, gives, wants };
  desk.sending = false;
  desk.trouble = null;
}

export function closeDesk(): void {
  desk.draft = null;
  desk.sending = false;
  desk.trouble = null;
}

export function give(kind: Kind, area: string): void {
  if (desk.draft === null || desk.sending) return;
  desk.draft = { ...desk.draft, gives: [...desk.draft.gives, { kind, area }] };
  desk.trouble = null;
}

/** Takes back one token of a kind, the one clicked last. */
export function takeBack(kind: Kind): void {
  if (desk.draft === null || desk.sending) return;
  const at = desk.draft.gives.findLastIndex((token) => token.kind === kind);
  desk.draft = { ...desk.draft, gives: desk.draft.gives.filter((_, i) => i !== at) };
  desk.trouble = null;
}

export function want(kind: Kind, amount: 1 | -1): void {
  if (desk.draft === null || desk.sending) return;
  desk.draft = { ...desk.draft, wants: plus(desk.draft.wants, kind, amount) };
  desk.trouble = null;
}

export function startSending(): void {
  desk.sending = true;
  desk.trouble = null;
}

export function stopSending(trouble: Desk['trouble']): void {
  desk.sending = false;
  desk.trouble = trouble;
}

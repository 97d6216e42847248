// The lens: a card enlarged while it is pointed at, focused by the keyboard or held by a finger, and
// beside it another one that is kept to compare.
import type { Component } from 'svelte';
import type { Text } from '../../../protocol';

export interface Card {
  key: string;
  title: Text;
  // The props fit the face where they are put together.
  // biome-ignore lint/suspicious/noExplicitAny: a component of any props
  Face: Component<any>;
  props: Record<string, unknown>;
}

let shown = $state.raw<Card | null>(null);
let kept = $state.raw<Card | null>(null);
let held = $state(false);
let anchor = $state.raw<Element | null>(null);

export const lens = {
  get shown() {
    return shown;
  },
  /** The card that stays to be compared with. */
  get kept() {
    return kept;
  },
  /** Whether a finger has opened it: then it is a dialog. */
  get held() {
    return held;
  },
  get anchor() {
    return anchor;
  },
  open(card: Card, element: Element, byFinger: boolean): void {
    shown = card;
    anchor = element;
    held = byFinger;
  },
  hide(): void {
    shown = null;
    held = false;
  },
  letGo(): void {
    kept = null;
  },
  /** Keeps the card that is looked at; once more lets it go. */
  keep(): void {
    if (shown === null) kept = null;
    else kept = kept?.key === shown.key ? null : shown;
  },
};

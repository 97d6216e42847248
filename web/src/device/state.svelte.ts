// How it stands with the device of this page, for those who show it.
import type { Trouble } from './talk';

export type Standing = 'opening' | 'open' | Trouble;

let standing: Standing = $state('opening');

export const deviceStanding = (): Standing => standing;

export function setStanding(to: Standing): void {
  standing = to;
}

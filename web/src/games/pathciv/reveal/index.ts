// Choices that open together, for the panel over the board.
import type { Reveal } from '../../game';
import GainSigns from './GainSigns.svelte';
import Picture from './Picture.svelte';
import { pagesOf } from './pages';

export const reveal: Reveal = { pages: pagesOf, Picture, Gains: GainSigns };

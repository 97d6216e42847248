// How a conflict went, for the panel over the board.
import type { Reveal } from '../../game';
import Picture from './Picture.svelte';
import { pagesOf } from './pages';

export const reveal: Reveal = { pages: pagesOf, Picture };

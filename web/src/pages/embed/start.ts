// Begins a replay in a page of somebody else: nothing that belongs to a person gets there.
import { mount } from 'svelte';
import { carryBy, NETWORK } from '../../net/transport';
import type { Embedded } from '../../router/route';
import Embed from './Embed.svelte';

export function startEmbedded(target: HTMLElement, place: Embedded): void {
  carryBy({ ...NETWORK, fetch: (path, init) => fetch(path, { ...init, credentials: 'omit' }) });
  mount(Embed, { target, props: place });
}

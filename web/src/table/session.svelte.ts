// A table in play on this screen: what its parts have, as one object for the page.
import type { GameModule, Scene } from '../games/game';
import { act } from '../link/commands';
import { foretell } from '../net/api';
import { unplaced } from '../pick';
import type { Foretold } from '../protocol';
import { actingSeat } from '../store/select';
import { createAim } from './aim.svelte';
import { createClicks } from './clicks';
import { createConsent } from './consent.svelte';
import { createDenial } from './denial.svelte';
import { Hinting, mayAsk } from './hints/hinting.svelte';
import { joined } from './joined';
import { Looking } from './looking.svelte';
import { createOffer, type Offer } from './offer.svelte';
import { Playback } from './playback.svelte';
import { createPick, createScene } from './scene.svelte';
import { createSight, type ShownTable } from './sight.svelte';
import { createSteps } from './steps';

export type Session = ReturnType<typeof createSession>;

export function createSession(game: GameModule, guide: unknown, first: ShownTable) {
  const sight = createSight(first);
  const offer = createOffer(game, sight);
  const aim = createAim(sight, offer);
  const denial = createDenial(sight, offer);
  // A preview that still waits would come too late.
  const send = (path: string[]): boolean => {
    aim.stopWaiting();
    const { steps: before } = sight.table.undo;
    const sent = act(path);
    if (sent) steps.begin(before);
    return sent;
  };
  const consent = createConsent(
    () => sight.table.table,
    (way) => game.ask?.(way, shown.scene) ?? null,
    send,
  );
  const clicks = createClicks({ sight, offer, aim, denial }, consent.choose);
  const playback = new Playback(sight);
  const steps = createSteps(game, sight, aim, denial, () => playback.close());
  const ask = (path: string[]): Promise<Foretold> => {
    const { table, version } = sight.table;
    return foretell(table, { seen: version, seat: actingSeat(sight.table) ?? -1, path });
  };
  const hands = { click: clicks.click, hover: aim.hover, act: send, foretell: ask };
  const pick = createPick(sight, offer, hands);
  const shown = createShown(game, offer, createScene(sight, guide, pick));
  const hinting = new Hinting();
  const hint = (): boolean => {
    if (sight.locked || !mayAsk(sight.table, sight.seat) || sight.seat === null) return false;
    void hinting.ask(sight.table, sight.seat);
    return true;
  };
  const own = { game, guide, playback, looking: new Looking(), hinting, hint, play: send };
  return joined(own, sight, offer, aim, denial, consent, clicks, steps, shown);
}

function createShown(game: GameModule, offer: Offer, scene: Scene) {
  const extra = $derived(
    unplaced(offer.ways, game.places && ((target) => game.places?.(target, scene) === true)),
  );
  return {
    scene,
    /** Targets that no part of the game shows. */
    get extra() {
      return extra;
    },
  };
}

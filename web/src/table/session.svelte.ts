// A table in play on this screen: what its parts have, as one object for the page.
import type { GameModule, Pick, Scene } from '../games/game';
import { act } from '../link/commands';
import { unplaced } from '../pick';
import { createAim } from './aim.svelte';
import { createClicks } from './clicks';
import { createConsent } from './consent.svelte';
import { createDenial } from './denial.svelte';
import { joined } from './joined';
import { createOffer, type Offer } from './offer.svelte';
import { sceneOf } from './scene';
import { createSight, type ShownTable, type Sight } from './sight.svelte';
import { createSteps } from './steps';

export type Session = ReturnType<typeof createSession>;

type Hands = Omit<Pick, 'ways' | 'reasons' | 'selected'>;

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
  const steps = createSteps(game, sight, aim, denial);
  const shown = createShown(game, guide, sight, offer, {
    click: clicks.click,
    hover: aim.hover,
    act: send,
  });
  return joined({ game, guide }, sight, offer, aim, denial, consent, clicks, steps, shown);
}

function createShown(game: GameModule, guide: unknown, sight: Sight, offer: Offer, hands: Hands) {
  const pick: Pick = $derived({
    ways: offer.ways,
    reasons: offer.reasons,
    selected: sight.open.selected,
    ...hands,
  });
  const scene: Scene = $derived(sceneOf(sight.open, guide, pick));
  const extra = $derived(
    unplaced(offer.ways, game.places && ((target) => game.places?.(target, scene) === true)),
  );
  return {
    get scene() {
      return scene;
    },
    /** Targets that no part of the game shows. */
    get extra() {
      return extra;
    },
  };
}

// Makes an element enlarge the card that it shows in small: while it is pointed at or focused by the
// keyboard, or held by a finger.
//
// How to use it: a component that draws the card large (CardView is its frame) and, on the element
// of the small card, whatever else that does,
//
//   {@attach enlarge(() => ({ key: id, title: fact.name, Face: LargeCard, props: { id, fact } }))}
//
// The function is called when the lens opens, so a new scene does not close it.
import { mount } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import Lens from './Lens.svelte';
import { type Card, lens } from './lens.svelte';

const HOVER_MS = 350;
/** From card to card there is hardly a delay. */
const NEXT_MS = 60;
const LEAVE_MS = 120;
const HOLD_MS = 450;
const LIFT_MS = 60;
const SLACK = 10;

let mounted = false;
/** How many cards on the page can be enlarged: the lens goes with the last one. */
let users = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Where the element is gone meanwhile its card may be, too: nothing is asked about it any more. */
function open(card: () => Card, element: Element, byFinger: boolean): void {
  if (!element.isConnected) return;
  if (!mounted) mount(Lens, { target: document.body });
  mounted = true;
  lens.open(card(), element, byFinger);
}

function wait(milliseconds: number, then: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(then, milliseconds);
}

/** The click that would follow a long press is none, wherever the finger is lifted. What is touched
 * after that is meant. */
function swallowClick(): void {
  const over = new AbortController();
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['click', 'contextmenu'])
    window.addEventListener(type, swallow, { capture: true, signal: over.signal });
  const lifted = (): void => void setTimeout(() => over.abort(), LIFT_MS);
  for (const type of ['pointerup', 'pointercancel'])
    window.addEventListener(type, lifted, { signal: over.signal });
  window.addEventListener('pointerdown', () => over.abort(), {
    capture: true,
    signal: over.signal,
  });
}

function look(card: () => Card, element: Element): void {
  wait(lens.shown === null ? HOVER_MS : NEXT_MS, () => open(card, element, false));
}

function leave(): void {
  if (!lens.held) wait(LEAVE_MS, lens.hide);
}

function close(): void {
  clearTimeout(timer);
  lens.hide();
  lens.letGo();
}

function hold(card: () => Card, element: HTMLElement, down: PointerEvent): void {
  // The finger would mark the words of the card.
  element.style.userSelect = 'none';
  const stop = (): void => {
    element.style.userSelect = '';
    clearTimeout(timer);
    window.removeEventListener('pointermove', move);
  };
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - down.clientX, clientY - down.clientY) > SLACK) stop();
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', stop, { once: true });
  window.addEventListener('pointercancel', stop, { once: true });
  wait(HOLD_MS, () => {
    stop();
    swallowClick();
    open(card, element, true);
  });
}

/** Enlarges the card that an element shows in small. */
export const enlarge =
  (card: () => Card): Attachment<HTMLElement> =>
  (element) => {
    users += 1;
    const over = new AbortController();
    const on = (type: string, then: (event: Event) => void): void =>
      element.addEventListener(type, then, { signal: over.signal });
    const touched = (event: Event): event is PointerEvent =>
      event instanceof PointerEvent && event.pointerType === 'touch';
    on('pointerenter', (event) => {
      if (!touched(event)) look(card, element);
    });
    on('pointerleave', (event) => {
      if (!touched(event)) leave();
    });
    on('pointerdown', (event) => {
      if (touched(event)) hold(card, element, event);
      else clearTimeout(timer);
    });
    on('focus', () => {
      if (element.matches(':focus-visible')) look(card, element);
    });
    on('blur', leave);
    return () => {
      over.abort();
      users -= 1;
      if (lens.anchor === element) leave();
      if (users === 0) close();
    };
  };

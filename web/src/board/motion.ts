// Movement on the map: a piece glides from where it was, a place flashes. Only transform and opacity
// are animated; any click or key brings everything to its end at once.
import type { Point } from '../kit/plane';

const running = new Set<Animation>();

function finishAll(): void {
  for (const animation of running) animation.finish();
  running.clear();
}

let listening = false;
function listen(): void {
  if (listening) return;
  listening = true;
  addEventListener('pointerdown', finishAll, { capture: true, passive: true });
  addEventListener('keydown', finishAll, { capture: true, passive: true });
}

/** The time that a token of the style sheet grants; 0 with reduced motion or animations off. */
export function duration(token: string): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const amount = Number.parseFloat(value);
  if (Number.isNaN(amount)) return 0;
  return Math.min(500, value.endsWith('ms') ? amount : amount * 1000);
}

export function play(element: Element, frames: Keyframe[], ms: number, easing: string): void {
  if (ms <= 0) return;
  listen();
  const animation = element.animate(frames, { duration: ms, easing });
  running.add(animation);
  animation.onfinish = () => running.delete(animation);
}

/** The element comes from `from` to its place: lift, glide, set down. */
export function glide(element: Element, at: Point, from: Point): void {
  const x = from.x - at.x;
  const y = from.y - at.y;
  play(
    element,
    [
      { transform: `translate(${x}px, ${y}px) scale(1)` },
      { transform: `translate(${x}px, ${y - 6}px) scale(1.08)`, offset: 0.2 },
      { transform: 'translate(0, -6px) scale(1.08)', offset: 0.85 },
      { transform: 'none' },
    ],
    duration('--t-piece'),
    'cubic-bezier(.35,.05,.2,1)',
  );
}

/** Attachment: the element appears once and fades away. */
export function flash(element: Element): void {
  const ms = duration('--t-max');
  play(element, [{ opacity: 0.85 }, { opacity: 0 }], ms, 'ease-out');
}

/** Attachment: a die tumbles into its place. */
export function tumble(order: number): (element: Element) => void {
  return (element) => {
    const ms = duration('--t-piece');
    if (ms <= 0) return;
    const turn = order % 2 === 0 ? 1 : -1;
    play(
      element,
      [
        { transform: `translateY(-18px) rotate(${-200 * turn}deg) scale(.8)`, opacity: 0.3 },
        { transform: `translateY(-6px) rotate(${-60 * turn}deg)`, opacity: 1, offset: 0.5 },
        { transform: `translateY(2px) rotate(${8 * turn}deg)`, offset: 0.85 },
        { transform: 'none' },
      ],
      Math.min(280, ms) + Math.min(60, order * 12),
      'cubic-bezier(.2,.8,.2,1)',
    );
  };
}

// The kind of screen, as the layout of the table needs it.

export type ScreenKind = 'desk' | 'tablet' | 'phone';

// A telephone held sideways is wide, but low.
const phone = matchMedia('(max-width: 640px), (max-width: 1099px) and (max-height: 520px)');
const desk = matchMedia('(min-width: 1100px)');

const kindNow = (): ScreenKind => (phone.matches ? 'phone' : desk.matches ? 'desk' : 'tablet');

let kind: ScreenKind = $state(kindNow());

for (const query of [phone, desk])
  query.addEventListener('change', () => {
    kind = kindNow();
  });

export function screenKind(): ScreenKind {
  return kind;
}

// A finger has no hover: whoever was last used tells how a click is meant.
let touch = false;
addEventListener(
  'pointerdown',
  (event) => {
    touch = event.pointerType === 'touch';
  },
  { capture: true },
);
addEventListener(
  'keydown',
  () => {
    touch = false;
  },
  { capture: true },
);

export function lastWasTouch(): boolean {
  return touch;
}

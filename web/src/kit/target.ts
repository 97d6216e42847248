// What makes an element stand for a target: attributes and handlers to spread onto it,
// <g {...targetProps(scene, 'hex:n05', label)}>. Click, Enter and Space choose it; pointer and focus
// fill the inspector. `data-legal` is there when it may be chosen.
import type { Pick, Scene, Target } from '../games/game';

interface HoverProps {
  onpointerenter(event: PointerEvent): void;
  onpointerleave(event: PointerEvent): void;
  onfocus(): void;
  onblur(): void;
}

export interface TargetProps extends HoverProps {
  role: 'button';
  tabindex: -1;
  'data-target': Target;
  'data-legal': '' | undefined;
  'aria-label': string;
  'aria-disabled': 'true' | undefined;
  onclick(event: MouseEvent): void;
  onkeydown(event: KeyboardEvent): void;
}

let leaving: ReturnType<typeof setTimeout> | undefined;

/** What fills the inspector while an element is pointed at or focused. Whoever goes from one to the next
 * has not pointed at nothing in between: that would be drawn, too. */
export function hoverProps({ hover }: { hover: Pick['hover'] }, target: Target): HoverProps {
  const come = (): void => {
    clearTimeout(leaving);
    hover(target);
  };
  const leave = (): void => {
    clearTimeout(leaving);
    leaving = setTimeout(() => hover(null));
  };
  return {
    // A finger has no hover: its tap comes as a click.
    onpointerenter: (event) => {
      if (event.pointerType !== 'touch') come();
    },
    onpointerleave: (event) => {
      if (event.pointerType !== 'touch') leave();
    },
    onfocus: come,
    onblur: leave,
  };
}

export function targetProps(scene: Scene, target: Target, label: string): TargetProps {
  const { pick } = scene;
  const legal = pick.ways.has(target);
  return {
    role: 'button',
    tabindex: -1,
    'data-target': target,
    'data-legal': legal ? '' : undefined,
    'aria-label': label,
    'aria-disabled': legal ? undefined : 'true',
    onclick: (event) => {
      event.stopPropagation();
      pick.click(target);
    },
    onkeydown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      pick.click(target);
    },
    ...hoverProps(pick, target),
  };
}

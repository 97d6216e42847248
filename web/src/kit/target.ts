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

/** What fills the inspector while an element is pointed at or focused. */
export function hoverProps({ hover }: { hover: Pick['hover'] }, target: Target): HoverProps {
  return {
    // A finger has no hover: its tap comes as a click.
    onpointerenter: (event) => {
      if (event.pointerType !== 'touch') hover(target);
    },
    onpointerleave: (event) => {
      if (event.pointerType !== 'touch') hover(null);
    },
    onfocus: () => hover(target),
    onblur: () => hover(null),
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

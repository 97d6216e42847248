// What makes an element stand for a target: attributes and handlers to spread onto it,
// <g {...targetProps(scene, 'hex:n05', label)}>. Click, Enter and Space choose it; pointer and focus
// fill the inspector. `data-legal` is there when it may be chosen.
import type { Scene, Target } from '../games/game';

export interface TargetProps {
  role: 'button';
  tabindex: -1;
  'data-target': Target;
  'data-legal': '' | undefined;
  'aria-label': string;
  'aria-disabled': 'true' | undefined;
  onclick(event: MouseEvent): void;
  onkeydown(event: KeyboardEvent): void;
  onpointerenter(event: PointerEvent): void;
  onpointerleave(event: PointerEvent): void;
  onfocus(): void;
  onblur(): void;
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
    // A finger has no hover: its tap comes as a click.
    onpointerenter: (event) => {
      if (event.pointerType !== 'touch') pick.hover(target);
    },
    onpointerleave: (event) => {
      if (event.pointerType !== 'touch') pick.hover(null);
    },
    onfocus: () => pick.hover(target),
    onblur: () => pick.hover(null),
  };
}

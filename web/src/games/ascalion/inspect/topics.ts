// Which short rules go with a thing on screen.
import { partsOf } from '../../common/targets';
import type { Target } from '../../game';
import type { View } from '../model';

export function topicsOf(target: Target, view: View): string[] {
  const { kind, id } = partsOf(target);
  switch (kind) {
    case 'action':
      return id === 'yes' || id === 'no' ? [`phase:${view.turn.phase}`] : [target];
    case 'recipe':
      return ['phase:development'];
    case 'seat':
      return ['phase:trade'];
    case 'religion':
      return ['thing:temple'];
    case 'place':
      return view.turn.ask === 'halt' ? ['thing:passage'] : [];
    default:
      return [];
  }
}

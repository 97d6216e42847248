// What the sources of each seat would give if production took place now.
import { plus } from '../goods';
import type { Goods, View } from '../model';

export function dueOf(view: View, seat: number): Goods {
  return Object.values(view.countries).reduce<Goods>((sum, { owner, source, due }) => {
    if (owner !== seat || due === 0 || source === null || source === 'face_down') return sum;
    return plus(sum, source, due);
  }, {});
}

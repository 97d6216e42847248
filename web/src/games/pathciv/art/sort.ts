// What a picture has to know of a card beside its id.
import type { CardKind, Type } from '../shown';

export interface Sort {
  kind: CardKind;
  type: Type;
  level: number;
}

// How the lens shows a wonder or leader: {@attach enlarge(() => enlarged(guide, id, fact, price))}.
import type { Card } from '../../common/lens/lens.svelte';
import type { CardFact, CardId, Guide } from '../shown';
import LargeCard from './LargeCard.svelte';

export const enlarged = (guide: Guide, card: CardId, fact: CardFact, price?: number): Card => ({
  key: card,
  title: fact.name,
  Face: LargeCard,
  props: { card, fact, guide, ...(price !== undefined && { price }) },
});

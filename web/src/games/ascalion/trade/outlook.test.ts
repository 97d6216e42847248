import { expect, it } from 'vitest';
import { readGuide } from '../guide';
import { type Goods, readView, type View } from '../model';
import { guide as guideJson, views } from '../testing/scenes';
import { outlookOf } from './outlook';

const guide = readGuide(guideJson);
const base = readView(views.answer);

interface Case {
  has?: Goods;
  ledger?: View['trade']['ledger'];
  gives: Goods;
  wants: Goods;
}

/** What seat 0 is told about an offer to seat 2, who owns no source. */
function outlook({ has = {}, ledger = [], gives, wants }: Case): string[] {
  const seats = base.seats.map((seat, i) => (i === 2 ? { ...seat, goods: has } : seat));
  const countries = Object.fromEntries(
    Object.entries(base.countries).map(([id, one]) => [id, { ...one, source: null }]),
  );
  const view: View = { ...base, seats, countries, trade: { ...base.trade, ledger } };
  const tokens = Object.entries(gives).flatMap(([kind, n]) =>
    Array.from({ length: n }, () => ({ kind: kind as 'wood', area: 'albur' })),
  );
  const draft = { partner: 2, gives: tokens, wants };
  return outlookOf(draft, view, guide, 0, 'Mira').map(
    ({ speaks, text }) => `${speaks}: ${text.en}`,
  );
}
const offer = (gives: Goods, wants: Goods, dealt: boolean) => ({
  maker: 0,
  partner: 2,
  gives,
  wants,
  dealt,
});

it('nothing is said about nothing', () => {
  expect(outlook({ gives: {}, wants: {} })).toEqual([]);
});

it('what the partner lacks speaks for an offer, their last token against it', () => {
  const signs = outlook({ has: { gold: 1 }, gives: { coal: 1 }, wants: { gold: 1 } });
  expect(signs).toContain('for: Mira has none and no source of it: Coal.');
  expect(signs).toContain('against: Mira would have none left: Gold.');
});

it('what the partner cannot pay is told', () => {
  const [first] = outlook({ has: { iron: 1 }, gives: { wood: 1 }, wants: { iron: 2 } });
  expect(first).toBe('against: Mira does not have that much: only 1 Iron.');
});

it('a refusal of the same or more speaks against it, one of less does not', () => {
  const has = { gold: 3, wood: 3 };
  const refused = [offer({ wood: 2 }, { gold: 1 }, false)];
  const told = 'against: Mira has refused this or more for it.';
  expect(outlook({ has, ledger: refused, gives: { wood: 1 }, wants: { gold: 1 } })).toContain(told);
  expect(outlook({ has, ledger: refused, gives: { wood: 3 }, wants: { gold: 1 } })).not.toContain(
    told,
  );
});

it('a deal for the same or less speaks for it', () => {
  const has = { gold: 3, wood: 3 };
  const dealt = [offer({ wood: 1 }, { gold: 1 }, true)];
  const told = 'for: Mira has accepted this or less for it.';
  expect(outlook({ has, ledger: dealt, gives: { wood: 2 }, wants: { gold: 1 } })).toContain(told);
  expect(outlook({ has, ledger: dealt, gives: { wood: 1 }, wants: { gold: 2 } })).not.toContain(
    told,
  );
});

it('what the partner could make with it is told', () => {
  const signs = outlook({ has: { iron: 1, wood: 2 }, gives: { coal: 1 }, wants: { wood: 1 } });
  expect(signs.some((one) => one.startsWith('for: With it Mira could make'))).toBe(true);
});

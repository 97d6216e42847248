// What is marked as new: what others did since I chose, until my next choice opens.
import { describe, expect, it } from 'vitest';
import { readView, type View } from './model';
import { hasCome, hasLearnt, hasMoved, oldView, wasBefore } from './news';
import { scene, views } from './testing/scenes';

const now = readView(views.technology_bids);
const rival = 1;

/** The table as I left it: with this seat as it was. */
function before(part: Partial<View['seats'][number]>): View {
  const seats = now.seats.map((seat, i) =>
    i === rival || i === now.viewer ? { ...seat, ...part } : seat,
  );
  return { ...now, seats };
}

const seat = now.seats[rival];

describe('marks of what is new', () => {
  it('are on the tracks where a rival came to', () => {
    const old = before({ population: (seat?.population ?? 0) - 1 });
    expect(hasMoved(old, now, rival, 'population')).toBe(true);
    expect(hasMoved(old, now, rival, 'philosophy')).toBe(false);
    expect(hasMoved(old, now, now.viewer ?? 0, 'population')).toBe(false);
  });

  it('are on technologies that a rival has got', () => {
    const tech = seat?.left[0] ?? seat?.hand[0] ?? '';
    const old = before({ left: [], right: [], hand: [], discarded: [], new: null });
    expect(hasLearnt(old, now, rival, tech)).toBe(true);
    expect(hasLearnt(now, now, rival, tech)).toBe(false);
    expect(hasLearnt(old, now, now.viewer ?? 0, tech)).toBe(false);
  });

  it('are on cards that came to the market', () => {
    const [card = ''] = now.market.open;
    expect(hasCome({ ...now, market: { ...now.market, open: [] } }, card)).toBe(true);
    expect(hasCome(now, card)).toBe(false);
    expect(hasCome(null, card)).toBe(false);
  });

  it('are on figures of rivals that were others, and say which', () => {
    const old = before({ heritage: 41 });
    expect(wasBefore(old, now, rival, (one) => one.heritage)).toBe(41);
    expect(wasBefore(old, now, rival, (one) => one.score)).toBeNull();
    expect(wasBefore(old, now, now.viewer ?? 0, (one) => one.heritage)).toBeNull();
  });

  it('are none where nothing is new', () => {
    expect(oldView(scene({ view: 'technology_bids' }))).toBeNull();
    expect(hasMoved(null, now, rival, 'population')).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { axialsOf, homeAt } from './cells';
import { coordinatesOf } from './facts';
import { bestTurn, frameOf, nameLines, placeOf, scaleIn, turned, wilds } from './geometry';
import { readGuide, readView } from './model';
import { guide, views } from './testing/scenes';

const view = readView(views.menu);
const hexes = axialsOf(view, readGuide(guide));
const room = { width: 770, height: 600 };

it('six sixths are a whole turn, and none moves the middle', () => {
  for (const hex of hexes) expect(`${Object.values(turned(hex, 6))}`).toBe(`${[hex.q, hex.r]}`);
  expect(`${Object.values(placeOf(turned({ q: 0, r: 0 }, 2)))}`).toBe('0,0');
});

it('no turn makes hexes much larger than the one that is taken, and home is not on the right', () => {
  const home = homeAt(view, readGuide(guide), 0);
  const taken = bestTurn(hexes, home, room);
  const scale = (sixths: number): number =>
    scaleIn(frameOf(hexes.map((hex) => turned(hex, sixths))), room, 0);
  for (let sixths = 0; sixths < 6; ++sixths)
    expect(scale(taken)).toBeGreaterThan(scale(sixths) * 0.93);
  expect(placeOf(turned(home, taken)).x).toBeLessThan(50);
});

it('long names get two lines, and what is still too long is cut off', () => {
  expect(nameLines('Goldhaven', 16)).toEqual(['Goldhaven']);
  expect(nameLines('Heart of the Great Barrier', 16)).toHaveLength(2);
  expect(nameLines('Knochenkarawansereistraße', 16)[0]).toMatch(/…$/);
});

it('crystals stand where no hex is', () => {
  const places = hexes.map(placeOf);
  const all = wilds(places, { x: -900, y: -700, width: 1800, height: 1400 });
  expect(all.length).toBeGreaterThan(0);
  for (const one of all)
    for (const place of places)
      expect(Math.hypot(place.x - one.x, place.y - one.y)).toBeGreaterThan(150);
});

it('every hex has short coordinates of its own', () => {
  const names = ['c', 'b1', 'h0_capital', 'h0_front_a', 'h0_front_b', 'h5_capital'];
  expect(names.map(coordinatesOf)).toEqual(['c', 'b1', '1c', '1a', '1b', '6c']);
});

// What is asked before a turn of Wiraqocha ends.
import { describe, expect, it } from 'vitest';
import { way } from '../common/testing/scenes';
import { ask, useful } from './ask';
import { copyOf, scene } from './testing/scenes';

const END = way(['action:end_turn']);
const CONQUER = (hex: string) => ['action:conquer', `hex:${hex}`];

function viewWith(pool: number[], resources: number): unknown {
  const view = copyOf();
  view.table.turn.pool = pool;
  const [seat] = view.table.seats;
  if (seat !== undefined) seat.resources = resources;
  return view;
}

describe('the end of a turn', () => {
  it('is not asked about when nothing is lost', () => {
    const play = scene({ view: viewWith([4], 5), ways: [['action:lay', 'die:4']] });
    expect(useful(play)).toBe(false);
    expect(ask(END, play)).toBeNull();
  });

  it('is asked about while free dice pay for hexes, named up to three', () => {
    const one = scene({ view: viewWith([4], 0), ways: [CONQUER('n05')] });
    expect(useful(one)).toBe(true);
    expect(ask(END, one)?.lost).toEqual([
      {
        en: '1 free die pays for a hex: Jungle 5.',
        de: '1 freier Würfel bezahlt ein Feld: Dschungel 5.',
      },
    ]);
    const walked = [['action:conquer', 'hex:n05'], 'piece:driller@n03', 'hex:n03'];
    expect(ask(END, scene({ view: viewWith([4], 0), ways: [walked] }))?.lost).toHaveLength(1);
    expect(ask(END, scene({ view: viewWith([4], 0), ways: [walked] }))?.lost[0]?.en).toBe(
      '1 free die pays for a hex: Jungle 5.',
    );
    const hexes = ['n01', 'n02', 'n03', 'n04', 'n05'];
    const many = scene({ view: viewWith([1, 4], 0), ways: hexes.map(CONQUER) });
    expect(ask(END, many)?.lost[0]?.de).toMatch(
      /^2 freie Würfel bezahlen ein Feld: .+, 2 weitere\.$/,
    );
  });

  it('is asked about when a card can be paid with what is lost', () => {
    const play = scene({ view: viewWith([], 5), ways: [['action:build', 'card:juggernaut']] });
    expect(ask(END, play)?.lost[0]?.en).toBe(
      '2 resources above 3 are lost, and you can pay for a technology.',
    );
    const kept = scene({ view: viewWith([], 3), ways: [['action:build', 'card:juggernaut']] });
    expect(ask(END, kept)).toBeNull();
  });

  it('is all that is asked about', () => {
    const play = scene({ view: viewWith([4], 0), ways: [CONQUER('n05')] });
    expect(ask(way(CONQUER('n05')), play)).toBeNull();
  });
});

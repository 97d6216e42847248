import { describe, expect, it } from 'vitest';
import { readGuide, readView } from '../model';
import { circlesOffered, cubesOffered, totalOf } from '../parts/amounts';
import { guide, views } from '../testing/scenes';
import { questionOf } from './pieces';

const facts = readGuide(guide);

describe('what a round brings', () => {
  const [seat] = readView(views.technology_bids).seats;

  it('are the symbols of technologies and what cards produce', () => {
    if (seat === undefined) throw new Error('no seat');
    const wall = facts.technologies['t_mil_2'];
    expect(cubesOffered(seat, [wall, wall])).toEqual({
      red: 2 + seat.produces.cubes.red,
      yellow: seat.produces.cubes.yellow,
      blue: seat.produces.cubes.blue,
      grey: 2 + seat.produces.cubes.grey,
      purple: seat.produces.cubes.purple,
    });
    expect(totalOf(circlesOffered(seat, [wall]))).toBe(3 + totalOf(seat.produces.circles));
  });
});

describe('pieces are asked for', () => {
  it('of choice, in the window of gains', () => {
    const view = readView(views.gains);
    const seat = view.seats[0];
    const question = questionOf(view, facts);
    const n = (seat?.anyResearch ?? 0) > 0 ? seat?.anyResearch : seat?.anyCubes;
    expect(question?.words.en).toContain(`${n}`);
    expect(['cube', 'type']).toContain(question?.kind);
  });

  it('of circles above the limit or of choice', () => {
    expect(questionOf(readView(views.circles), facts)?.words.en).toMatch(/^(Give up )?[1-9]/);
  });

  it('and not in other windows', () => {
    expect(questionOf(readView(views.technology_bids), facts)).toBeNull();
  });
});

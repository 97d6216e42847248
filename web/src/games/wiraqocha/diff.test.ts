import { describe, expect, it } from 'vitest';
import { NOTHING, outlookOf } from './board/ghosts';
import { cellsOf } from './cells';
import { paymentOf, spentOn, without } from './dice';
import { changedHexes, differenceOf } from './diff';
import { outcomeOf } from './inspect/outcome';
import { readGuide, readView } from './model';
import guide from './testing/guide.json';
import { copyOf, scene } from './testing/scenes';
import view4 from './testing/view4.json';
import { liftedPool } from './tray/purposes';

const now = readView(view4);
const cells = cellsOf(now, readGuide(guide));

/** Seat 0 takes n09 from seat 1 with a driller of the reserve, paying 4+5 and beating with 4. */
function conquered(): typeof view4 {
  const after = copyOf();
  const { board, seats, turn } = after.table;
  board.pieces.n09 = { kind: 'driller', owner: 0 };
  board.die.n09 = 0;
  const [mine, theirs] = seats;
  if (mine === undefined || theirs === undefined) throw new Error('no seats');
  mine.reserve.driller -= 1;
  theirs.cemetery.driller += 1;
  turn.pool = [2];
  turn.used += 3;
  return after;
}

describe('the difference of two views', () => {
  it('is nothing for the same view', () => {
    expect(outlookOf(now, now)).toEqual(NOTHING);
  });

  it('tells a conquest', () => {
    const change = differenceOf(now, readView(conquered()));
    expect(change.arrivals).toEqual([
      { hex: 'n09', piece: { kind: 'driller', owner: 0 }, from: null },
    ]);
    expect(change.beaten).toEqual([{ hex: 'n09', piece: { kind: 'driller', owner: 1 } }]);
    expect(change.dice).toEqual([{ hex: 'n09', face: 0 }]);
    expect(changedHexes(change)).toEqual(['n09']);
  });

  it('finds where a piece came from', () => {
    const after = copyOf();
    after.table.board.pieces.n04 = { kind: null, owner: null } as never;
    after.table.board.pieces.n05 = { kind: 'explorer', owner: 0 } as never;
    const change = differenceOf(now, readView(after));
    expect(change.arrivals[0]?.from).toBe('n04');
    expect(change.left).toEqual(['n04']);
    expect(change.beaten).toEqual([]);
  });
});

describe('ghosts', () => {
  it('show the conqueror beside the beaten piece', () => {
    const { ghosts, fading } = outlookOf(now, readView(conquered()));
    expect(ghosts).toEqual([
      { hex: 'n09', piece: { kind: 'driller', owner: 0 }, aside: true, die: 0, owner: 0 },
    ]);
    expect([...fading]).toEqual(['n09']);
  });

  it('show a conquest whose piece is still to be chosen', () => {
    const asked = copyOf();
    Object.assign(asked.table.pending, { doing: 'conquer', ask: 'mover', target: 'n05' });
    const { ghosts } = outlookOf(now, readView(asked));
    expect(ghosts[0]).toMatchObject({ hex: 'n05', piece: { kind: null, owner: 0 }, aside: false });
  });

  it('show a die that would be laid', () => {
    const laid = copyOf();
    laid.table.board.die.n10 = 5;
    expect(outlookOf(now, readView(laid)).ghosts[0]).toMatchObject({
      hex: 'n10',
      die: 5,
      owner: 0,
    });
  });
});

describe('dice', () => {
  it('are counted with their faces', () => {
    expect(without([2, 4, 4, 5], [2, 4])).toEqual([4, 5]);
  });

  it('are told apart by what they are for', () => {
    expect(paymentOf([4, 4, 5], { kind: 'number', number: 9 }, 3)).toEqual({
      condition: [4, 5],
      beating: [4],
    });
    expect(paymentOf([2, 2], { kind: 'double', faces: [2, 2] }, 0)).toEqual({
      condition: [2, 2],
      beating: [],
    });
    expect(paymentOf([6, 6, 6, 6], { kind: 'double', faces: [6, 6] }, 6)).toEqual({
      condition: [6, 6],
      beating: [6, 6],
    });
  });

  it('are lifted with their purpose', () => {
    const after = conquered();
    expect(spentOn(now, readView(after), cells)).toMatchObject({ condition: [4, 5], beating: [4] });
    const tags = liftedPool(scene({ preview: after })).map(({ purpose }) => purpose?.tag ?? '');
    expect(tags).toEqual(['', '9', '> 3', '9']);
  });

  it('are lifted to be changed', () => {
    const after = copyOf();
    after.table.turn.pool = after.table.turn.pool.map((face, i, all) =>
      i === all.indexOf(4) ? 5 : face,
    );
    const previewed = [['action:step'], ['die:4']];
    const pool = liftedPool(scene({ preview: after, previewed }));
    expect(pool.map(({ purpose }) => purpose?.tag ?? '')).toEqual(['', '→ 5', '', '']);
  });
});

describe('the outcome of a way', () => {
  it('is told in sentences', () => {
    const sentences = outcomeOf(scene({ preview: conquered() })).map(({ en }) => en);
    expect(sentences).toEqual([
      'Somnium Vein 9 is yours',
      'Driller of Jonas goes to the cemetery',
      'The defence die of Somnium Vein 9 goes away',
      'Free dice left: 2',
    ]);
  });
});

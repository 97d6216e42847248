// What a leader is known by: a sign in the colour of the type, round the origin, 32 wide.
import { box, circle, each, oval } from '../../../common/art/paths';
import type { Drawing, Pen } from '../../../common/art/pen';

type Sign = (p: Pen) => Drawing;

const one =
  (d: string): Sign =>
  (p) => [p.fill(p.accent, d)];
const drawn =
  (d: string, width = 2.4): Sign =>
  (p) => [p.line(d, width, p.accent)];
const both =
  (area: string, d: string, width = 2.2): Sign =>
  (p) => [p.fill(p.accent, area), p.line(d, width, p.accent)];

/** A wheel with teeth. */
const teeth = (count: number, r: number): string =>
  each(count, (i) => {
    const a = (i * 2 * Math.PI) / count;
    return circle(r * Math.cos(a), r * Math.sin(a), 2.6);
  });

export const SIGNS = {
  spear: both('M12-16 14-4 8-2 4-8Z', 'M9-6-12 16M-2 10-10 2', 2.6),
  rain: both(
    'M-12-2a6 6 0 0 1 3-11 8 8 0 0 1 15-2 6.5 6.5 0 0 1 6 13Z',
    'M-8 3-11 11M0 3-3 14M8 3 5 11',
    2.4,
  ),
  flame: one(
    'M0 16C-12 15-14 4-7-4-6 0-4 1-3 1-6-6-2-13 4-16 3-9 12-4 12 5 12 12 7 16 0 16ZM0 13C6 12 6 6 1 1 1 6-5 7-4 10-3 12-2 13 0 13Z',
  ),
  drum: both('M-12-6Q0-12 12-6L9 14Q0 18-9 14Z', 'M-14-15 2-9M14-15 0-9', 2.4),
  hammer: both('M-14-14H8V-4H-14ZM8-12 14-9 8-6Z', 'M-3-4V16', 3.6),
  shield: (p) => [
    p.fill(p.accent, 'M-12-14Q0-18 12-14V0Q12 10 0 16-12 10-12 0Z'),
    p.line('M0-13V12M-9-3H9', 2, p.sky[1]),
  ],
  pot: (p) => [
    p.fill(p.accent, 'M-6-14H6V-10H4Q14-4 12 4 10 12 5 15H-5Q-10 12-12 4-14-4-4-10H-6Z'),
    p.line('M-11 0 -7-4-3 0 1-4 5 0 9-4 11-2M-11 6H11', 1.3, p.sky[1]),
  ],
  sword: both('M-1.8-4 14-17 15-16 2.8 1ZM-9-2-6-5 6 7 3 10Z', 'M-4 5-13 14', 3.2),
  eye: (p) => [
    p.fill(p.accent, 'M-16 0Q0-15 16 0 0 15-16 0Z'),
    p.fill(p.sky[1], circle(0, 0, 5.5)),
    p.fill(p.accent, circle(0, 0, 2.8)),
    p.line('M0-13V-17M-9-10-12-14M9-10 12-14', 1.8, p.accent),
  ],
  quill: (p) => [
    p.fill(p.accent, 'M13-16Q4-14-3-5-8 2-8 9-2 9 5 3 14-5 13-16ZM-14 13H-2V16H-14Z'),
    p.line('M9-12Q-4 0-12 15', 1.3, p.sky[1]),
  ],
  lyre: drawn(
    'M-8 10C-18 0-14-14-6-14-4-6-8-2-8 4M8 10C18 0 14-14 6-14 4-6 8-2 8 4M-8 10Q0 16 8 10M-9-8H9M-3-8V11M0-8V12M3-8V11',
    2,
  ),
  compass: both(circle(0, -13, 2.6), 'M0-12-9 15M0-12 9 15M-6.5 6Q0 10 6.5 6', 2.4),
  sail: both(
    'M1-16Q14-4 12 7L1 8ZM-2-10Q-10-2-11 7L-2 8ZM-15 10H15Q12 15 6 15H-6Q-12 15-15 10Z',
    '',
    0,
  ),
  letter: (p) => [
    p.fill(p.accent, 'M-15-9H15V11H-15Z'),
    p.line('M-14-8 0 4 14-8', 1.6, p.sky[1]),
    p.fill(p.sky[1], circle(0, 5, 3)),
  ],
  banner: both('M-8-14H13L9-8 13-2H-8Z', 'M-9-16V16M-13 16H-5', 2.6),
  rose: (p) => [
    p.fill(p.accent, 'M-10 16V-4Q-9-13 0-17 9-13 10-4V16Z'),
    p.line(`M0-11V16M-9 4H9${circle(0, -4, 5)}`, 1.4, p.sky[1]),
  ],
  flask: (p) => [
    p.fill(p.accent, 'M-4-16H4V-13H3V-5L12 11Q13 16 8 16H-8Q-13 16-12 11L-3-5V-13H-4Z'),
    p.fill(p.sky[1], `${circle(-3, 9, 1.7)}${circle(3, 11, 1.3)}${circle(2, 4, 1.3)}`),
    p.line('M-6 3H6', 1.1, p.sky[1]),
  ],
  lotus: one(
    'M0 10Q-5 0 0-14 5 0 0 10ZM-3 10Q-12 4-9-8-2-2-1 10ZM3 10Q12 4 9-8 2-2 1 10ZM-5 11Q-15 9-16 0-7 0-4 10ZM5 11Q15 9 16 0 7 0 4 10ZM-12 13H12V15H-12Z',
  ),
  scales: both(
    'M-16 2H-4Q-5 8-10 8T-16 2ZM4 2H16Q15 8 10 8T4 2ZM-7 14H7V16H-7Z',
    'M0-15V14M-11-10H11M-10-10-15 2M-10-10-5 2M10-10 5 2M10-10 15 2',
    1.6,
  ),
  book: (p) => [
    p.fill(p.accent, 'M-16-9Q-7-13 0-8 7-13 16-9V12Q7 8 0 13-7 8-16 12Z'),
    p.line(
      'M0-8V12M-12-4Q-7-6-3-3M-12 1Q-7-1-3 2M-12 6Q-7 4-3 7M12-4Q7-6 3-3M12 1Q7-1 3 2M12 6Q7 4 3 7',
      1.2,
      p.sky[1],
    ),
  ],
  galleon: both(
    'M-14 6H14Q13 15 7 15H-8Q-13 13-14 6ZM-9-12Q-2-8-9 3H-13Q-9-5-9-12ZM1-16Q11-10 2 3H-4Q2-6 1-16ZM10-10Q16-5 11 3H7Q10-3 10-10Z',
    'M-15 4 -10 6M14 5 17 1',
    2,
  ),
  anchor: both(
    circle(0, -13, 3.2),
    'M0-10V14M-6-5H6M-13 4Q-12 14 0 14T13 4M-13 4 -15 9M-13 4-8 7M13 4 15 9M13 4 8 7',
    2.4,
  ),
  peak: (p) => [
    p.fill(p.accent, 'M-17 14-5-10 0-3 5-12 17 14Z'),
    p.fill(p.sky[2], 'M-5-10-8-3-5-5-3-3-1-5ZM5-12 1-4 5-6 7-3 9-5Z'),
    p.fill(p.accent, circle(-12, -11, 3.2)),
  ],
  atom: (p) => [
    p.fill(p.accent, circle(0, 0, 3.4)),
    [0, 60, 120].map((turn) => ({
      ...p.line(oval(0, 0, 15, 5.6), 1.8, p.accent),
      move: `rotate(${turn})`,
    })),
  ],
  reel: (p) => [
    p.fill(p.accent, circle(0, 0, 14)),
    p.fill(
      p.sky[0],
      `${circle(0, -8, 3.4)}${circle(7.6, -2.4, 3.4)}${circle(4.7, 6.4, 3.4)}${circle(-4.7, 6.4, 3.4)}${circle(-7.6, -2.4, 3.4)}${circle(0, 0, 1.6)}`,
    ),
    p.line('M2 14Q10 16 16 13', 2.4, p.accent),
  ],
  gear: (p) => [
    p.fill(p.accent, circle(0, 0, 12) + teeth(9, 12.5)),
    p.fill(p.sky[0], circle(0, 0, 5)),
  ],
  factory: (p) => [
    p.fill(p.accent, 'M-15 15V0L-8-5V0L-1-5V0L6-5V0H8L9-14H13L15 15Z'),
    p.fill(p.sky[0], box(-12, 5, 4, 4) + box(-4, 5, 4, 4) + box(4, 5, 4, 4)),
    p.line('M9-15Q5-17 2-15T-5-15', 1.8, p.accent),
  ],
  dove: both(
    'M-16 2Q-8 2-5-3-9-10-7-16 0-14 3-6 8-12 14-11L16-8 12-7Q12 4 3 7L-2 13-6 11-3 6Q-10 8-16 2Z',
    'M4 10Q8 14 14 13M9 12 10 9M12 13 14 10',
    1.3,
  ),
} satisfies Readonly<Record<string, Sign>>;

export type SignName = keyof typeof SIGNS;

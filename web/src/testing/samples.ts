// Messages to test with.
import type { Choice, LogEntry, SeatInfo, Table, Text } from '../protocol';

export const text = (en: string, de = en): Text => ({ en, de });

export function choice(act: string, part: Partial<Choice> = {}): Choice {
  const [word = '', thing = ''] = act.split(' ');
  const targets = [thing === '' ? `action:${word}` : `hex:${thing}`];
  return { act, text: text(act.toUpperCase()), targets, effect: 'step', next: [], ...part };
}

export function entry(n: number, by: number, words = `line ${n}`): LogEntry {
  const told = [{ key: 'line', seats: by < 0 ? [] : [by], about: [] }];
  return { n, by, text: text(words), at: 0, told };
}

export function seat(index: number, name: string, part: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: index,
    kind: 'human',
    name,
    user: name.toLowerCase(),
    level: '',
    you: index === 0,
    online: true,
    resigned: false,
    stand_in: false,
    ...part,
  };
}

export function table(part: Partial<Table> = {}): Table {
  return {
    t: 'table',
    table: 'k3',
    version: 1,
    game: 'wiraqocha',
    title: 'Sunday',
    state: 'running',
    is_private: false,
    invite: '',
    host: 'mira',
    undo_allowed: true,
    rated: false,
    options: {},
    seats: [seat(0, 'Mira'), seat(1, 'Jonas')],
    you: [0],
    viewer: 0,
    clock: { kind: 'none', bank: 0, increment: 0, days: 0, on_timeout: 'computer' },
    clocks: { left: [], running: [], now: 0 },
    n: 0,
    to_move: [0],
    thinking: [],
    stage: text('Round 1'),
    prompt: text('Choose.', 'Wähle.'),
    view: {},
    choices: [],
    reasons: [],
    undo: { steps: 0, redo: false, beyond: false },
    hints: { allowed: true, left: null },
    orders: { given: [], obeyed: null },
    absence: { since: [], stand_in: null, agreed_stand_in: 0, resume: 0, cancel: 0 },
    notices: [],
    log_from: 0,
    log: [],
    content: '',
    commitment: '',
    watchers: 0,
    ...part,
  };
}

// One thought after the other; who is forgotten keeps nobody waiting.
import { describe, expect, it } from 'vitest';
import { Thinking } from './thinking';

function world() {
  const workers: {
    asked: string[];
    ended: boolean;
    answer(line: string): void;
    fail(): void;
  }[] = [];
  const answers: [number, string][] = [];
  const thinking = new Thinking(
    (answer, fail) => {
      const worker = { asked: [] as string[], ended: false, answer, fail };
      workers.push(worker);
      return {
        ask: (line) => worker.asked.push(line),
        end: () => {
          worker.ended = true;
        },
      };
    },
    (ticket, line) => answers.push([ticket, line]),
  );
  return { workers, answers, thinking };
}

describe('the thoughts of computers', () => {
  it('are asked for one after the other, of one worker', () => {
    const { workers, answers, thinking } = world();
    thinking.think(1, 'a');
    thinking.think(2, 'b');
    expect(workers.map(({ asked }) => asked)).toEqual([['a']]);
    workers[0]?.answer('x');
    workers[0]?.answer('y');
    expect(answers).toEqual([
      [1, 'x'],
      [2, 'y'],
    ]);
    expect(workers).toHaveLength(1);
  });

  it('are given up at once when they are forgotten', () => {
    const { workers, answers, thinking } = world();
    thinking.think(1, 'a');
    thinking.think(2, 'b');
    thinking.think(3, 'c');
    thinking.forget(2);
    thinking.forget(1);
    expect(workers.map(({ asked, ended }) => [asked, ended])).toEqual([
      [['a'], true],
      [['c'], false],
    ]);
    workers[0]?.answer('late');
    workers[1]?.answer('z');
    expect(answers).toEqual([[3, 'z']]);
  });

  it('are asked for once more when their worker fails, and fail when that does', () => {
    const { workers, answers, thinking } = world();
    thinking.think(1, 'a');
    thinking.think(2, 'b');
    workers[0]?.fail();
    expect([workers[1]?.asked, answers]).toEqual([['a'], []]);
    workers[1]?.fail();
    workers[2]?.answer('y');
    expect(answers.map(([ticket]) => ticket)).toEqual([1, 2]);
    expect(JSON.parse(answers[0]?.[1] ?? '')).toHaveProperty('error');
    expect(answers[1]?.[1]).toBe('y');
  });
});

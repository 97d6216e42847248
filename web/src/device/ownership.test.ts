// One page at a time has the games of a device.
import { describe, expect, it } from 'vitest';
import { Ownership } from './ownership';

/** Locks as browsers have them: one holder, a queue, and theft. */
class FakeLocks {
  holder: { reject(why: Error): void } | null = null;
  private queue: (() => void)[] = [];

  query = async () => ({ held: this.holder === null ? [] : [{ name: 'tetrapolis.device' }] });

  request = (_name: string, options: unknown, run?: () => Promise<never>): Promise<unknown> => {
    const { steal, signal } = options as { steal?: boolean; signal?: AbortSignal };
    return new Promise((_resolve, reject) => {
      const hold = (): void => {
        this.holder = { reject };
        void run?.();
      };
      if (steal === true) {
        this.holder?.reject(new Error('stolen'));
        hold();
      } else if (this.holder === null) hold();
      else {
        this.queue.push(hold);
        signal?.addEventListener('abort', () => {
          this.queue = this.queue.filter((one) => one !== hold);
          reject(new Error('aborted'));
        });
      }
    });
  };

  /** The page of the holder is closed. */
  release(): void {
    this.holder = null;
    this.queue.shift()?.();
  }
}

function page(locks: FakeLocks | undefined) {
  const heard: string[] = [];
  const events = { own: () => heard.push('own'), lose: () => heard.push('lose') };
  return { heard, ownership: new Ownership(events, locks as unknown as LockManager | undefined) };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

describe('the games of a device', () => {
  it('belong to the first page; the second waits until that is closed', async () => {
    const locks = new FakeLocks();
    const [one, two] = [page(locks), page(locks)];
    await one.ownership.begin();
    await two.ownership.begin();
    expect([one.heard, two.heard]).toEqual([['own'], ['lose']]);
    locks.release();
    expect(two.heard).toEqual(['lose', 'own']);
  });

  it('are taken over, and come back when that page is closed', async () => {
    const locks = new FakeLocks();
    const [one, two] = [page(locks), page(locks)];
    await one.ownership.begin();
    await two.ownership.begin();
    two.ownership.takeOver();
    await settled();
    expect([one.heard, two.heard]).toEqual([
      ['own', 'lose'],
      ['lose', 'own'],
    ]);
    locks.release();
    await settled();
    expect(one.heard).toEqual(['own', 'lose', 'own']);
    expect(two.heard).toEqual(['lose', 'own']);
  });

  it('belong to whoever opens them where there are no locks', async () => {
    const one = page(undefined);
    await one.ownership.begin();
    expect(one.heard).toEqual(['own']);
  });
});

// A batch counts when its transaction is complete, for the page that owns the database, or not at all.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Records } from './records';

/** The browser's database with one transaction at a time, which the test completes or lets fail. */
class FakeDatabase {
  data = new Map<string, string>();
  owner = '';
  options: unknown;
  private open: FakeTransaction | null = null;

  transaction = (_stores: unknown, _mode: unknown, options: unknown): FakeTransaction => {
    this.options = options;
    this.open = new FakeTransaction(this);
    return this.open;
  };
  close(): void {}
  complete(): void {
    this.open?.complete();
  }
  fail(error: Error | null): void {
    this.open?.fail(error);
  }
}

class FakeTransaction {
  error: Error | null = null;
  oncomplete: (() => void) | null = null;
  onabort: (() => void) | null = null;
  private later: (() => void)[] = [];

  constructor(private readonly database: FakeDatabase) {}

  objectStore = (name: string) => {
    const { database } = this;
    return {
      get: () => {
        const request = { result: database.owner, onsuccess: null as (() => void) | null };
        queueMicrotask(() => request.onsuccess?.());
        return request;
      },
      put: (value: string, key: string) =>
        this.later.push(() => {
          if (name === 'owner') database.owner = value;
          else database.data.set(key, value);
        }),
      delete: (key: string) => this.later.push(() => database.data.delete(key)),
      clear: () => this.later.push(() => database.data.clear()),
    };
  };
  abort(): void {
    this.fail(null);
  }
  complete(): void {
    for (const run of this.later) run();
    this.oncomplete?.();
  }
  fail(error: Error | null): void {
    this.error = error;
    this.onabort?.();
  }
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

function browserWith(database: FakeDatabase | Error): void {
  vi.stubGlobal('indexedDB', {
    open: () => {
      const request = { result: database, error: database, onsuccess: () => {}, onerror: () => {} };
      queueMicrotask(() => (database instanceof Error ? request.onerror() : request.onsuccess()));
      return request;
    },
  });
}

async function opened(database: FakeDatabase, owner: string): Promise<Records> {
  browserWith(database);
  const records = Records.open(owner);
  await settled();
  database.complete();
  return records;
}

afterEach(() => vi.unstubAllGlobals());

describe('the records of a device', () => {
  it('are kept when the transaction is complete, and no earlier', async () => {
    const database = new FakeDatabase();
    const records = await opened(database, 'me');
    let isKept = false;
    const kept = records.keep([
      ['a', '1'],
      ['b', null],
    ]);
    void kept.then(() => {
      isKept = true;
    });
    await settled();
    expect([isKept, database.data.size]).toEqual([false, 0]);
    database.complete();
    await kept;
    expect([...database.data]).toEqual([['a', '1']]);
    expect(database.options).toEqual({ durability: 'strict' });
  });

  it('are not kept on a full disk, which is told', async () => {
    const database = new FakeDatabase();
    const records = await opened(database, 'me');
    const kept = expect(records.keep([['a', '1']])).rejects.toMatchObject({ trouble: 'full' });
    await settled();
    database.fail(new DOMException('', 'QuotaExceededError'));
    await kept;
    expect(database.data.size).toBe(0);
  });

  it('are refused to a page that another one has overtaken', async () => {
    const database = new FakeDatabase();
    const old = await opened(database, 'old');
    const records = await opened(database, 'new');
    await expect(old.keep([['a', '1']])).rejects.toMatchObject({ trouble: 'taken_over' });
    const kept = records.keep([['a', '2']]);
    await settled();
    database.complete();
    await kept;
    expect([...database.data]).toEqual([['a', '2']]);
  });

  it('need a browser that keeps something', async () => {
    browserWith(new Error('a private window'));
    await expect(Records.open('me')).rejects.toMatchObject({ trouble: 'no_storage' });
  });
});

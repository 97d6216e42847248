// What a device keeps, in the browser's database: records under keys. Whoever opens it last owns it,
// and every transaction looks whether that is still so: what an older page would write is refused.
import { type Change, DeviceTrouble } from './talk';

const NAME = 'tetrapolis';
const RECORDS = 'records';
const OWNER = 'owner';
const NOW = 'now';

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DeviceTrouble('taken_over'));
  });
}

async function opened(): Promise<IDBDatabase> {
  try {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(RECORDS);
      request.result.createObjectStore(OWNER);
    };
    return await result(request);
  } catch (thrown) {
    throw new DeviceTrouble('no_storage', thrown);
  }
}

const isFull = (thrown: unknown): boolean =>
  thrown instanceof DOMException && thrown.name === 'QuotaExceededError';

export class Records {
  private constructor(
    private readonly database: IDBDatabase,
    private readonly owner: string,
  ) {}

  static async open(owner: string): Promise<Records> {
    const records = new Records(await opened(), owner);
    await records.change((_, owners) => owners.put(owner, NOW), true);
    return records;
  }

  async all(): Promise<[string, string][]> {
    const records = this.database.transaction(RECORDS).objectStore(RECORDS);
    const [keys, texts] = await Promise.all([
      result(records.getAllKeys()),
      result(records.getAll() as IDBRequest<string[]>),
    ]);
    return keys.map((key, k) => [String(key), texts[k] ?? '']);
  }

  /** All of it or nothing; resolves when it is on the disk. */
  keep(changes: readonly Change[]): Promise<void> {
    return this.change((records) => {
      for (const [key, text] of changes)
        if (text === null) records.delete(key);
        else records.put(text, key);
    });
  }

  /** What belongs to a table: rows under its id, and below that its events and its chat. */
  deleteTable(id: string): Promise<void> {
    return this.change((records) => {
      for (const kind of ['table', 'seats', 'story']) records.delete(`${kind}/${id}`);
      for (const kind of ['event', 'chat'])
        records.delete(IDBKeyRange.bound(`${kind}/${id}/`, `${kind}/${id}/\uffff`));
    });
  }

  /** Everything goes, and this comes. */
  replace(all: readonly [string, string][]): Promise<void> {
    return this.change((records) => {
      records.clear();
      for (const [key, text] of all) records.put(text, key);
    });
  }

  private async change(
    run: (records: IDBObjectStore, owners: IDBObjectStore) => void,
    anyOwner = false,
  ): Promise<void> {
    try {
      const transaction = this.database.transaction([RECORDS, OWNER], 'readwrite', {
        durability: 'strict',
      });
      const done = completed(transaction);
      const owners = transaction.objectStore(OWNER);
      const owner = owners.get(NOW);
      owner.onsuccess = () => {
        if (anyOwner || owner.result === this.owner) run(transaction.objectStore(RECORDS), owners);
        else transaction.abort();
      };
      await done;
    } catch (thrown) {
      if (thrown instanceof DeviceTrouble) throw thrown;
      throw new DeviceTrouble(isFull(thrown) ? 'full' : 'no_storage', thrown);
    }
  }
}

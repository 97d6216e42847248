// The worker of the tables: the engine, what it keeps, and a further worker for its computers.
import { Conversation } from './conversation';
import { fetchModule, openEngine } from './engine';
import { engineWorker } from './engineWorker';
import { Records } from './records';
import { type Change, DeviceTrouble, type FromWorker, type ToWorker, troubleOf } from './talk';
import { type MakeThinker, Thinking } from './thinking';

interface Open {
  module: WebAssembly.Module;
  conversation: Conversation;
  records: Records;
}

const post = (message: FromWorker): void => postMessage(message);
const inTrouble = (thrown: unknown): void => post({ do: 'trouble', trouble: troubleOf(thrown) });

const moduleAt = (url: string): Promise<WebAssembly.Module> =>
  fetchModule(url).catch((thrown) => {
    throw new DeviceTrouble('no_engine', thrown);
  });

const thinkerWith =
  (module: WebAssembly.Module): MakeThinker =>
  (answered, failed) => {
    const worker = engineWorker(module, answered, failed);
    return { ask: (line) => worker.ask({ do: 'think', text: line }), end: worker.end };
  };

/** After a full disk the page is told when there is room again. */
function keeper(records: Records): (changes: Change[]) => Promise<void> {
  let wasFull = false;
  return async (changes) => {
    try {
      await records.keep(changes);
      if (wasFull) post({ do: 'opened' });
      wasFull = false;
    } catch (thrown) {
      wasFull = true;
      throw thrown;
    }
  };
}

async function openAll(url: string, owner: string, pace: number): Promise<Open> {
  const [module, records] = await Promise.all([moduleAt(url), Records.open(owner)]);
  const thinking = new Thinking(thinkerWith(module), (ticket, text) =>
    conversation.tell({ do: 'thought', ticket, text }),
  );
  const conversation = new Conversation(await openEngine(module), {
    show: (shown) => post({ do: 'shown', shown }),
    keep: keeper(records),
    think: (ticket, line) => thinking.think(ticket, line),
    forget: (ticket) => thinking.forget(ticket),
    failed: inTrouble,
  });
  conversation.begin(await records.all(), pace);
  return { module, conversation, records };
}

let open: Promise<Open> | null = null;

async function change({ conversation }: Open, run: () => Promise<void>): Promise<void> {
  conversation.end();
  await run();
  post({ do: 'changed', done: true });
}

/** Records from elsewhere take the place of ours only if an engine can begin with them. */
async function replace(now: Open, records: [string, string][]): Promise<void> {
  const ask = await openEngine(now.module);
  const answers = [ask({ do: 'load', records }), ask({ do: 'begin', pace: 0 })];
  if (answers.some((text) => text.startsWith('error'))) post({ do: 'changed', done: false });
  else await change(now, () => now.records.replace(records));
}

async function take(message: Exclude<ToWorker, { do: 'open' }>, now: Open): Promise<void> {
  switch (message.do) {
    case 'told':
      return now.conversation.tell(message.told);
    case 'all':
      return post({ do: 'all', records: await now.records.all() });
    case 'delete_table':
      return change(now, () => now.records.deleteTable(message.table));
    case 'replace':
      return replace(now, message.records);
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.do === 'open') {
    open = openAll(data.engine, data.owner, data.pace);
    open.then(() => post({ do: 'opened' }), inTrouble);
  } else open?.then((now) => take(data, now)).catch(inTrouble);
});

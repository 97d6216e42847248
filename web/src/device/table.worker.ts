// The worker of the tables: the engine, what it keeps, and a further worker for its computers.
import { Conversation } from './conversation';
import { openEngine } from './engine';
import { Records } from './records';
import { DeviceTrouble, type FromWorker, type ToWorker, troubleOf } from './talk';
import { type MakeThinker, Thinking } from './thinking';

interface Open {
  conversation: Conversation;
  records: Records;
}

const post = (message: FromWorker): void => postMessage(message);
const inTrouble = (thrown: unknown): void => post({ do: 'trouble', trouble: troubleOf(thrown) });

async function fetchModule(url: string): Promise<WebAssembly.Module> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(String(answer.status));
    return await WebAssembly.compile(await answer.arrayBuffer());
  } catch (thrown) {
    throw new DeviceTrouble('no_engine', thrown);
  }
}

function thinkerWith(module: WebAssembly.Module): MakeThinker {
  return (answered, failed) => {
    const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<string | null>) =>
      data === null ? failed() : answered(data);
    worker.onerror = failed;
    worker.postMessage(module);
    return { ask: (line) => worker.postMessage(line), end: () => worker.terminate() };
  };
}

async function openAll(url: string, owner: string, pace: number): Promise<Open> {
  const [module, records] = await Promise.all([fetchModule(url), Records.open(owner)]);
  const thinking = new Thinking(thinkerWith(module), (ticket, text) =>
    conversation.tell({ do: 'thought', ticket, text }),
  );
  const conversation = new Conversation(await openEngine(module), {
    show: (shown) => post({ do: 'shown', shown }),
    keep: (changes) => records.keep(changes),
    think: (ticket, line) => thinking.think(ticket, line),
    forget: (ticket) => thinking.forget(ticket),
    failed: inTrouble,
  });
  conversation.begin(await records.all(), pace);
  return { conversation, records };
}

let open: Promise<Open> | null = null;

async function change({ conversation }: Open, run: () => Promise<void>): Promise<void> {
  conversation.end();
  await run();
  post({ do: 'changed' });
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
      return change(now, () => now.records.replace(message.records));
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.do === 'open') {
    open = openAll(data.engine, data.owner, data.pace);
    open.then(() => post({ do: 'opened' }), inTrouble);
  } else open?.then((now) => take(data, now)).catch(inTrouble);
});

// play MODULE|PROGRAM [GAME...]: a whole game of each game against level 3 on a device, through the
// client's own messages, closed and opened again on the way. Then its record is verified.
import { NodeDevice } from './device.mjs';
import { openModule } from './module.mjs';
import { openNative } from './native.mjs';

const [file, ...names] = process.argv.slice(2);
const games = names.length > 0 ? names : ['wiraqocha', 'ascalion', 'hyperborea', 'pathciv'];
const opened = [];
const LIMIT_MS = 240_000;

async function open() {
  if (file.endsWith('.wasm')) return openModule(file);
  const native = openNative(file);
  opened.push(native);
  return native.ask;
}

function fail(what) {
  throw new Error(what);
}

// Always the first that is offered, at every step.
function pathOf(choices) {
  const path = [];
  for (let at = choices; at.length > 0; at = at[0].next) path.push(at[0].act);
  return path;
}

// One person's client: answers whatever is asked, and knows what was acknowledged.
class Player {
  constructor(table) {
    Object.assign(this, { table, acts: 0, acknowledged: 0, pending: null, over: null });
    this.done = new Promise((resolve, reject) => Object.assign(this, { resolve, reject }));
  }

  async sit(device, stopAfter) {
    Object.assign(this, { stopAfter, pending: null });
    this.say = await device.connect((message) => this.take(message));
    await this.say({ t: 'watch', table: this.table });
  }

  take(message) {
    if (message.t === 'ack') this.acknowledged = Math.max(this.acknowledged, message.version);
    if (message.t === 'refused') this.reject(new Error(JSON.stringify(message)));
    if (message.t !== 'table') return;
    this.seen = message;
    if (message.state === 'over') return this.resolve(message);
    if (this.acts >= this.stopAfter) return this.resolve(message);
    if (message.choices.length === 0 || this.pending === message.version) return;
    this.pending = message.version;
    const seat = message.viewer ?? 0;
    const path = pathOf(message.choices);
    this.acts += 1;
    const id = `act-${message.version}`;
    this.say({ t: 'act', id, table: this.table, seen: message.version, seat, path });
  }
}

const later = (ms, what) =>
  new Promise((_resolve, reject) => setTimeout(() => reject(new Error(what)), ms).unref());

async function playHalf(device, player, stopAfter) {
  Object.assign(player, new Player(player.table), { acts: player.acts });
  await player.sit(device, stopAfter);
  return Promise.race([player.done, later(LIMIT_MS, `no end after ${player.acts} acts: ${JSON.stringify(player.seen)?.slice(0, 400)}`)]);
}

async function play(game) {
  const began = performance.now();
  const records = new Map();
  const thinker = await open();
  let device = await NodeDevice.open(await open(), thinker, records);
  await device.json('POST', '/guest', { name: 'Ada' });
  const seats = [{ kind: 'me' }, { kind: 'computer', level: 'level3' }];
  const made = await device.json('POST', '/tables', { game, seats });
  const player = new Player(made.table);
  const first = performance.now() - began;
  await playHalf(device, player, 5);
  const acknowledged = player.acknowledged;
  device.end();
  device = await NodeDevice.open(await open(), thinker, records);
  const me = await device.json('GET', '/me');
  if (me.user.name !== 'Ada') fail('the person was forgotten');
  const end = await playHalf(device, player, Number.POSITIVE_INFINITY);
  if (end.state !== 'over') fail(`the game is ${end.state}`);
  if (end.version < acknowledged) fail('what was acknowledged is lost');
  await verify(device, game, player, end);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${game}: ${end.n} actions, ${player.acts} of them by hand, ${seconds} s; begun after ${first.toFixed(0)} ms, longest answer ${device.longest.toFixed(0)} ms, ${records.size} records kept`);
  device.end();
}

async function verify(device, game, player, end) {
  const { body: record } = await device.request('GET', `/tables/${player.table}/record`);
  const replayed = await (await open())({ do: 'replay', record });
  if (replayed.text.startsWith('error')) fail(`${game}: ${replayed.text}`);
  const steps = replayed.text.split('\n').length - 2;
  if (steps !== end.n) fail(`${game}: the record has ${steps} entries, the table ${end.n}`);
}

for (const game of games) await play(game);
for (const native of opened) native.close();
console.log('play: all games came to their end');
process.exit(0);

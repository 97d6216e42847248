import { chromium } from '@playwright/test';
const base = 'http://127.0.0.1:18091';
const wantAsks = (process.argv[2] ?? 'recipe,partner,transport,target').split(',');
const opts = { theme: process.env.THEME ?? 'light', phone: process.env.PHONE === '1', lang: process.env.UILANG ?? 'en' };
const seats = Number(process.env.SEATS ?? 4);
const all = process.env.ALLME === '1';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext({ viewport: opts.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 }, hasTouch: opts.phone, isMobile: opts.phone, deviceScaleFactor: opts.phone ? 2 : 1, locale: opts.lang === 'de' ? 'de-DE' : 'en-GB', colorScheme: opts.theme });
const page = await context.newPage();
page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
page.on('console', (m) => { if (m.type() === 'error' || m.type() === 'warning') console.log('CONSOLE', m.text().slice(0, 300)); });
await page.goto(base + '/');
const api = (path, body) => page.evaluate(async ([p, b]) => { const r = await fetch('/api/v1/' + p, b ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(b) } : {}); return await r.json(); }, [path, body]);
await api('guest', { name: 'Mira' });
const others = Array.from({ length: seats - 1 }, () => all ? ({ kind: 'me' }) : ({ kind: 'computer', level: process.env.LEVEL ?? 'random' }));
const options = { source_setup: 'random', claim_setup: 'random', ...(process.env.OPTS ? JSON.parse(process.env.OPTS) : {}) };
const made = await api('tables', { game: 'ascalion', seats: [{ kind: 'me' }, ...others], options });
if (!made.table) { console.log(made); process.exit(1); }
await page.goto(`${base}/t/${made.table}`);
await page.waitForTimeout(2500);
let n = 0;
const left = new Map(wantAsks.map((a) => { const [k, c] = a.split('*'); return [k, Number(c ?? 1)]; }));
const get = () => api(`tables/${made.table}`);
const rnd = (k) => Math.floor(Math.random() * k);
const started = Date.now();
while (left.size > 0 && Date.now() - started < Number(process.env.MS ?? 120000)) {
  const t = await get();
  if (t.state !== 'running') { console.log('state', t.state); break; }
  if (!t.choices?.length) { await page.waitForTimeout(150); continue; }
  const ask = t.view.table.turn.ask;
  const rounds = t.view.table.turn.round;
  if (left.has(ask) && rounds >= Number(process.env.ROUND ?? 1) && (process.env.NEED === undefined || t.choices.some((c) => c.act.startsWith(process.env.NEED)))) {
    await page.waitForTimeout(900);
    const hoverAct = process.env.HOVER && t.choices.find((c) => c.act.startsWith(process.env.HOVER));
    if (hoverAct) { const id = hoverAct.act.split(' ')[1]; await page.locator(`[data-target="area:${id}"],[data-target="place:${id}"]`).first().hover({ force: true }); await page.waitForTimeout(900); }
    if (process.env.CLICK) for (const sel of process.env.CLICK.split('|')) { await page.locator(sel).first().click({ force: true }); await page.waitForTimeout(400); }
    const file = `/tmp/ascweb-bin/shot-${process.env.TAG ?? ''}${ask}-${n++}.png`;
    await page.screenshot({ path: file });
    console.log(file, 'round', rounds, t.choices.slice(0, 8).map((c) => c.act + (c.next.length ? `>${c.next.length}` : '')).join(' | '));
    const c = left.get(ask) - 1; if (c <= 0) left.delete(ask); else left.set(ask, c);
    if (left.size === 0) break;
  }
  let path;
  const acts = t.choices.map((c) => c.act);
  const lazy = { partner: 'pass', answer: process.env.ANSWER ?? 'decline', vote: 'yes', tie_break: 'yes' }[ask];
  if (lazy && acts.includes(lazy) && !(ask === 'partner' && left.has('give_kind'))) path = [lazy];
  else if (ask === 'recipe' && acts.length > 1) path = [acts[rnd(acts.length - 1)]];
  else path = [acts[rnd(acts.length)]];
  const seat = t.to_move.find((s) => t.you.includes(s));
  const r = await api(`tables/${made.table}/act`, { t: 'act', table: made.table, id: Math.random().toString(36).slice(2), seen: t.version, seat, path });
  if (r.error) { console.log(JSON.stringify(r.error).slice(0, 200)); break; }
}
console.log('table', made.table, 'left', [...left.keys()].join(','));
await browser.close();

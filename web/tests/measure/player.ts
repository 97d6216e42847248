// A person who plays with the mouse or with a thumb: what is decided is told from outside, the way to
// it is found on the screen, and every press counts.
import type { Page } from '@playwright/test';
import type { allWays } from '../../src/pick';
import type { Choice, Table } from '../../src/protocol';
import { expect } from '../e2e/fixture';

export interface Point {
  x: number;
  y: number;
}

export type Goal = ReturnType<typeof allWays>[number];

interface Button {
  text: string;
  point: Point | null;
}

declare global {
  interface Window {
    reachTarget(target: string): Point | null;
    isShownSomewhere(target: string): boolean;
    reachButtons(query: string): Button[];
  }
}

/** What was sent with how many presses, and how many questions it answered that had several answers. */
export interface Decision {
  path: string[];
  presses: number;
  questions: number;
  /** What was pressed, in order. */
  trail: string[];
}

const MOST_PRESSES = 9;
const ANSWER_MS = 350;
const QUIET_MS = 30;

/**
 * How many levels of a path had more than one choice. What comes after the listed choices (a cube's
 * colour and space in Hyperborea) is part of a path only where it has several answers.
 */
export function questionsOf(choices: readonly Choice[], path: readonly string[]): number {
  let level = choices;
  let asked = 0;
  for (const act of path) {
    if (level.length !== 1) ++asked;
    level = level.find((one) => one.act === act)?.next ?? [];
  }
  return asked;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Player {
  table: Table | null = null;
  refused: string[] = [];
  private sent: string[][] = [];
  private presses = 0;
  private trail: string[] = [];

  constructor(
    readonly page: Page,
    private readonly touch: boolean,
  ) {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => this.hear(String(payload)));
      socket.on('framereceived', ({ payload }) => this.hear(String(payload)));
    });
  }

  /** Whether I am asked now. */
  get asked(): boolean {
    return this.table?.state === 'running' && this.table.to_move.includes(0);
  }

  get over(): boolean {
    return this.table !== null && !['running', 'open'].includes(this.table.state);
  }

  /** Takes the goal, or what the screen offers in its place; null where the screen has no way. */
  async decide(goal: Goal): Promise<Decision | null> {
    const { choices, version } = this.table as Table;
    const before = this.sent.length;
    this.presses = 0;
    this.trail = [];
    const tried: string[] = [];
    while (this.presses < MOST_PRESSES && this.sent.length === before) {
      if (!(await this.pressSomething(goal, tried))) return null;
      await this.settle(before);
    }
    const path = this.sent[before];
    if (path === undefined) return null;
    await expect.poll(() => this.table?.version ?? 0).toBeGreaterThan(version);
    await pause(QUIET_MS);
    const questions = questionsOf(choices, path);
    return { path, presses: this.presses, questions, trail: this.trail };
  }

  private async pressSomething(goal: Goal, tried: string[]): Promise<boolean> {
    if (await this.pressFirst('.ask .answers .btn:not(.primary)')) return true;
    if (await this.pressFirst('.attack .answers .go')) return true;
    if (await this.pressItem('.chooser li button', goal)) return true;
    if (await this.pressThing(goal, tried)) return true;
    if (await this.pressItem('dialog[open] ol li button', goal)) return true;
    if (await this.pressMain(goal, false)) return true;
    if (await this.changeTab(goal, tried)) return true;
    if (await this.pressMain(goal, true)) return true;
    return await this.pressFirst(
      '.acts .btn[aria-label^="More"], .acts .btn:nth-last-child(1):not(.main)',
    );
  }

  /** The thing on screen that the goal is about; on a touch screen a second time. */
  private async pressThing(goal: Goal, tried: string[]): Promise<boolean> {
    const named = goal.targets.toReversed().flat();
    // On a small map a hex stands for the sites on it.
    const hexes = named.flatMap((target) => /^site:(\w+)\//.exec(target)?.slice(1) ?? []);
    const things = [...new Set([...named, ...hexes.map((hex) => `hex:${hex}`)])];
    for (const thing of things) {
      const times = tried.filter((one) => one === thing).length;
      if (times >= (this.touch ? 2 : 1)) continue;
      const point = await this.page.evaluate((target) => window.reachTarget(target), thing);
      if (point === null) continue;
      tried.push(thing);
      await this.press(point, thing);
      return true;
    }
    return false;
  }

  private async pressItem(query: string, goal: Goal): Promise<boolean> {
    const buttons = await this.buttons(query);
    const words = goal.texts.map(({ en }) => en.toLowerCase());
    const fit = ({ text }: Button): number =>
      words.filter((word) => word !== '' && text.toLowerCase().includes(word)).length;
    const best = buttons.toSorted((a, b) => fit(b) - fit(a))[0];
    if (best === undefined || best.point === null) return false;
    if (query.startsWith('dialog') && fit(best) === 0) return false;
    await this.press(best.point, `[${best.text.trim().slice(0, 30)}]`);
    return true;
  }

  private async pressMain(goal: Goal, anyway: boolean): Promise<boolean> {
    const [main] = await this.buttons('.acts .main');
    if (main === undefined || main.point === null) return false;
    const words = goal.texts.map(({ en }) => en.toLowerCase()).filter((word) => word !== '');
    if (!anyway && !words.some((word) => main.text.toLowerCase().includes(word))) return false;
    await this.press(main.point, `(${main.text.trim().slice(0, 30)})`);
    return true;
  }

  /** Another tab of a small screen, if what is wanted is there. */
  private async changeTab(goal: Goal, tried: readonly string[]): Promise<boolean> {
    const things = goal.targets.flat().filter((thing) => !tried.includes(thing));
    for (const tab of await this.buttons('nav.tabs button:not(.on)')) {
      if (tab.point === null) continue;
      await this.tap(tab.point);
      await pause(60);
      for (const thing of things)
        if ((await this.page.evaluate((one) => window.reachTarget(one), thing)) !== null) {
          ++this.presses;
          this.trail.push(`tab ${tab.text.trim()}`);
          return true;
        }
    }
    const [first] = await this.buttons('nav.tabs button:not(.on)');
    if (first?.point != null) await this.tap(first.point);
    return false;
  }

  private async pressFirst(query: string): Promise<boolean> {
    const [first] = await this.buttons(query);
    if (first === undefined || first.point === null) return false;
    await this.press(first.point, `<${first.text.trim().slice(0, 30)}>`);
    return true;
  }

  private buttons(query: string): Promise<Button[]> {
    return this.page.evaluate((wanted) => window.reachButtons(wanted), query);
  }

  private async press(point: Point, name: string): Promise<void> {
    ++this.presses;
    this.trail.push(name);
    await this.tap(point);
  }

  private async tap({ x, y }: Point): Promise<void> {
    if (this.touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** Waits until the press has shown what it does. */
  private async settle(before: number): Promise<void> {
    const end = Date.now() + ANSWER_MS;
    while (this.sent.length === before && Date.now() < end) await pause(QUIET_MS);
  }

  private hear(payload: string): void {
    if (!payload.startsWith('{')) return;
    const message = JSON.parse(payload);
    if (message.t === 'act') this.sent.push(message.path);
    if (message.t === 'table') this.table = message;
    if (message.t === 'refused') this.refused.push(`${message.code}: ${message.text.en}`);
  }
}

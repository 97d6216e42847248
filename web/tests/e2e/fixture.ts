// What every test has: a server, browsers of several people, and an ear for complaints. No test may
// end with an error of the page, a violation of the content policy or a request to another host.

import type { Page } from '@playwright/test';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
} from '@playwright/test';
import { Server } from './server';

export class Complaints {
  private readonly heard: string[] = [];
  private readonly allowed: RegExp[] = [];

  /** What a test brings about on purpose. */
  allow(text: RegExp): void {
    this.allowed.push(text);
  }

  all(): string[] {
    return this.heard.filter((line) => !this.allowed.some((text) => text.test(line)));
  }

  listen(context: BrowserContext, home: string): void {
    const own = new URL(home).host;
    const see = (address: string): void => {
      const { protocol, host } = new URL(address);
      if (/^(https?|wss?):$/.test(protocol) && host !== own) this.heard.push(`asked ${address}`);
    };
    context.on('weberror', (error) => this.heard.push(error.error().message));
    context.on('request', (request) => see(request.url()));
    context.on('page', (page) => page.on('websocket', (socket) => see(socket.url())));
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.heard.push(message.text());
    });
  }
}

export type Visit = (options?: BrowserContextOptions) => Promise<Page>;

interface Mine {
  complaints: Complaints;
  /** A further person with a browser of their own. */
  visit: Visit;
}

export const test = base.extend<Mine, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read from its pattern.
    async ({}, use) => {
      const server = await Server.make();
      try {
        await use(server);
      } finally {
        await server.remove();
      }
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  complaints: [
    async ({ context, server }, use) => {
      const complaints = new Complaints();
      complaints.listen(context, server.url);
      await use(complaints);
      expect(complaints.all()).toEqual([]);
    },
    { auto: true },
  ],
  visit: async ({ browser, complaints, server }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      complaints.listen(context, server.url);
      return await context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

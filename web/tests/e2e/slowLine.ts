// A line on which messages of the server can be held back: the page goes on with what it knows.
import type { Page } from '@playwright/test';

export interface SlowLine {
  hold(): void;
  release(): void;
}

/** Call it before the page is opened. */
export async function slowLine(page: Page): Promise<SlowLine> {
  let holding = false;
  let held: (() => void)[] = [];
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      const pass = (): void => socket.send(message);
      if (holding) held.push(pass);
      else pass();
    });
  });
  return {
    hold() {
      holding = true;
    },
    release() {
      holding = false;
      for (const pass of held) pass();
      held = [];
    },
  };
}

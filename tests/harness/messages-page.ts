import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEMO_PASSWORD, signIn, untilAlive, WIDE } from './browser.ts';
import { TestClient } from './test-client.ts';

export const CANDIDATE = 'candidate@fursa.example';

type Options = BrowserContextOptions & { email: string; path?: string };

/** A person with the messenger open, in a browser of their own, whose line can be cut. */
export async function openMessages(browser: Browser, url: string, { email, path = '', ...options }: Options) {
  const context = await browser.newContext({ viewport: WIDE, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  let isCut = false;
  const sockets = new Set<{ close: () => void }>();
  await page.routeWebSocket(/socket\.io/, (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
    sockets.add(socket);
  });
  await signIn(page, url, email);
  await page.goto(`${url}/user/messages${path}`);
  await untilAlive(page);
  // All of its code is here: it has to be before a line is cut.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('Toaster')),
  );
  await page.waitForLoadState('networkidle');
  return {
    page,
    context,
    /** No calls and no sockets. */
    async cut() {
      isCut = true;
      await context.setOffline(true);
      for (const socket of sockets) socket.close();
      sockets.clear();
    },
    /** Sockets alone, as some networks do. */
    cutSockets() {
      isCut = true;
      for (const socket of sockets) socket.close();
      sockets.clear();
    },
    async mend() {
      isCut = false;
      await context.setOffline(false);
    },
  };
}

export async function clientOf(url: string, email: string): Promise<TestClient> {
  const client = new TestClient(url);
  expect((await client.post('/login', { email, password: DEMO_PASSWORD })).status).toBe(200);
  return client;
}

/** The demo candidate's conversation about a job of the demo company. */
export async function demoChat(client: TestClient, job = 'Logistics Coordinator'): Promise<number> {
  const { body } = await client.get('/get/users?q=Sahra');
  const found = body.conversations.find(
    (one: { job: { title: string }; candidate: { user: { name: string } } }) =>
      one.job.title === job && one.candidate.user.name === 'Sahra Nuur',
  );
  expect(found).toBeDefined();
  return found.id;
}

export const thread = (page: Page) => page.locator('[data-thread]');
export const said = (page: Page, text: string) => page.locator('[data-message]').filter({ hasText: text });

/** Types into the open conversation and presses Enter. */
export async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Message to/ }).fill(text);
  await page.keyboard.press('Enter');
}

/** Everything that a conversation shows, from the first to the last, however far one has to scroll for it. */
export function everyMessage(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const box = document.querySelector('[data-thread]') as HTMLElement;
    const found = new Map<number, string>();
    const collect = () => {
      const ids = [...box.querySelectorAll<HTMLElement>('[data-message]')].map((element) => {
        const id = Number(element.dataset.message);
        found.set(id, element.querySelector('[data-speech]')?.textContent ?? '');
        return id;
      });
      if (new Set(ids).size < ids.length) throw new Error(`shown twice: ${ids}`);
      if (ids.some((id, at) => at > 0 && id < (ids[at - 1] as number))) throw new Error(`out of order: ${ids}`);
    };
    const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
    box.scrollTop = box.scrollHeight;
    await pause();
    for (let rests = 0; rests < 5; ) {
      collect();
      rests = box.scrollTop === 0 ? rests + 1 : 0;
      box.scrollTop -= 300;
      await pause();
    }
    box.scrollTop = box.scrollHeight;
    return [...found].sort(([one], [other]) => one - other).map(([, text]) => text);
  });
}

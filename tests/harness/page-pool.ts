import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

type Opened = { page: Page; context: BrowserContext };

const idle = new WeakMap<Browser, Map<string, Opened[]>>();

/**
 * A page nobody has used, or one that was wiped after use: a new context costs a process and compiles every script
 * again, which is most of what a browser test would wait for. Closing the context gives the page back.
 */
export async function borrowPage(
  browser: Browser,
  options: BrowserContextOptions,
  withClock: boolean,
): Promise<Opened> {
  // A page whose clock was taken over never gets its own back: those are lent to tests that want one.
  const key = JSON.stringify({ options, withClock });
  const pages = idle.get(browser) ?? new Map<string, Opened[]>();
  idle.set(browser, pages);
  const waiting = pages.get(key) ?? [];
  pages.set(key, waiting);
  const used = waiting.pop();
  if (used) return used;
  const context = await browser.newContext(options);
  const opened = { page: await context.newPage(), context };
  context.close = async () => {
    await wipe(opened);
    if (options.viewport) await opened.page.setViewportSize(options.viewport);
    waiting.push(opened);
  };
  return opened;
}

async function wipe({ page, context }: Opened): Promise<void> {
  for (const event of ['dialog', 'pageerror', 'console', 'request', 'response'] as const)
    page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearCookies();
  for (const other of context.pages()) if (other !== page) await other.close();
  const { origin, protocol } = new URL(page.url());
  // A form that was left unsaved asks before it goes.
  page.on('dialog', (dialog) => dialog.accept());
  if (protocol.startsWith('http')) {
    // A form writes what was typed last while its page is left: here it must not.
    await page
      .evaluate(() => {
        Storage.prototype.setItem = () => {};
        localStorage.clear();
        sessionStorage.clear();
      })
      .catch(() => {});
    await page.goto('about:blank');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await devtools.detach();
  }
  page.removeAllListeners('dialog');
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
  type Response,
} from 'playwright-core';
import { expect } from 'vitest';
import { borrowPage } from './page-pool.ts';
import { TestClient } from './test-client.ts';

export const DEMO_PASSWORD = 'fursa-demo-2026';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // No script of a test runs long enough to earn back being compiled to its fastest form.
  '--js-flags=--no-opt --no-maglev',
];

/** One process for all pages. With windows, the browser does not come back from being offline this way. */
const LEAN_FLAGS = ['--in-process-gpu', '--process-per-site', '--renderer-process-limit=1'];

let launched: Promise<Browser> | undefined;

/** One for all files of a worker: it ends with the worker, and pages are wiped before they are lent again. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launchBrowser();
  return launched;
}

/** Found or installed by scripts/chromium.mjs. */
export function chromiumPath(): string {
  return process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
}

/** Lean, unless pages are to be drawn beside each other. */
export function launchBrowser({ isLean = true } = {}): Promise<Browser> {
  const executablePath = chromiumPath();
  const isShell = executablePath.endsWith('headless-shell');
  return chromium.launch({ executablePath, args: isShell && isLean ? [...FLAGS, ...LEAN_FLAGS] : FLAGS });
}

export const WIDE = { width: 1280, height: 860 };
export const PHONE = { width: 390, height: 844 };

type PageOptions = BrowserContextOptions & {
  /** Its time stands in the test's hands, for what people would wait for. */
  withClock?: boolean;
};

/** A page that remembers what went wrong in it: script errors, refused scripts, failed requests. */
export async function openPage(browser: Browser, { withClock = false, ...options }: PageOptions = {}) {
  const { page, context } = await borrowPage(
    browser,
    { viewport: WIDE, reducedMotion: 'reduce', ...options },
    withClock,
  );
  if (withClock) await page.clock.install();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
  return { page, context, troubles };
}

/** Opens an address and waits until its page answers to clicks: React has taken over, and what came early was handed over. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await untilAlive(page);
  return response;
}

export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !('early' in window && window.early) &&
      Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber')),
  );
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with what axe finds, in words that lead to the element. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilAtRest(page);
  expect(await violationsOf(page), page.url()).toEqual([]);
}

/** The same page, light and dark, in one visit: dark pages differ in their colours, and in nothing else. */
export async function expectAccessibleLightAndDark(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await untilAtRest(page);
  expect(await violationsOf(page, ['color-contrast']), `${page.url()} in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** A result that is being replaced is paler, and gets its colour back by and by: what counts is how the page rests. */
async function untilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]:not(button)') === null &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
  );
}

type Axe = {
  run(
    context: Element | Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  // Evaluated by the debugger, not added as a script: the page's content policy stays as it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: Axe };
    // What is open on top of the page is checked alone: the page below it was checked before it opened.
    const onTop = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].at(-1);
    // Only what is wrong is asked for, of this page alone: the rest of the report takes longer than the rules.
    const asked = { resultTypes: ['violations'], selectors: false, preload: false, iframes: false };
    const options = { ...asked, ...(runOnly && { runOnly }) };
    return (await axe.run(onTop ?? document, options)).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, rules);
}

/** Signed in by the call, not by the form: that has tests of its own, and every other one would wait for it. */
export async function signIn(page: Page, url: string, email: string, password = DEMO_PASSWORD): Promise<void> {
  const client = new TestClient(url);
  const { status, text } = await client.post('/login', { email, password });
  expect(status, text).toBe(200);
  await page.context().addCookies([...client.cookies].map(([name, value]) => ({ name, value, url })));
}

/** Whatever is wider than the screen makes a phone scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expectNothingWider(page);
  const size = page.viewportSize();
  if (size?.width !== PHONE.width) return;
  // The narrowest screens that the product is made for.
  await page.setViewportSize({ ...size, width: 360 });
  await expectNothingWider(page);
  await page.setViewportSize(size);
}

async function expectNothingWider(page: Page): Promise<void> {
  const { wide, screen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(wide, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(screen);
}

/** Whether an element can be seen without scrolling, with nothing over it. */
export function isOnScreen(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, bottom, width, height } = element.getBoundingClientRect();
    const isInside = top >= 0 && bottom <= window.innerHeight;
    return isInside && element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

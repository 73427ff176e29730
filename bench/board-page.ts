import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { chromiumPath, WIDE } from '../tests/harness/browser.ts';
import { median } from './compare.ts';

const RUNS = 5;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync', '--no-first-run'];
const STEPS = 60;
const FRAME_MS = 16;

type OpenBoard = { base: string; cookie: string };
export type PageFigures = { nodes: number; scriptMs: number; dragFrameMs: number; dropFrameMs: number };

/** A board in Chromium as people have it: what it takes to open, and how smoothly a card is dragged over it. */
export async function measureBoardPage(board: OpenBoard): Promise<PageFigures> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
  const runs: PageFigures[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ viewport: WIDE });
    runs.push(await measureOnce(context, board));
    await context.close();
  }
  await browser.close();
  const of = (figure: keyof PageFigures) => median(runs.map((run) => run[figure]));
  return {
    nodes: of('nodes'),
    scriptMs: of('scriptMs'),
    dragFrameMs: of('dragFrameMs'),
    dropFrameMs: of('dropFrameMs'),
  };
}

async function measureOnce(context: BrowserContext, { base, cookie }: OpenBoard): Promise<PageFigures> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: base }]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(`${base}/company/applications?order=hand`, { waitUntil: 'networkidle' });
  const scriptMs = await scriptTime(devtools);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  return { nodes, scriptMs, ...(await longestFrames(page)) };
}

async function scriptTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}

/** As text: what compiles this file adds names of its own to functions, which a page does not know. */
const NOTE_FRAMES = `
  window.frameTimes = [];
  let last = performance.now();
  requestAnimationFrame(function note(now) {
    window.frameTimes.push(now - last);
    last = now;
    requestAnimationFrame(note);
  });`;

const LONGEST_SINCE = 'Math.max(0, ...window.frameTimes.splice(0))';

/** The first card goes over all columns and back, while the page notes its frames; then it is dropped. */
async function longestFrames(page: Page) {
  const card = page.locator('[data-card]').first();
  const from = await card.boundingBox();
  if (!from) throw new Error('a board without cards');
  await page.evaluate(NOTE_FRAMES);
  await page.mouse.wheel(0, 2_000);
  await page.mouse.move(from.x + 60, from.y + 24);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    const there = step <= STEPS / 2 ? step / (STEPS / 2) : 2 - step / (STEPS / 2);
    await page.mouse.move(from.x + 60 + there * (WIDE.width - 400), from.y + 24 + there * 300);
    await page.waitForTimeout(FRAME_MS);
  }
  await page.mouse.move(from.x + 60 + 300, from.y + 200);
  const dragFrameMs = await page.evaluate<number>(LONGEST_SINCE);
  await page.mouse.up();
  await page.waitForTimeout(400);
  return { dragFrameMs, dropFrameMs: await page.evaluate<number>(LONGEST_SINCE) };
}

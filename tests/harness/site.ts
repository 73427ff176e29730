import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type FursaProcess, startFursa } from './fursa-process.ts';

/** One a worker: it lives as long as the worker does, since starting it takes longer than most tests. */
let sharedBrowser: Promise<Browser> | undefined;

type Site = { url: string; fursa: FursaProcess; browser: Browser };

/** A server of the test file's own, with the demo, there before its tests and gone after them; and a browser. */
export function siteForTests(): Site {
  const site = {} as Site;
  beforeAll(async () => {
    sharedBrowser ??= launchBrowser();
    const [fursa, browser] = await Promise.all([startFursa(), sharedBrowser]);
    Object.assign(site, { url: fursa.url, fursa, browser });
  });
  afterAll(() => site.fursa?.stop());
  return site;
}

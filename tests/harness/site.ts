import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { type FursaProcess, startFursa } from './fursa-process.ts';

type Site = { url: string; fursa: FursaProcess; browser: Browser };

/** A server of the test file's own, with the demo, and a browser: there before its tests, gone after them. */
export function siteForTests(options?: Parameters<typeof startFursa>[0]): Site {
  const site = {} as Site;
  beforeAll(async () => {
    const [fursa, browser] = await Promise.all([startFursa(options), sharedBrowser()]);
    Object.assign(site, { url: fursa.url, fursa, browser });
  });
  afterAll(async () => {
    await site.fursa?.stop();
  });
  return site;
}

import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumPath } from '../tests/harness/browser.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const RUNS = 5;

/** The median of five runs of Lighthouse's own mobile profile. */
export async function lighthouseScores(url: string): Promise<Record<string, number>> {
  const scores = new Map<string, number[]>(CATEGORIES.map((category) => [category, []]));
  for (let run = 0; run < RUNS; run += 1) {
    const chrome = await launch({ chromePath: chromiumPath(), chromeFlags: FLAGS });
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    chrome.kill();
    for (const [category, values] of scores)
      values.push(Math.round((result?.lhr.categories[category]?.score ?? 0) * 100));
    const failed = Object.values(result?.lhr.audits ?? {}).filter(({ score }) => score !== null && score < 0.9);
    if (run === 0) for (const { id, displayValue } of failed) console.log(`  lighthouse: ${id} ${displayValue ?? ''}`);
  }
  return Object.fromEntries(
    [...scores].map(([category, values]) => [category, values.sort((a, b) => a - b)[RUNS >> 1] as number]),
  );
}

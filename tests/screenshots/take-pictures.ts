import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { untilAlive } from '../harness/browser.ts';
import { fileOf, LANGUAGES, type Language, lookOf, SCREENS, type Screen } from './looks.ts';
import type { Scene } from './scene.ts';
import type { Scenery } from './scenery.ts';
import type { Chapter } from './scenes.ts';

type Shooting = { browser: Browser; url: string; scenery: Scenery; chapters: readonly Chapter[]; folder: string };
/** What one page is used for: a new one for each scene would compile every script again. */
type Series = { language: Language; scenes: readonly Scene[] };

/** So many pages at once: while one is loaded, another is drawn. */
const CAMERAS = 3;
/** What stands lower is cut off: a sheet would not show it either. */
const TALLEST = 1_700;
const PATIENCE_MS = 30_000;
/** So many scenes of a viewer on one page: with more, the last page would be busy for long after the others. */
const SERIES = 8;

/** Every scene in every look. Answers what went wrong: one scene that cannot be reached does not stop the others. */
export async function takePictures(shooting: Shooting): Promise<string[]> {
  const all = shooting.chapters.flatMap(({ scenes }) => scenes);
  const viewers = [...new Set(all.map(({ as }) => as))];
  const waiting: Series[] = viewers
    .map((viewer) => all.filter(({ as }) => as === viewer))
    .flatMap((scenes) => portionsOf(scenes))
    .flatMap((scenes) => LANGUAGES.map((language) => ({ language, scenes })));
  const troubles: string[] = [];
  const camera = async () => {
    for (let series = waiting.shift(); series; series = waiting.shift()) {
      const page = await openPage(shooting, series);
      for (const [at, scene] of series.scenes.entries()) {
        if (scene.kept || series.scenes[at - 1]?.kept) await forget(page, shooting, scene);
        await shoot(page, shooting, series, scene).catch(({ message }: Error) => {
          const [reason] = message.split('\n');
          troubles.push(`${scene.name}, ${series.language.locale}: ${reason}`);
        });
      }
      await page.context().close();
    }
  };
  await Promise.all(Array.from({ length: CAMERAS }, camera));
  return troubles;
}

function portionsOf(scenes: readonly Scene[]): Scene[][] {
  const count = Math.ceil(scenes.length / SERIES);
  return Array.from({ length: count }, (_, at) => scenes.slice(at * SERIES, (at + 1) * SERIES));
}

async function openPage({ browser, url, scenery }: Shooting, { language, scenes }: Series): Promise<Page> {
  // Nobody goes offline here: the worker that prepares for it would only cost time.
  const quick = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
  const context = await browser.newContext({ viewport: SCREENS[0].viewport, ...quick });
  context.setDefaultTimeout(PATIENCE_MS);
  const viewer = scenes[0]?.as;
  const cookies = new Map([...(viewer ? scenery.viewers[viewer].cookies : []), ['fursa_locale', language.locale]]);
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  // Pictures of maps would come from elsewhere.
  await context.route(
    (address) => !address.href.startsWith(url),
    (route) => route.abort(),
  );
  const page = await context.newPage();
  // A form that was left unsaved asks before it goes.
  page.on('dialog', (dialog) => dialog.accept());
  return page;
}

async function shoot(page: Page, { url, scenery, folder }: Shooting, { language }: Series, scene: Scene) {
  await page.setViewportSize(SCREENS[0].viewport);
  await page.emulateMedia({ colorScheme: language.shades[0] });
  await page.goto(url + (typeof scene.path === 'string' ? scene.path : scene.path(scenery)));
  await untilAlive(page);
  await scene.open?.({ page, scenery, say: (key) => language.texts[key] ?? key });
  // The same page gets narrower, as a window does: loading it again would take most of the time.
  for (const screen of SCREENS) {
    await page.setViewportSize(screen.viewport);
    await untilAtRest(page);
    for (const shade of language.shades) {
      await page.emulateMedia({ colorScheme: shade });
      await take(page, screen, path.join(folder, fileOf(scene.name, lookOf(screen, language, shade))));
    }
  }
}

async function take(page: Page, { viewport }: Screen, file: string): Promise<void> {
  // A dialog covers the screen, not the page behind it.
  const isCovered = await page.evaluate(() => document.querySelector('[role$="dialog"]') !== null);
  const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), TALLEST);
  await page.screenshot({
    path: file,
    // Drawn in a third of the time that a lossless picture takes.
    type: 'jpeg',
    quality: 85,
    fullPage: !isCovered,
    clip: { x: 0, y: 0, width: viewport.width, height: isCovered ? viewport.height : height },
  });
}

/** What earlier scenes left in the browser's memory would be offered in this one. */
async function forget(page: Page, { url, scenery }: Shooting, { kept }: Scene): Promise<void> {
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((entry) => {
    localStorage.clear();
    sessionStorage.clear();
    if (entry) localStorage.setItem(...entry);
  }, kept?.(scenery));
}

async function untilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && document.querySelector('[aria-busy="true"]:not(button)') === null,
  );
}

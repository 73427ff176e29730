import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { fileOf, LOOKS } from './looks.ts';
import type { Scene } from './scene.ts';
import type { Chapter } from './scenes.ts';

/** More rows would be drawn too small to be read at a glance. */
const ROWS = 5;
const WIDE = 480;
const NARROW = 220;
const isWide = (look: string) => look.startsWith('1280');

/** Each chapter as a page whose pictures can be opened, and as a few big pictures. Answers how many those are. */
export async function drawSheets(browser: Browser, chapters: readonly Chapter[], folder: string): Promise<number> {
  const width = LOOKS.reduce((sum, look) => sum + (isWide(look) ? WIDE : NARROW) + 16, 16);
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  let count = 0;
  for (const { name, scenes } of chapters) {
    await writeFile(path.join(folder, `${name}.html`), sheetOf(name, scenes, folder));
    const part = path.join(folder, 'part.html');
    for (let row = 0; row < scenes.length; row += ROWS) {
      await writeFile(part, sheetOf(name, scenes.slice(row, row + ROWS), folder));
      await page.goto(pathToFileURL(part).href);
      const file = path.join(folder, `${name}-${row / ROWS + 1}.jpg`);
      await page.screenshot({ path: file, type: 'jpeg', quality: 85, fullPage: true, timeout: 0 });
      count += 1;
    }
    await rm(part);
  }
  await page.close();
  return count;
}

function sheetOf(name: string, scenes: readonly Scene[], folder: string): string {
  const cells = (scene: string) =>
    LOOKS.map((look) => {
      const file = fileOf(scene, look);
      const width = isWide(look) ? WIDE : NARROW;
      const picture = existsSync(path.join(folder, file))
        ? `<a href="${file}"><img src="${file}" width="${width}" alt=""></a>`
        : 'missing';
      return `<td style="width:${width}px">${picture}</td>`;
    }).join('');
  const rows = scenes.map((scene) => `<tr><th colspan="${LOOKS.length}">${scene.name}<tr>${cells(scene.name)}`);
  return `<!doctype html><meta charset="utf-8"><title>${name}</title>
<style>
body { margin: 0; background: #777; font: 600 15px system-ui; color: #fff }
table { border-spacing: 16px 4px; table-layout: fixed }
td { vertical-align: top } th { text-align: start; padding-top: 14px }
img { display: block; max-height: 620px; object-fit: cover; object-position: top }
</style>
<table><tr>${LOOKS.map((look) => `<td>${look}</td>`).join('')}</tr>${rows.join('')}</table>
`;
}

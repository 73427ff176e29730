import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser } from '../harness/browser.ts';
import { startFursa } from '../harness/fursa-process.ts';
import prepareDemo from '../harness/prepare-data-folder.ts';
import { drawSheets } from './contact-sheets.ts';
import { routesWithoutScene } from './every-route.ts';
import { prepareScenery } from './scenery.ts';
import { CHAPTERS } from './scenes.ts';
import { takePictures } from './take-pictures.ts';

// `npm run screenshots`: all of it; `npm run screenshots -- account`: the chapters and scenes with that in their name.
const FOLDER = path.resolve('screenshots');
const started = Date.now();
const [wanted = ''] = process.argv.slice(2);
const chapters = CHAPTERS.map(({ name, scenes }) => ({
  name,
  scenes: name.includes(wanted) ? scenes : scenes.filter((scene) => scene.name.includes(wanted)),
})).filter(({ scenes }) => scenes.length > 0);

await prepareDemo();
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
/** Shown on pages and never asked: nobody goes there. */
const PROVIDER = {
  OIDC_TEST_ISSUER: 'http://localhost:9',
  OIDC_TEST_CLIENT_ID: 'pictures',
  OIDC_TEST_LABEL: 'Tamsira Logistics',
};
const [fursa, browser] = await Promise.all([startFursa({ env: PROVIDER }), launchBrowser({ isLean: false })]);
const troubles: string[] = [];
let sheets = 0;
try {
  const scenery = await prepareScenery(fursa);
  troubles.push(...(await takePictures({ browser, url: fursa.url, scenery, chapters, folder: FOLDER })));
  sheets = await drawSheets(browser, chapters, FOLDER);
  for (const route of routesWithoutScene(scenery)) troubles.push(`no scene shows /${route}`);
} finally {
  await browser.close();
  await fursa.stop();
}
for (const trouble of troubles) console.error(`✗ ${trouble}`);
console.log(`${sheets} contact sheets in ${FOLDER}, after ${Math.round((Date.now() - started) / 1000)} s`);
process.exit(troubles.length > 0 ? 1 : 0);

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible, launchBrowser, openPage, PHONE, visit } from '../harness/browser.ts';
import { type FursaProcess, startFursa } from '../harness/fursa-process.ts';
import * as wizard from '../harness/wizard.ts';

const { press } = wizard;

let fursa: FursaProcess;
let browser: Browser;
let slug: string;
beforeAll(async () => {
  [fursa, browser] = await Promise.all([startFursa(), launchBrowser()]);
  const publish = await wizard.publisher(fursa.url);
  slug = (await publish({ application_form: 'simple', title: 'Ice Maker', pass_mark: 1, screening_mode: 'advise' }))
    .slug;
});
afterAll(async () => {
  await browser?.close();
  await fursa?.stop();
});

it('moves from one browser to another by a link', async () => {
  const { page, context } = await openPage(browser);
  await visit(page, `${fursa.url}/job/${slug}/apply`);
  await page.getByLabel('Full Name').fill('Deeqa Twohomes');
  await page.getByLabel('Email').fill('deeqa@mail.example');
  await press(page, 'Continue elsewhere');
  const dialog = page.getByRole('dialog', { name: 'Continue on another device' });
  await expectAccessible(page);
  const link = await dialog.getByRole('textbox').inputValue();
  expect(link).toMatch(/\/apply\?token=[\w-]{22,}$/);

  const elsewhere = await openPage(browser, { viewport: PHONE });
  await visit(elsewhere.page, link);
  await expect.poll(() => elsewhere.page.getByLabel('Full Name').inputValue()).toBe('Deeqa Twohomes');
  expect(await elsewhere.page.getByLabel('Email').inputValue()).toBe('deeqa@mail.example');
  expect(elsewhere.page.url()).not.toContain('token');
  await Promise.all([context.close(), elsewhere.context.close()]);
});

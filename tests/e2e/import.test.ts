import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiOf, OWNER } from '../harness/board-page.ts';
import {
  expectAccessibleLightAndDark,
  expectNoSidewaysScroll,
  openPage,
  PHONE,
  signIn,
  visit,
} from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();

const TABLE = [
  'first_name;last_name;email1;phone_cell;pipeline;owner_id',
  'Hodan;Imported;hodan.imported@mail.example;+252615550148;2nd interview;1',
  'Peter;Imported;peter.imported@mail.example;;Hired;1',
  'Ruth;Imported;not an address;;New;1',
].join('\r\n');
const chosen = { name: 'people-2024.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) };

async function openAs(address: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(site.browser, options);
  await signIn(opened.page, site.url, OWNER);
  await visit(opened.page, `${site.url}${address}`);
  return opened;
}

describe('the import', () => {
  it('leads from the file to the board, with the refused rows as a file', async () => {
    const { page, context, troubles } = await openAs('/company/import');
    await expectAccessibleLightAndDark(page);
    await page.locator('input[type=file]').setInputFiles(chosen);
    await page.getByText('looks like OpenCATS').waitFor();
    await page.getByRole('combobox', { name: 'Job for rows that name none' }).selectOption({ index: 1 });
    await page.getByRole('heading', { name: '2 rows can be imported, 1 cannot' }).waitFor();
    await page.getByText('Not an e-mail address').first().waitFor();
    await expectAccessibleLightAndDark(page);
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByRole('heading', { name: '2 applications were imported' }).waitFor({ timeout: 20_000 });
    await expectAccessibleLightAndDark(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Save the refused row' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('refused-people-2024.csv');
    await visit(page, `${site.url}/company/applications?q=hodan+imported`);
    await page.getByText('Imported from people-2024.csv').first().waitFor({ state: 'attached' });
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('fits a phone and reads from right to left', async () => {
    const client = await apiOf(site);
    const { body } = await client.upload('/company/imports', chosen.name, chosen.buffer);
    const { page, context } = await openAs(`/company/import/${body.id}`, { viewport: PHONE, locale: 'ar' });
    await page.getByRole('table').waitFor();
    await expectNoSidewaysScroll(page);
    await context.close();
  });
});

describe('jobs on another site', () => {
  it('are shown by the script under a strict policy, with the keyboard, and leave a link when they cannot be had', async () => {
    const { page, context, troubles } = await openAs('/company/embed');
    const frame = page.frameLocator('iframe');
    const list = frame.getByRole('region', { name: /^Open jobs at / });
    await list.getByRole('link').first().waitFor();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
    await frame.locator('section[dir=rtl]').waitFor();
    await expectAccessibleLightAndDark(page);
    expect(troubles).toEqual([]);
    const code = await page.getByRole('textbox', { name: 'Code' }).inputValue();
    await context.close();

    // Any site: it allows only the script and the calls of this one.
    const file = path.join(site.fursa.dataDir, 'careers.html');
    const failing = code.replace(/company="[^"]*"/, 'company="nobody-at-all"');
    await writeFile(file, `<!doctype html><html lang="sw">${code}${failing}`);
    const other = await openPage(site.browser);
    await other.page.goto(`file://${file}`);
    await other.page.getByRole('region').getByRole('link').first().focus();
    expect(await other.page.getByRole('region').count()).toBe(1);
    await other.page.locator('fursa-jobs[company=nobody-at-all] > a').waitFor();
    await other.context.close();
  });
});

describe('the export', () => {
  it('is asked for, made and downloaded', async () => {
    const { page, context } = await openAs('/company/export');
    await expectAccessibleLightAndDark(page);
    await page.getByRole('button', { name: 'Export everything' }).click();
    const link = page.getByRole('link', { name: 'Download the archive' });
    await link.waitFor({ timeout: 60_000 });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^fursa-[\d-]+\.zip$/);
    await context.close();
  });
});

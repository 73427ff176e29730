import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { apiOf } from '../harness/board-page.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  PHONE,
  signIn,
  untilAlive,
  visit,
} from '../harness/browser.ts';
import { arabic, english, somali } from '../harness/shipped-texts.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();
const ADMIN = 'admin@fursa.example';

type Options = NonNullable<Parameters<typeof openPage>[1]>;

async function openEditor(search: string, options: Options = {}) {
  const opened = await openPage(site.browser, options);
  await signIn(opened.page, site.url, ADMIN);
  await visit(opened.page, `${site.url}/admin/translations${search}`);
  return opened;
}
const field = (page: Page, key: string) => page.getByRole('textbox', { name: new RegExp(`of ${key}$`) });
const row = (page: Page, key: string) => page.getByRole('listitem').filter({ has: field(page, key) });

/** Opens the site as a visitor. */
async function openAsVisitor(locale: string) {
  const opened = await openPage(site.browser, { locale });
  await visit(opened.page, `${site.url}/login`);
  return opened;
}
const title = async (page: Page) => (await page.title()).replace(' · Fursa', '');

describe('a text', () => {
  it('written in Arabic is read on the public page at once, and as shipped again after a reset', async () => {
    const key = 'identity.sign_in';
    const visitor = await openAsVisitor('ar');
    expect(await title(visitor.page)).toBe(arabic[key]);
    const { page, context, troubles } = await openEditor(`?locale=ar&q=${key}`);
    const writing = field(page, key);
    expect([await writing.getAttribute('dir'), await writing.getAttribute('lang')]).toEqual(['rtl', 'ar']);
    await writing.fill('ادخل الآن');
    await writing.press('Enter');
    await row(page, key).getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Changed 1' }).waitFor();

    // Once by a link within an open page, and once with a full load.
    await visitor.page.getByRole('link', { name: arabic['identity.i_look_for_work'] as string }).click();
    await visitor.page.getByRole('link', { name: 'ادخل الآن' }).first().click();
    await expect.poll(() => title(visitor.page)).toBe('ادخل الآن');
    await visitor.page.reload();
    await untilAlive(visitor.page);
    expect(await title(visitor.page)).toBe('ادخل الآن');

    await row(page, key)
      .getByRole('button', { name: `Reset ${key}` })
      .click();
    await page.getByText(`${key} was reset to the default`).waitFor();
    await expect.poll(() => writing.inputValue()).toBe(arabic[key]);
    await visitor.page.reload();
    expect(await title(visitor.page)).toBe(arabic[key]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await row(page, key).getByText('Saved', { exact: true }).waitFor();
    await expect.poll(() => writing.inputValue()).toBe('ادخل الآن');
    await row(page, key)
      .getByRole('button', { name: `Reset ${key}` })
      .click();
    await row(page, key).getByText('Changed').waitFor({ state: 'detached' });
    expect([...troubles, ...visitor.troubles]).toEqual([]);
    await context.close();
    await visitor.context.close();
  });

  it('of English is changed like any other, and nothing of the change is left after a reset', async () => {
    const key = 'identity.sign_in';
    const { page, context } = await openEditor(`?locale=en&q=${key}`);
    await field(page, key).fill('Come in');
    await field(page, key).blur();
    await row(page, key).getByText('Saved', { exact: true }).waitFor();
    const visitor = await openAsVisitor('en');
    expect(await title(visitor.page)).toBe('Come in');
    await row(page, key)
      .getByRole('button', { name: `Reset ${key}` })
      .click();
    await row(page, key).getByText('Changed').waitFor({ state: 'detached' });
    await visitor.page.reload();
    expect(await title(visitor.page)).toBe(english[key]);
    await context.close();
    await visitor.context.close();
  });

  it('that is broken is refused beside the field, and stays until it is mended', async () => {
    const key = 'approval.reject_title';
    const { page, context, troubles } = await openEditor(`?locale=so&q=${key}`);
    const writing = field(page, key);
    await writing.fill('Diid?');
    await writing.press('Enter');
    await row(page, key).getByText('Please keep {title} in the text').waitFor();
    expect([await writing.inputValue(), await writing.getAttribute('aria-invalid')]).toEqual(['Diid?', 'true']);
    await expectAccessible(page);
    await writing.fill('<b>Diid</b> {title}?');
    await writing.blur();
    await row(page, key).getByText('please leave out HTML such as <b>').waitFor();
    // The typed text survives a search for something else.
    await page.getByRole('searchbox').fill('shell.jobs');
    await field(page, 'shell.jobs').waitFor();
    await page.getByRole('searchbox').fill(key);
    await row(page, key).getByText('Not saved').waitFor();
    await expect.poll(() => writing.inputValue()).toBe('<b>Diid</b> {title}?');
    // Leaving the page asks for confirmation.
    await page.getByRole('link', { name: 'Approvals' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await writing.focus();
    await writing.press('Escape');
    await expect.poll(() => writing.inputValue()).toBe(somali[key]);
    expect(troubles.filter((trouble) => !trouble.includes('422'))).toEqual([]);
    await context.close();
  });

  it('that somebody else has changed shows theirs, and keeps what was typed', async () => {
    const key = 'shell.team';
    const { page, context } = await openEditor(`?locale=so&q=${key}`);
    const other = await apiOf(site, ADMIN);
    const theirs = { locale: 'so', key, text: 'Kooxdooda', before: somali[key] };
    expect((await other.request('PUT', '/admin/translations', theirs)).status).toBe(200);
    await field(page, key).fill('Kooxdayda');
    await field(page, key).press('Enter');
    await row(page, key).getByText('Kooxdooda').waitFor();
    await expect.poll(() => field(page, key).inputValue()).toBe('Kooxdayda');
    await expectAccessible(page);
    await row(page, key).getByRole('button', { name: 'Save mine' }).click();
    await row(page, key).getByText('Saved', { exact: true }).waitFor();
    const { entries } = (await other.get(`/api/admin/translations?locale=so&q=${key}`)).body;
    expect(entries[0].text).toBe('Kooxdayda');
    await other.post('/admin/translations/reset', { locale: 'so', key, before: 'Kooxdayda' });
    await context.close();
  });
});

describe('the list', () => {
  it('is walked with the keyboard, also on to the next texts, and keeps its filters in the address', async () => {
    const { page, context, troubles } = await openEditor('?locale=so');
    const fields = page.locator('[data-translation]');
    const count = await fields.count();
    await fields.first().focus();
    await page.keyboard.press('Enter');
    expect(await fields.nth(1).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Shift+Enter');
    expect(await fields.first().evaluate((one) => one === document.activeElement)).toBe(true);
    const first = await fields.first().getAttribute('id');
    await fields.nth(count - 1).focus();
    await page.keyboard.press('Enter');
    await page.getByText(`${count + 1}–${2 * count} of`).waitFor();
    await expect.poll(() => fields.first().evaluate((one) => one === document.activeElement)).toBe(true);
    expect(first).not.toBe(await fields.first().getAttribute('id'));

    await page.getByRole('link', { name: /^Missing/ }).click();
    await page.getByText('Nothing is missing').waitFor();
    await page.getByRole('link', { name: 'Kiswahili' }).click();
    await page.waitForURL(/locale=sw.*show=missing/);
    await page.reload();
    await page.getByText('Every text of Kiswahili is translated.').waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('is for admins alone', async () => {
    const { page, context } = await openPage(site.browser);
    await visit(page, `${site.url}/admin/translations`);
    expect(page.url()).toContain('/login?next=%2Fadmin%2Ftranslations');
    await signIn(page, site.url, 'reviewer@fursa.example');
    await visit(page, `${site.url}/admin/translations`);
    await page.getByText('You do not have access to this page').waitFor();
    await context.close();
  });

  it.each([
    ['wide', {}, ''],
    ['wide and dark', { colorScheme: 'dark' }, '&q=count'],
    ['on a phone', { viewport: PHONE }, ''],
    ['on a phone, dark, from right to left', { viewport: PHONE, colorScheme: 'dark', locale: 'ar' }, '&q=count'],
  ] as const)('can be read and written by everybody: %s', async (_look, options, query) => {
    const { page, context } = await openEditor(`?locale=ar${query}`, options);
    await page.locator('[data-translation]').first().waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await context.close();
  });
});

describe('a file', () => {
  it('is exported, changed, looked at and imported', async () => {
    const { page, context, troubles } = await openEditor('?locale=so&q=shell.jobs');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('fursa-so.json');
    const texts = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, string>;
    expect(texts['shell.jobs']).toBe(somali['shell.jobs']);
    Object.assign(texts, { 'shell.jobs': 'Shaqooyin badan', 'approval.reject_title': 'Diid', 'no.such': 'x' });

    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import texts of Soomaali' });
    const choose = (name: string, content: string) =>
      dialog
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
    await choose('notes.txt', 'hello');
    await dialog.getByText('This file is not JSON.').waitFor();
    await choose('fursa-so.json', JSON.stringify(texts));
    await dialog.getByText('1 text will change').waitFor();
    await dialog.getByText('2 are refused and will not be imported').waitFor();
    await dialog.getByText('There is no text with this key.').waitFor();
    await dialog.getByText('Please keep {title} in the text').waitFor();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Change 1 text' }).click();
    await page.getByText('1 text of Soomaali was changed').waitFor();
    await page.getByText('2 were refused and left as they were.').waitFor();
    await expect.poll(() => field(page, 'shell.jobs').inputValue()).toBe('Shaqooyin badan');
    await row(page, 'shell.jobs').getByRole('button', { name: 'Reset shell.jobs' }).click();
    await page.getByText('shell.jobs was reset to the default').waitFor();
    expect(troubles.filter((trouble) => !trouble.includes('422'))).toEqual([]);
    await context.close();
  });
});

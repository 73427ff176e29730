import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminSettings, changeSettings, type Setting } from '#shared/reference/settings.contract.ts';
import { SHIPPED_SETTINGS } from '#shared/reference/settings.values.ts';
import {
  DEMO_PASSWORD,
  expectAccessible,
  expectAccessibleLightAndDark,
  expectNoSidewaysScroll,
  isOnScreen,
  openPage,
  PHONE,
  signIn,
  visit,
} from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';
import { TestClient } from '../harness/test-client.ts';

const site = siteForTests();
const ADMIN = 'admin@fursa.example';

/** Another admin, or the same one in another browser. */
const other = new TestClient('');
const readSettings = async (): Promise<Setting[]> => (await other.call(adminSettings, {})).body.settings;
beforeEach(async () => {
  Object.assign(other, { baseUrl: site.url });
  await other.post('/login', { email: ADMIN, password: DEMO_PASSWORD });
  const seen = Object.fromEntries((await readSettings()).map(({ key, changed_at }) => [key, changed_at]));
  expect((await other.call(changeSettings, { ...SHIPPED_SETTINGS, seen })).status).toBe(200);
});

async function openSettings(options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(site.browser, options);
  await signIn(opened.page, site.url, ADMIN);
  await visit(opened.page, `${site.url}/admin/settings`);
  return opened;
}
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.locator('[data-toasts]').getByText('Settings saved').waitFor();
};
/** The page that visitors get, fetched without a browser cache. */
const sent = async (path = '/') => (await fetch(site.url + path)).text();

describe('the settings page', () => {
  it('changes the name and the colour of all pages at once', async () => {
    // Requested twice, so that the second page comes from the cache.
    expect([await sent(), await sent()][1]).toContain('aria-label="Fursa"');
    const { page, context, troubles } = await openSettings();
    await page.getByLabel('Name of the site').fill('Shaqo & <i>Sons</i>');
    await page.getByLabel('Accent colour on light pages', { exact: true }).fill('#7a1f5c');
    await page.getByLabel('Accent colour on dark pages', { exact: true }).fill('#f29ac9');
    await page.getByLabel('Reason (kept in the audit log)').fill('A name of our own');
    await save(page);
    // The layout around the form changes without a reload.
    await page.getByRole('banner').getByText('Shaqo & <i>Sons</i>').waitFor();
    await expect.poll(() => page.title()).toBe('Settings · Shaqo & <i>Sons</i>');
    await page.getByText('All changes saved').waitFor();

    expect(await sent()).not.toContain('Shaqo & <i>');
    const visitor = await openPage(site.browser);
    await visit(visitor.page, `${site.url}/jobs`);
    await visitor.page.getByRole('banner').getByText('Shaqo & <i>Sons</i>').waitFor();
    expect(await visitor.page.title()).toBe('Jobs · Shaqo & <i>Sons</i>');
    const doorway = visitor.page.getByRole('banner').locator('svg').first();
    const colour = () => doorway.evaluate((element) => getComputedStyle(element).color);
    expect(await colour()).toBe('rgb(122, 31, 92)');
    await expectAccessible(visitor.page);
    await visitor.page.emulateMedia({ colorScheme: 'dark' });
    expect(await colour()).toBe('rgb(242, 154, 201)');
    await expectAccessible(visitor.page);
    await visitor.page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(visitor.page);
    expect([...troubles, ...visitor.troubles]).toEqual([]);
    await visitor.context.close();

    // Restores the default.
    await page.getByLabel('Name of the site').fill('Fursa');
    for (const _colour of ['light', 'dark'])
      await page.getByRole('button', { name: 'Reset to default' }).first().click();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect.poll(() => sent()).toContain('aria-label="Fursa"');
    expect(await sent()).not.toContain('style="--accent');
    await context.close();
  });

  it('says beside a setting what is wrong with it, and keeps what was typed', async () => {
    const { page, context, troubles } = await openSettings();
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && calls.push(request.url()));
    await page.getByLabel('Accent colour on light pages', { exact: true }).fill('#7adcbf');
    await page.getByLabel('Wait before applying again').fill('400');
    await page.getByRole('radio', { name: 'Google Maps' }).check();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await page.getByText('This colour is too pale to read on light pages').waitFor();
    await page.getByText('Please give a whole number from 0 to 365.').waitFor();
    expect(calls).toEqual([]);
    await expectAccessible(page);
    await page.getByLabel('Accent colour on light pages', { exact: true }).fill('#0b6b53');
    await page.getByLabel('Wait before applying again').fill('30');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await page.getByText('Google’s map needs a key.').waitFor();
    expect(await page.getByRole('radio', { name: 'Google Maps' }).isChecked()).toBe(true);
    expect(calls).toEqual([]);
    // Leaving by a link asks for confirmation.
    await page.getByRole('banner').getByRole('link', { name: 'Approvals' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
    expect(new URL(page.url()).pathname).toBe('/admin/settings');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('tells of another admin who was quicker, and lets either have their way; new jobs begin with the pass mark', async () => {
    const { page, context } = await openSettings();
    const seen = Object.fromEntries((await readSettings()).map(({ key, changed_at }) => [key, changed_at]));
    const quicker = await other.call(changeSettings, { pass_mark: 65, seen });
    expect(quicker.status, quicker.text).toBe(200);

    await page.getByLabel('Default pass mark').fill('70');
    await page.getByLabel('Sent emails').fill('14');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await page.getByText('Another admin has just set this to: 65.').waitFor();
    await expect.poll(() => page.getByLabel('Default pass mark').inputValue()).toBe('70');
    await expect.poll(() => page.getByLabel('Sent emails').inputValue()).toBe('14');
    await save(page);
    const values = Object.fromEntries((await readSettings()).map(({ key, value }) => [key, value]));
    expect(values).toMatchObject({ pass_mark: 70, sent_mail_days: 14 });
    await context.close();

    const employer = await openPage(site.browser);
    await signIn(employer.page, site.url, 'employer@fursa.example');
    await visit(employer.page, `${site.url}/company/jobs/new`);
    await expect.poll(() => employer.page.getByRole('slider', { name: 'Pass mark' }).inputValue()).toBe('70');
    await employer.context.close();
  });

  it('brings the save bar to the bottom of a phone once something was changed, and not before', async () => {
    const { page, context } = await openSettings({ viewport: PHONE });
    const button = page.getByRole('button', { name: 'Save settings' });
    expect(await isOnScreen(button)).toBe(false);
    await page.getByLabel('Name of the site').fill('Shaqo');
    await expect.poll(() => isOnScreen(button)).toBe(true);
    await context.close();
  });

  it('is reached on a phone by the menu of the bottom bar, which is marked there', async () => {
    const { page, context } = await openSettings({ viewport: PHONE });
    const dock = page.locator('nav[data-dock]');
    const menu = dock.locator('summary');
    expect(await menu.getAttribute('aria-current')).toBe('true');
    await menu.click();
    expect(await dock.getByRole('link', { name: 'Settings' }).getAttribute('aria-current')).toBe('page');
    await expectAccessible(page);
    await dock.getByRole('link', { name: 'Translations' }).click();
    await page.waitForURL('**/admin/translations');
    await dock.getByRole('link', { name: 'Settings' }).waitFor({ state: 'hidden' });
    await context.close();
  });

  it('is for admins alone', async () => {
    const { page, context } = await openPage(site.browser);
    await signIn(page, site.url, 'reviewer@fursa.example');
    expect((await page.goto(`${site.url}/admin/settings`))?.status()).toBe(403);
    await context.clearCookies();
    await page.goto(`${site.url}/admin/settings`);
    expect(new URL(page.url()).pathname).toBe('/login');
    await context.close();
  });

  it.each(['en', 'ar'])('can be read and used by everybody, light and dark: %s', async (locale) => {
    const { page, context, troubles } = await openPage(site.browser);
    await signIn(page, site.url, ADMIN);
    await context.addCookies([{ name: 'fursa_locale', value: locale, url: site.url }]);
    await visit(page, `${site.url}/admin/settings`);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(locale === 'ar' ? 'rtl' : 'ltr');
    await expectAccessibleLightAndDark(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(PHONE);
    await expectAccessibleLightAndDark(page);
    await expectNoSidewaysScroll(page);
    expect(troubles).toEqual([]);
    await context.close();
  });
});

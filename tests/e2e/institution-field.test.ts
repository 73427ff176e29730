import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, openPage } from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();

const PATIENCE = { timeout: 30_000 };

const field = (page: Page) => page.getByRole('combobox', { name: 'Institution (InstitutionField)' });
const countries = (page: Page) => page.getByLabel('Country of the institution').locator('option');
const options = (page: Page) => page.locator('[role=listbox] [role=option]');

async function openField(country?: string) {
  const opened = await openPage(site.browser);
  const { page } = opened;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/institutions/search')) asked.push(request.url());
  });
  await page.goto(`${site.url}/docs/ui`, { waitUntil: 'domcontentloaded' });
  // The countries are loaded by the page's script: once they are there, the page answers.
  await countries(page).nth(200).waitFor({ state: 'attached' });
  if (country) await page.getByLabel('Country of the institution').selectOption(country);
  return { ...opened, asked };
}

describe('the field for an institution', { timeout: 120_000 }, () => {
  it('waits for a country', async () => {
    const { page, context } = await openField();
    await expect.poll(() => field(page).isDisabled(), PATIENCE).toBe(true);
    expect(await field(page).getAttribute('placeholder')).toBe('Choose the country first');
    await expectAccessible(page);
    await page.getByLabel('Country of the institution').selectOption('Somalia');
    await expect.poll(() => field(page).isDisabled(), PATIENCE).toBe(false);
    await context.close();
  });

  it('suggests while somebody types, with a slip, and takes what is chosen with the mouse', async () => {
    const { page, context, troubles, asked } = await openField('Kenya');
    await field(page).pressSequentially('nairobbi', { delay: 5 });
    await options(page).filter({ hasText: 'University of Nairobi' }).waitFor();
    expect(new URL(asked.at(-1) ?? '').searchParams.get('q')).toBe('nairobbi');
    await options(page).filter({ hasText: 'University of Nairobi' }).click();
    await expect.poll(() => field(page).inputValue(), PATIENCE).toBe('University of Nairobi');
    await expect.poll(() => options(page).count(), PATIENCE).toBe(0);
    // The chosen name can be changed again, and chosen again.
    await field(page).fill('univ');
    await options(page).first().waitFor();
    await field(page).fill('university of nai');
    await options(page).filter({ hasText: 'University of Nairobi' }).click();
    await expect.poll(() => field(page).inputValue(), PATIENCE).toBe('University of Nairobi');
    await page.keyboard.press('Tab');
    await expectAccessible(page);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('works by keyboard alone', async () => {
    const { page, context } = await openField('Somalia');
    await field(page).focus();
    await page.keyboard.type('muqdisho');
    await options(page).filter({ hasText: 'Mogadishu University' }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => field(page).inputValue(), PATIENCE).toBe('Mogadishu University');
    await expect.poll(() => field(page).getAttribute('aria-expanded'), PATIENCE).toBe('false');
    await context.close();
  });

  it('takes the person’s own words, and the list goes when the field is left', async () => {
    const { page, context } = await openField('Somalia');
    await field(page).pressSequentially('Univ');
    await options(page).first().waitFor();
    await field(page).pressSequentially('ersity of My Street');
    await page.keyboard.press('Tab');
    await expect.poll(() => options(page).count(), PATIENCE).toBe(0);
    await expect.poll(() => field(page).inputValue(), PATIENCE).toBe('University of My Street');
    await context.close();
  });

  it('is a plain field when the search fails', async () => {
    const { page, context } = await openField('Somalia');
    await page.route('**/api/institutions/search**', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await field(page).pressSequentially('Hargeisa School');
    await failed;
    await expect.poll(() => field(page).getAttribute('aria-expanded'), PATIENCE).toBe('false');
    await page.keyboard.press('Tab');
    await expect.poll(() => field(page).inputValue(), PATIENCE).toBe('Hargeisa School');
    await context.close();
  });

  it('offers a short list of countries when theirs cannot be loaded', async () => {
    const { page, context } = await openPage(site.browser);
    await page.route('**/api/countries**', (route) => route.abort());
    await page.goto(`${site.url}/docs/ui`, { waitUntil: 'domcontentloaded' });
    await expect
      .poll(() => countries(page).allTextContents(), PATIENCE)
      .toEqual([
        'Choose',
        'United States',
        'United Kingdom',
        'Canada',
        'Australia',
        'India',
        'Pakistan',
        'Nigeria',
        'Kenya',
        'South Africa',
      ]);
    await context.close();
  });
});

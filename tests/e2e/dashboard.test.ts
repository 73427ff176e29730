import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, openPage, PHONE, signIn, visit } from '../harness/browser.ts';
import { arabic } from '../harness/shipped-texts.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();

/** No text ends in dots because its line is too short. */
async function expectWhole(texts: Locator): Promise<void> {
  await texts.first().waitFor();
  const cut = await texts.evaluateAll((all) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
}

/** Where the texts of a list's rows begin. */
const startsOf = (page: Page) =>
  page
    .locator('main ul')
    .first()
    .locator('li p:first-child')
    .evaluateAll((all) => [
      ...new Set(
        all.map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return Math.round(range.getBoundingClientRect().right);
        }),
      ),
    ]);

describe('the dashboard', () => {
  it.each(['candidate', 'employer'])('shows whole titles on a phone: %s', async (name) => {
    const { page, context } = await openPage(site.browser, { viewport: PHONE });
    await signIn(page, site.url, `${name}@fursa.example`);
    await visit(page, `${site.url}/user/dashboard`);
    await expectWhole(page.locator('main li p:first-child'));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await context.close();
  });

  it('lines up from right to left, whatever language a title is in', async () => {
    const { page, context } = await openPage(site.browser, { locale: 'ar' });
    await signIn(page, site.url, 'employer@fursa.example');
    await visit(page, `${site.url}/user/dashboard`);
    expect(await startsOf(page)).toHaveLength(1);
    await context.close();
  });

  it('names the stages in the language of the page', async () => {
    const { page, context } = await openPage(site.browser, { locale: 'ar' });
    await signIn(page, site.url, 'candidate@fursa.example');
    await visit(page, `${site.url}/user/dashboard`);
    await page
      .locator('main ol li')
      .getByText(arabic['stage.interview'] ?? '', { exact: true })
      .first()
      .waitFor();
    await expect.poll(() => page.getByText('Interview', { exact: true }).count()).toBe(0);
    await context.close();
  });

  it('is not for reviewers and admins, who arrive where their work is', async () => {
    const { page, context } = await openPage(site.browser);
    await visit(page, `${site.url}/login`);
    await page.getByLabel('Email').fill('reviewer@fursa.example');
    await page.getByLabel('Password', { exact: true }).fill('fursa-demo-2026');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${site.url}/admin/evaluations`);
    await visit(page, `${site.url}/user/dashboard`);
    expect(page.url()).toBe(`${site.url}/admin/evaluations`);
    await context.clearCookies();
    await signIn(page, site.url, 'admin@fursa.example');
    await visit(page, `${site.url}/user/dashboard`);
    expect(page.url()).toBe(`${site.url}/admin/jobs`);
    await context.close();
  });
});
